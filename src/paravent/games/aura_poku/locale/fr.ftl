title = Aura Poku
tagline = Fuyez jusqu’au village en franchissant trois fleuves : marchandez la traversée et devancez le persécuteur.
pitch = Menez vos trois pions au village avant le persécuteur. Chaque fleuve a un long détour, ou une traversée que quelqu’un doit payer : marchandez. À la fin comptent les huttes et les pièces ; le plus riche l’emporte.
aim = Ramenez vos pions et soyez riche.

## Plateaux

name-gold_coast = Côte-de-l’Or
name-creek = La crique

## Ce qui est demandé

phase-placing = Un pion restant est à vous. Où gênera-t-il le passage ?
phase-before = À vous : lancez le dé, ou agissez d’abord au bord du fleuve.
phase-move = Vous avez fait { $die }. Quel pion va où ?
phase-after = Vous avez avancé. Reste-t-il quelque chose à faire au bord du fleuve ?
phase-offers = { SEAT($seat) } va traverser depuis { NAME($altar) } et { $demand ->
    [none] vous demande ce que vous paieriez
   *[other] demande { $demand } or par pion
}. Votre offre scellée ?
phase-accept = Les offres sont sur la table. Qui emmenez-vous ?
phase-haggle = { $demand ->
    [none] Vous attendez des offres ({ NAME($altar) }).
   *[other] Vous demandez { $demand } or par pion ({ NAME($altar) }).
} Emmenez quelqu’un, demandez un autre prix, ou renoncez.

## Coups

