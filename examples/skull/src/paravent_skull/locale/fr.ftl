title = Skull
tagline = Trois fleurs, un crâne et un visage de marbre.

name-flower = fleur
name-skull = crâne

phase-open = Posez votre premier disque, face cachée.
phase-act = Posez un autre disque, ou dites combien vous osez en retourner.
phase-raise = Osez davantage, ou passez.
phase-challenge = Retournez le disque du dessus d’un autre tapis.
phase-forfeit = Votre propre crâne ! Quel disque abandonnez-vous ? Personne ne le verra.
phase-farewell = Vous êtes éliminé. Qui commence la manche suivante ?

move-lay = Poser { $disc ->
    [skull] le crâne
   *[other] une fleur
}
move-bid = Annoncer { $discs }
move-pass = Passer
move-turn = Retourner un disque de { SEAT($mat) }
move-lose = Abandonner { $disc ->
    [skull] le crâne
   *[other] une fleur
}
move-appoint = { SEAT($player) } commence

event-round-began = Nouvelle manche. { SEAT($first) } commence.
event-laid = { $disc ->
    [none] { SEAT($seat) } pose un disque.
    [skull] { SEAT($seat) } pose le crâne.
   *[other] { SEAT($seat) } pose une fleur.
}
event-bid-made = { SEAT($seat) } annonce { $discs }.
event-passed = { SEAT($seat) } passe.
event-challenged = { SEAT($seat) } doit retourner { $discs ->
    [one] un disque.
   *[other] { $discs } disques.
}
event-turned = { SEAT($seat) } retourne un disque de { SEAT($mat) } : { $disc ->
    [skull] un crâne.
   *[other] une fleur.
}
event-scored = { SEAT($seat) } a réussi : { $points ->
    [one] un premier point.
   *[other] le deuxième point !
}
event-lost = { $disc ->
    [none] { SEAT($seat) } perd un disque.
    [skull] { SEAT($seat) } perd le crâne.
   *[other] { SEAT($seat) } perd une fleur.
}
event-left = { SEAT($seat) } est éliminé.
event-opened = { SEAT($seat) } avait : { NAME($hand) } { NAME($mat) }
event-ended = La partie est finie : { SEAT($winner) } gagne.

ending-points = Quelqu’un a deux points.
ending-alone = Une seule personne a encore des disques.
lab-ending-points = deux points
lab-ending-alone = le dernier en jeu
word-bid = Annonce
word-bidder = Plus offrant
word-first = Commence
word-points = Points
word-discs = Disques
word-height = Sur le tapis
word-open = Retournés
word-passed = passe
word-hand = En main
word-mat = Sur le tapis
word-my-discs = Mes disques
word-mat-of = { $open ->
    [none] Le tapis de { $name } : { $hidden } face cachée
   *[other] Le tapis de { $name } : { $hidden } face cachée ; retournés : { $open }
}
word-my-mat = Sur mon tapis
word-in-hand = { $count ->
    [0] aucun disque en main
    [one] un disque en main
   *[other] { $count } disques en main
}
word-laid = { $count ->
    [0] disque sur les tapis
    [one] disque sur les tapis
   *[other] disques sur les tapis
}
word-bid-of = annonce de { $name }
word-dare = J’ose
word-begins = { $name } a commencé
word-bar = { $name } ose { $bid }
