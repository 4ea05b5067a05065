title = Les 3 commandements
tagline = Plaisez à la Grande Prêtresse. Elle ne vous dira pas comment.

## Le cercle et les artefacts

name-C = centre
name-H0 = hexagone 0
name-H1 = hexagone 1
name-H2 = hexagone 2
name-H3 = hexagone 3
name-H4 = hexagone 4
name-T0 = triangle 0
name-T1 = triangle 1
name-T2 = triangle 2
name-T3 = triangle 3
name-T4 = triangle 4
name-O = anneau extérieur
name-white = blanc
name-black = noir
name-brown = marron
name-standing = debout
name-lying = couché
name-action = action
name-artefact = artefact
name-first = le premier commandement
name-second = le second commandement
name-taboo = le tabou

## Gestes, comme on les fait

name-stand-up = se lève
name-sit-down = s’assied
name-circle = fait le tour de la table
name-dance = danse
name-kneel = s’agenouille
name-stamp = tape du pied
name-macho = joue les machos
name-hush = pose un doigt sur ses lèvres
name-point = montre du doigt
name-bow = s’incline
name-clap = applaudit
name-touch = touche
name-hug = serre dans ses bras
name-close-eyes = ferme les yeux
name-smile = sourit à
name-wink = fait un clin d’œil à
name-yawn = bâille
name-left-hand = se sert de la main gauche
name-both-hands = se sert des deux mains
name-sing = chante
name-hum = fredonne
name-ask-leave = demande la permission à la Grande Prêtresse
name-thank = remercie
name-flatter = flatte
name-animal = donne un nom d’animal à la Grande Prêtresse
name-offend = vexe
name-tease = taquine
name-raise = brandit l’artefact
name-hide = cache l’artefact
name-tap = touche de son artefact
name-kiss = embrasse l’artefact
name-talk = parle à l’artefact

## Ce qui est demandé

phase-ordain = Deux commandements, un tabou ; une carte s’en va.
phase-set = Grande Prêtresse, placez l’artefact suivant.
phase-perform = { SEAT($novice) }, déplacez un artefact, à votre manière.
phase-judge = Grande Prêtresse, lesquelles de vos cartes ont été respectées ?

## Coups

move-ordain = Commandements : { NAME($first) } { NAME($second) } Tabou : { NAME($taboo) }
move-set = { NAME($area) }, { NAME($stance) }
move-gesture = { $to ->
    [none] { NAME($gesture) }
   *[other] { NAME($gesture) } { SEAT($to) }
}
move-say = Dire : « { $text } »
move-take = Prendre le { NAME($colour) } : { NAME($area) } ({ NAME($stance) })
move-put = Poser : { NAME($area) }, { NAME($stance) }
move-forfeit = Renoncer à ce coup (deux points de karma à chaque autre novice)
move-mark = Marquer : { NAME($cards) }

## Ce qui s’est passé

event-ritual-began = Rituel { $ritual } : { SEAT($priestess) } est Grande Prêtresse.
event-drawn = { $cards ->
    [none] { SEAT($priestess) } pioche quatre cartes et sourit.
   *[other] { SEAT($priestess) } pioche : { NAME($cards) }
}
event-ordained = { $cards ->
    [none] { SEAT($priestess) } a choisi. Les dos, commandements d’abord, tabou à la fin : { NAME($backs) }.
   *[other] { SEAT($priestess) } choisit (le tabou est à la fin) : { NAME($cards) } Défaussée : { NAME($discarded) }
}
event-placed = { SEAT($priestess) } place un { NAME($colour) } : { NAME($area) }, { NAME($stance) }.
event-turn-began = Manche { $round } : { SEAT($novice) } s’avance.
event-gestured = { $to ->
    [none] { SEAT($novice) } { NAME($gesture) }.
   *[other] { SEAT($novice) } { NAME($gesture) } { SEAT($to) }.
}
event-said = { SEAT($novice) } : « { $text } »
event-taken = { SEAT($novice) } prend un { NAME($colour) } ({ NAME($area) }, { NAME($stance) }).
event-put-down = { SEAT($novice) } pose le { NAME($colour) } : { NAME($area) }, { NAME($stance) }.
event-forfeited = { $back ->
    [none] { SEAT($novice) } renonce. Deux points de karma à chaque autre novice.
   *[other] { SEAT($novice) } renonce et rend l’artefact ({ NAME($back) }). Deux points de karma à chaque autre novice.
}
event-judged = { $announced ->
    [karma] « Karma pour { SEAT($novice) } : { $karma }. »
    [bad-karma] « Mauvais karma. »
   *[no-karma] « Aucun karma. »
} { $marks ->
    [none] Cartes destinée retournées : { $fate }.
   *[other] Marqué : { NAME($marks) }. Cartes destinée retournées : { $fate }.
}
event-ritual-ended = { $fallen ->
    [true] { SEAT($priestess) } perd ses pouvoirs ! Vingt points de karma à chaque novice.
   *[false] Le rituel est accompli.
} Commandements : { NAME($commandments) } Tabou : { NAME($taboo) } Karma par place : { $gains }.
event-ended = Les esprits sont comblés par : { SEAT($winners) }.

