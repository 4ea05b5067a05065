title = Aura Poku
tagline = Flee to the village across three rivers: bargain for a place in the boat, and outrun the persecutor.
pitch = Bring your three pawns to the village before the persecutor does. Each river has a long way round, or a crossing that somebody must pay for: bargain for it. Huts and coins count in the end; the richest wins.
aim = The richest wins: bring pawns home.

## Boards

name-gold_coast = Gold Coast
name-creek = Creek

## What is asked

phase-placing = A leftover pawn is yours to place. Where shall it stand in the way?
phase-before = Your turn. Roll, or see first to your pawns at the river.
phase-move = You rolled a { $die }. Which pawn goes where?
phase-after = You have moved. Is there still something to do at the river?
phase-offers = { SEAT($seat) } is about to cross from { NAME($altar) } and { $demand ->
    [none] asks what you would pay
   *[other] asks { $demand } gold per pawn
}. Your sealed offer?
phase-accept = The offers lie open. Whom do you take across?
phase-haggle = { $demand ->
    [none] You have called for offers at { NAME($altar) }.
   *[other] You ask { $demand } gold per pawn at { NAME($altar) }.
} Take somebody across, ask anew, or break off.

## Moves

move-place = A leftover pawn onto { NAME($node) }
move-roll = Roll the die
move-step = Pawn { NTH($pawn) }: onto the free altar
move-cross = Sacrifice and cross alone
move-demand = { $gold ->
    [none] Call for free offers
   *[other] Demand { $gold } gold per pawn
}
move-walk = { $node ->
    [village] Pawn { NTH($pawn) } into the village
   *[other] Pawn { NTH($pawn) } to { NAME($node) }
}{ $leave ->
    [true] , leaving the source's coin
   *[other] {""}
}
move-stay = Stay on the altar
move-done = Done
move-offer = Offer { $gold } gold for { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}
move-offer-none = Offer nothing
move-call = { $gold ->
    [none] Call for offers
   *[other] Call: { $gold } gold per pawn
}
move-ask = { $gold ->
    [none] Ask what they would pay
   *[other] Ask { $gold } gold per pawn
}
move-withdraw = Withdraw my offer
move-accept = Take across: { SEAT($seats) }

## What happened

event-turn-began = Round { $round }: it is { SEAT($seat) }'s turn.
event-placed = { SEAT($seat) } puts a leftover pawn on { NAME($node) }.
event-rolled = { SEAT($seat) } rolls a { $die }.
event-given = { $coin ->
    [none] The gods slip { SEAT($seat) } a coin. Nobody else sees which.
   *[other] The gods slip { SEAT($seat) } a coin of { $coin }.
}
event-ringed = { $rings ->
    [0] The persecutor shakes the rings off his staff.
    [one] A ring goes onto the persecutor's staff: there is one.
   *[other] A ring goes onto the persecutor's staff: there are { $rings }.
}
event-persecutor-stepped = The persecutor comes nearer: step { $step }.
event-left = { SEAT($seat) } leaves the { NAME($altar) } on foot and pays { $paid } gold for it.
event-walked = { $node ->
    [village] { SEAT($seat) }'s pawn { NTH($pawn) } goes from { NAME($origin) } into the village.
   *[other] { SEAT($seat) }'s pawn { NTH($pawn) } goes from { NAME($origin) } to { NAME($node) }.
}
event-source-passed = { SEAT($seat) } passes source { $river } and finds there: { NAME($coins) }.
event-coin-left = { SEAT($seat) } passes source { $river } and leaves its coin lying.
event-housed = { SEAT($seat) } is home with pawn { NTH($pawn) }: the hut of { $hut }.
event-stayed = { SEAT($seat) } stays on the altar.
event-stepped = { SEAT($seat) }'s pawn { NTH($pawn) } steps onto { NAME($altar) }.
event-drew = { $card ->
    [none] { SEAT($seat) } asks the gods and alone sees the answer.
   *[other] { SEAT($seat) } asks the gods: { NAME($card) }.
}
event-demanded = { SEAT($seat) } wants to cross from { NAME($altar) } and { $gold ->
    [none] calls for offers.
   *[other] demands { $gold } gold per pawn.
}
event-offered = { SEAT($seat) } offers { $gold } gold for { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}.
event-not-offered = { SEAT($seat) } offers nothing.
event-called = { SEAT($seat) } calls from { NAME($altar) }: { $gold ->
    [none] who offers what?
   *[other] { $gold } gold per pawn!
}
event-asked = { $gold ->
    [none] { SEAT($seat) } now takes any offer.
   *[other] { SEAT($seat) } now asks { $gold } gold per pawn.
}
event-withdrew = { SEAT($seat) } takes the offer back.
event-accepted = { SEAT($seat) } takes along: { SEAT($seats) }.
event-carried = { SEAT($seat) } pays { SEAT($sacrificer) } { $gold } gold and lands on { NAME($node) } (pawns: { NAME($pawns) }).
event-crossed = { $paid ->
    [none] { SEAT($seat) } pays the gods in secret and lands on { NAME($node) } (pawns: { NAME($pawns) }).
   *[other] { SEAT($seat) } pays the gods { $paid } gold and lands on { NAME($node) } (pawns: { NAME($pawns) }).
}
event-counted = { SEAT($seat) } opens the purse: { $gold } gold, with the huts { $score }.
event-ended = The richest of the village: { SEAT($winners) }.

