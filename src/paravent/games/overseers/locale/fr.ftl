title = Overseers
tagline = Amassez vertus et vices, ayez l’air pauvre, et montrez du doigt qui ne l’est pas.
pitch = Trois manches. Faites passer les cartes, amassez vertus et vices, montrez-en quelques-uns, puis chacun montre du doigt qui en a le plus. Accusé, on avoue ou on nie. Le plus haut total l’emporte.
aim = Enrichissez-vous sans en avoir l’air.

## Cartes

name-murder = meurtre
name-benevolence = bienveillance
name-malice = malice
name-honesty = honnêteté
name-piety = piété
name-theft = vol

## Personnages

name-fushen = Fushen
name-wuming = Wuming
name-lan = Lan
name-yanmei = Yanmei
name-gan = Gan
name-meixiu = Meixiu
name-nuying = Nuying
name-xie = Xie
name-suyin = Suyin
name-tao = Tao
name-liang = Liang

## Ce que peut un personnage

power-fushen = Draft : voyez trois personnages que nul n’incarne, et devenez l’un d’eux.
power-wuming = Draft, une fois : chacun prend deux cartes au lieu d’une. Rien ne vous y oblige.
power-lan = Placement : deux cartes en haut, trois en bas.
power-yanmei = Vote : inclinez une carte. Chez vous, ce type perd sa nature et vaut 5 par carte.
power-gan = Vote : piochez deux cartes de la défausse et gardez-en une, face cachée.
power-meixiu = Vote : regardez deux cartes cachées d’un joueur. Et 3 points.
power-nuying = Vote : glissez une carte sous une autre des vôtres. Elle en devient la copie.
power-xie = Révélation : 1 point de plus par honnêteté et par piété.
power-suyin = Révélation : 2 points de plus par meurtre.
power-tao = Vol : prenez tous les vols de la défausse. Nul ne peut vous voler.
power-liang = Décompte : prenez 4 points à un joueur.

## Positions

name-t0 = haut 1
name-t1 = haut 2
name-t2 = haut 3
name-b0 = bas 1
name-b1 = bas 2
name-b2 = bas 3
name-b3 = bas 4
name-b4 = bas 5
name-b5 = bas 6
name-b6 = bas 7
name-b7 = bas 8
name-b8 = bas 9
name-b9 = bas 10

name-none = une carte cachée
name-left = gauche
name-right = droite

## Ce qui est demandé

phase-character-choice = Choisissez votre personnage pour cette manche.
phase-becoming = Fushen : qui devenez-vous ?
phase-doubling = Wuming : chacun prend-il deux cartes cette fois ?
phase-pick = { $cards ->
    [one] Prenez une carte de votre paquet.
   *[other] Prenez { $cards } cartes de votre paquet.
}
phase-discarding = Écartez une de vos six cartes.
phase-placement = Disposez vos cartes : tous verront la rangée du haut.
phase-tilting = Yanmei : inclinez une de vos cartes.
phase-keeping = Gan : laquelle des deux cartes gardez-vous ?
phase-peeking = Meixiu : de qui regardez-vous les cartes ?
phase-sliding = Nuying : quelle carte glisse sous quelle autre ?
phase-vote = Qui est le plus riche ? Votez.
phase-accusation-tie = Leader, les votes sont à égalité : { SEAT($tied) }. Qui est accusé ?
phase-judgement = On vous accuse. Admettre et perdre deux cartes, ou nier ?
phase-mercy = Leader, { SEAT($accused) } est à égalité au plus haut score. La sanction tombe-t-elle ?
phase-penalty = Vous perdez les deux cartes qui rapportent le plus. Laquelle de ces paires ?
phase-compensation = Accusé à tort ! Prenez une carte de la défausse.
phase-theft-tie = Leader, les vols sont à égalité : { SEAT($tied) }. Qui vole ?
phase-theft = Vous avez le plus de vols. Qui volez-vous ?
phase-gift = { SEAT($thief) } vous vole. Quelle carte donnez-vous ?
phase-draining = Liang : à qui prenez-vous des points ?
phase-succession = Leader, les plus pauvres sont à égalité : { SEAT($tied) }. Qui vous succède ?

