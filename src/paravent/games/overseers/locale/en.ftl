title = Overseers
tagline = Gather virtues and vices, look poor, and point at whoever is not.
pitch = Three rounds. Pass cards along, gather virtues and vices, show a few of them, and then everybody points at whoever has the most. Accused, you admit or deny. The highest total wins.
aim = Most points win. Look poor.

## Traits

name-murder = murder
name-benevolence = benevolence
name-malice = malice
name-honesty = honesty
name-piety = piety
name-theft = theft

## Characters

name-fushen = Fushen
name-wuming = Wuming
name-lan = Lan
name-yanmei = Yanmei
name-gan = Gan
name-meixiu = Meixiu
name-nuying = Nuying
name-xie = Xie
name-suyin = Suyin
name-tao = Tao
name-liang = Liang

## What a character can do

power-fushen = Draft: see three characters that nobody has, and become one of them.
power-wuming = Draft, once: everyone picks two cards instead of one. You need not.
power-lan = Placement: two cards above, three below.
power-yanmei = Vote: tilt a card. Its trait loses its nature in your hands and is worth 5 a card.
power-gan = Vote: draw two cards from the discard and keep one, face down.
power-meixiu = Vote: look at two face-down cards of one player. And 3 points.
power-nuying = Vote: slide a card under another of yours. It becomes a copy.
power-xie = Reveal: 1 point more for each honesty and each piety.
power-suyin = Reveal: 2 points more for each murder.
power-tao = Theft: take every theft from the discard. Nobody can rob you.
power-liang = Scoring: take 4 points from a player.

## Positions

name-t0 = top 1
name-t1 = top 2
name-t2 = top 3
name-b0 = bottom 1
name-b1 = bottom 2
name-b2 = bottom 3
name-b3 = bottom 4
name-b4 = bottom 5
name-b5 = bottom 6
name-b6 = bottom 7
name-b7 = bottom 8
name-b8 = bottom 9
name-b9 = bottom 10

name-none = a hidden card
name-left = left
name-right = right

## What is asked

phase-character-choice = Choose your character for this round.
phase-becoming = Fushen: whom do you become?
phase-doubling = Wuming: does everyone pick two cards this time?
phase-pick = { $cards ->
    [one] Pick a card from your pack.
   *[other] Pick { $cards } cards from your pack.
}
phase-discarding = Discard one of your six cards.
phase-placement = Lay out your cards: the top row will be seen by all.
phase-tilting = Yanmei: tilt one of your cards.
phase-keeping = Gan: which of the two cards do you keep?
phase-peeking = Meixiu: whose cards do you look at?
phase-sliding = Nuying: which card slides under which?
phase-vote = Who is the richest? Vote.
phase-accusation-tie = Leader, the votes are tied: { SEAT($tied) }. Who is accused?
phase-judgement = You are accused. Admit and give up two cards, or deny?
phase-mercy = Leader, { SEAT($accused) } is tied for the highest score. Does the penalty fall?
phase-penalty = You lose the two cards that earn most. Which of these pairs?
phase-compensation = Wrongly accused! Take a card from the discard.
phase-theft-tie = Leader, the thefts are tied: { SEAT($tied) }. Who robs?
phase-theft = You have most thefts. Whom do you rob?
phase-gift = { SEAT($thief) } robs you. Which card do you give?
phase-draining = Liang: whose points do you take?
phase-succession = Leader, the poorest are tied: { SEAT($tied) }. Who leads next?

## Moves