ending-rituals = Chacun a été Grande Prêtresse une fois.

## Options

option-gestures = Gestes par coup
option-gestures-help = Combien de gestes et de paroles un novice peut faire en un coup, de 1 à 8.
option-judge = Qui juge
option-judge-help = auto : le jeu marque toute carte qu’il sait juger. priestess : la Grande Prêtresse marque elle-même les cartes action ; le jeu lui souffle un avis.
option-no_markers = Sans marqueurs
option-no_markers-help = Pour experts : personne ne voit quelles cartes ont été respectées avant la fin du rituel.
option-blanks = Cartes vierges
option-blanks-help = Vos propres cartes : jusqu’à 8 cartes artefact et 7 cartes action, avec un test ou en texte libre que juge la Grande Prêtresse.

## À l’écran

word-ritual = rituel { $ritual } sur { $rituals }
word-round = manche { $round } sur { $rounds }
word-player = joueur
word-karma = karma
word-gains = ce rituel
word-priestess = Grande Prêtresse
word-fate = destinée
word-places = places
word-place = place
word-card = carte
word-back = dos
word-area = secteur
word-artefacts = artefacts
word-performance = coups de ce rituel
word-move = coup
word-verdict = verdict
word-own-secrets = ce que vous seul savez
word-discarded = défaussée
word-suggestion = marques suggérées
word-forfeited = renonce
word-karma-announced = { $karma } karma
word-no-karma = aucun karma
word-bad-karma = mauvais karma
word-blanks = cartes vierges de cette table
word-to-set = encore à placer
word-rituals = rituels passés
word-fallen = déchue

## Simulations

lab-wins-by-order = Victoires par ordre de passage comme Grande Prêtresse
lab-rituals = Rituels
lab-fallen = pouvoirs perdus
lab-karma-of-a-ritual = Karma d’un rituel
lab-priestess = Grande Prêtresse
lab-novice = un novice
lab-karma-by-round = Karma par coup
lab-round = manche
lab-marks = Marqué après un coup
lab-first = premier commandement
lab-second = second commandement
lab-taboo = tabou
lab-falls-by-commandment = Pouvoirs perdus, par commandement
lab-gestures = gestes et paroles

## Cartes

