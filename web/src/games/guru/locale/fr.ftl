# Ce que seule la table du navigateur dit. Les piles y sont des lieux : les mêmes numéros, avec un nom qui se dessine.

word-place-fountain = Fontaine
word-place-market = Marché
word-place-station = Gare
word-place-park = Parc
word-place-label = { $place } : { NAME($card) } devant, { $height ->
    [one] personne derrière
   *[other] { $height } personnes
}
word-place-empty = { $place } : il n’y a personne
word-the-skeptics = Sceptiques
word-skeptics-label = Sceptiques : { $height ->
    [0] personne encore
    [one] { NAME($card) }, une carte
   *[other] { NAME($card) } devant, { $height } cartes
}

## Coups et événements, avec les lieux

move-preach = Prêcher { $pile ->
    [0] à la fontaine
    [1] au marché
    [2] à la gare
   *[3] au parc
}
event-preached = { SEAT($seat) } prêche { $pile ->
    [0] à la fontaine
    [1] au marché
    [2] à la gare
   *[3] au parc
} et séduit le { NAME($card) }.
event-refilled = { $height ->
    [one] Un sceptique s’est ravisé et vient
   *[other] { $height } sceptiques se sont ravisés et viennent
} { $pile ->
    [0] à la fontaine
    [1] au marché
    [2] à la gare
   *[3] au parc
} ; devant, le { NAME($top) }.

## La place

word-aim-short = Attirez qui convient à vos prédicateurs.
word-aim-win = But :
word-aim-win-short = But :
word-short-green = vert
word-short-orange = orange
word-short-black = noir
word-short-pink = rose
word-short-violet = violet
word-short-melons = melons
word-short-cones = cônes
word-short-pales = pâles
word-short-hunks = costauds
word-short-chimps = chimpanzés
word-short-money = argent
word-short-speed = rapidité
word-short-asceticism = ascètes
word-short-relaxation = relaxés
word-short-laughter = rieurs
word-no-match = aucun lien
word-worthless = { $attribute } : vaut 0
word-masks-on = { $masks ->
    [one] 1 masque
   *[other] { $masks } masques
}
word-ends-at = fin à { $masks }
word-round-of = tour { $round } sur { $rounds }
word-invite-preach = Prêcher : touchez un passant
word-invite-penance = Touchez l’auditeur qui vous quitte
word-nobody-listens = Personne ne vous écoute encore.
word-my-preachers = Mes 3 prédicateurs
word-my-preachers-short = 3 prédicateurs
word-money = Argent
word-bounty-name = Cagnotte
word-none = vide
word-short-millions = { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
}
word-not-your-turn = pas votre tour
word-look-closer = Regarder de près

## Ce qu’on peut faire, et ce qui s’ensuit

word-convert-all = Convertir les { $listeners }
word-follows-convert = pour 1 million
word-follows-accuse = risque 2 millions
word-follows-vanish = pour 2 millions
word-follows-suspects = qui prêche pour qui ?
word-follows-pass = on passe à l’action suivante
word-follows-preach = Il rejoint votre scène. Une action.
word-follows-banish = Il rejoint les sceptiques. Une action.
word-follows-discard = Il rejoint les sceptiques. Ce n’est pas une action.
word-why-short-nobody = personne n’écoute
word-why-short-strangers = un intrus écoute
word-why-short-money = il faut { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
}
word-why-short-listeners = il faut 3 auditeurs
word-why-short-barred = plus ce tour-ci
word-why-short-gone = plus personne à cacher
word-why-short-later = plus tard
word-why-later = Pas encore dans cette leçon.
word-preach-help = Celui qui est devant vient sur votre scène ; le suivant de la foule s’avance.
word-listens-to-you = Vous écoute. Quand chacun sur votre scène convient à l’un de vos prédicateurs, vous pouvez les convertir tous.
word-listens-to = Écoute { SEAT($seat) }.
word-lure-title = Recruter, en échange de …
word-lure-help = Les deux changent de place : celui-ci vient chez vous, le vôtre va chez { SEAT($seat) }. Une action.
word-lure-hint = Touchez-en un pour l’attirer sur votre scène.
word-give-title = Ou échanger contre …
word-give-help = Les deux changent de place. Une action.
word-my-centre = Mon centre, depuis le bas
word-listeners = Sur la scène
word-your-listeners = Sur votre scène
word-active-one = à l’œuvre
word-accuse-this = Accuser, ou noter un soupçon
word-meaning-capital = à dépenser ; compte à la fin
word-meaning-bounty = à qui démasque ici un prédicateur ; ne vaut rien à la fin
word-meaning-centre = cartes du centre : suivants convertis et prédicateurs disparus
word-if-true = Si c’est vrai :
word-if-true-help = { $bounty ->
    [0] le prédicateur est démasqué ; la cagnotte est vide.
    [one] le prédicateur est démasqué et vous prenez { $bounty } million.
   *[other] le prédicateur est démasqué et vous prenez { $bounty } millions.
}
word-if-false = Si c’est faux :
word-if-false-help = vous payez 2 millions, perdez trois auditeurs et n’accusez plus personne ce tour-ci.
word-preachers-of-none = Prédicateurs : { $active } actifs, { $vanished } disparus, aucun démasqué