## Coups

move-choose = { NAME($character) }
move-become = Devenir { NAME($character) }
move-double = Deux cartes chacun
move-single = Une carte chacun
move-pick = Prendre { NAME($cards) }
move-discard = Écarter { NAME($card) }
move-place = En haut : { NAME($top) } – en bas : { NAME($bottom) }
move-tilt = Incliner { NAME($position) }
move-keep = Garder { NAME($card) }
move-peek = Regarder chez { SEAT($seat) } : { NAME($first) } et { NAME($second) }
move-slide = Glisser { NAME($position) } sous { NAME($above) }
move-vote = Désigner { SEAT($seat) }
move-name = Accuser { SEAT($seat) }
move-admit = Admettre : perdre { NAME($first) } et { NAME($second) }
move-deny = Nier
move-punish = Appliquer la sanction
move-pardon = Passer l’éponge
move-lose = Perdre { NAME($first) } et { NAME($second) }
move-take = Prendre { NAME($card) }
move-thief = { SEAT($seat) } vole
move-rob = Voler { SEAT($seat) }
move-give = Donner { NAME($position) }
move-drain = Prendre à { SEAT($seat) }
move-lead = { SEAT($seat) } devient Leader

## Ce qui s’est passé

event-round-began = La manche { $round } commence. Leader : { SEAT($leader) }.
event-laid-out = Personnages proposés : { NAME($characters) }.
event-chosen = { SEAT($seat) } choisit { NAME($character) }.
event-characters-dealt = Les personnages, de place en place : { NAME($characters) }.
event-packs-dealt = Chacun a six cartes ; { $aside ->
    [0] il n’en reste aucune.
    [one] une est mise de côté, sans être vue.
   *[other] { $aside } sont mises de côté, sans être vues.
}
event-pack-received = Votre paquet : { NAME($cards) }.
event-candidates-seen = { $characters ->
    [none] Fushen ({ SEAT($seat) }) regarde trois personnages que nul n’incarne.
   *[other] Fushen peut devenir : { NAME($characters) }.
}
event-became = Fushen ({ SEAT($seat) }) devient { NAME($character) }.
event-announced = Wuming ({ SEAT($seat) }) annonce : { $cards ->
    [one] une carte chacun.
   *[other] deux cartes chacun !
}
event-picked = { $cards ->
    [none] { SEAT($seat) } a choisi.
   *[other] Vous gardez : { NAME($cards) }.
}
event-packs-passed = Les paquets passent à { NAME($side) }, { $left ->
    [one] avec une carte chacun.
   *[other] avec { $left } cartes chacun.
}
event-discarded = { $card ->
    [none] { SEAT($seat) } écarte une carte.
   *[other] Vous écartez : { NAME($card) }.
}
event-placed = { SEAT($seat) } montre { NAME($top) }.{ $bottom ->
    [none] { "" }
   *[other] { " " }En bas, cachées : { NAME($bottom) }.
}
event-tilted = Yanmei ({ SEAT($seat) }) incline { NAME($position) } : { NAME($card) }.
event-drew = { $cards ->
    [none] Gan ({ SEAT($seat) }) pioche deux cartes de la défausse.
   *[other] Gan pioche { NAME($cards) }.
}
event-kept = Gan ({ SEAT($seat) }) pose { NAME($card) } en { NAME($position) } et remet l’autre.
event-peeked = Meixiu ({ SEAT($seat) }) regarde chez { SEAT($victim) } : { NAME($positions) }.{ $cards ->
    [none] { "" }
   *[other] { " " }Vous voyez { NAME($cards) }.
}
event-slid = Nuying ({ SEAT($seat) }) glisse { NAME($position) } sous { NAME($above) }.
event-voted = Les votes, de place en place : { SEAT($votes) }.
event-accused = { SEAT($seat) } est accusé.
event-admitted = { SEAT($seat) } admet et perd { NAME($cards) } ({ NAME($positions) }).
event-denied = { SEAT($seat) } nie tout en bloc.
event-revealed = { SEAT($seat) } ({ NAME($character) }) a { NAME($cards) } : { $score } points.{ $tilted ->
    [none] { "" }
   *[other] { " " }Le type incliné : { NAME($tilted) }.
}
event-punished = La sanction tombe sur { SEAT($seat) }.
event-pardoned = { SEAT($seat) } s’en tire.
event-lost = { SEAT($seat) } perd { NAME($cards) } ({ NAME($positions) }).
event-discard-seen = { $cards ->
    [none] { SEAT($seat) }, accusé à tort, fouille la défausse.
   *[other] La défausse contient { NAME($cards) }.
}
event-took = { SEAT($seat) } prend { NAME($card) }.
event-thefts-taken = { $thefts ->
    [0] Tao ({ SEAT($seat) }) ne trouve aucun vol dans la défausse.
   *[other] Tao ({ SEAT($seat) }) prend tous les vols de la défausse : { NAME($positions) }.
}
event-no-thief = Personne n’a de vol qui compte.
event-thief-found = Le voleur : { SEAT($seat) }.
event-robbed = { SEAT($thief) } vole { SEAT($victim) }.
event-gave = { SEAT($victim) } remet { NAME($card) } à { SEAT($thief) }.
event-drained = { $stolen ->
    [true] Liang ({ SEAT($seat) }) prend { $points } points à { SEAT($victim) }.
   *[false] Liang ({ SEAT($seat) }) fait perdre { $points } points à { SEAT($victim) }.
}
event-counted = La manche { $round } est comptée, de place en place : { $scores }.
event-ended = Totaux, de place en place : { $totals }. Chenghuang honore { SEAT($winners) }.

