table-passengers = Prendre des passagers ?
table-gold-per-pawn = or par pion
table-gold-in-all = or en tout
table-for-pawns = pour combien de pions
table-crossing = { SEAT($seat) } va traverser depuis { NAME($altar) }
table-free-offers = et attend des offres libres.
table-demand = et demande { $gold } or par pion.
table-pawns = { $pawns ->
    [one] 1 pion
   *[other] { $pawns } pions
}
table-take-nobody = Ne prendre personne
table-cannot-pay = Avec ceux-là, vous ne pourriez payer votre carte.
table-my-purse = Ma bourse et ma carte
table-pawn-at = Pion { $pawn } : { NAME($node) }
table-too-much = Vous n’avez pas tant.
