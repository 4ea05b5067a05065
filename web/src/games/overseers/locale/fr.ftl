table-open-pack = paquet en main
table-open-hand = cartes gardées
table-tilted = incliné
table-copy = copie
table-kept = { $cards ->
    [one] { $cards } gardée
   *[other] { $cards } gardées
}
table-in-pack = { $cards } dans le paquet
table-holding = Ce que vous avez
table-seen-by-me = Rangée du bas : vous seul
table-seen-by-all = Rangée du haut : vue de tous
table-face-down = Rangée du bas : face cachée
table-lay-out = Les poser ainsi
table-place-hint = Touchez ou glissez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} dans la rangée du haut.
table-span = possibles
table-span-why = Ce que ces cartes peuvent valoir, d’après ce qui se voit
table-you-saw = Vous avez vu chez { $name }
table-sets = Les cartes par séries
table-peek-hint = Touchez deux cartes face cachée.
table-tap-one = Touchez une carte.
table-tap-two = Touchez deux cartes.

## Scènes

table-plays = { SEAT($seat) } est { NAME($character) }
table-dealt = Cette manche : { $list }.
table-overseers = Les personnages de cette manche
table-all-picked = Chacun a gardé une carte.
table-all-discarded = Chacun écarte une carte, face cachée.
table-rows-up = Les rangées du haut sont retournées. Le reste demeure caché.
table-point = { $count ->
    [one] { SEAT($voters) } désigne { SEAT($seat) }.
   *[other] { SEAT($voters) } désignent { SEAT($seat) }.
}
table-accused-then = On accuse { SEAT($seat) } : admettre, ou nier ?
table-tied-votes = Égalité : { SEAT($seats) }. Le Leader tranche : { SEAT($leader) }.
table-cry-accused = On accuse !
table-cry-admitted = Admis !
table-cry-denied = Nié !
table-cry-guilty = Coupable !
table-cry-spared = Grâce !
table-cry-innocent = À tort !
table-turned-up = Les cartes sont retournées
table-turned-up-so = Les cartes sont retournées : { $scores }.
table-counted = La manche { $round } est comptée
table-counted-so = La manche { $round } est comptée : { $scores }.
table-leads-next = { SEAT($seat) } a le moins et mène la manche suivante.
table-ended-title = Chenghuang honore { SEAT($winners) }
table-ended-so = Après trois manches : { $totals }
table-ended = Les trois manches sont jouées : { $totals }. Chenghuang honore { SEAT($winners) }.

## Ce qui s’ensuit

table-admit = Admettre
table-then-admit-choose = Vous perdez deux cartes de votre choix. Touchez-les d’abord.
table-then-admit = Vous perdez ces deux-là ; rien n’est comparé.
table-then-deny = Le plus riche ? Vos deux meilleures sont perdues. Sinon, vous gagnez une carte.
table-then-pick = { $cards ->
    [one] L’autre carte va à { SEAT($to) }.
   *[other] Les { $cards } autres cartes vont à { SEAT($to) }.
}
table-then-pick-last = C’est la dernière de ce paquet.
table-then-discard = Elle va au tas commun, face cachée.
table-then-place = Tous voient la rangée du haut tout de suite, celle du bas à la révélation.
table-then-double = Cette fois, chacun prend deux cartes. Plus possible ensuite dans cette manche.
table-then-single = Vous gardez votre pouvoir pour plus tard.
table-then-tilt = Toutes vos cartes de ce type valent 5, et rien d’autre.
table-then-keep = Elle reste face cachée dans votre rangée du bas ; l’autre est remise.
table-then-peek = Vous seul voyez les deux cartes. Tous voient où vous regardez.
table-then-slide = Elle se retourne et compte comme la carte du dessus.
table-then-vote = On accuse qui a le plus de votes.
table-then-name = Puis { SEAT($seat) } admet ou nie.
table-then-punish = Les deux cartes qui rapportent le plus sont perdues.
table-then-pardon = Rien n’est perdu.
table-then-lose = Elles vont à la défausse, vues de tous.
table-then-take = Elle reste face visible dans votre rangée du bas.
table-then-thief = Puis { SEAT($seat) } nomme une victime.
table-then-rob = { SEAT($seat) } choisit la carte à vous donner.
table-then-give = Elle change de mains, vue de tous.
table-then-drain-steal = Vous recevez jusqu’à 4 points que { SEAT($seat) } perd.
table-then-drain-each = { SEAT($seat) } perd un point par carte ; vous n’en gagnez aucun.
table-then-lead = Le Leader tranche en cas d’égalité.
table-in-all = en tout
table-votes-of = votes : { SEAT($voters) }