## Endings

ending-three-home = All three pawns of one player are home.
ending-huts-full = Every hut is taken.
ending-persecutor = The persecutor has reached the village.
ending-rounds = The last round is over.

## Options

option-board = Board
option-board-help = The Gold Coast with three rivers, or the short Creek with two.
option-bargaining = Bargaining
option-bargaining-help = Open: offers and demands fly across the court, everyone hears them, the caller picks. Sealed: one secret offer each.
option-bargaining-open = open haggling
option-bargaining-sealed = sealed offers
option-obstacles = Leftover pawns
option-obstacles-help = Strewn over the path at random, or placed by the players in turn before the first roll.
option-obstacles-random = at random
option-obstacles-placed = placed by the players
option-first_pays = The first player gives up
option-first_pays-help = Gold with which the first player starts less: who is first at an altar often wins. With four players 3 to 5 are fair.
option-rings_to_move = Ones that move the persecutor
option-rings_to_move-help = Four: three rings, and the next 1 moves him. Three: the third ring does.
option-last_takes_all = The last one drains the source
option-last_takes_all-help = When nobody else is still to pass a source, whoever passes takes all its coins.
option-max_rounds = Most rounds
option-max_rounds-help = After this many rounds the game is scored.

## The first time that something is asked or happens

first-before = Before rolling you may step from a court onto its altar, or cross from an altar; then roll and walk.
first-move = Taken spaces are jumped and not counted; you may stop early at a court or on its altar.
first-after = On an altar you may cross for the price on your card, alone or with passengers who pay.
first-haggle = They offer aloud and may offer more; ask for another price, take whom you like, or break off.
first-offers = Somebody is about to cross: one secret offer from each, and only who is taken along pays.
first-accept = Take any of the offers, all or none; whoever comes along pays you, and you pay the river.
first-placing = Taken spaces are jumped and not counted, so a pawn in the way is a help to whoever comes by.
first-event-called = Somebody on an altar calls: whoever waits in that court may offer gold to come along, raise the offer or take it back.
first-event-source-passed = Whoever walks past a source may take its top coin, or leave it.
first-event-ringed = A 1 brings a gift and a ring for the persecutor; when his staff is full the next 1 moves him.
first-event-persecutor-stepped = When the persecutor reaches the village the game is over: only huts and gold count.
first-event-housed = Whoever comes home first takes the best hut.

## Screens

word-round = round { $round } of at most { $rounds }
word-die = die { $die }
word-persecutor = persecutor { $step } of { $steps }
word-rings = { $rings ->
    [one] 1 ring
   *[other] { $rings } rings
}
word-source = source
word-huts = huts
word-free-huts = free huts
word-bag = bag
word-pile = cards
word-player = player
word-pawns = pawns
word-purse = purse
word-card = sacrifice card
word-card-prices = { $upper } above, { $lower } below
word-offer = offer
word-offered = { $gold } for { $pawns }
word-score = score
word-words = words
word-call = call
word-asks = { $gold ->
    [none] what will you pay?
   *[other] { $gold } per pawn
}
word-leftover = to place
word-path = path
word-obstacle = leftover pawn