## Fins

ending-rounds = Les trois manches sont jouées, et Chenghuang compte.

## Options

option-alternate_pass = Changer de sens
option-alternate_pass-help = À la deuxième manche, les paquets passent à droite.
option-pick_characters = Choisir son personnage
option-pick_characters-help = Dès la deuxième manche, les personnages sont étalés et choisis, les plus pauvres d’abord.
option-liang = Pouvoir de Liang
option-liang-help = steal : Liang prend jusqu’à 4 points. per_card : la victime perd un point par carte, et Liang ne gagne rien.
option-open_totals = Totaux visibles
option-open_totals-help = Chacun voit le total de tous, à tout moment.

## La première fois que l’on demande ou que se passe quelque chose

first-pick = Gardez ce qui fait des séries ; le reste du paquet va au voisin, qui le verra.
first-discarding = Cinq des six comptent ; celle que vous écartez peut revenir par une accusation injuste.
first-placement = La rangée du haut est visible de tous, celle du bas est cachée jusqu’à ce que l’on retourne les cartes.
first-vote = Désignez qui vous semble le plus riche ; qui a le plus de voix est accusé.
first-judgement = Avouer : deux cartes de votre choix partent. Nier : si vous êtes le plus riche, vos deux meilleures partent ; sinon, vous en gagnez une.
first-compensation = Vous n’étiez pas le plus riche : une carte écartée est à vous.
first-theft = Qui a le plus de vols vole quelqu’un, qui choisit ce qu’il donne.
first-character-choice = Chaque manche a d’autres personnages ; ce que chacun peut faire est sur sa carte.
first-becoming = Personne d’autre ne voit ces trois-là ; qui vous devenez, tous l’entendent.
first-doubling = Une fois par manche, vous pouvez faire prendre deux cartes à chacun.
first-tilting = Toutes vos cartes de ce trait comptent 5 chacune et ne font plus de série.
first-keeping = La carte gardée reste cachée ; l’autre retourne à la défausse.
first-peeking = Vous seul voyez les deux cartes ; tous voient où vous regardez.
first-sliding = La carte glissée compte comme celle du dessus, tant que les deux sont là.
first-accusation-tie = Le Leader tranche entre égaux, lui-même compris.
first-mercy = Nier en partageant le plus haut score : les deux meilleures cartes partent, ou rien, à votre gré.
first-penalty = Qui nie en étant le plus riche perd les deux cartes qui rapportent le plus.
first-theft-tie = Qui a le plus de vols vole ; entre égaux, le Leader tranche.
first-gift = Vous choisissez la carte qui part ; sa valeur part avec elle.
first-draining = Quatre points d’un autre deviennent les vôtres avant le décompte.
first-succession = Le plus pauvre mène ensuite ; entre égaux, l’ancien Leader tranche.
first-event-tilted = Une carte inclinée perd sa nature : toutes celles de cette sorte y valent 5 chacune.
first-event-counted = Les points deviennent des jetons cachés ; le plus bas score mène la manche suivante.

