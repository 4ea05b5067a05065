title = Overseers
tagline = Gather virtues and vices, look poor, and point at whoever is not.

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

## Screens

word-round = round { $round } of 3
word-character = character
word-player = player
word-rows = rows
word-score = last
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
word-candidates = Fushen sees
word-drawn = Gan drew
word-accused = accused
word-top = top row
word-bottom = bottom row
word-own-secrets = For your eyes only

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