## The simulation

lab-ending-three-home = three home
lab-ending-huts-full = huts full
lab-ending-persecutor = persecutor
lab-ending-rounds = last round
lab-turns-each = turns of each player
lab-wins-by-order = Wins by order of play
lab-brought-across = Pawns brought across
lab-of-a-winner = of a winner
lab-of-another = of the others
lab-acts = Acts per game
lab-sacrifices = sacrifices
lab-at-a-lower-altar = at a lower altar
lab-altars-left = altars left on foot
lab-gifts = gifts
lab-walks = walks
lab-negotiations = negotiations
lab-somebody-accepted = with an offer: somebody was accepted
lab-words = words said
lab-asks = asked anew
lab-withdrawals = offers withdrawn
lab-coins-left = source coins left
lab-tolls = Tolls, in tenths of gold
lab-offered-per-pawn = offered per pawn
lab-paid-per-pawn = paid per pawn
lab-gold = Gold at the end
lab-huts = Huts
lab-free-at-the-end = free at the end

## Gold as a bot reckons it, `9–11-gold`

name-gold = gold

## Places

name-throne = the throne
name-village = the village
name-c1l = lower court 1
name-c1u = upper court 1
name-a1l = lower altar 1
name-a1u = upper altar 1
name-l1l = lower landing 1
name-l1u = upper landing 1
name-c2l = lower court 2
name-c2u = upper court 2
name-a2l = lower altar 2
name-a2u = upper altar 2
name-l2l = lower landing 2
name-l2u = upper landing 2
name-c3l = lower court 3
name-c3u = upper court 3
name-a3l = lower altar 3
name-a3u = upper altar 3
name-l3l = lower landing 3
name-l3u = upper landing 3
name-c4l = lower court 4
name-c4u = upper court 4
name-a4l = lower altar 4
name-a4u = upper altar 4
name-l4l = lower landing 4
name-l4u = upper landing 4
name-c5l = lower court 5
name-c5u = upper court 5
name-a5l = lower altar 5
name-a5u = upper altar 5
name-l5l = lower landing 5
name-l5u = upper landing 5
name-c6l = lower court 6
name-c6u = upper court 6
name-a6l = lower altar 6
name-a6u = upper altar 6
name-l6l = lower landing 6
name-l6u = upper landing 6
name-c7l = lower court 7
name-c7u = upper court 7
name-a7l = lower altar 7
name-a7u = upper altar 7
name-l7l = lower landing 7
name-l7u = upper landing 7
name-c8l = lower court 8
name-c8u = upper court 8
name-a8l = lower altar 8
name-a8u = upper altar 8
name-l8l = lower landing 8
name-l8u = upper landing 8
name-c9l = lower court 9
name-c9u = upper court 9
name-a9l = lower altar 9
name-a9u = upper altar 9
name-l9l = lower landing 9
name-l9u = upper landing 9
name-p1 = space 1
name-p2 = space 2
name-p3 = space 3
name-p4 = space 4
name-p5 = space 5
name-p6 = space 6
name-p7 = space 7
name-p8 = space 8
name-p9 = space 9
name-p10 = space 10
name-p11 = space 11
name-p12 = space 12
name-p13 = space 13
name-p14 = space 14
name-p15 = space 15
name-p16 = space 16
name-p17 = space 17
name-p18 = space 18
name-p19 = space 19
name-p20 = space 20
name-p21 = space 21
name-p22 = space 22
name-p23 = space 23
name-p24 = space 24
name-p25 = space 25
name-p26 = space 26
name-p27 = space 27
name-p28 = space 28
name-p29 = space 29
name-p30 = space 30
name-p31 = space 31
name-p32 = space 32
name-p33 = space 33
name-p34 = space 34
name-p35 = space 35
name-p36 = space 36
name-p37 = space 37
name-p38 = space 38
name-p39 = space 39
name-p40 = space 40
name-p41 = space 41
name-p42 = space 42
name-p43 = space 43
name-p44 = space 44
name-p45 = space 45
name-p46 = space 46
name-p47 = space 47
name-p48 = space 48
name-p49 = space 49
name-p50 = space 50
name-p51 = space 51
name-p52 = space 52
name-p53 = space 53
name-p54 = space 54
name-p55 = space 55
name-p56 = space 56
name-p57 = space 57
name-p58 = space 58
name-p59 = space 59
name-p60 = space 60
name-p61 = space 61
name-p62 = space 62
name-p63 = space 63
name-p64 = space 64
name-p65 = space 65
name-p66 = space 66
name-p67 = space 67
name-p68 = space 68
name-p69 = space 69
name-p70 = space 70
name-p71 = space 71
name-p72 = space 72
name-p73 = space 73
name-p74 = space 74
name-p75 = space 75
name-p76 = space 76
name-p77 = space 77
name-p78 = space 78
name-p79 = space 79
name-p80 = space 80
name-p81 = space 81
name-p82 = space 82
name-p83 = space 83
name-p84 = space 84
name-p85 = space 85
name-p86 = space 86
name-p87 = space 87
name-p88 = space 88
name-p89 = space 89
name-p90 = space 90
name-p91 = space 91
name-p92 = space 92
name-p93 = space 93
name-p94 = space 94
name-p95 = space 95
name-p96 = space 96
name-p97 = space 97
name-p98 = space 98
name-p99 = space 99

