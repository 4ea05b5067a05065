title = Gourou
tagline = Rassemblez vos brebis, cachez vos prédicateurs, démasquez ceux des autres.
pitch = Chacun dirige une secte que trois prédicateurs secrets remplissent de fidèles à leur goût. Convertissez contre de l’argent, observez qui rassemble qui, et accusez quand vous êtes sûr. Le gourou le plus riche l’emporte.
aim = Attirez des passants qui conviennent à vos prédicateurs, puis convertissez-les.

## Prédicateurs. Violet porte le nom de sa couleur : son nom entier n’est donné que là où il ne peut s’agir que d’elle.

name-gunther = Günther Grün
name-oronsho = Oronsho
name-panthero = Panthero
name-rosiella = Rosiella
name-violet = Violet
name-bigmama = Big Mama
name-egghead = Edward Egghead
name-geimer = Gerd Geimer
name-barks = Brad Barks
name-orangoutan = O’Rangoutan
name-tom = Centology Tom
name-flurry = Harty Flurry
name-hungryogi = Hungryogi
name-rastaman = Rastaman
name-smailee = Smai Lee

## Attributs

name-green = Vert
name-orange = Orange
name-black = Noir
name-pink = Rose
name-melons = Melons
name-cones = Cônes
name-pales = Pâles
name-hunks = Costauds
name-chimps = Chimpanzés
name-money = Argent
name-speed = Rapidité
name-asceticism = Ascétisme
name-relaxation = Relaxation
name-laughter = Rire

## Ce qui est demandé

phase-act = { $left ->
    [one] Votre dernière action.
   *[other] À vous : encore { $left } actions.
}
phase-penance = { $owed ->
    [one] Pénitence : un dernier auditeur vous quitte. Lequel ?
   *[other] Pénitence : { $owed } auditeurs vous quittent. Lequel d’abord ?
}

## Coups

move-preach = Prêcher à la pile { $pile }
move-banish = Bannir le { NAME($card) }
move-recruit = Recruter le { NAME($theirs) } contre le { NAME($mine) }
move-convert = Convertir toute la scène (1 million)
move-accuse = Accuser { SEAT($guru) } d’employer { $preacher ->
    [violet] Violet of Lilacshire
   *[other] { NAME($preacher) }
}
move-vanish = Faire disparaître { $preacher ->
    [violet] Violet of Lilacshire
   *[other] { NAME($preacher) }
} (2 millions)
move-discard = Laisser partir le { NAME($card) }
move-pass = Passer : il n’y a rien à faire

## Ce qui s’est passé

event-turn-began = Tour de table { $round } : la parole est à { SEAT($seat) }.
event-preached = { SEAT($seat) } prêche à la pile { $pile } et séduit le { NAME($card) }.
event-refilled = { $height ->
    [one] Un sceptique s’est ravisé et attend
   *[other] { $height } sceptiques se sont ravisés et attendent
} dans la pile { $pile } ; devant, le { NAME($top) }.
event-banished = { SEAT($seat) } montre la porte au { NAME($card) }.
event-recruited = { SEAT($seat) } recrute le { NAME($theirs) } chez { SEAT($guru) } et lui laisse le { NAME($mine) }.
event-converted = { SEAT($seat) } convertit toute sa scène : { NAME($cards) }.
event-accused = { SEAT($seat) } montre { SEAT($guru) } du doigt : « { $preacher ->
    [violet] Violet of Lilacshire
   *[other] { NAME($preacher) }
} travaille pour vous ! » { $true ->
    [true] C’est vrai : un prédicateur de moins, et la cagnotte change de poche ({ $bounty ->
        [0] vide
        [one] { $bounty } million
       *[other] { $bounty } millions
    }).
   *[false] « Connais pas. » Un million pour l’affront, un pour la cagnotte.
}
event-discarded = Le { NAME($card) } en a assez entendu et quitte { SEAT($seat) }.
event-vanished = { $preacher ->
    [none] { SEAT($seat) } fait disparaître un prédicateur. Lequel ? Bonne question.
    [violet] { SEAT($seat) } fait disparaître Violet of Lilacshire.
   *[other] { SEAT($seat) } fait disparaître { NAME($preacher) }.
}
event-passed = { SEAT($seat) } n’a plus rien à faire et fredonne.
event-last-turn = Ça sent le roussi : la partie s’achève avec les actions de { SEAT($seat) }.
event-last-round = Plus personne ne peut s’offrir un scandale : le tour de table { $round } sera le dernier.
event-unmasked = { SEAT($seat) } file à l’étranger avec { $score ->
    [0] les poches vides
    [one] { $score } million
   *[other] { $score } millions
}.{ $disqualified ->
    [true] { " " }Il y avait un mécréant dans son centre : hors course !
   *[false] { "" }
}
event-ended = Maître des gourous : { SEAT($winners) }.

