table-open-pack = paquet en main
table-open-hand = cartes gardées
table-tilted = incliné
table-copy = copie
table-kept = { $cards ->
    [one] { $cards } gardée
   *[other] { $cards } gardées
}
table-in-pack = { $cards } dans le paquet
table-seen-by-all = Rangée du haut : vue de tous
table-face-down = Rangée du bas : face cachée
table-lay-out = Les poser ainsi
table-place-hint = Touchez ou glissez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} dans la rangée du haut.
table-you-saw = Vous avez vu chez { $name }
table-sets = Les cartes par séries
table-peek-hint = Touchez deux cartes face cachée.
table-tap-one = Touchez une carte.
table-tap-two = Touchez deux cartes.
table-on-card-benevolence = bien­veillance
table-on-card-honesty = honnê­teté