move-choose = { NAME($character) }
move-become = Become { NAME($character) }
move-double = Two cards each
move-single = One card each
move-pick = Pick { NAME($cards) }
move-discard = Discard { NAME($card) }
move-place = Above: { NAME($top) } – below: { NAME($bottom) }
move-tilt = Tilt { NAME($position) }
move-keep = Keep { NAME($card) }
move-peek = Look at { SEAT($seat) }: { NAME($first) } and { NAME($second) }
move-slide = Slide { NAME($position) } under { NAME($above) }
move-vote = Vote for { SEAT($seat) }
move-name = Accuse { SEAT($seat) }
move-admit = Admit: give up { NAME($first) } and { NAME($second) }
move-deny = Deny
move-punish = Let the penalty fall
move-pardon = Let it pass
move-lose = Lose { NAME($first) } and { NAME($second) }
move-take = Take { NAME($card) }
move-thief = { SEAT($seat) } robs
move-rob = Rob { SEAT($seat) }
move-give = Give { NAME($position) }
move-drain = Take from { SEAT($seat) }
move-lead = { SEAT($seat) } leads

## What happened

event-round-began = Round { $round } begins. { SEAT($leader) } is the Leader.
event-laid-out = These characters are on offer: { NAME($characters) }.
event-chosen = { SEAT($seat) } chooses { NAME($character) }.
event-characters-dealt = The characters, seat by seat: { NAME($characters) }.
event-packs-dealt = Everyone has six cards; { $aside ->
    [0] none is left over.
    [one] one lies aside, unseen.
   *[other] { $aside } lie aside, unseen.
}
event-pack-received = Your pack: { NAME($cards) }.
event-candidates-seen = { $characters ->
    [none] Fushen ({ SEAT($seat) }) looks at three characters that nobody has.
   *[other] Fushen may become one of: { NAME($characters) }.
}
event-became = Fushen ({ SEAT($seat) }) becomes { NAME($character) }.
event-announced = Wuming ({ SEAT($seat) }) announces: { $cards ->
    [one] one card each.
   *[other] two cards each!
}
event-picked = { $cards ->
    [none] { SEAT($seat) } has picked.
   *[other] You keep { NAME($cards) }.
}
event-packs-passed = The packs move to the { NAME($side) }, { $left ->
    [one] with one card left in each.
   *[other] with { $left } cards left in each.
}
event-discarded = { $card ->
    [none] { SEAT($seat) } discards a card.
   *[other] You discard { NAME($card) }.
}
event-placed = { SEAT($seat) } shows { NAME($top) }.{ $bottom ->
    [none] { "" }
   *[other] { " " }Below, unseen: { NAME($bottom) }.
}
event-tilted = Yanmei ({ SEAT($seat) }) tilts { NAME($position) }: { NAME($card) }.
event-drew = { $cards ->
    [none] Gan ({ SEAT($seat) }) draws two cards from the discard.
   *[other] Gan draws { NAME($cards) }.
}
event-kept = Gan ({ SEAT($seat) }) lays { NAME($card) } at { NAME($position) } and puts the other back.
event-peeked = Meixiu ({ SEAT($seat) }) looks at { SEAT($victim) }: { NAME($positions) }.{ $cards ->
    [none] { "" }
   *[other] { " " }You see { NAME($cards) }.
}
event-slid = Nuying ({ SEAT($seat) }) slides { NAME($position) } under { NAME($above) }.
event-voted = The votes, seat by seat: { SEAT($votes) }.
event-accused = { SEAT($seat) } is accused.
event-admitted = { SEAT($seat) } admits and gives up { NAME($cards) } ({ NAME($positions) }).
event-denied = { SEAT($seat) } denies everything.
event-revealed = { SEAT($seat) } ({ NAME($character) }) has { NAME($cards) }: { $score } points.{ $tilted ->
    [none] { "" }
   *[other] { " " }The tilted trait is { NAME($tilted) }.
}
event-punished = The penalty falls on { SEAT($seat) }.
event-pardoned = { SEAT($seat) } is spared.
event-lost = { SEAT($seat) } loses { NAME($cards) } ({ NAME($positions) }).
event-discard-seen = { $cards ->
    [none] { SEAT($seat) } was accused wrongly and looks through the discard.
   *[other] The discard holds { NAME($cards) }.
}
event-took = { SEAT($seat) } takes { NAME($card) }.
event-thefts-taken = { $thefts ->
    [0] Tao ({ SEAT($seat) }) finds no theft in the discard.
   *[other] Tao ({ SEAT($seat) }) takes every theft from the discard: { NAME($positions) }.
}
event-no-thief = Nobody has a theft that counts.
event-thief-found = { SEAT($seat) } is the thief.
event-robbed = { SEAT($thief) } robs { SEAT($victim) }.
event-gave = { SEAT($victim) } hands { NAME($card) } to { SEAT($thief) }.
event-drained = { $stolen ->
    [true] Liang ({ SEAT($seat) }) takes { $points } points from { SEAT($victim) }.
   *[false] Liang ({ SEAT($seat) }) makes { SEAT($victim) } lose { $points } points.
}
event-counted = Round { $round } is counted, seat by seat: { $scores }.
event-ended = The totals, seat by seat: { $totals }. Chenghuang honours { SEAT($winners) }.