## Fins

ending-preachers = Trop de prédicateurs manquent à l’appel ; les gourous filent pendant qu’il est temps.
ending-rounds = Le dernier tour de table est fini, la saison des miracles aussi.
ending-poverty = Plus personne n’a de quoi payer ni le mensonge ni la vérité.

## Options

option-honour = Sur l’honneur
option-honour-help = Personne ne vérifie qui est converti, mais un seul mécréant dans votre centre et la victoire vous échappe.
option-open_memory = Mémoire ouverte
option-open_memory-help = Chacun peut revoir qui fut converti et quand (jamais quel prédicateur a disparu).
option-max_rounds = Tours de table au plus
option-max_rounds-help = Après ce nombre de tours on fait les comptes, même si certains prêchent encore.

## Le résultat

advice-poor = Essayez peut-être un autre métier : finir plus pauvre qu’au départ n’est pas une vocation.

## La première fois que l’on demande ou que se passe quelque chose

first-act = Trois actions par tour, au choix : prêcher, bannir, recruter, convertir, accuser, ou faire disparaître un prédicateur.
first-penance = Une fausse accusation coûte trois auditeurs ; vous choisissez qui part.
first-event-accused = Une accusation juste prend la cagnotte et démasque le prédicateur ; une fausse coûte deux millions et trois auditeurs.
first-event-vanished = Un prédicateur disparu ne peut plus être démasqué, et compte encore pour les membres convertis avant.
first-event-last-turn = Il reste peu de prédicateurs : la partie finit avec ce tour, et l’on compte membres et argent.

## Écrans

word-round = tour { $round } sur { $rounds } au plus
word-last-turn = dernières actions
word-last-round = dernier tour de table
word-pile = pile
word-top = au-dessus
word-cards = cartes
word-skeptics = sceptiques
word-guru = gourou
word-capital = capital
word-bounty = cagnotte
word-preachers = prédicateurs
word-centre = centre
word-stage = scène
word-own-secrets = Pour vos yeux seulement
word-active = actifs
word-vanished = disparus
word-vanished-one = disparu
word-exposed = démasqués
word-centre-layers = centre, depuis le bas
word-score = score
word-millions = { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
}
word-disqualified = hors course : il y avait un mécréant
word-another-trade = { advice-poor }
word-skeptics-label = Sceptiques : { NAME($card) } sur le dessus, { $height ->
    [one] { $height } carte
   *[other] { $height } cartes
}
word-passers-by = Passants
word-empty-stage = Personne n’écoute.
word-actions-left = { $left ->
    [one] encore une action
   *[other] encore { $left } actions
}
word-preachers-of = Prédicateurs : { $active } actifs, { $vanished } disparus, démasqués : { NAME($exposed) }
word-convert = Convertir
word-accuse = Accuser
word-vanish = Disparaître
word-suspects = Suspects
word-who-is-who = Qui est qui
word-preacher-number = Prédicateur n° { $number }
word-convert-help = Toute la scène passe face cachée dans votre centre. Le million va à votre cagnotte.
word-why-convert = Pas maintenant. Il faut des auditeurs, que chacun partage un trait avec un de vos trois prédicateurs, et 1 million.
word-vanish-help = Le prédicateur se cache dans votre centre. Les 2 millions vont à votre cagnotte. Les autres apprennent seulement que quelqu’un est parti.
word-why-vanish = Pas maintenant. Il faut un prédicateur actif et 2 millions.
word-accuse-help = Choisissez un gourou et un prédicateur. Une accusation juste prend la cagnotte ; une fausse coûte 2 millions et trois auditeurs.
word-why-accuse = On accuse à son tour, avec trois auditeurs sur la scène et 2 millions.
word-why-barred = Vous avez accusé à tort ce tour-ci : plus d’accusation avant le prochain.
word-why-preach = Vous ne pouvez pas prêcher maintenant.
word-why-banish = Vous ne pouvez rien faire de cet auditeur maintenant.
word-why-recruit = Pour recruter un auditeur, il faut en avoir un à donner, et une action.
word-pick-guru = Quel gourou ?
word-rule-out = Écarter
word-suspect-again = Soupçonner encore
word-suspicion-exposed = démasqué
word-suspicion-denied = démenti
word-suspicion-elsewhere = ailleurs
word-suspicion-ruled-out = écarté
word-strangers = Inconvertibles :
word-verdict-true = Vrai !
word-verdict-false = Faux !
word-memory = Ce qui a été converti
word-a-vanishing = un prédicateur a disparu
word-from-members = des membres
word-empty-centre = vide

