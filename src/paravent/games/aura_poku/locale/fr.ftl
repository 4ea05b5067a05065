title = Aura Poku
tagline = Fuyez jusqu’au village en franchissant trois fleuves : marchandez la traversée et devancez le persécuteur.

## Plateaux

name-gold_coast = Côte-de-l’Or
name-creek = La crique

## Ce qui est demandé

phase-before = À vous. Lancez le dé, ou occupez-vous d’abord de vos pions au bord du fleuve.
phase-move = Vous avez fait { $die }. Quel pion va où ?
phase-after = Vous avez avancé. Reste-t-il quelque chose à faire au bord du fleuve ?
phase-offers = { SEAT($seat) } va traverser depuis { NAME($altar) } et { $demand ->
    [none] vous demande ce que vous paieriez
   *[other] demande { $demand } or par pion
}. Votre offre scellée ?
phase-accept = Les offres sont sur la table. Qui emmenez-vous ?

## Coups

move-roll = Lancer le dé
move-step = Pion { $pawn } : monter sur l’autel libre
move-cross = Sacrifier et traverser sans passager
move-demand = { $gold ->
    [none] Demander des offres libres
   *[other] Demander { $gold } or par pion
}
move-walk = { $node ->
    [village] Pion { $pawn } au village
   *[other] Pion { $pawn } : { NAME($node) }
}
move-stay = Rester sur l’autel
move-done = Terminer
move-offer = Offrir { $gold } or pour { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
move-offer-none = Ne rien offrir
move-accept = Emmener : { SEAT($seats) }

## Ce qui s’est passé

event-turn-began = Tour { $round } : c’est à { SEAT($seat) }.
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
event-walked = { SEAT($seat) }, pion { $pawn } : { NAME($origin) } → { NAME($node) }.
event-source-passed = { SEAT($seat) } passe la source { $river } et y trouve : { NAME($coins) }.
event-housed = { SEAT($seat) } rentre son pion { $pawn } : la hutte de { $hut }.
event-stayed = { SEAT($seat) } reste sur l’autel.
event-stepped = { SEAT($seat) }, pion { $pawn } : { NAME($altar) }, sans un pas de trop.
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
option-rings_to_move = Nombre de 1 qui font avancer le persécuteur
option-rings_to_move-help = Quatre : trois anneaux, puis le 1 suivant le fait avancer. Trois : le troisième anneau suffit.
option-last_takes_all = Le dernier vide la source
option-last_takes_all-help = Quand plus personne d’autre ne doit passer une source, celui qui la passe prend toutes ses pièces.
option-max_rounds = Nombre de tours maximal
option-max_rounds-help = Après ce nombre de tours, on compte.

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