## Sacrifice cards

name-1-1 = 1 above, 1 below
name-1-2 = 1 above, 2 below
name-1-3 = 1 above, 3 below
name-1-4 = 1 above, 4 below
name-1-5 = 1 above, 5 below
name-1-6 = 1 above, 6 below
name-1-7 = 1 above, 7 below
name-1-8 = 1 above, 8 below
name-1-9 = 1 above, 9 below
name-2-1 = 2 above, 1 below
name-2-2 = 2 above, 2 below
name-2-3 = 2 above, 3 below
name-2-4 = 2 above, 4 below
name-2-5 = 2 above, 5 below
name-2-6 = 2 above, 6 below
name-2-7 = 2 above, 7 below
name-2-8 = 2 above, 8 below
name-2-9 = 2 above, 9 below
name-3-1 = 3 above, 1 below
name-3-2 = 3 above, 2 below
name-3-3 = 3 above, 3 below
name-3-4 = 3 above, 4 below
name-3-5 = 3 above, 5 below
name-3-6 = 3 above, 6 below
name-3-7 = 3 above, 7 below
name-3-8 = 3 above, 8 below
name-3-9 = 3 above, 9 below
name-4-1 = 4 above, 1 below
name-4-2 = 4 above, 2 below
name-4-3 = 4 above, 3 below
name-4-4 = 4 above, 4 below
name-4-5 = 4 above, 5 below
name-4-6 = 4 above, 6 below
name-4-7 = 4 above, 7 below
name-4-8 = 4 above, 8 below
name-4-9 = 4 above, 9 below
name-5-1 = 5 above, 1 below
name-5-2 = 5 above, 2 below
name-5-3 = 5 above, 3 below
name-5-4 = 5 above, 4 below
name-5-5 = 5 above, 5 below
name-5-6 = 5 above, 6 below
name-5-7 = 5 above, 7 below
name-5-8 = 5 above, 8 below
name-5-9 = 5 above, 9 below
name-6-1 = 6 above, 1 below
name-6-2 = 6 above, 2 below
name-6-3 = 6 above, 3 below
name-6-4 = 6 above, 4 below
name-6-5 = 6 above, 5 below
name-6-6 = 6 above, 6 below
name-6-7 = 6 above, 7 below
name-6-8 = 6 above, 8 below
name-6-9 = 6 above, 9 below
name-7-1 = 7 above, 1 below
name-7-2 = 7 above, 2 below
name-7-3 = 7 above, 3 below
name-7-4 = 7 above, 4 below
name-7-5 = 7 above, 5 below
name-7-6 = 7 above, 6 below
name-7-7 = 7 above, 7 below
name-7-8 = 7 above, 8 below
name-7-9 = 7 above, 9 below
name-8-1 = 8 above, 1 below
name-8-2 = 8 above, 2 below
name-8-3 = 8 above, 3 below
name-8-4 = 8 above, 4 below
name-8-5 = 8 above, 5 below
name-8-6 = 8 above, 6 below
name-8-7 = 8 above, 7 below
name-8-8 = 8 above, 8 below
name-8-9 = 8 above, 9 below
name-9-1 = 9 above, 1 below
name-9-2 = 9 above, 2 below
name-9-3 = 9 above, 3 below
name-9-4 = 9 above, 4 below
name-9-5 = 9 above, 5 below
name-9-6 = 9 above, 6 below
name-9-7 = 9 above, 7 below
name-9-8 = 9 above, 8 below
name-9-9 = 9 above, 9 below