## Suivants

name-green-melons-money = melon vert (argent)
name-green-melons-speed = melon vert (rapidité)
name-green-melons-asceticism = melon vert (ascétisme)
name-green-melons-relaxation = melon vert (relaxation)
name-green-melons-laughter = melon vert (rire)
name-green-cones-money = cône vert (argent)
name-green-cones-speed = cône vert (rapidité)
name-green-cones-asceticism = cône vert (ascétisme)
name-green-cones-relaxation = cône vert (relaxation)
name-green-cones-laughter = cône vert (rire)
name-green-pales-money = pâle vert (argent)
name-green-pales-speed = pâle vert (rapidité)
name-green-pales-asceticism = pâle vert (ascétisme)
name-green-pales-relaxation = pâle vert (relaxation)
name-green-pales-laughter = pâle vert (rire)
name-green-hunks-money = costaud vert (argent)
name-green-hunks-speed = costaud vert (rapidité)
name-green-hunks-asceticism = costaud vert (ascétisme)
name-green-hunks-relaxation = costaud vert (relaxation)
name-green-hunks-laughter = costaud vert (rire)
name-green-chimps-money = chimpanzé vert (argent)
name-green-chimps-speed = chimpanzé vert (rapidité)
name-green-chimps-asceticism = chimpanzé vert (ascétisme)
name-green-chimps-relaxation = chimpanzé vert (relaxation)
name-green-chimps-laughter = chimpanzé vert (rire)
name-orange-melons-money = melon orange (argent)
name-orange-melons-speed = melon orange (rapidité)
name-orange-melons-asceticism = melon orange (ascétisme)
name-orange-melons-relaxation = melon orange (relaxation)
name-orange-melons-laughter = melon orange (rire)
name-orange-cones-money = cône orange (argent)
name-orange-cones-speed = cône orange (rapidité)
name-orange-cones-asceticism = cône orange (ascétisme)
name-orange-cones-relaxation = cône orange (relaxation)
name-orange-cones-laughter = cône orange (rire)
name-orange-pales-money = pâle orange (argent)
name-orange-pales-speed = pâle orange (rapidité)
name-orange-pales-asceticism = pâle orange (ascétisme)
name-orange-pales-relaxation = pâle orange (relaxation)
name-orange-pales-laughter = pâle orange (rire)
name-orange-hunks-money = costaud orange (argent)
name-orange-hunks-speed = costaud orange (rapidité)
name-orange-hunks-asceticism = costaud orange (ascétisme)
name-orange-hunks-relaxation = costaud orange (relaxation)
name-orange-hunks-laughter = costaud orange (rire)
name-orange-chimps-money = chimpanzé orange (argent)
name-orange-chimps-speed = chimpanzé orange (rapidité)
name-orange-chimps-asceticism = chimpanzé orange (ascétisme)
name-orange-chimps-relaxation = chimpanzé orange (relaxation)
name-orange-chimps-laughter = chimpanzé orange (rire)
name-black-melons-money = melon noir (argent)
name-black-melons-speed = melon noir (rapidité)
name-black-melons-asceticism = melon noir (ascétisme)
name-black-melons-relaxation = melon noir (relaxation)
name-black-melons-laughter = melon noir (rire)
name-black-cones-money = cône noir (argent)
name-black-cones-speed = cône noir (rapidité)
name-black-cones-asceticism = cône noir (ascétisme)
name-black-cones-relaxation = cône noir (relaxation)
name-black-cones-laughter = cône noir (rire)
name-black-pales-money = pâle noir (argent)
name-black-pales-speed = pâle noir (rapidité)
name-black-pales-asceticism = pâle noir (ascétisme)
name-black-pales-relaxation = pâle noir (relaxation)
name-black-pales-laughter = pâle noir (rire)
name-black-hunks-money = costaud noir (argent)
name-black-hunks-speed = costaud noir (rapidité)
name-black-hunks-asceticism = costaud noir (ascétisme)
name-black-hunks-relaxation = costaud noir (relaxation)
name-black-hunks-laughter = costaud noir (rire)
name-black-chimps-money = chimpanzé noir (argent)
name-black-chimps-speed = chimpanzé noir (rapidité)
name-black-chimps-asceticism = chimpanzé noir (ascétisme)
name-black-chimps-relaxation = chimpanzé noir (relaxation)
name-black-chimps-laughter = chimpanzé noir (rire)
name-pink-melons-money = melon rose (argent)
name-pink-melons-speed = melon rose (rapidité)
name-pink-melons-asceticism = melon rose (ascétisme)
name-pink-melons-relaxation = melon rose (relaxation)
name-pink-melons-laughter = melon rose (rire)
name-pink-cones-money = cône rose (argent)
name-pink-cones-speed = cône rose (rapidité)
name-pink-cones-asceticism = cône rose (ascétisme)
name-pink-cones-relaxation = cône rose (relaxation)
name-pink-cones-laughter = cône rose (rire)
name-pink-pales-money = pâle rose (argent)
name-pink-pales-speed = pâle rose (rapidité)
name-pink-pales-asceticism = pâle rose (ascétisme)
name-pink-pales-relaxation = pâle rose (relaxation)
name-pink-pales-laughter = pâle rose (rire)
name-pink-hunks-money = costaud rose (argent)
name-pink-hunks-speed = costaud rose (rapidité)
name-pink-hunks-asceticism = costaud rose (ascétisme)
name-pink-hunks-relaxation = costaud rose (relaxation)
name-pink-hunks-laughter = costaud rose (rire)
name-pink-chimps-money = chimpanzé rose (argent)
name-pink-chimps-speed = chimpanzé rose (rapidité)
name-pink-chimps-asceticism = chimpanzé rose (ascétisme)
name-pink-chimps-relaxation = chimpanzé rose (relaxation)
name-pink-chimps-laughter = chimpanzé rose (rire)
name-violet-melons-money = melon violet (argent)
name-violet-melons-speed = melon violet (rapidité)
name-violet-melons-asceticism = melon violet (ascétisme)
name-violet-melons-relaxation = melon violet (relaxation)
name-violet-melons-laughter = melon violet (rire)
name-violet-cones-money = cône violet (argent)
name-violet-cones-speed = cône violet (rapidité)
name-violet-cones-asceticism = cône violet (ascétisme)
name-violet-cones-relaxation = cône violet (relaxation)
name-violet-cones-laughter = cône violet (rire)
name-violet-pales-money = pâle violet (argent)
name-violet-pales-speed = pâle violet (rapidité)
name-violet-pales-asceticism = pâle violet (ascétisme)
name-violet-pales-relaxation = pâle violet (relaxation)
name-violet-pales-laughter = pâle violet (rire)
name-violet-hunks-money = costaud violet (argent)
name-violet-hunks-speed = costaud violet (rapidité)
name-violet-hunks-asceticism = costaud violet (ascétisme)
name-violet-hunks-relaxation = costaud violet (relaxation)
name-violet-hunks-laughter = costaud violet (rire)
name-violet-chimps-money = chimpanzé violet (argent)
name-violet-chimps-speed = chimpanzé violet (rapidité)
name-violet-chimps-asceticism = chimpanzé violet (ascétisme)
name-violet-chimps-relaxation = chimpanzé violet (relaxation)
name-violet-chimps-laughter = chimpanzé violet (rire)

