table-passengers = Take passengers?
table-gold-per-pawn = gold per pawn
table-gold-in-all = gold in all
table-for-pawns = for how many pawns
table-crossing = { SEAT($seat) } will cross from { NAME($altar) }
table-free-offers = and takes free offers.
table-demand = and asks { $gold } gold per pawn.
table-pawns = { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}
table-take-nobody = Take nobody
table-cannot-pay = With these you could not pay your card.
table-my-purse = My purse and card
table-pawn-at = Pawn { $pawn }: { NAME($node) }
table-too-much = You do not have that much.