name-move-white = « Vous déplacez un artefact blanc. »
name-to-triangle = « La cible est un triangle. »
name-white-to-centre = « Vous posez un artefact blanc au centre. »
name-last-one-out = « Vous prenez le dernier artefact de son secteur. »
name-move-black = « Vous déplacez un artefact noir. »
name-not-brown = « Tout sauf le marron : vous déplacez un blanc ou un noir. »
name-to-hexagon = « La cible est un hexagone. »
name-to-ring = « Dehors ! La cible est l’anneau extérieur. »
name-to-heart = « En plein cœur : la cible est le centre. »
name-from-triangle = « Le départ est un triangle. »
name-from-hexagon = « Le départ est un hexagone. »
name-from-edge-or-heart = « Le départ est le centre ou l’anneau extérieur. »
name-changed-my-mind = « Un remords ? Vous le reposez d’où il vient. »
name-next-door = « Chez le voisin : la cible touche le départ. »
name-long-journey = « Un grand voyage : la cible n’est ni le départ ni son voisin. »
name-nap-time = « C’est la sieste : vous posez l’artefact couché. »
name-black-nap = « Vous couchez un artefact noir. »
name-sentry = « Vous postez une sentinelle : debout, dans un triangle ou l’anneau. »
name-black-to-hexagon = « Vous posez un artefact noir dans un hexagone. »
name-brown-from-triangle = « Vous prenez un artefact marron dans un triangle. »
name-white-reunion = « Vous amenez un artefact blanc près d’un autre blanc. »
name-hermit = « L’ermite : il se retrouve seul dans son secteur. »
name-crowded = « Plus on est de fous : quatre ou plus dans le secteur cible. »
name-couple = « Un couple : exactement deux dans le secteur cible. »
name-rainbow = « Les trois couleurs sont dans le secteur cible. »
name-birds-of-a-feather = « Deux ou plus dans le secteur cible, tous de même couleur. »
name-still-crowded = « Vous en laissez trois ou plus dans le secteur de départ. »
name-black-at-both-ends = « Il y a du noir au départ et du noir à l’arrivée. »
name-whiteless = « Aucun blanc dans le secteur cible ni à côté. »
name-empty-heart = « Le centre est vide. »
name-white-heart = « Il y a du blanc au centre. »
name-two-outside = « Il y en a exactement deux dans l’anneau extérieur. »
name-six-corners-win = « Il y en a plus dans les hexagones que dans les triangles. »
name-white-beats-black = « Dans les triangles, le blanc l’emporte sur le noir. »
name-lazy-bunch = « Bande de paresseux : plus de couchés que de debout. »
name-three-of-a-kind = « Quelque part, trois de la même couleur partagent un secteur. »
name-follow-the-leader = « Vous prenez là où le précédent a été posé. »
name-fill-the-gap = « Vous posez là où le précédent a été pris. »
name-other-colour = « Vous déplacez une autre couleur que le coup précédent. »
name-same-destination = « Même cible que le coup précédent. »
name-in-and-out = « D’un hexagone à un triangle, ou d’un triangle à un hexagone. »
name-inwards = « Vers l’intérieur : d’un triangle ou de l’anneau à un hexagone ou au centre. »
name-good-neighbours = « Aucun secteur voisin de la cible n’est vide. »
name-left-behind = « Nombre d’artefacts dans le secteur de départ. »
name-one-colour-areas = « Nombre de secteurs d’une seule couleur. »
name-black-areas = « Nombre de secteurs avec au moins un noir. »
name-colours-in-target = « Nombre de couleurs dans le secteur cible. »
name-in-centre = « Nombre d’artefacts au centre. »
name-in-ring = « Nombre d’artefacts dans l’anneau extérieur. »
name-white-in-target = « Nombre de blancs dans le secteur cible. »
name-sleepers-left = « Nombre d’artefacts couchés dans le secteur de départ. »
name-rainbow-areas = « Nombre de secteurs avec les trois couleurs. »
name-empty-triangles = « Nombre de triangles vides. »
name-empty-neighbours = « Nombre de secteurs vides à côté de la cible. »
name-white-around = « Nombre de blancs à côté du secteur cible. »
name-colours-left = « Nombre de couleurs dans le secteur de départ. »
name-pairs = « Nombre de secteurs avec exactement deux artefacts. »
name-lonely-hexagons = « Nombre d’hexagones avec un seul artefact. »
name-chessboards = « Nombre de secteurs avec du blanc et du noir. »
name-brown-triangles = « Nombre de marrons dans les triangles. »
name-standing-in-target = « Nombre d’artefacts debout dans le secteur cible. »
name-crowds = « Nombre de secteurs avec trois artefacts ou plus. »
name-brown-neighbours = « Nombre de secteurs voisins du départ avec du marron et rien d’autre. »
name-statue = « Vous ne bougez pas le haut du corps. »
name-dancer = « Vous dansez. »
name-may-i = « Vous demandez la permission à la Grande Prêtresse avant de prendre. »
name-tough-guy = « Vous jouez les machos. »
name-bad-blood = « Vous vexez un autre novice. »
name-on-your-feet = « Vous vous levez. »
name-blessing = « Vous touchez la Grande Prêtresse avec l’artefact. »
name-zoo = « Vous donnez un nom d’animal à la Grande Prêtresse. »
name-applause = « Vous applaudissez. »
name-choir = « Vous chantez ou fredonnez, ou dites om ou amen. »
name-on-your-knees = « Vous vous agenouillez. »
name-boredom = « Vous bâillez. Quel toupet. »
name-pilgrim = « Vous faites le tour de la table. »
name-left-handed = « Vous vous servez de la main gauche. »
name-both-hands-now = « Vous vous servez des deux mains. »
name-cuddle = « Vous serrez quelqu’un dans vos bras. »
name-blind-faith = « Vous fermez les yeux. »
name-eye-contact = « Vous souriez ou faites un clin d’œil à quelqu’un. »
name-pet-artefact = « Vous embrassez l’artefact ou lui parlez. »
name-good-manners = « Vous faites une politesse. »
name-bad-manners = « Vous faites une grossièreté. »
name-racket = « Vous tapez des mains ou des pieds : du bruit ! »
name-touchy = « Vous touchez quelqu’un, de vos mains ou avec l’artefact. »
name-showpiece = « Vous faites quelque chose avec l’artefact, en plus de le déplacer. »
name-big-mouth = « Vous donnez de la voix deux fois ou plus. »
name-nothing-but-the-move = « Ni geste ni parole : vous déplacez l’artefact, c’est tout. »
name-exactly-two = « Vous faites exactement deux gestes. »
name-showtime = « Vous faites trois gestes ou plus. »
name-warm-up = « Vous faites deux gestes ou plus avant de prendre l’artefact. »
name-hands-full = « Vous faites un geste pendant que vous tenez l’artefact. »
name-crush = « Vous faites quelque chose à la Grande Prêtresse. »
name-left-neighbour = « Vous faites quelque chose à votre voisin de gauche. »
name-right-neighbour = « Vous faites quelque chose à votre voisin de droite. »
name-parrot = « Vous refaites un geste du coup précédent. »
name-encore = « Vous faites deux fois le même geste. »
name-head-to-toe = « Vous bougez les jambes et le haut du corps. »
name-vow-of-silence = « Vous faites un geste, mais pas un son de voix. »
name-blank-1 = carte vierge 1
name-blank-2 = carte vierge 2
name-blank-3 = carte vierge 3
name-blank-4 = carte vierge 4
name-blank-5 = carte vierge 5
name-blank-6 = carte vierge 6
name-blank-7 = carte vierge 7
name-blank-8 = carte vierge 8
name-blank-9 = carte vierge 9
name-blank-10 = carte vierge 10
name-blank-11 = carte vierge 11
name-blank-12 = carte vierge 12
name-blank-13 = carte vierge 13
name-blank-14 = carte vierge 14
name-blank-15 = carte vierge 15
