title = Guru
tagline = Gather a flock, hide your preachers, unmask everyone else’s.
pitch = Everyone runs a sect that three secret preachers fill with followers who suit them. Convert for money, watch who gathers whom, and accuse when you are sure. The richest guru wins.
aim = Win followers who suit your three preachers, then convert them.

## Preachers. Violet shares her token with her colour, so that her full name stands where only she can be meant.

name-gunther = Günther Grün
name-oronsho = Oronsho
name-panthero = Panthero
name-rosiella = Rosiella
name-violet = Violet
name-bigmama = Big Mama
name-egghead = Edward Egghead
name-geimer = Gerd Geimer
name-barks = Brad Barks
name-orangoutan = O’Rangoutan
name-tom = Centology Tom
name-flurry = Harty Flurry
name-hungryogi = Hungryogi
name-rastaman = Rastaman
name-smailee = Smai Lee

## Attributes

name-green = Green
name-orange = Orange
name-black = Black
name-pink = Pink
name-melons = Melons
name-cones = Cones
name-pales = Pales
name-hunks = Hunks
name-chimps = Chimps
name-money = Money
name-speed = Speed
name-asceticism = Asceticism
name-relaxation = Relaxation
name-laughter = Laughter

## What is asked

phase-act = { $left ->
    [one] Your last action.
   *[other] Your turn: { $left } actions left.
}
phase-penance = { $owed ->
    [one] Penance: one more listener walks out on you. Which?
   *[other] Penance: { $owed } listeners walk out on you. Which one first?
}

## Moves

move-preach = Preach to pile { $pile }
move-banish = Banish the { NAME($card) }
move-recruit = Lure the { NAME($theirs) } over, for the { NAME($mine) }
move-convert = Convert the whole stage (1 million)
move-accuse = Accuse { SEAT($guru) } of { $preacher ->
    [violet] Violet of Lilacshire
   *[other] { NAME($preacher) }
}
move-vanish = Make { $preacher ->
    [violet] Violet of Lilacshire
   *[other] { NAME($preacher) }
} vanish (2 million)
move-discard = Let the { NAME($card) } go
move-pass = Pass: there is nothing you can do

## What happened

event-turn-began = Round { $round }: { SEAT($seat) } takes the floor.
event-preached = { SEAT($seat) } preaches to pile { $pile } and wins the { NAME($card) }.
event-refilled = { $height ->
    [one] One skeptic has thought it over and waits
   *[other] { $height } skeptics have thought it over and wait
} as pile { $pile }, the { NAME($top) } in front.
event-banished = { SEAT($seat) } shows the { NAME($card) } the door.
event-recruited = { SEAT($seat) } lures the { NAME($theirs) } away from { SEAT($guru) } and leaves the { NAME($mine) } instead.
event-converted = { SEAT($seat) } converts the whole stage: { NAME($cards) }.
event-accused = { SEAT($seat) } points at { SEAT($guru) }: “You keep { $preacher ->
    [violet] Violet of Lilacshire
   *[other] { NAME($preacher) }
}!” { $true ->
    [true] True! The preacher is exposed; the bounty was { $bounty } million.
   *[false] “Never heard the name.” One million for the insult, one for the bounty.
}
event-discarded = The { NAME($card) } has heard enough and leaves { SEAT($seat) }.
event-vanished = { $preacher ->
    [none] { SEAT($seat) } makes a preacher vanish. Which one? Good question.
    [violet] { SEAT($seat) } makes Violet of Lilacshire vanish.
   *[other] { SEAT($seat) } makes { NAME($preacher) } vanish.
}
event-passed = { SEAT($seat) } has nothing left to do and hums.
event-last-turn = The ground grows hot: the game ends with { SEAT($seat) }’s turn.
event-last-round = Nobody can afford a scandal any more: round { $round } is the last.
event-unmasked = { SEAT($seat) } flees the country with { $score } million.{ $disqualified ->
    [true] { " " }There was an unbeliever in the centre: disqualified!
   *[false] { "" }
}
event-ended = Master of gurus: { SEAT($winners) }.

## Endings