## Endings

ending-rounds = Three rounds are over, and Chenghuang counts.

## Options

option-alternate_pass = Turn the packs
option-alternate_pass-help = In round two packs pass to the right.
option-pick_characters = Choose characters
option-pick_characters-help = From round two on characters are laid out and chosen, the poorest first.
option-liang = Liang's power
option-liang-help = steal: Liang takes up to 4 points. per_card: the victim loses a point for each card, and Liang gains none.
option-open_totals = Open totals
option-open_totals-help = Everyone sees everyone's total at all times.

## The first time that something is asked or happens

first-pick = Keep what makes sets; the rest of the pack goes to your neighbour, who will see it.
first-discarding = Five of the six count; the one that you put away may come back by a wrong accusation.
first-placement = The upper row is open to all, the lower one is hidden until the cards are turned up.
first-vote = Name whom you think the richest; who has the most votes is accused.
first-judgement = Admit: two cards of your choice go. Deny: if you are the richest your best two go; if not, you gain a card.
first-compensation = You were not the richest: a card that was put away is yours.
first-theft = Whoever has the most thefts robs somebody, who chooses what to give.
first-character-choice = Each round has other characters; what each can do stands on its card.
first-becoming = Nobody else sees these three; whom you become, everyone hears.
first-doubling = Once in a round you may make everybody pick two cards at a time.
first-tilting = All your cards of that trait count 5 each and make no set any more.
first-keeping = The card that you keep lies face down; the other goes back into the discard.
first-peeking = Only you see the two cards; everyone sees where you looked.
first-sliding = The card that slides counts as the one above it, until either of them leaves.
first-accusation-tie = The Leader decides between equals, also about themselves.
first-mercy = Denied and tied for the highest score: the best two cards go, or nothing happens, as you say.
first-penalty = Whoever denies as the richest loses the two cards that earn most.
first-theft-tie = Whoever has most thefts robs; between equals the Leader decides.
first-gift = You choose which card goes; its worth goes with it.
first-draining = Four points of another player become yours before the round is counted.
first-succession = The poorest leads next; between equals the old Leader decides.
first-event-tilted = A tilted card loses its nature: all cards of that kind there are worth 5 each.
first-event-counted = Points become face-down tokens; the lowest score leads the next round.

## Screens

word-round = round { $round } of 3
word-character = character
word-player = player
word-rows = rows
word-score = last round
word-total = total
word-votes-for = votes for
word-leader = Leader
word-discard = discard
word-aside = set aside
word-pack = your pack
word-hand = your cards
word-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
word-worth = worth { $points }
word-power = your power
word-laid-out = on offer
word-untaken = nobody took
word-candidates = Fushen sees
word-drawn = Gan drew
word-accused = accused
word-top = top row
word-bottom = bottom row
word-own-secrets = For your eyes only

## A first game