## Pourquoi un coup est conseillé

why-preach = Le { NAME($card) } va à { NAME($preacher) }.
why-preach-crowd = Un auditeur de plus : à trois, vous pouvez accuser.
why-recruit = Le { NAME($card) } convient à { NAME($preacher) }, et un intrus quitte votre scène.
why-recruit-swap = Cela gâche ce que l’autre rassemble.
why-banish = Le { NAME($card) } ne convient à aucun de vos prédicateurs actifs et empêche la conversion.
why-convert = { $count ->
    [one] Votre auditeur vous convient : 2 millions à la fin, si le prédicateur reste.
   *[other] Les { $count } auditeurs vous conviennent : jusqu’à { $millions } millions à la fin, si les prédicateurs restent.
}
why-accuse = Probable à { $percent } % : sur { $count } convertis de { SEAT($guru) }, { $like } conviennent à { NAME($preacher) }. La cagnotte est de { $bounty }.
why-accuse-guess = Probable à { $percent } %, d’après ce que rassemble { SEAT($guru) }. La cagnotte est de { $bounty }.
why-vanish = { $count ->
    [0] Hors de vue, { NAME($preacher) } ne peut plus être démasqué.
    [one] Un membre repose sur { NAME($preacher) }, et reste sauvé.
   *[other] { $count } membres reposent sur { NAME($preacher) }, et restent sauvés.
}

