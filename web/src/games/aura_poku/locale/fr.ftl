table-gold-per-pawn = or par pion
table-gold-in-all = or en tout
table-for-pawns = pour combien de pions
table-crossing = { SEAT($seat) } va traverser depuis { NAME($altar) }
table-take-nobody = Ne prendre personne
table-cannot-pay = Avec ceux-là, vous ne pourriez payer votre carte.
table-purse = bourse : { $gold }
table-my-purse = Bourse et carte
table-pawn-at = Pion { NTH($pawn) } : { NAME($node) }
table-too-much = Vous n’avez pas tant.
table-and-altar = et autel
table-hut = la hutte de { $hut }
table-hut-of = la hutte de { $hut } : { SEAT($seat) }
table-huts = huttes { $huts }
table-steps-away = { $left ->
    [0] Il est là.
   *[other] Il est à { $left } pas.
}
table-rings-of = Anneaux : { $rings } sur { $of }
table-rivers = Quel fleuve est montré
table-river = Fleuve { $river }
table-rolled = Vous avez fait { $die }.
table-which = Quel pion avance ?
table-where = Où va le pion { NTH($pawn) } ?
table-then-roll = puis un pion avance du nombre obtenu
table-then-step = gratuit ; vous tirez une carte secrète
table-then-cross = coûte le prix de votre carte ; le persécuteur avance d’un pas
table-then-stay = vous gardez l’autel et votre carte
table-then-done = au joueur suivant
table-then-demand = chacun dans la cour répond en secret
table-then-open = ils disent en secret ce qu’ils paieraient
table-then-offer = vous ne payez que si l’on vous emmène
table-then-nothing = vous restez dans la cour
table-then-take = rapporte { $gold } or ; vous payez votre carte et tous traversent
table-then-nobody = vous pourrez encore traverser sans passager
table-then-leave = partir coûte { $gold } or
table-then-altar = tirer une carte
table-then-court = s’arrêter ici
table-then-landing = sur l’autre rive
table-then-space = dé entier
table-then-source = source : +{ $coin } or
table-none-yet = Personne n’a encore rien offert.
table-call = { $gold } or par pion, ou à la nage !
table-call-open = Que vaut pour vous l’autre rive ?
table-draft = Vous, pas encore dit
table-offer-of = { $gold } or pour { $pawns ->
    [one] 1 pion
   *[other] { $pawns } pions
}

## Le marchandage à la criée
stand-haggle = { SEAT($seat) } emmène qui lui plaît. Que vaut pour vous l’autre rive ?
wait-haggle = { SEAT($seat) } marchande ({ NAME($altar) }).
wait-placing = { SEAT($seat) } place un pion restant.
wait-before = Au tour de { SEAT($seat) } : le fleuve, puis le dé.
wait-move = { SEAT($seat) } a fait { $die }, et choisit un pion.
wait-after = { SEAT($seat) } a bougé, et peut encore traverser.
wait-offers = { SEAT($seat) } va traverser ({ NAME($altar) }) : dans la cour, on offre en secret.
wait-accept = { SEAT($seat) } choisit qui emmener.
table-your-offer = Votre offre
table-gold = Or
table-asked = { SEAT($seat) } voudrait { $gold } pour { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}.
table-asked-open = { SEAT($seat) } écoute.
table-pawns = { $pawns ->
    [one] pour un pion
   *[other] pour { $pawns } pions
}
table-said = C’est ce que vous avez offert.
table-all-said = Vous avez dit tout ce que vous pouviez. Votre offre tient.
table-words-left = { $left ->
    [0] plus rien à dire
    [one] vous pouvez parler encore une fois
   *[other] vous pouvez parler encore { $left } fois
}
table-then-call = toute la cour l’entend et peut faire une offre
table-then-call-open = toute la cour peut faire une offre
table-then-say = tous l’entendent ; vous ne payez que si l’on vous emmène
table-then-withdraw = vous restez dans la cour
table-tick = Cochez qui vous emmenez.
table-break-off = Renoncer : n’emmener personne
table-was = avant { $gold }

## Pièces laissées, pions placés
table-leave-coin = laisser la pièce
table-leftover = Touchez une case libre. { $left ->
    [one] Il reste un pion.
   *[other] Il reste { $left } pions.
}

## Ce qui se passe, tel qu’on le montre
scene-headline = Tour { $round }
scene-walked = { $node ->
    [village] { SEAT($seat) } fait entrer son pion { NTH($pawn) } au village.
   *[other] { SEAT($seat) } avance son pion { NTH($pawn) } : { NAME($node) }.
}
scene-stepped = { SEAT($seat) } fait monter son pion { NTH($pawn) } : { NAME($altar) }.
scene-offers = Les offres sont sur la table.
scene-no-offer = n’offre rien
scene-for = pour
scene-accepted-none = { SEAT($seat) } n’emmène personne.
scene-crossed = { SEAT($seat) } traverse sans passager : { NAME($node) }.
scene-crossed-with = { SEAT($seat) } fait traverser { SEAT($seats) } : { NAME($node) }.
scene-toll = { SEAT($seat) } paie pour { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
scene-gods-paid = Les dieux prennent votre or.
scene-gods-secret = Les dieux sont payés. Combien ? { SEAT($seat) } le garde secret.
scene-nearer = { $left ->
    [one] Le persécuteur approche. Plus qu’un pas jusqu’au village !
   *[other] Le persécuteur approche. Encore { $left } pas jusqu’au village.
}
scene-caught = Le persécuteur est au village. La fuite est finie.
scene-sacrifice = Sacrifice
scene-upper = à un autel haut
scene-lower = à un autel bas
scene-upper-short = autel haut
scene-lower-short = autel bas
scene-counted = { $gold } or + huttes { $huts }

## Distinctions
award-ferryman = Le grand passeur
award-ferryman-why = { SEAT($seat) } a fait traverser { $pawns } pions des autres, pour { $gold } or en tout.
award-dearest = La place la plus chère
award-dearest-why = { SEAT($seat) } a payé { $gold } or à { SEAT($sacrificer) } pour { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}.

## Sur un téléphone
table-huts-free = Huttes libres : { $huts }.
table-take = Emmener
table-just-drawn = tirée du sac
