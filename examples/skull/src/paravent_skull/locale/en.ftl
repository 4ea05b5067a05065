title = Skull
tagline = Three flowers, one skull, and a straight face.

name-flower = flower
name-skull = skull

phase-open = Lay your first disc, face down.
phase-act = Lay another disc, or say how many you dare to turn.
phase-raise = Dare more, or pass.
phase-challenge = Turn the top disc of another mat.
phase-forfeit = Your own skull! Which disc do you give up? Nobody will see.
phase-farewell = You are out. Who begins the next round?

move-lay = Lay { $disc ->
    [skull] the skull
   *[other] a flower
}
move-bid = Bid { $discs }
move-pass = Pass
move-turn = Turn a disc of { SEAT($mat) }
move-lose = Give up { $disc ->
    [skull] the skull
   *[other] a flower
}
move-appoint = { SEAT($player) } begins

event-round-began = A new round. { SEAT($first) } begins.
event-laid = { $disc ->
    [none] { SEAT($seat) } lays a disc.
    [skull] { SEAT($seat) } lays the skull.
   *[other] { SEAT($seat) } lays a flower.
}
event-bid-made = { SEAT($seat) } bids { $discs }.
event-passed = { SEAT($seat) } passes.
event-challenged = { SEAT($seat) } must turn { $discs ->
    [one] one disc.
   *[other] { $discs } discs.
}
event-turned = { SEAT($seat) } turns a disc of { SEAT($mat) }: a { NAME($disc) }.
event-scored = { SEAT($seat) } did it: { $points ->
    [one] a first point.
   *[other] the second point!
}
event-lost = { $disc ->
    [none] { SEAT($seat) } loses a disc.
    [skull] { SEAT($seat) } loses the skull.
   *[other] { SEAT($seat) } loses a flower.
}
event-left = { SEAT($seat) } is out.
event-opened = { SEAT($seat) } had: { NAME($hand) } { NAME($mat) }
event-ended = The game is over: { SEAT($winner) } wins.

ending-points = Somebody has two points.
ending-alone = Only one player has discs left.
lab-ending-points = two points
lab-ending-alone = the last one left
word-bid = Bid
word-bidder = Bidder
word-first = Begins
word-points = Points
word-discs = Discs
word-height = On the mat
word-open = Open
word-passed = passed
word-hand = In hand
word-mat = On the mat
word-my-discs = My discs
word-mat-of = { $open ->
    [none] The mat of { $name }: { $hidden } face down
   *[other] The mat of { $name }: { $hidden } face down; open: { $open }
}
word-my-mat = On my mat
word-in-hand = { $count ->
    [one] one disc in hand
   *[other] { $count } discs in hand
}
word-laid = { $count ->
    [one] disc on the mats
   *[other] discs on the mats
}
word-bid-of = bid by { $name }
word-dare = I dare
word-begins = { $name } began
word-bar = { $name } dares { $bid }