## Une première partie

lesson-first-hello = Bienvenue, gourou { SEAT(0) } ! Vous attirez des passants dans votre secte, et chacun vous rapporte. Vos rivaux cherchent qui travaille pour vous. À la fin, le plus riche gagne.
lesson-first-preachers = Trois prédicateurs travaillent pour vous, et personne d’autre ne les connaît : Günther Grün attire les verts, Edward Egghead les cônes, Rastaman les relaxés.
lesson-first-preach = Des passants ! Chacun a une couleur, une forme et une vertu. Prêchez à quelqu’un qui vous convient : vert, cône ou relaxé. Touchez une foule ; le nombre dit combien de gens y attendent.
lesson-first-preach-wrong = Celui-ci ne convient à aucun des trois. Cherchez du vert, un cône ou un relaxé.
lesson-first-again = Vous avez un auditeur ! Vous jouez trois actions par tour. Prêchez encore à quelqu’un qui vous convient.
lesson-first-again-wrong = Pas celui-ci : ni vert, ni cône, ni relaxé. Une autre foule a ce qu’il vous faut.
lesson-first-stranger = Personne ici ne vous convient plus. Prêchez quand même au violet : vous verrez bientôt quoi faire d’un intrus.
lesson-first-others = Votre tour est fini. Les autres ont trois actions chacun. Regardez quel genre de monde rassemble { SEAT(1) }.
lesson-first-lure = Un intrus sur votre scène empêche de convertir. Attirez l’auditeur d’un rival : touchez le vert de { SEAT(2) }, puis votre violet. Ils échangent leurs places.
lesson-first-lure-wrong = Celui-là ne convient à aucun de vos prédicateurs non plus. Il y a un vert chez { SEAT(2) }.
lesson-first-convert = Tous vos auditeurs vous conviennent : touchez Convertir ! Chaque membre vaut 2 millions à la fin, si un prédicateur à qui il convient travaille encore pour vous.
lesson-first-bounty = Cela a coûté 1 million. Il va ici, dans votre cagnotte : elle sera à qui démasquera un de vos prédicateurs.
lesson-first-free = Encore une action. Prêchez à qui vous voulez : à vous de choisir.
lesson-first-watch = C’est le tour de { SEAT(1) }. Regardez bien qui va être converti.
lesson-first-gone = Un prédicateur de { SEAT(1) } a disparu, et personne ne sait lequel. Cela fait un masque de moins au travail : quand il n’en reste que 3, la partie finit. Regardez ce que fait { SEAT(2) }.
lesson-first-false = { SEAT(2) } croyait que Gerd Geimer travaille pour vous : c’est faux. { SEAT(2) } perd 2 millions, un pour vous et un pour votre cagnotte. Ses trois auditeurs rejoignent les sceptiques.
lesson-first-suspects = À vous de trouver qui travaille pour { SEAT(1) } : ses trois membres étaient tous roses, sans autre point commun. Touchez Suspects : chaque couleur, forme et vertu a son prédicateur.
lesson-first-three = Rosiella attire les roses ! Pour accuser, il faut trois auditeurs comme témoins, et 2 millions, perdus si vous vous trompez. Prêchez à n’importe qui.
lesson-first-third = Prêchez encore, à n’importe qui : il vous faut trois auditeurs.
lesson-first-accuse = Touchez Accuser, puis { SEAT(1) }, puis le prédicateur qui attire les roses. Si c’est juste, la cagnotte de { SEAT(1) } est à vous.
lesson-first-accuse-wrong = Vous souvenez-vous ? { SEAT(1) } a converti trois roses. Nommez Rosiella, qui attire les roses.
lesson-first-true = C’est juste ! La cagnotte est à vous, et les trois membres roses ne rapportent plus rien à { SEAT(1) }. Regardez ce que font les autres.
lesson-first-unmasked = Cette fois, c’est vous : { SEAT(1) } a démasqué Edward Egghead et raflé votre cagnotte. Les cônes ne vous rapportent plus rien ; heureusement, vous n’en avez aucun parmi vos membres.
lesson-first-danger = Vos trois membres sont tous verts. Si quelqu’un démasque aussi Günther Grün, ils ne valent plus rien : 6 millions perdus !
lesson-first-vanish = Faites-le disparaître : touchez Disparaître, puis Günther Grün. Cela coûte 2 millions, versés dans votre cagnotte. Personne ne peut plus le démasquer, et les verts déjà convertis valent toujours 2 millions chacun.
lesson-first-vanish-wrong = Rastaman n’a pas encore de membres. C’est Günther Grün qui en a trois : faites-le disparaître.
lesson-first-end = Günther Grün se cache parmi vos membres et compte comme l’un d’eux ; les verts que vous convertiriez désormais ne vaudraient rien. Quand il ne reste que 3 masques, la partie finit : on compte membres et argent, pas les cagnottes. Bonne chance !