# In a terminal
cli-board-sound = The board { $board } is sound: { $spaces } round spaces, { $rivers } rivers, { $huts } huts, { $cards } sacrifice cards.
help-check-board = Check a board of Aura Poku: its path, huts, cards and coins.

## Aids
aid-on-altar = Pawn { NTH($pawn) }: crossing costs { $price } gold and saves { $saves } steps
aid-in-court = Pawn { NTH($pawn) }: crossing here saves { $saves } of { $home } steps home
aid-on-foot = Pawn { NTH($pawn) }: { $steps } steps to the next court, { $home } to the village
aid-last-leg = Pawn { NTH($pawn) }: { $home } steps to the village, no more river
aid-persecutor = The persecutor is { $steps } steps from the village: a step for every crossing, and one with the { $ones ->
    [1] next 1
    [2] second 1
    [3] third 1
   *[other] fourth 1
} on a die

## A first game

lesson-first-hello = Queen Aura Poku’s people flee across the rivers, and you lead three of them home. Gold and huts count in the end: the richest wins.
lesson-first-chase = The persecutor is behind you all. When he reaches the village the game is over, at once; and who is not home by then counts for nothing.
lesson-first-roll = Your turn: roll the die. Then one of your pawns walks.
lesson-first-rocks = A 3. Spaces with a grey rock or a pawn on them are jumped and cost no step. You go the whole number; at a court or its altar you may stop early.
lesson-first-walk = The squares are courts, each with a round altar beside it. Take pawn 1 to the lower court: tap its sign on the board.
lesson-first-walk-wrong = That is allowed, but not today: stop in the lower court, the square beside the altar.
lesson-first-altar = From a court one can cross the river, and save all the way round it. Whoever stands on the altar pays for it. This one is free: step onto it.
lesson-first-altar-wrong = Then somebody else takes the altar, and you pay them. Step onto it while it is free.
lesson-first-card = On an altar you draw a sacrifice card. Only you see it: crossing here, from the lower altar, costs you 3 gold. Your purse is secret, too.
lesson-first-prices = The other price is for the upper altars. They are cheaper, but lie so far up that crossing there saves less of the way.
lesson-first-wait = You could cross at once and pay it all yourself. But the others want to cross as well: tap “Done”, and wait for them.
lesson-first-wait-wrong = That would work, and cost you 3 gold. Wait one turn: passengers pay you.
lesson-first-others = Only one pawn fits onto an altar. Whoever comes to this court now needs you.
lesson-first-court = Both wait in your court now. You may call out a price for each pawn, or call without one and hear what they offer.
lesson-first-call = Call to them, and ask for as much gold per pawn as you like: they do not know what your card says. Tap + until it says 3, then call.
lesson-first-offers = Now everybody haggles, aloud. Listen to what they offer you.
lesson-first-take = { SEAT(1) } offers 3 gold, { SEAT(2) } offers 2. You could leave them here, or ask another price. Today be friendly: tick both, then take them across.
lesson-first-take-wrong = You may choose as you like; but the river costs 3 whoever comes along, and each of them pays you. Tick both.
lesson-first-landed = You all land together on the other bank. They paid you 5, the river took 3: the crossing made you 2 gold richer, and nobody knows it.
lesson-first-nearer = But every sacrifice brings the persecutor a step nearer. You crossed before the roll, so you still have your walk: roll.
lesson-first-second = A 5. Think of your other pawns: lead pawn 2 to space 6, on the long way round the source, where the river begins.
lesson-first-second-wrong = It could wait there for somebody’s altar. Today let it walk round the river: to space 6.
lesson-first-watch = Watch: { SEAT(1) } walks round the source and takes its top coin, { SEAT(2) } takes the altar that you left.
lesson-first-again = Your turn again. There is nothing to do at the river: roll.
lesson-first-gift = A 1 is a gift: a coin from the bag, which only you have seen.
lesson-first-rings = But a 1 also puts a ring onto the persecutor’s staff. Once three rings are on it, the next 1 takes them off and moves him a step.
lesson-first-river = One step is enough: on both spaces before the second river lie rocks, and they are jumped. Take pawn 1 straight onto the lower altar.
lesson-first-river-wrong = In the court you would have to wait for another’s altar. This one is free: go straight onto it.
lesson-first-leaving = A new card: 3 gold again. You may also walk off an altar later. Leaving it on foot always costs 3 gold, whatever your card says.
lesson-first-alone = Nobody waits in this court, and the first one home takes the best hut. So sacrifice, and cross alone.
lesson-first-alone-wrong = Whom would you wait for? The best hut goes to the first one home: cross!
lesson-first-behind = Watch: you cross alone, and { SEAT(1) } comes right behind you.
lesson-first-dash = The village is close. Roll!
lesson-first-home = A 4 is more than enough: into the village every number will do. Which of your pawns goes home? Tap it here.
lesson-first-home-wrong = That one has time. Pawn 1 stands before the village: take it home, before the best hut is gone.
lesson-first-arrive = Into the village! Watch which hut your pawn gets.
lesson-first-huts = The best hut is yours: 15, beside your purse. See what is left for { SEAT(1) }.
lesson-first-more = The second one home got 12. Two of your pawns are still on their way: roll.
lesson-first-source = A 5 takes pawn 2 round the source. Take its top coin, or leave it there? Tap one of the two signs.
lesson-first-soon = See how near the persecutor is: three more steps, by crossings or by 1s, and all is over.
lesson-first-end = You know all of it. The game is over when somebody’s three pawns are home, when all huts are taken, or when the persecutor arrives. The whole board has three rivers and eight huts. Good luck!