## Écrans

word-round = manche { $round } sur 3
word-character = personnage
word-player = joueur
word-rows = rangées
word-score = manche d’avant
word-total = total
word-votes-for = vote pour
word-leader = Leader
word-discard = défausse
word-aside = de côté
word-pack = votre paquet
word-hand = vos cartes
word-cards = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}
word-worth = vaut { $points }
word-power = votre pouvoir
word-laid-out = au choix
word-untaken = personne n’a pris
word-candidates = Fushen voit
word-drawn = Gan a pioché
word-accused = accusé
word-top = rangée du haut
word-bottom = rangée du bas
word-own-secrets = Pour vos yeux seulement

## Une première partie

lesson-first-hello = Bienvenue au conseil, { SEAT(0) } ! En trois manches, chacun réunit des cartes, en montre quelques-unes, puis tente de deviner qui est le plus riche. Si c’est vous, ne vous faites pas prendre ! Le total le plus élevé l’emporte.
lesson-first-character = Pour cette manche, vous êtes Xie : 1 point de plus pour chaque honnêteté et chaque piété que vous avez. Chacun a un personnage, qui change à chaque manche.
lesson-first-pick = Gardez une carte de votre paquet ; les autres vont à { SEAT(1) }, face cachée. Les séries rapportent : une honnêteté vaut 2, deux valent 10, trois 18. Touchez la carte Honnêteté.
lesson-first-pick-wrong = Une bonne carte, mais une série rapporte plus. Commencez par l’honnêteté.
lesson-first-second = Vous voyez maintenant ce que { SEAT(2) } vous a laissé. Il y a encore une honnêteté : deux valent 10.
lesson-first-second-wrong = Restez à l’honnêteté : la deuxième rapporte 8 points de plus.
lesson-first-set = Une troisième honnêteté, et cela fait 18. Prenez-la avant qu’un autre ne le fasse.
lesson-first-set-wrong = Voyez ce que vous avez : deux honnêtetés. La troisième rapporte 8 points de plus.
lesson-first-single = La série est complète : une quatrième honnêteté ne rapporterait que le point de Xie. Les autres cartes, sauf la piété, comptent séparément : meurtre 6, bienveillance 4, malice 3, vol 2. Prenez la meilleure de votre paquet.
lesson-first-single-wrong = Cela rapporte moins. La bienveillance vaut 4, quoi que vous ayez d’autre.
lesson-first-piety = Deux cartes, deux piétés : pas de choix cette fois. Une piété ne vaut rien, deux valent 6, trois 21. Touchez-en une.
lesson-first-theft = La dernière carte d’un paquet est toujours à vous : touchez-la. Un vol vaut 2, et celui qui finit la manche avec le plus de vols prend une carte à quelqu’un.
lesson-first-discard = Vous devez écarter une de vos six cartes. Une piété seule ne vaut que le point de Xie ; le vol vaut 2 et peut vous permettre de prendre une carte à un autre : écartez la piété.
lesson-first-discard-wrong = Gardez plutôt celle-là : elle rapporte plus. Une piété seule ne vaut que le point de Xie.
lesson-first-place = Touchez trois cartes pour la rangée du haut : elles seront visibles de tous. Les deux autres restent face cachée. Cachez votre richesse : gardez deux honnêtetés en bas.
lesson-first-place-wrong = On verrait alors davantage de votre série. Laissez deux honnêtetés en bas.
lesson-first-vote = Chacun désigne celui qu’il croit le plus riche : les cinq cartes et le personnage comptent. Le joueur le plus souvent désigné est accusé. { SEAT(2) } montre trois piétés, qui valent 21 ! Touchez { SEAT(2) }.
lesson-first-vote-wrong = { SEAT(1) } montre 15, avec les 2 points du personnage. { SEAT(2) } montre trois piétés : 21. Votez pour le plus riche.
lesson-first-accused = On vous accuse ! Vous aviez l’air pauvre, mais { SEAT(2) } se rappelle vous avoir passé des honnêtetés, et { SEAT(1) } vous soupçonne aussi.
lesson-first-ways = Admettre : vous perdez deux cartes de votre choix, et c’est tout. Nier : on révèle tout. Êtes-vous le plus riche ? Vous perdez vos deux meilleures ; sinon, vous gagnez une carte de la défausse.
lesson-first-deny = Vous avez 27 : 18 + 4 + 2, plus 3 grâce à Xie. { SEAT(2) } montre 21 et cache deux cartes. Tentez votre chance : niez !
lesson-first-deny-wrong = Prudent, mais deux cartes, c’est beaucoup. { SEAT(2) } a 21 points sous les yeux de tous, et deux cartes de plus. Osez : niez.
lesson-first-take = 27 pour vous, 30 pour { SEAT(2) } : vous n’étiez pas le plus riche ! Vous prenez donc une carte de la défausse. Prenez le vol : vous en aurez deux.
lesson-first-take-wrong = Un vol vaut plus ici : 2 points, et avec deux vols, personne n’en a plus que vous.
lesson-first-rob = Vous avez le plus de vols : vous prenez une carte à un joueur, et c’est lui qui choisit laquelle. { SEAT(2) } a le plus de points : touchez { SEAT(2) }.
lesson-first-rob-wrong = { SEAT(1) } est loin derrière. Volez { SEAT(2) }, qui a le plus.
lesson-first-drain = Regardez : { SEAT(2) } vous donne sa carte la moins chère. Puis Liang, son personnage, prend 4 points à quelqu’un, et la manche est comptée.
lesson-first-end = Vous menez d’un point après la première manche ! Seuls les points de la manche qui vient de finir restent visibles, les totaux sont cachés : faites vos comptes. Encore deux manches, avec d’autres cartes et personnages. Bonne chance !