move-place = Un pion restant : { NAME($node) }
move-roll = Lancer le dé
move-step = Pion { NTH($pawn) } : monter sur l’autel libre
move-cross = Sacrifier et traverser sans passager
move-demand = { $gold ->
    [none] Demander des offres libres
   *[other] Demander { $gold } or par pion
}
move-walk = { $node ->
    [village] Pion { NTH($pawn) } au village
   *[other] Pion { NTH($pawn) } : { NAME($node) }
}{ $leave ->
    [true] , en laissant la pièce de la source
   *[other] {""}
}
move-stay = Rester sur l’autel
move-done = Terminer
move-offer = Offrir { $gold } or pour { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
move-offer-none = Ne rien offrir
move-call = { $gold ->
    [none] Demander des offres
   *[other] Appeler : { $gold } or par pion
}
move-ask = { $gold ->
    [none] Demander ce qu’ils paieraient
   *[other] Demander { $gold } or par pion
}
move-withdraw = Retirer mon offre
move-accept = Emmener : { SEAT($seats) }

## Ce qui s’est passé

event-turn-began = Tour { $round } : c’est à { SEAT($seat) }.
event-placed = { SEAT($seat) } place un pion restant : { NAME($node) }.
event-rolled = { SEAT($seat) } fait { $die }.
event-given = { $coin ->
    [none] Les dieux glissent une pièce à { SEAT($seat) }. Personne d’autre ne voit laquelle.
   *[other] Les dieux glissent à { SEAT($seat) } une pièce de { $coin }.
}
event-ringed = { $rings ->
    [0] Le persécuteur secoue les anneaux de son bâton.
    [one] Un anneau va sur le bâton du persécuteur : il y en a un.
   *[other] Un anneau va sur le bâton du persécuteur : il y en a { $rings }.
}
event-persecutor-stepped = Le persécuteur approche : case { $step }.
event-left = { SEAT($seat) } quitte à pied { NAME($altar) } et paie pour cela { $paid } or.
event-walked = { SEAT($seat) }, pion { NTH($pawn) } : { NAME($origin) } → { NAME($node) }.
event-source-passed = { SEAT($seat) } passe la source { $river } et y trouve : { NAME($coins) }.
event-coin-left = { SEAT($seat) } passe la source { $river } et y laisse la pièce.
event-housed = { SEAT($seat) } rentre son pion { NTH($pawn) } : la hutte de { $hut }.
event-stayed = { SEAT($seat) } reste sur l’autel.
event-stepped = { SEAT($seat) }, pion { NTH($pawn) } : { NAME($altar) }, sans un pas de trop.
event-drew = { $card ->
    [none] { SEAT($seat) } interroge les dieux, et personne d’autre n’entend la réponse.
   *[other] { SEAT($seat) } interroge les dieux : { NAME($card) }.
}
event-demanded = { SEAT($seat) } veut traverser depuis { NAME($altar) } et { $gold ->
    [none] attend des offres.
   *[other] demande { $gold } or par pion.
}
event-offered = { SEAT($seat) } offre { $gold } or pour { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}.
event-not-offered = { SEAT($seat) } n’offre rien.
event-called = { SEAT($seat) } appelle ({ NAME($altar) }) : { $gold ->
    [none] qui offre quoi ?
   *[other] { $gold } or par pion !
}
event-asked = { $gold ->
    [none] { SEAT($seat) } écoute maintenant toutes les offres.
   *[other] { SEAT($seat) } demande maintenant { $gold } or par pion.
}
event-withdrew = { SEAT($seat) } retire son offre.
event-accepted = { SEAT($seat) } choisit pour passagers : { SEAT($seats) }.
event-carried = { SEAT($seat) } paie { $gold } or à { SEAT($sacrificer) } et débarque ({ NAME($node) } ; pions : { NAME($pawns) }).
event-crossed = { $paid ->
    [none] { SEAT($seat) } paie les dieux en secret et débarque ({ NAME($node) } ; pions : { NAME($pawns) }).
   *[other] { SEAT($seat) } paie { $paid } or aux dieux et débarque ({ NAME($node) } ; pions : { NAME($pawns) }).
}
event-counted = { SEAT($seat) } ouvre sa bourse : { $gold } or, { $score } avec les huttes.
event-ended = Fortune du village : { SEAT($winners) }.

## Fins

ending-three-home = Les trois pions d’un joueur sont arrivés.
ending-huts-full = Toutes les huttes sont occupées.
ending-persecutor = Le persécuteur a atteint le village.
ending-rounds = Le dernier tour est joué.

## Options

option-board = Plateau
option-board-help = La Côte-de-l’Or et ses trois fleuves, ou la Crique, plus courte, qui en a deux.
option-bargaining = Marchandage
option-bargaining-help = À la criée : offres et demandes fusent, tous les entendent, celui qui appelle choisit. Scellé : une offre secrète chacun.
option-bargaining-open = à la criée
option-bargaining-sealed = offres scellées
option-obstacles = Pions restants
option-obstacles-help = Semés au hasard sur le chemin, ou placés à tour de rôle par les joueurs avant le premier dé.
option-obstacles-random = au hasard
option-obstacles-placed = placés par les joueurs
option-first_pays = Le premier joueur cède
option-first_pays-help = L’or en moins dans la bourse du premier joueur : qui est le premier à un autel gagne souvent. À quatre, 3 à 5 sont justes.
option-rings_to_move = Nombre de 1 qui font avancer le persécuteur
option-rings_to_move-help = Quatre : trois anneaux, puis le 1 suivant le fait avancer. Trois : le troisième anneau suffit.
option-last_takes_all = Le dernier vide la source
option-last_takes_all-help = Quand plus personne d’autre ne doit passer une source, celui qui la passe prend toutes ses pièces.
option-max_rounds = Nombre de tours maximal
option-max_rounds-help = Après ce nombre de tours, on compte.

## La première fois que l’on demande ou que se passe quelque chose

first-before = Avant de lancer, vous pouvez monter d’une cour sur son autel, ou traverser depuis un autel ; puis lancez et marchez.
first-move = Les cases prises sont sautées sans compter ; vous pouvez vous arrêter tôt dans une cour ou sur son autel.
first-after = Sur un autel, vous pouvez traverser au prix de votre carte, seul ou avec des passagers qui paient.
first-haggle = Les offres se disent à voix haute et peuvent monter ; demandez un autre prix, emmenez qui vous voulez, ou rompez.
first-offers = Quelqu’un va traverser : une offre secrète chacun, et seul paie qui est emmené.
first-accept = Prenez une offre, plusieurs ou aucune ; qui vient vous paie, et vous payez le fleuve.
first-placing = Les cases prises sont sautées sans compter : un pion sur le chemin aide donc qui passe par là.
first-event-called = Quelqu’un appelle depuis un autel : qui attend dans cette cour peut offrir de l’or pour venir, offrir plus ou se retirer.
first-event-source-passed = Qui passe une source à pied peut prendre sa première pièce, ou la laisser.
first-event-ringed = Un 1 apporte un don, et un anneau au persécuteur ; quand son bâton est plein, le 1 suivant le fait avancer.
first-event-persecutor-stepped = Quand le persécuteur atteint le village, la partie est finie : seuls comptent huttes et or.
first-event-housed = Qui rentre le premier prend la meilleure hutte.

## Écrans

word-round = tour { $round } sur { $rounds } au plus
word-die = dé { $die }
word-persecutor = persécuteur { $step } sur { $steps }
word-rings = { $rings ->
    [0] 0 anneau
    [one] 1 anneau
   *[other] { $rings } anneaux
}
word-source = source
word-huts = huttes
word-free-huts = huttes libres
word-bag = sac
word-pile = cartes
word-player = joueur
word-pawns = pions
word-purse = bourse
word-card = carte sacrifice
word-card-prices = { $upper } en haut, { $lower } en bas
word-offer = offre
word-offered = { $gold } pour { $pawns }
word-score = total
word-words = mots
word-call = appel
word-asks = { $gold ->
    [none] que payez-vous ?
   *[other] { $gold } par pion
}
word-leftover = à placer
word-path = chemin
word-obstacle = pion restant

## La simulation

lab-ending-three-home = trois pions rentrés
lab-ending-huts-full = huttes pleines
lab-ending-persecutor = persécuteur
lab-ending-rounds = dernier tour
lab-turns-each = tours de chaque joueur
lab-wins-by-order = Victoires par ordre de jeu
lab-brought-across = Pions qui ont traversé
lab-of-a-winner = d’un vainqueur
lab-of-another = des autres
lab-acts = Actions par partie
lab-sacrifices = sacrifices
lab-at-a-lower-altar = à un autel bas
lab-altars-left = autels quittés à pied
lab-gifts = cadeaux
lab-walks = déplacements
lab-negotiations = négociations
lab-somebody-accepted = avec offre : quelqu’un est emmené
lab-words = mots dits
lab-asks = nouvelles demandes
lab-withdrawals = offres retirées
lab-coins-left = pièces laissées aux sources
lab-tolls = Péages, en dixièmes d’or
lab-offered-per-pawn = offert par pion
lab-paid-per-pawn = payé par pion
lab-gold = Or à la fin
lab-huts = Huttes
lab-free-at-the-end = libres à la fin

## L’or tel qu’un robot l’estime, `9–11-gold`

name-gold = or

## Lieux

name-throne = le trône
name-village = le village
name-c1l = cour basse 1
name-c1u = cour haute 1
name-a1l = autel bas 1
name-a1u = autel haut 1
name-l1l = débarcadère bas 1
name-l1u = débarcadère haut 1
name-c2l = cour basse 2
name-c2u = cour haute 2
name-a2l = autel bas 2
name-a2u = autel haut 2
name-l2l = débarcadère bas 2
name-l2u = débarcadère haut 2
name-c3l = cour basse 3
name-c3u = cour haute 3
name-a3l = autel bas 3
name-a3u = autel haut 3
name-l3l = débarcadère bas 3
name-l3u = débarcadère haut 3
name-c4l = cour basse 4
name-c4u = cour haute 4
name-a4l = autel bas 4
name-a4u = autel haut 4
name-l4l = débarcadère bas 4
name-l4u = débarcadère haut 4
name-c5l = cour basse 5
name-c5u = cour haute 5
name-a5l = autel bas 5
name-a5u = autel haut 5
name-l5l = débarcadère bas 5
name-l5u = débarcadère haut 5
name-c6l = cour basse 6
name-c6u = cour haute 6
name-a6l = autel bas 6
name-a6u = autel haut 6
name-l6l = débarcadère bas 6
name-l6u = débarcadère haut 6
name-c7l = cour basse 7
name-c7u = cour haute 7
name-a7l = autel bas 7
name-a7u = autel haut 7
name-l7l = débarcadère bas 7
name-l7u = débarcadère haut 7
name-c8l = cour basse 8
name-c8u = cour haute 8
name-a8l = autel bas 8
name-a8u = autel haut 8
name-l8l = débarcadère bas 8
name-l8u = débarcadère haut 8
name-c9l = cour basse 9
name-c9u = cour haute 9
name-a9l = autel bas 9
name-a9u = autel haut 9
name-l9l = débarcadère bas 9
name-l9u = débarcadère haut 9
name-p1 = case 1
name-p2 = case 2
name-p3 = case 3
name-p4 = case 4
name-p5 = case 5
name-p6 = case 6
name-p7 = case 7
name-p8 = case 8
name-p9 = case 9
name-p10 = case 10
name-p11 = case 11
name-p12 = case 12
name-p13 = case 13
name-p14 = case 14
name-p15 = case 15
name-p16 = case 16
name-p17 = case 17
name-p18 = case 18
name-p19 = case 19
name-p20 = case 20
name-p21 = case 21
name-p22 = case 22
name-p23 = case 23
name-p24 = case 24
name-p25 = case 25
name-p26 = case 26
name-p27 = case 27
name-p28 = case 28
name-p29 = case 29
name-p30 = case 30
name-p31 = case 31
name-p32 = case 32
name-p33 = case 33
name-p34 = case 34
name-p35 = case 35
name-p36 = case 36
name-p37 = case 37
name-p38 = case 38
name-p39 = case 39
name-p40 = case 40
name-p41 = case 41
name-p42 = case 42
name-p43 = case 43
name-p44 = case 44
name-p45 = case 45
name-p46 = case 46
name-p47 = case 47
name-p48 = case 48
name-p49 = case 49
name-p50 = case 50
name-p51 = case 51
name-p52 = case 52
name-p53 = case 53
name-p54 = case 54
name-p55 = case 55
name-p56 = case 56
name-p57 = case 57
name-p58 = case 58
name-p59 = case 59
name-p60 = case 60
name-p61 = case 61
name-p62 = case 62
name-p63 = case 63
name-p64 = case 64
name-p65 = case 65
name-p66 = case 66
name-p67 = case 67
name-p68 = case 68
name-p69 = case 69
name-p70 = case 70
name-p71 = case 71
name-p72 = case 72
name-p73 = case 73
name-p74 = case 74
name-p75 = case 75
name-p76 = case 76
name-p77 = case 77
name-p78 = case 78
name-p79 = case 79
name-p80 = case 80
name-p81 = case 81
name-p82 = case 82
name-p83 = case 83
name-p84 = case 84
name-p85 = case 85
name-p86 = case 86
name-p87 = case 87
name-p88 = case 88
name-p89 = case 89
name-p90 = case 90
name-p91 = case 91
name-p92 = case 92
name-p93 = case 93
name-p94 = case 94
name-p95 = case 95
name-p96 = case 96
name-p97 = case 97
name-p98 = case 98
name-p99 = case 99

## Cartes sacrifice

name-1-1 = 1 en haut, 1 en bas
name-1-2 = 1 en haut, 2 en bas
name-1-3 = 1 en haut, 3 en bas
name-1-4 = 1 en haut, 4 en bas
name-1-5 = 1 en haut, 5 en bas
name-1-6 = 1 en haut, 6 en bas
name-1-7 = 1 en haut, 7 en bas
name-1-8 = 1 en haut, 8 en bas
name-1-9 = 1 en haut, 9 en bas
name-2-1 = 2 en haut, 1 en bas
name-2-2 = 2 en haut, 2 en bas
name-2-3 = 2 en haut, 3 en bas
name-2-4 = 2 en haut, 4 en bas
name-2-5 = 2 en haut, 5 en bas
name-2-6 = 2 en haut, 6 en bas
name-2-7 = 2 en haut, 7 en bas
name-2-8 = 2 en haut, 8 en bas
name-2-9 = 2 en haut, 9 en bas
name-3-1 = 3 en haut, 1 en bas
name-3-2 = 3 en haut, 2 en bas
name-3-3 = 3 en haut, 3 en bas
name-3-4 = 3 en haut, 4 en bas
name-3-5 = 3 en haut, 5 en bas
name-3-6 = 3 en haut, 6 en bas
name-3-7 = 3 en haut, 7 en bas
name-3-8 = 3 en haut, 8 en bas
name-3-9 = 3 en haut, 9 en bas
name-4-1 = 4 en haut, 1 en bas
name-4-2 = 4 en haut, 2 en bas
name-4-3 = 4 en haut, 3 en bas
name-4-4 = 4 en haut, 4 en bas
name-4-5 = 4 en haut, 5 en bas
name-4-6 = 4 en haut, 6 en bas
name-4-7 = 4 en haut, 7 en bas
name-4-8 = 4 en haut, 8 en bas
name-4-9 = 4 en haut, 9 en bas
name-5-1 = 5 en haut, 1 en bas
name-5-2 = 5 en haut, 2 en bas
name-5-3 = 5 en haut, 3 en bas
name-5-4 = 5 en haut, 4 en bas
name-5-5 = 5 en haut, 5 en bas
name-5-6 = 5 en haut, 6 en bas
name-5-7 = 5 en haut, 7 en bas
name-5-8 = 5 en haut, 8 en bas
name-5-9 = 5 en haut, 9 en bas
name-6-1 = 6 en haut, 1 en bas
name-6-2 = 6 en haut, 2 en bas
name-6-3 = 6 en haut, 3 en bas
name-6-4 = 6 en haut, 4 en bas
name-6-5 = 6 en haut, 5 en bas
name-6-6 = 6 en haut, 6 en bas
name-6-7 = 6 en haut, 7 en bas
name-6-8 = 6 en haut, 8 en bas
name-6-9 = 6 en haut, 9 en bas
name-7-1 = 7 en haut, 1 en bas
name-7-2 = 7 en haut, 2 en bas
name-7-3 = 7 en haut, 3 en bas
name-7-4 = 7 en haut, 4 en bas
name-7-5 = 7 en haut, 5 en bas
name-7-6 = 7 en haut, 6 en bas
name-7-7 = 7 en haut, 7 en bas
name-7-8 = 7 en haut, 8 en bas
name-7-9 = 7 en haut, 9 en bas
name-8-1 = 8 en haut, 1 en bas
name-8-2 = 8 en haut, 2 en bas
name-8-3 = 8 en haut, 3 en bas
name-8-4 = 8 en haut, 4 en bas
name-8-5 = 8 en haut, 5 en bas
name-8-6 = 8 en haut, 6 en bas
name-8-7 = 8 en haut, 7 en bas
name-8-8 = 8 en haut, 8 en bas
name-8-9 = 8 en haut, 9 en bas
name-9-1 = 9 en haut, 1 en bas
name-9-2 = 9 en haut, 2 en bas
name-9-3 = 9 en haut, 3 en bas
name-9-4 = 9 en haut, 4 en bas
name-9-5 = 9 en haut, 5 en bas
name-9-6 = 9 en haut, 6 en bas
name-9-7 = 9 en haut, 7 en bas
name-9-8 = 9 en haut, 8 en bas
name-9-9 = 9 en haut, 9 en bas

# Au terminal
cli-board-sound = Le plateau { $board } est bon : { $spaces } cases rondes, { $rivers } fleuves, { $huts } huttes, { $cards } cartes sacrifice.
help-check-board = Vérifier un plateau d’Aura Poku : son chemin, ses huttes, ses cartes et ses pièces.

## Aides
aid-on-altar = Pion { NTH($pawn) } : traverser coûte { $price } or et épargne { $saves } pas
aid-in-court = Pion { NTH($pawn) } : traverser ici épargne { $saves } des { $home } pas jusqu’au village
aid-on-foot = Pion { NTH($pawn) } : { $steps } pas jusqu’à la prochaine cour, { $home } jusqu’au village
aid-last-leg = Pion { NTH($pawn) } : { $home } pas jusqu’au village, plus de fleuve
aid-persecutor = Le persécuteur est à { $steps } pas du village : un pas par traversée, et un au { $ones ->
    [1] prochain 1
    [2] deuxième 1
    [3] troisième 1
   *[other] quatrième 1
} du dé

## Une première partie

lesson-first-hello = Le peuple de la reine Aura Poku fuit à travers les fleuves, et vous menez trois des siens au village. À la fin, on compte l’or et les huttes : le plus riche gagne.
lesson-first-chase = Le persécuteur vous suit tous. Quand il atteint le village, la partie s’arrête aussitôt : un pion qui n’est pas rentré ne rapporte rien.
lesson-first-roll = À vous : lancez le dé. Ensuite, un de vos pions avance.
lesson-first-rocks = Un 3. On saute, sans compter de pas, les cases occupées par un rocher gris ou un pion. On avance du nombre exact ; dans une cour ou sur son autel, on peut s’arrêter plus tôt.
lesson-first-walk = Les carrés sont des cours, chacune avec un autel rond à côté. Menez le pion 1 à la cour basse : touchez son écriteau sur le plateau.
lesson-first-walk-wrong = C’est permis, mais pas aujourd’hui : arrêtez-vous dans la cour basse, le carré à côté de l’autel.
lesson-first-altar = D’une cour, on peut traverser le fleuve et s’épargner le détour par la source. C’est le pion sur l’autel qui paie la traversée. Celui-ci est libre : montez-y.
lesson-first-altar-wrong = Alors un autre prendra l’autel, et c’est vous qui le paierez. Montez tant qu’il est libre.
lesson-first-card = Sur un autel, on tire une carte de sacrifice. Personne d’autre ne la voit : ici, de l’autel bas, traverser vous coûte 3 pièces d’or. Votre bourse aussi est secrète.
lesson-first-prices = L’autre prix vaut pour les autels hauts : moins cher, mais traverser si loin en amont fait gagner moins de chemin.
lesson-first-wait = Vous pourriez traverser tout de suite, en payant tout vous-même. Mais les autres veulent traverser aussi : touchez « Terminer » et attendez-les.
lesson-first-wait-wrong = Cela marcherait, et vous coûterait 3 pièces d’or. Attendez un tour : des passagers vous paieront.
lesson-first-others = Un autel ne porte qu’un pion. Qui arrive maintenant dans cette cour a besoin de vous.
lesson-first-court = Les deux autres joueurs ont maintenant un pion dans votre cour. Vous pouvez annoncer un prix par pion, ou appeler sans prix et attendre leurs offres.
lesson-first-call = Demandez l’or que vous voulez par pion : ils ne connaissent pas votre carte. Touchez + jusqu’à 3, puis appelez.
lesson-first-offers = Maintenant on marchande, à voix haute. Écoutez leurs offres.
lesson-first-take = { SEAT(1) } offre 3 pièces d’or, { SEAT(2) } 2. Vous pourriez les laisser là, ou demander un autre prix. Aujourd’hui, soyez aimable : cochez les deux, puis emmenez-les.
lesson-first-take-wrong = Le choix est à vous ; mais le fleuve coûte 3 quel que soit leur nombre, et chacun vous paie. Cochez les deux.
lesson-first-landed = Vous débarquez tous ensemble sur l’autre rive. Ils vous ont payé 5, le fleuve a pris 3 : vous y gagnez 2 pièces d’or, et personne ne le sait.
lesson-first-nearer = Mais chaque sacrifice fait avancer le persécuteur d’un pas. Vous avez traversé avant de lancer, il vous reste donc à avancer : lancez.
lesson-first-second = Un 5. Pensez à vos autres pions : menez le pion 2 à la case 6, sur le long détour par la source, là où naît le fleuve.
lesson-first-second-wrong = Il pourrait y attendre l’autel d’un autre. Aujourd’hui, qu’il contourne le fleuve : à la case 6.
lesson-first-watch = Regardez : { SEAT(1) } contourne la source et prend sa première pièce, { SEAT(2) } prend l’autel que vous avez quitté.
lesson-first-again = À vous de nouveau. Rien à faire au bord du fleuve : lancez.
lesson-first-gift = Un 1, c’est un cadeau : une pièce tirée du sac, que personne d’autre n’a vue.
lesson-first-rings = Mais un 1 met aussi un anneau au bâton du persécuteur. Une fois trois anneaux au bâton, le 1 suivant les retire et fait avancer le persécuteur d’un pas.
lesson-first-river = Un pas suffit : les deux cases avant le second fleuve sont couvertes de rochers, on les saute. Menez le pion 1 directement sur l’autel bas.
lesson-first-river-wrong = Dans la cour, il faudrait attendre l’autel d’un autre. Celui-ci est libre : montez-y directement.
lesson-first-leaving = Nouvelle carte : ici aussi, traverser coûte 3 pièces d’or. On peut aussi repartir d’un autel à pied. Cela coûte toujours 3 pièces d’or, quoi que dise la carte.
lesson-first-alone = Personne n’attend dans cette cour, et le premier pion rentré prend la meilleure hutte. Payez le sacrifice et traversez sans passager.
lesson-first-alone-wrong = Qui attendriez-vous ? La meilleure hutte va au premier rentré : traversez !
lesson-first-behind = Regardez : vous traversez, et { SEAT(1) } vous suit de près.
lesson-first-dash = Le village est tout près. Lancez !
lesson-first-home = Un 4 suffit largement : n’importe quel nombre fait entrer au village. Lequel de vos pions rentre ? Touchez-le ici.
lesson-first-home-wrong = Celui-là a le temps. Le pion 1 est devant le village : faites-le rentrer avant que la meilleure hutte soit prise.
lesson-first-arrive = Au village ! Regardez quelle hutte reçoit votre pion.
lesson-first-huts = La meilleure hutte est à vous : 15, à côté de votre bourse. Voyez ce qui reste pour { SEAT(1) }.
lesson-first-more = Le deuxième pion rentré, celui de { SEAT(1) }, a valu 12. Deux de vos pions sont encore en route : lancez.
lesson-first-source = Un 5 : le pion 2 contourne la source. Prendre la première pièce de la source, ou la laisser ? Touchez l’un des deux écriteaux.
lesson-first-soon = Voyez comme le persécuteur est proche : encore trois pas, par des traversées ou par des 1, et tout est fini.
lesson-first-end = Vous savez l’essentiel. La partie finit quand un joueur a rentré ses trois pions, quand toutes les huttes sont prises, ou quand le persécuteur arrive. Le grand plateau a trois fleuves et huit huttes. Bonne chance !

## Pourquoi un coup est conseillé
why-place = Une case prise est sautée et ne coûte aucun pas : elle raccourcit le chemin de qui passe.
why-roll = Quel pion marche, vous le choisissez quand le dé est tombé.
why-wait = { $pawns ->
    [0] L’autel reste à vous : qui entre dans sa cour a besoin de vous.
    [one] { $pawns } pion attend dans la cour, et peut offrir plus ensuite.
   *[other] { $pawns } pions attendent dans la cour, et peuvent offrir plus ensuite.
}
why-done = L’autel peut encore être pris à votre prochain tour, si personne n’est plus rapide.
why-stay = Partir à pied coûte { $paid } or, et traverser d’ici épargne { $saves } pas.
why-step = Qui se tient sur l’autel décide qui traverse ; cela épargne { $saves } pas.
why-home = Il rentre, et prend la hutte de { $hut }.
why-leave-altar = S’en aller à pied coûte { $paid } or ; traverser en coûterait { $price }.
why-to-altar = L’autel est libre, et traverser de là épargne { $saves } pas.
why-coin = La source donne { $coin } or à qui passe.
why-coin-left = Vous laissez { $coin } or, et ainsi les { $next } qui sont dessous restent hors de portée du prochain.
why-coin-last = Vous laissez la dernière pièce de cette source.
why-to-court = L’autel de cette cour est libre, et traverser de là épargne { $saves } pas.
why-to-court-taken = { SEAT($seat) } occupe l’autel de cette cour ; se faire passer épargnerait { $saves } pas.
why-on-the-way = De là, il reste { $steps } pas jusqu’au village.
why-cross = { $price } or épargnent { $saves } pas.
why-call = { $pawns ->
    [one] { $pawns } pion attend dans votre cour
   *[other] { $pawns } pions attendent dans votre cour
} ; traverser épargne { $saves } pas à chacun, et vous coûte { $price } or.
why-offer = { $pawns ->
    [one] Traverser épargne { $saves } pas
   *[other] Traverser épargne { $saves } pas à chacun des { $pawns } pions
}, et il vous reste { $left } or.
why-no-offer = À pied, ce sont { $saves } pas de plus, et vos { $purse } or restent à vous.
why-accept = On vous paie { $gold } or, et le fleuve en prend { $price }.
why-accept-none = Vous restez sur l’autel, et pouvez encore traverser seul.

## Paroles : ce qu’on dit de soi et des autres, vrai ou non

claim-pay = { SEAT($about) }, faites-moi traverser et je paie { $what } d’or.
claim-carry = { SEAT($about) }, venez avec moi pour { $what } d’or.
claim-under = J’ai moins de { $what } d’or.
claim-over = J’ai plus de { $what } d’or.
claim-price = Ici, les dieux me demandent { $what } d’or.
claim-poorer = { SEAT($about) } a plus d’or que moi.
claim-accuse = { SEAT($about) } demande trop.
claim-trust = { SEAT($about) } fait des prix honnêtes.