ending-preachers = Too many preachers are gone; the gurus leave while they can.
ending-rounds = The last round is over, and so is the season for miracles.
ending-poverty = Nobody has money left for lies or for the truth.

## Options

option-honour = On their honour
option-honour-help = Nobody checks who is converted, but one unbeliever in your centre and you cannot win.
option-open_memory = Open memory
option-open_memory-help = Everyone may look up who was converted when (never which preacher vanished).
option-max_rounds = Most rounds
option-max_rounds-help = After this many rounds the game is scored, whoever is still preaching.

## The result

advice-poor = Perhaps try another trade. Less than you started with is no calling.

## The first time that something is asked or happens

first-act = Three actions in a turn, in any mix: preach, banish, lure away, convert, accuse, or let a preacher vanish.
first-penance = A false accusation costs three listeners; you choose who goes.
first-event-accused = A true accusation takes the bounty and exposes the preacher; a false one costs two million and three listeners.
first-event-vanished = A vanished preacher cannot be unmasked, and still counts for the members who were converted before.
first-event-last-turn = Few preachers are left: the game ends with this turn, and members and money are counted.

## Screens

word-round = round { $round } of at most { $rounds }
word-last-turn = last turn
word-last-round = last round
word-pile = pile
word-top = on top
word-cards = cards
word-skeptics = skeptics
word-guru = guru
word-capital = capital
word-bounty = bounty
word-preachers = preachers
word-centre = centre
word-stage = stage
word-own-secrets = For your eyes only
word-active = active
word-vanished = vanished
word-vanished-one = vanished
word-exposed = exposed
word-centre-layers = centre, from the bottom
word-score = score
word-millions = { $millions } million
word-disqualified = disqualified: there was an unbeliever
word-another-trade = { advice-poor }
word-skeptics-label = Skeptics: { NAME($card) } on top, { $height ->
    [one] one card
   *[other] { $height } cards
}
word-passers-by = Passers-by
word-empty-stage = Nobody is listening.
word-actions-left = { $left ->
    [one] one action left
   *[other] { $left } actions left
}
word-preachers-of = Preachers: { $active } active, { $vanished } vanished, exposed: { NAME($exposed) }
word-convert = Convert
word-accuse = Accuse
word-vanish = Vanish
word-suspects = Suspects
word-who-is-who = Who is who
word-preacher-number = Preacher no. { $number }
word-convert-help = The whole stage goes face down into your centre. The million goes to your bounty.
word-why-convert = Not now. Somebody must be listening, everyone must share a trait with one of your three preachers, and you need 1 million.
word-vanish-help = The preacher hides in your centre. The 2 million go to your bounty. The others only learn that somebody is gone.
word-why-vanish = Not now. You need an active preacher and 2 million.
word-accuse-help = Choose a guru and a preacher. A true accusation takes the bounty; a false one costs 2 million and three listeners.
word-why-accuse = You can accuse on your turn, with three listeners on your stage and 2 million.
word-why-barred = You accused falsely this turn: no more accusations until the next.
word-why-preach = You cannot preach now.
word-why-banish = There is nothing you can do with this listener now.
word-why-recruit = To lure a listener away you need one of your own to give, and an action.
word-pick-guru = Which guru?
word-rule-out = Rule out
word-suspect-again = Suspect again
word-suspicion-exposed = exposed
word-suspicion-denied = denied
word-suspicion-elsewhere = elsewhere
word-suspicion-ruled-out = ruled out
word-strangers = Cannot be converted:
word-verdict-true = True!
word-verdict-false = False!
word-memory = What was converted
word-a-vanishing = a preacher vanished
word-from-members = from members
word-empty-centre = empty

## Followers