## Moments

word-accusation-cry = « { SEAT($guru) }, { $preacher } travaille pour vous ! »
word-takes-bounty = { SEAT($seat) } prend la cagnotte de { SEAT($guru) }
word-plus-millions = { $millions ->
    [0] vide
    [one] +{ $millions } million
   *[other] +{ $millions } millions
}
word-minus-millions = −{ $millions } millions
word-scores-no-more = { SEAT($guru) } ne marque plus avec : { $attribute }
word-masks-left = { $masks ->
    [one] 1 masque, fin à { $end }
   *[other] { $masks } masques, fin à { $end }
}
word-pays-insult = Un à { SEAT($guru) }, un à sa cagnotte
word-three-leave = Trois auditeurs s’en vont
word-minus-listeners = −3
word-sash = DÉMASQUÉ
word-preacher-of = prêche pour : { $attribute }
word-not-there = « Connais pas. »
word-converts = { $count ->
    [one] { SEAT($seat) } convertit un suivant
   *[other] { SEAT($seat) } convertit { $count } suivants
}
word-million-to-bounty = Un million va à la cagnotte
word-bounty-now = cagnotte { $bounty }
word-members-count = À la fin, 2 millions chacun, si un prédicateur qui leur va y travaille encore
word-worth-at-most = jusqu’à +{ $millions }
word-vanishes = { SEAT($seat) } fait disparaître un prédicateur. Lequel ?
word-vanishes-known = { $preacher } disparaît
word-two-to-bounty = Deux millions vont à la cagnotte
word-hides-in-centre = Un de plus dans le centre, caché. Les membres d’avant comptent encore, ceux d’après non.
word-last-turn-call = Dernier tour !
word-last-round-call = Dernier tour de table !
word-masks-fall = Les masques tombent
word-masks-fall-won = Les masques tombent : victoire de { SEAT($winners) }
word-million-word = { $millions ->
    [one] million
   *[other] millions
}
word-out = hors course : un mécréant
word-walkout = Trois en ont assez entendu et quittent { SEAT($seat) } : { NAME($cards) }.
word-headline = Tour { $round } sur { $rounds }
word-headline-last = Dernier tour
word-exposed-name = { NAME($preacher) }, démasqué
word-centres-turned = Les centres, retournés depuis le dessus
word-is-back = { $preacher } revient

## Distinctions

award-best-lie = Le plus beau mensonge
award-best-lie-why = { $count ->
    [one] Une accusation, pour rien : nul n’a démasqué les prédicateurs de { SEAT($seat) }.
   *[other] { $count } accusations, pour rien : nul n’a démasqué les prédicateurs de { SEAT($seat) }.
}
award-lucky-guess = L’intuition du jour
award-lucky-guess-why = { SEAT($seat) } a nommé { NAME($preacher) } alors que { SEAT($guru) } n’avait converti { $cards ->
    [0] personne.
    [one] qu’un seul suivant.
   *[other] que { $cards } suivants.
}
award-faithful-flock = Les brebis les plus fidèles
award-faithful-flock-why = { $count } sur { $all } au centre de { SEAT($seat) } ont cru jusqu’au bout.
award-big-haul = La plus grosse cagnotte
award-big-haul-why = { SEAT($seat) } a emporté { $millions ->
    [one] { $millions } million
   *[other] { $millions } millions
} de chez { SEAT($guru) }.
award-poacher = Débauchage
award-poacher-why = { SEAT($seat) } a attiré { $count } auditeurs des autres.
award-rumours = La fabrique de rumeurs
award-rumours-why = { SEAT($seat) } a crié { $count } noms, tous faux.

## À qui le tour, et pourquoi
wait-act = { SEAT($seat) } joue, avec encore { $left ->
    [one] { $left } action.
   *[other] { $left } actions.
}
wait-penance = { SEAT($seat) } a accusé à tort, et perd des auditeurs.

## En un mot, où il y a peu de place (l’image d’une pièce, d’un auditeur ou d’un cadenas suit)
word-brief-cost = pour { $millions }
word-brief-risk = risque { $millions }
word-brief-needs = il faut { $count }
word-brief-strangers = un intrus
word-brief-barred = pas ce tour
word-brief-gone = plus aucun
word-brief-later = plus tard