## Simulation

lab-wins-by-order = Victoires selon l’ordre de jeu
lab-wins-by-preacher = Victoires par prédicateur
lab-accusations = accusations
lab-true = vraies
lab-gurus = Gourous
lab-disqualified = disqualifiés
lab-acts = Actions par partie
lab-conversions = conversions
lab-money = Argent
lab-bounty-taken = cagnottes prises
lab-capital = capital
lab-from-members = grâce aux membres
lab-members = Membres
lab-per-conversion = par conversion
lab-preachers-at-the-end = Prédicateurs d’un gourou à la fin
lab-active = actifs
lab-exposed = démasqués
lab-vanished = disparus
lab-ending-preachers = peu de prédicateurs actifs
lab-ending-rounds = dernier tour de table joué
lab-ending-poverty = plus personne ne peut payer

## Aides
aid-converted = Convertis ({ $count }) : { NAME($cards) }.
aid-converted-alike = Convertis ({ $count }) : { NAME($cards) }. En commun : { NAME($common) }.
aid-sure = Y prêche à coup sûr : { NAME($preachers) }
aid-perhaps = { $count } peuvent y prêcher : { NAME($preachers) }

## Paroles : ce qu’un gourou dit de sa secte et des autres, vrai ou non

claim-have = { NAME($what) } prêche pour moi.
claim-lack = { NAME($what) } ne prêche pas pour moi.
claim-suspect = { NAME($what) } prêche chez { SEAT($about) }.
claim-trust = { SEAT($about) } ne bluffe pas.
claim-spare = { SEAT($about) }, je ne vous accuserai pas.
claim-ask-peace = { SEAT($about) }, laissez mes auditeurs tranquilles.