name-green-melons-money = green melon (money)
name-green-melons-speed = green melon (speed)
name-green-melons-asceticism = green melon (asceticism)
name-green-melons-relaxation = green melon (relaxation)
name-green-melons-laughter = green melon (laughter)
name-green-cones-money = green cone (money)
name-green-cones-speed = green cone (speed)
name-green-cones-asceticism = green cone (asceticism)
name-green-cones-relaxation = green cone (relaxation)
name-green-cones-laughter = green cone (laughter)
name-green-pales-money = green pale (money)
name-green-pales-speed = green pale (speed)
name-green-pales-asceticism = green pale (asceticism)
name-green-pales-relaxation = green pale (relaxation)
name-green-pales-laughter = green pale (laughter)
name-green-hunks-money = green hunk (money)
name-green-hunks-speed = green hunk (speed)
name-green-hunks-asceticism = green hunk (asceticism)
name-green-hunks-relaxation = green hunk (relaxation)
name-green-hunks-laughter = green hunk (laughter)
name-green-chimps-money = green chimp (money)
name-green-chimps-speed = green chimp (speed)
name-green-chimps-asceticism = green chimp (asceticism)
name-green-chimps-relaxation = green chimp (relaxation)
name-green-chimps-laughter = green chimp (laughter)
name-orange-melons-money = orange melon (money)
name-orange-melons-speed = orange melon (speed)
name-orange-melons-asceticism = orange melon (asceticism)
name-orange-melons-relaxation = orange melon (relaxation)
name-orange-melons-laughter = orange melon (laughter)
name-orange-cones-money = orange cone (money)
name-orange-cones-speed = orange cone (speed)
name-orange-cones-asceticism = orange cone (asceticism)
name-orange-cones-relaxation = orange cone (relaxation)
name-orange-cones-laughter = orange cone (laughter)
name-orange-pales-money = orange pale (money)
name-orange-pales-speed = orange pale (speed)
name-orange-pales-asceticism = orange pale (asceticism)
name-orange-pales-relaxation = orange pale (relaxation)
name-orange-pales-laughter = orange pale (laughter)
name-orange-hunks-money = orange hunk (money)
name-orange-hunks-speed = orange hunk (speed)
name-orange-hunks-asceticism = orange hunk (asceticism)
name-orange-hunks-relaxation = orange hunk (relaxation)
name-orange-hunks-laughter = orange hunk (laughter)
name-orange-chimps-money = orange chimp (money)
name-orange-chimps-speed = orange chimp (speed)
name-orange-chimps-asceticism = orange chimp (asceticism)
name-orange-chimps-relaxation = orange chimp (relaxation)
name-orange-chimps-laughter = orange chimp (laughter)
name-black-melons-money = black melon (money)
name-black-melons-speed = black melon (speed)
name-black-melons-asceticism = black melon (asceticism)
name-black-melons-relaxation = black melon (relaxation)
name-black-melons-laughter = black melon (laughter)
name-black-cones-money = black cone (money)
name-black-cones-speed = black cone (speed)
name-black-cones-asceticism = black cone (asceticism)
name-black-cones-relaxation = black cone (relaxation)
name-black-cones-laughter = black cone (laughter)
name-black-pales-money = black pale (money)
name-black-pales-speed = black pale (speed)
name-black-pales-asceticism = black pale (asceticism)
name-black-pales-relaxation = black pale (relaxation)
name-black-pales-laughter = black pale (laughter)
name-black-hunks-money = black hunk (money)
name-black-hunks-speed = black hunk (speed)
name-black-hunks-asceticism = black hunk (asceticism)
name-black-hunks-relaxation = black hunk (relaxation)
name-black-hunks-laughter = black hunk (laughter)
name-black-chimps-money = black chimp (money)
name-black-chimps-speed = black chimp (speed)
name-black-chimps-asceticism = black chimp (asceticism)
name-black-chimps-relaxation = black chimp (relaxation)
name-black-chimps-laughter = black chimp (laughter)
name-pink-melons-money = pink melon (money)
name-pink-melons-speed = pink melon (speed)
name-pink-melons-asceticism = pink melon (asceticism)
name-pink-melons-relaxation = pink melon (relaxation)
name-pink-melons-laughter = pink melon (laughter)
name-pink-cones-money = pink cone (money)
name-pink-cones-speed = pink cone (speed)
name-pink-cones-asceticism = pink cone (asceticism)
name-pink-cones-relaxation = pink cone (relaxation)
name-pink-cones-laughter = pink cone (laughter)
name-pink-pales-money = pink pale (money)
name-pink-pales-speed = pink pale (speed)
name-pink-pales-asceticism = pink pale (asceticism)
name-pink-pales-relaxation = pink pale (relaxation)
name-pink-pales-laughter = pink pale (laughter)
name-pink-hunks-money = pink hunk (money)
name-pink-hunks-speed = pink hunk (speed)
name-pink-hunks-asceticism = pink hunk (asceticism)
name-pink-hunks-relaxation = pink hunk (relaxation)
name-pink-hunks-laughter = pink hunk (laughter)
name-pink-chimps-money = pink chimp (money)
name-pink-chimps-speed = pink chimp (speed)
name-pink-chimps-asceticism = pink chimp (asceticism)
name-pink-chimps-relaxation = pink chimp (relaxation)
name-pink-chimps-laughter = pink chimp (laughter)
name-violet-melons-money = violet melon (money)
name-violet-melons-speed = violet melon (speed)
name-violet-melons-asceticism = violet melon (asceticism)
name-violet-melons-relaxation = violet melon (relaxation)
name-violet-melons-laughter = violet melon (laughter)
name-violet-cones-money = violet cone (money)
name-violet-cones-speed = violet cone (speed)
name-violet-cones-asceticism = violet cone (asceticism)
name-violet-cones-relaxation = violet cone (relaxation)
name-violet-cones-laughter = violet cone (laughter)
name-violet-pales-money = violet pale (money)
name-violet-pales-speed = violet pale (speed)
name-violet-pales-asceticism = violet pale (asceticism)
name-violet-pales-relaxation = violet pale (relaxation)
name-violet-pales-laughter = violet pale (laughter)
name-violet-hunks-money = violet hunk (money)
name-violet-hunks-speed = violet hunk (speed)
name-violet-hunks-asceticism = violet hunk (asceticism)
name-violet-hunks-relaxation = violet hunk (relaxation)
name-violet-hunks-laughter = violet hunk (laughter)
name-violet-chimps-money = violet chimp (money)
name-violet-chimps-speed = violet chimp (speed)
name-violet-chimps-asceticism = violet chimp (asceticism)
name-violet-chimps-relaxation = violet chimp (relaxation)
name-violet-chimps-laughter = violet chimp (laughter)