## Prix

award-wronged = À tort
award-wronged-why = { $count ->
    [one] { SEAT($seat) } a nié, et c’était vrai.
   *[other] { SEAT($seat) } a nié { $count } fois, et c’était vrai.
}
award-keen-eye = L’œil le plus vif
award-keen-eye-why = { SEAT($seat) } a désigné { $count } fois le plus riche.
award-light-fingers = Doigts légers
award-light-fingers-why = { SEAT($seat) } a volé { $count } fois.

## À qui le tour, et pourquoi
wait-character-choice = { SEAT($seat) } choisit un personnage : le plus pauvre d’abord.
wait-becoming = Fushen ({ SEAT($seat) }) choisit qui devenir.
wait-doubling = Wuming ({ SEAT($seat) }) dit si chacun en prend deux.
wait-pick = Chacun prend dans son paquet.
wait-discarding = Chacun écarte une carte sur six.
wait-placement = Chacun pose ses cinq cartes.
wait-tilting = Yanmei ({ SEAT($seat) }) incline une carte.
wait-keeping = Gan ({ SEAT($seat) }) garde une carte sur deux.
wait-peeking = Meixiu ({ SEAT($seat) }) regarde deux cartes cachées.
wait-sliding = Nuying ({ SEAT($seat) }) glisse une carte sous une autre.
wait-vote = Chacun vote pour le plus riche.
wait-accusation-tie = Égalité des votes : { SEAT($leader) } mène, et dit qui est accusé.
wait-judgement = { SEAT($accused) } doit avouer ou nier.
wait-mercy = { SEAT($accused) } partage le plus haut score : { SEAT($leader) } mène, et punit ou épargne.
wait-penalty = { SEAT($seat) } a nié en ayant le plus, et perd deux cartes.
wait-compensation = { SEAT($seat) } était hors de cause, et prend une carte.
wait-theft-tie = Égalité des vols : { SEAT($leader) } mène, et dit qui vole.
wait-theft = { SEAT($thief) } a le plus de vols, et vole quelqu’un.
wait-gift = { SEAT($victim) } doit donner une carte à { SEAT($thief) }.
wait-draining = Liang ({ SEAT($seat) }) prend des points à quelqu’un.
wait-succession = Égalité des plus pauvres : { SEAT($leader) } dit qui mènera.

## Ce que veut dire une chose sur la table, en une ligne

table-worth-all = En tout : { $points }
table-worth-with = En tout : { $points }, dont { $added } par { NAME($character) }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-pass-to = Votre paquet va à { SEAT($seat) }.
table-passes = Les paquets suivent les flèches ; le nombre dit combien de cartes chacun a gardées.
table-discard-why = Cartes écartées, face cachée. Qui est accusé à tort en prend une.
table-aside-why = Cartes que nul n’a reçues. Elles restent hors de cette manche.
table-leader-why = Leader : tranche les égalités.
table-named = { $count ->
    [one] { SEAT($voters) } a désigné { SEAT($seat) } comme le plus riche.
   *[other] { SEAT($voters) } ont désigné { SEAT($seat) } comme le plus riche.
}
table-named-me = { $count ->
    [one] { SEAT($voters) } vous a désigné comme le plus riche.
   *[other] { SEAT($voters) } vous ont désigné comme le plus riche.
}
table-brief-admit = Perdre deux cartes : touchez-les d’abord.
table-brief-deny = Le plus riche ? Deux cartes perdues. Sinon, une gagnée.