lesson-first-hello = Welcome to the council, { SEAT(0) }! In three rounds everybody collects cards, shows some of them, and guesses who is the richest, who should not be caught. The highest total wins.
lesson-first-character = In this round you are Xie: one point more for each honesty and each piety that you have. Everyone has a character, and a new one each round.
lesson-first-pick = Keep one card of your pack; the others go on to { SEAT(1) }, face down. Sets pay: one honesty is worth 2, two are worth 10, three 18. Tap the honesty.
lesson-first-pick-wrong = A fair card, but a set pays better. Begin with the honesty.
lesson-first-second = Now you see what { SEAT(2) } left you. Another honesty: two of them are worth 10.
lesson-first-second-wrong = Stay with honesty: the second one brings 8 points more.
lesson-first-set = A third honesty makes it 18. Take it before somebody else does.
lesson-first-set-wrong = Look what you have: two honesties. A third brings 8 points more.
lesson-first-single = Your set is full: a fourth honesty would bring only Xie’s point. All other cards but piety count one by one: murder 6, benevolence 4, malice 3, theft 2. Take the best one here.
lesson-first-single-wrong = That brings less. Benevolence is worth 4, whatever else you have.
lesson-first-piety = Two cards, both piety: no choice this time. One piety is worth nothing, two are worth 6, three 21. Tap one.
lesson-first-theft = The last card of a pack is always yours: tap it. Theft is worth 2, and whoever ends the round with most thefts robs somebody of a card.
lesson-first-discard = One of your six cards must go. A single piety is worth nothing but Xie’s point, the theft 2, and it may rob: put the piety away.
lesson-first-discard-wrong = Rather keep that one: it brings more. A single piety is worth nothing but Xie’s point.
lesson-first-place = Tap three cards for the top row: all will see them. The other two stay face down. Show little, and keep two honesties below.
lesson-first-place-wrong = Then more of your set would lie open. Leave two honesties below.
lesson-first-vote = Now everyone names the richest: all five cards count, and the character. Whoever is named most is accused. { SEAT(2) } shows three pieties, which are worth 21! Tap { SEAT(2) }.
lesson-first-vote-wrong = { SEAT(1) } shows 15, with the character’s 2 points. { SEAT(2) } shows three pieties: 21. Vote for the richer one.
lesson-first-accused = You are accused! You looked poor, but { SEAT(2) } remembers which honesties were passed on to you, and { SEAT(1) } thinks so too.
lesson-first-ways = You may admit: then you lose two cards of your choice, and that is all. Or you deny, and all cards are turned up: if you are the richest, you lose your two best; if not, you gain a card.
lesson-first-deny = You have 27: 18 + 4 + 2, and 3 from Xie. { SEAT(2) } shows 21 and hides two cards. Do you deny?
lesson-first-deny-wrong = Prudent, but two cards are much. { SEAT(2) } has 21 points in sight, and two more cards. Dare it: deny.
lesson-first-take = 27 against 30: you were not the richest! So you take one of the cards that were put away. Take the theft: then you have two.
lesson-first-take-wrong = A theft is worth more here: 2 points, and with two of them nobody has more thefts than you.
lesson-first-rob = You have most thefts, so you may rob somebody, who chooses the card that you get. { SEAT(2) } has most points: tap { SEAT(2) }.
lesson-first-rob-wrong = { SEAT(1) } is far behind. Rob { SEAT(2) }, who has most.
lesson-first-drain = Watch: { SEAT(2) } gives you the cheapest card there is. Then Liang, the character of { SEAT(2) }, takes 4 points from somebody, and the round is counted.
lesson-first-end = You lead after the first round, by one point! Only the scores of the last round stay in sight, totals lie face down: keep count. Two rounds more, with new cards and new characters. Good luck!

## Simulation