## Why a move is advised

why-preach = The { NAME($card) } suits { NAME($preacher) }.
why-preach-crowd = One listener more: with three you may accuse.
why-recruit = The { NAME($card) } suits { NAME($preacher) }, and a stranger leaves your stage.
why-recruit-swap = It spoils what the other one gathers.
why-banish = The { NAME($card) } suits none of your active preachers and bars the conversion.
why-convert = { $count ->
    [one] Your listener suits you: 2 million in the end, if the preacher stays.
   *[other] All { $count } listeners suit you: up to { $millions } million in the end, if the preachers stay.
}
why-accuse = { $percent } % likely: of { $count } whom { SEAT($guru) } converted, { $like } suit { NAME($preacher) }. The bounty is { $bounty } million.
why-accuse-guess = { $percent } % likely, from what { SEAT($guru) } gathers. The bounty is { $bounty } million.
why-vanish = { $count ->
    [0] Out of sight, { NAME($preacher) } cannot be unmasked.
    [one] One member rests on { NAME($preacher) }, and stays safe.
   *[other] { $count } members rest on { NAME($preacher) }, and stay safe.
}

## A first game

lesson-first-hello = Welcome, guru { SEAT(0) }! You win followers over and turn them into money, while your rivals try to find out who works for you. Whoever has the most money in the end wins.
lesson-first-preachers = Three preachers work for you, and only you know them: Günther Grün draws green followers, Edward Egghead cones, Rastaman those who relax.
lesson-first-preach = Passers-by! Each one has a colour, a shape and a virtue. Preach to one who suits you: green, a cone, or relaxed. Tap a crowd; its number says how many wait there.
lesson-first-preach-wrong = This one suits none of your three. Look for something green, a cone, or someone who relaxes.
lesson-first-again = Now somebody listens on your stage. You have three actions in a turn. Preach once more to one who suits you.
lesson-first-again-wrong = Not this one: neither green, nor a cone, nor relaxed. Another crowd has what you need.
lesson-first-stranger = Nobody who waits here suits you. Preach to the violet one anyway: you will soon see what a stranger is good for.
lesson-first-others = Your turn is over. Now the others take three actions each. Watch what kind of people { SEAT(1) } gathers.
lesson-first-lure = A stranger on your stage spoils the conversion. Lure away a listener of somebody else who suits you: tap the green one of { SEAT(2) }, then the violet one, who goes there instead.
lesson-first-lure-wrong = That one suits none of your preachers either. { SEAT(2) } has somebody green.
lesson-first-convert = Everyone who listens suits you. Tap Convert! They become members: 2 million each in the end, if a preacher who suits them still works for you.
lesson-first-bounty = That cost a million. It lies here as a bounty, for whoever unmasks one of your preachers.
lesson-first-free = One action left. Preach to whom you like: the choice is yours.
lesson-first-watch = Now it is { SEAT(1) }’s turn. Watch closely: who gets converted there?
lesson-first-gone = { SEAT(1) } made a preacher vanish, and nobody knows which. That is one mask less at work: when only 3 are left, the game ends. Watch what { SEAT(2) } does now.
lesson-first-false = { SEAT(2) } thought that Gerd Geimer works for you, and was wrong. That costs 2 million, one for you and one onto your bounty, and three listeners: they leave for the skeptics.
lesson-first-suspects = Now find out who works for { SEAT(1) }: the three converted there were all pink, and had nothing else in common. Tap Suspects: each colour, shape and virtue has its preacher.
lesson-first-three = Rosiella draws the pink ones! To accuse you need three listeners, who hear it, and 2 million in case you are wrong. Preach to anybody.
lesson-first-third = Preach once more, to anybody, and three will listen.
lesson-first-accuse = Tap Accuse, then { SEAT(1) }, then the preacher who draws the pink ones. If it is true, the bounty there is yours.
lesson-first-accuse-wrong = Do you remember? Three pink ones were converted there. Name Rosiella, who draws the pink ones.
lesson-first-true = True! The bounty is yours, and the three pink members bring { SEAT(1) } nothing any more. Watch what the others do now.
lesson-first-unmasked = Now it was you: { SEAT(1) } guessed Edward Egghead, and took your bounty. Cones bring you nothing any more; luckily none of your members is one.
lesson-first-danger = Your three members are all green. If somebody unmasks Günther Grün too, they are worth nothing: 6 million gone!
lesson-first-vanish = So let him vanish: tap Vanish, then Günther Grün. It costs 2 million, onto your bounty; nobody can unmask him any more, and those converted before stay worth 2 million each.
lesson-first-vanish-wrong = Rastaman has no members yet. It is Günther Grün who has three: let him vanish.
lesson-first-end = He hides among your members, so you see one more there; green ones count no longer if they come now. When only 3 masks are left the game ends: members and money are counted, bounties are not. Good luck!

