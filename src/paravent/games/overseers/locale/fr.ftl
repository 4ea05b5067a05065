title = Overseers
tagline = Amassez vertus et vices, ayez l’air pauvre, et montrez du doigt qui ne l’est pas.

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
phase-judgement = On vous accuse. Admettre et donner deux cartes, ou nier ?
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
move-admit = Admettre : donner { NAME($first) } et { NAME($second) }
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
event-admitted = { SEAT($seat) } admet et donne { NAME($cards) } ({ NAME($positions) }).
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

## Écrans

word-round = manche { $round } sur 3
word-character = personnage
word-player = joueur
word-rows = rangées
word-score = dernier
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
word-candidates = Fushen voit
word-drawn = Gan a pioché
word-accused = accusé
word-top = rangée du haut
word-bottom = rangée du bas
word-own-secrets = Pour vos yeux seulement

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
