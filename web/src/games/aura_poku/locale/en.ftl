table-gold-per-pawn = gold per pawn
table-gold-in-all = gold in all
table-for-pawns = for how many pawns
table-crossing = { SEAT($seat) } will cross from { NAME($altar) }
table-take-nobody = Take nobody
table-cannot-pay = With these you could not pay your card.
table-purse = purse: { $gold }
table-my-purse = My purse and card
table-pawn-at = Pawn { NTH($pawn) }: { NAME($node) }
table-too-much = You do not have that much.
table-and-altar = and altar
table-hut = the hut of { $hut }
table-hut-of = the hut of { $hut }: { SEAT($seat) }
table-huts = huts { $huts }
table-steps-away = { $left ->
    [0] He has come.
    [one] He is 1 step away.
   *[other] He is { $left } steps away.
}
table-rings-of = { $rings } of { $of } rings
table-rivers = Which river is shown
table-river = River { $river }
table-rolled = You rolled { $die }.
table-which = Which pawn goes?
table-where = Where does pawn { NTH($pawn) } go?
table-then-roll = then one pawn goes the whole number
table-then-step = free; you draw a card that only you see
table-then-cross = costs your card’s price; he comes a step nearer
table-then-stay = you keep the altar and your card
table-then-done = the next player’s turn
table-then-demand = everyone in the court answers in secret
table-then-open = they say in secret what it is worth to them
table-then-offer = you pay only if you are taken across
table-then-nothing = you stay in the court
table-then-take = brings { $gold } gold; you pay your card and all cross
table-then-nobody = you may still cross alone
table-then-leave = leaving costs { $gold } gold
table-then-altar = draw a card
table-then-court = stop here
table-then-landing = across the river
table-then-space = the whole roll
table-then-source = source: +{ $coin } gold
table-none-yet = Nobody has offered anything yet.
table-call = { $gold } gold a pawn, or you swim!
table-call-open = What is the other bank worth to you?
table-draft = You, not yet said
table-offer-of = { $gold } gold for { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}

## Open haggling
stand-haggle = { SEAT($seat) } takes whom they like across. What is it worth to you?
wait-haggle = { SEAT($seat) } haggles at { NAME($altar) }.
wait-placing = { SEAT($seat) } puts a leftover pawn in the way.
wait-before = { SEAT($seat) } is next: the river first, then the die.
wait-move = { SEAT($seat) } rolled a { $die }, and chooses a pawn.
wait-after = { SEAT($seat) } has moved, and may still cross.
wait-offers = { SEAT($seat) } is about to cross ({ NAME($altar) }): those in the court offer in secret.
wait-accept = { SEAT($seat) } chooses whom to take across.
table-your-offer = Your offer
table-gold = Gold
table-asked = { SEAT($seat) } would like { $gold } for { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}.
table-asked-open = { SEAT($seat) } listens.
table-pawns = { $pawns ->
    [one] for one pawn
   *[other] for { $pawns } pawns
}
table-said = This is what you have offered.
table-all-said = You have said all you may. Your offer stands.
table-words-left = { $left ->
    [0] nothing more to say
    [one] you may speak once more
   *[other] you may speak { $left } more times
}
table-then-call = everyone in the court hears it and may bid
table-then-call-open = everyone in the court may bid
table-then-say = everyone hears it; you pay only if you are taken
table-then-withdraw = you stay in the court
table-tick = Tick whom you take across.
table-break-off = Break off: take nobody
table-was = was { $gold }

## Coins that are left, pawns that are placed
table-leave-coin = leave the coin
table-leftover = Tap a free space. { $left ->
    [one] One pawn is left.
   *[other] { $left } pawns are left.
}

## What happens, as it is shown
scene-headline = Round { $round }
scene-walked = { $node ->
    [village] { SEAT($seat) }’s pawn { NTH($pawn) } comes into the village.
   *[other] { SEAT($seat) }’s pawn { NTH($pawn) } goes to { NAME($node) }.
}
scene-stepped = { SEAT($seat) }’s pawn { NTH($pawn) } steps onto { NAME($altar) }.
scene-offers = The offers lie open.
scene-no-offer = offers nothing
scene-for = for
scene-accepted-none = { SEAT($seat) } takes nobody across.
scene-crossed = { SEAT($seat) } crosses alone: { NAME($node) }.
scene-crossed-with = { SEAT($seat) } takes { SEAT($seats) } across: { NAME($node) }.
scene-toll = { SEAT($seat) } pays for { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}
scene-gods-paid = The gods take your gold.
scene-gods-secret = What the gods take, only { SEAT($seat) } knows.
scene-nearer = { $left ->
    [one] The persecutor comes nearer. One more step to the village!
   *[other] The persecutor comes nearer. { $left } steps to the village.
}
scene-caught = The persecutor stands in the village. Nobody can flee any further.
scene-sacrifice = Sacrifice
scene-upper = at an upper altar
scene-lower = at a lower altar
scene-upper-short = upper altar
scene-lower-short = lower altar
scene-counted = { $gold } gold + huts { $huts }

## Awards
award-ferryman = The ferryman
award-ferryman-why = { SEAT($seat) } took { $pawns } pawns of others across, for { $gold } gold in all.
award-dearest = The dearest seat in the boat
award-dearest-why = { SEAT($seat) } paid { SEAT($sacrificer) } { $gold } gold for { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
}.

## On a phone
table-huts-free = Huts left: { $huts }.
table-take = Take across
table-just-drawn = from the bag