## Simulation

lab-wins-by-order = Wins by order of play
lab-wins-by-preacher = Wins by preacher
lab-accusations = accusations
lab-true = true
lab-gurus = Gurus
lab-disqualified = disqualified
lab-acts = Acts per game
lab-conversions = conversions
lab-money = Money
lab-bounty-taken = bounty taken
lab-capital = capital
lab-from-members = from members
lab-members = Members
lab-per-conversion = per conversion
lab-preachers-at-the-end = A guru’s preachers at the end
lab-active = active
lab-exposed = exposed
lab-vanished = vanished
lab-ending-preachers = few preachers active
lab-ending-rounds = last round played
lab-ending-poverty = nobody can pay

## Aids
aid-converted = Converted { $count }: { NAME($cards) }.
aid-converted-alike = Converted { $count }: { NAME($cards) }. In common: { NAME($common) }.
aid-sure = Surely preaches there: { NAME($preachers) }
aid-perhaps = { $count } may preach there: { NAME($preachers) }

## Claims: what a guru says of their sect and of others, true or not

claim-have = { NAME($what) } preaches for me.
claim-lack = { NAME($what) } does not preach for me.
claim-suspect = { NAME($what) } preaches for { SEAT($about) }.
claim-trust = { SEAT($about) } is not bluffing.
claim-spare = { SEAT($about) }, I will not accuse you.
claim-ask-peace = { SEAT($about) }, leave my listeners alone.
