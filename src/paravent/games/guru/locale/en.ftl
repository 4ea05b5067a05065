title = Guru
tagline = Gather a flock, hide your preachers, unmask everyone else's.

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
name-orangoutan = O'Rangoutan
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
event-last-turn = The ground grows hot: the game ends with { SEAT($seat) }'s turn.
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
word-pile-number = Pile { $pile }
word-pile-label = Pile { $pile }: { NAME($card) } on top, { $height ->
    [one] one card
   *[other] { $height } cards
}
word-empty-pile = Pile { $pile } is empty
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
word-centres = Every centre, from the bottom
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
lab-preachers-at-the-end = A guru's preachers at the end
lab-active = active
lab-exposed = exposed
lab-vanished = vanished
lab-ending-preachers = few preachers active
lab-ending-rounds = last round played
lab-ending-poverty = nobody can pay