## Why a move is advised
why-place = A taken space is jumped and costs no step: it shortens the way of whoever comes by.
why-roll = Which pawn walks you choose when the die has fallen.
why-wait = { $pawns ->
    [0] The altar stays yours: whoever comes into its court needs you.
    [one] One pawn waits in the court, and may offer more later.
   *[other] { $pawns } pawns wait in the court, and may offer more later.
}
why-done = The altar can still be taken in your next turn, if nobody was faster.
why-stay = Leaving on foot costs { $paid } gold, and a crossing from here saves { $saves } steps.
why-step = Whoever stands on the altar decides who crosses; it saves { $saves } steps.
why-home = It comes home, and takes the hut of { $hut }.
why-leave-altar = It costs { $paid } gold to walk away; crossing would cost { $price }.
why-to-altar = The altar is free, and a crossing from there saves { $saves } steps.
why-coin = The source pays { $coin } gold to whoever passes.
why-coin-left = You leave { $coin } gold, and so the { $next } below it is out of reach for the next who passes.
why-coin-last = You leave the last coin of this source.
why-to-court = The altar beside this court is free, and a crossing from there saves { $saves } steps.
why-to-court-taken = { SEAT($seat) } stands on the altar of this court; being carried would save { $saves } steps.
why-on-the-way = From there { $steps } steps are left to the village.
why-cross = { $price } gold save { $saves } steps.
why-call = { $pawns ->
    [one] One pawn waits in your court
   *[other] { $pawns } pawns wait in your court
}; the crossing saves each { $saves } steps, and costs you { $price } gold.
why-offer = { $pawns ->
    [one] The crossing saves { $saves } steps
   *[other] The crossing saves each of { $pawns } pawns { $saves } steps
}, and { $left } gold are left to you.
why-no-offer = On foot it is { $saves } steps more, and your { $purse } gold stay yours.
why-accept = They pay you { $gold } gold, and the river takes { $price }.
why-accept-none = You stay on the altar, and may still cross alone.

## Claims: what a player says of themselves and of others, true or not

claim-pay = { SEAT($about) }, take me across and I pay { $what } gold.
claim-carry = { SEAT($about) }, come along for { $what } gold.
claim-under = I have less than { $what } gold.
claim-over = I have more than { $what } gold.
claim-price = The gods ask { $what } gold of me here.
claim-poorer = I have less gold than { SEAT($about) }.
claim-accuse = { SEAT($about) } asks too much.
claim-trust = { SEAT($about) } makes fair bargains.