lab-wins-by-character = games won, by character of a round
lab-rounds-won-by-character = rounds won, by character
lab-points-of-a-round-by-character = points of a round, by character
lab-wins-by-leadership = games won, by leadership
lab-has-led = has led
lab-never-led = never led
lab-acts = acts per game
lab-admissions = admissions
lab-robberies = robberies
lab-accused = the accused
lab-denied = denied
lab-deniers = deniers
lab-punished = punished
lab-compensated = compensated
lab-pardoned = pardoned

## Aids
aid-worth = worth { $least } to { $most } points
aid-worth-known = worth { $least } points

## Why a move is advised
why-become = { $character ->
    [fushen] { power-fushen }
    [wuming] { power-wuming }
    [lan] { power-lan }
    [yanmei] { power-yanmei }
    [gan] { power-gan }
    [meixiu] { power-meixiu }
    [nuying] { power-nuying }
    [xie] { power-xie }
    [suyin] { power-suyin }
    [tao] { power-tao }
   *[liang] { power-liang }
}
why-double = This pack has two cards that bring you much together.
why-single = No two cards of this pack are worth your power, and it keeps for a later one.
why-set = { $count } { NAME($card) } are worth { $worth } points: { $points } more than you had.
why-set-begun = Three { NAME($card) } would be worth { $worth }, and packs with more of them may still come.
why-bring = { $points ->
    [one] It brings you 1 point more.
   *[other] It brings you { $points } points more.
}
why-bring-nothing = It brings you nothing now, but nobody else gets it.
why-discard = { $points ->
    [0] Without it you lose nothing.
    [one] Without it you lose 1 point.
   *[other] Without it you lose { $points } points.
}
why-place = Everybody sees cards worth { $shown }; in truth you have { $worth }.
why-tilt = { $points ->
    [0] Every { NAME($card) } of yours counts 5, and you lose nothing by it.
   *[other] Every { NAME($card) } of yours counts 5: { $points } more.
}
why-slide = { $points ->
    [0] As a copy of { NAME($card) } it costs you nothing.
   *[other] As a copy of { NAME($card) } it brings { $points } more.
}
why-must = { $points ->
    [one] The power must be used; this way it costs 1 point.
   *[other] The power must be used; this way it costs { $points } points.
}
why-give = { $points ->
    [0] It costs you nothing.
    [one] It costs you 1 point.
   *[other] It costs you { $points } points.
}
why-admit = You keep { $left } of { $worth } points. Denying as the richest would leave you { $kept }.
why-deny = You have { $worth }. { SEAT($seat) } shows { $points }{ $count ->
    [0] {""}
    [one] { " " }and hides one card
   *[other] { " " }and hides { $count } cards
}. Whoever is not the richest gains a card by denying.
why-lose = Whichever of these pairs goes, { $left } points are left.
why-punish = { SEAT($seat) } loses the two best cards.
why-pardon = Otherwise you would lose your two best cards yourself.
why-vote = { SEAT($seat) } shows cards worth { $points }.
why-vote-likely = { SEAT($seat) } shows cards worth { $points }, and probably hides { NAME($card) } ({ $percent } %).
why-peek = { SEAT($seat) } shows cards worth { $points }: what lies face down decides.
why-rob = { SEAT($seat) } has { $points } points and must give a card to you.
why-drain = { SEAT($seat) } has { $points } points, and { $taken } of them become yours.
why-drain-cards = { SEAT($seat) } has { $points } points and loses { $lost } of them.
why-thief = You take a card yourself.
why-thief-other = { SEAT($seat) } has { $points } points before the theft.
why-lead = Whoever leads decides between equals.

## Claims: what a player says of themselves and of others, true or not

claim-modest = I am not the richest.
claim-hold = I hold { NAME($what) }.
claim-poorer = I am poorer than { SEAT($about) }.
claim-richer = I am richer than { SEAT($about) }.
claim-accuse = { SEAT($about) } is the richest.
claim-trust = { SEAT($about) } is not the richest.
claim-vote = I will vote for { SEAT($about) }.
claim-ask-vote = Let us all vote for { SEAT($about) }.