## Simulation

lab-wins-by-character = parties gagnées, par personnage d’une manche
lab-rounds-won-by-character = manches gagnées, par personnage
lab-points-of-a-round-by-character = points d’une manche, par personnage
lab-wins-by-leadership = parties gagnées, selon le rôle de Leader
lab-has-led = a été Leader
lab-never-led = jamais Leader
lab-acts = actes par partie
lab-admissions = aveux
lab-robberies = vols
lab-accused = les accusés
lab-denied = ont nié
lab-deniers = ceux qui nient
lab-punished = sanctionnés
lab-compensated = dédommagés
lab-pardoned = épargnés

## Aides
aid-worth = vaut de { $least } à { $most } points
aid-worth-known = vaut { $least } points

## Pourquoi un coup est conseillé
why-become = { $character ->
    [fushen] { power-fushen }
    [wuming] { power-wuming }
    [lan] { power-lan }
    [yanmei] { power-yanmei }
    [gan] { power-gan }
    [meixiu] { power-meixiu }
    [nuying] { power-nuying }
    [xie] { power-xie }
    [suyin] { power-suyin }
    [tao] { power-tao }
   *[liang] { power-liang }
}
why-double = Ce paquet a deux cartes qui, ensemble, vous rapportent beaucoup.
why-single = Aucune paire de ce paquet ne vaut votre pouvoir, et il servira plus tard.
why-set = { $count } fois { NAME($card) } valent { $worth } points : { $points } de plus.
why-set-begun = Trois fois { NAME($card) } vaudraient { $worth }, et il peut encore en venir d’autres.
why-bring = { $points ->
    [one] Cela vous rapporte { $points } point de plus.
   *[other] Cela vous rapporte { $points } points de plus.
}
why-bring-nothing = Cela ne vous rapporte rien pour l’instant, mais personne d’autre ne l’aura.
why-discard = { $points ->
    [0] Sans elle, vous ne perdez rien.
    [one] Sans elle, vous perdez { $points } point.
   *[other] Sans elle, vous perdez { $points } points.
}
why-place = Tous voient des cartes qui valent { $shown } ; en vérité vous avez { $worth }.
why-tilt = { $points ->
    [0] Chaque { NAME($card) } chez vous compte 5, et vous n’y perdez rien.
   *[other] Chaque { NAME($card) } chez vous compte 5 : { $points } de plus.
}
why-slide = { $points ->
    [0] Comme copie de { NAME($card) }, elle ne vous coûte rien.
   *[other] Comme copie de { NAME($card) }, elle rapporte { $points } de plus.
}
why-must = { $points ->
    [one] Le pouvoir est obligatoire ; ainsi il coûte { $points } point.
   *[other] Le pouvoir est obligatoire ; ainsi il coûte { $points } points.
}
why-give = { $points ->
    [0] Elle ne vous coûte rien.
    [one] Elle vous coûte { $points } point.
   *[other] Elle vous coûte { $points } points.
}
why-admit = Il vous reste { $left } points sur { $worth }. Nier en étant le plus riche n’en laisserait que { $kept }.
why-deny = Vous avez { $worth }. { SEAT($seat) } montre { $points }{ $count ->
    [0] {""}
    [one] { " " }et cache { $count } carte
   *[other] { " " }et cache { $count } cartes
}. Qui n’est pas le plus riche gagne une carte en niant.
why-lose = Quelle que soit la paire, il vous reste { $left } points.
why-punish = { SEAT($seat) } perd ses deux meilleures cartes.
why-pardon = Sinon c’est vous qui perdriez vos deux meilleures cartes.
why-vote = { SEAT($seat) } montre des cartes qui valent { $points }.
why-vote-likely = { SEAT($seat) } montre des cartes qui valent { $points } et cache sans doute { NAME($card) } ({ $percent } %).
why-peek = { SEAT($seat) } montre des cartes qui valent { $points } : ce qui est caché décide.
why-rob = { SEAT($seat) } a { $points } points et doit vous donner une carte.
why-drain = { SEAT($seat) } a { $points } points, et { $taken } deviennent les vôtres.
why-drain-cards = { SEAT($seat) } a { $points } points et en perd { $lost }.
why-thief = Vous prenez vous-même une carte.
why-thief-other = { SEAT($seat) } a { $points } points avant le vol.
why-lead = Le Leader tranche entre égaux.

## Paroles : ce qu’on dit de soi et des autres, vrai ou non

claim-modest = Je ne suis pas la plus grosse fortune.
claim-hold = Parmi mes cartes : { NAME($what) }.
claim-poorer = { SEAT($about) } a plus que moi.
claim-richer = { SEAT($about) } a moins que moi.
claim-accuse = { SEAT($about) } a la plus grosse fortune.
claim-trust = { SEAT($about) } n’a pas la plus grosse fortune.
claim-vote = Je voterai contre { SEAT($about) }.
claim-ask-vote = Votons tous contre { SEAT($about) }.
