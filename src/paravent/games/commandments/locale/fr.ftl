title = Les 3 commandements
tagline = Plaisez à la Grande Prêtresse. Elle ne vous dira pas comment.
pitch = Chacun est une fois Grande Prêtresse, avec deux commandements secrets et un tabou secret. Les novices déplacent des objets, font des gestes, et devinent d’après ses verdicts ce qui plaît aux esprits.
aim = Gagnez du karma : trouvez ce qui plaît.
aim-priestess = Votre score : celui du meilleur novice.

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
name-leave = quitte la table avec l’artefact et revient
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
name-touch-others = touche d’autres artefacts
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

phase-ordain = Deux commandements, un tabou, une carte écartée.
phase-set = Grande Prêtresse, disposez les artefacts comme il vous plaît.
phase-perform = { SEAT($novice) }, déplacez un artefact à votre guise.
phase-judge = Grande Prêtresse, lesquelles de vos cartes ont été respectées ou enfreintes ?

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
move-illegal = Déclarer le coup illégal (deux points de karma à chaque autre novice)
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
event-called-illegal = La Grande Prêtresse déclare illégal le coup de { SEAT($novice) } ; l’artefact retourne à sa place ({ NAME($back) }). Deux points de karma à chaque autre novice.
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
option-setting = Où l’on joue
option-setting-help = Sur écran, les gestes se choisissent dans une palette. Dans une même pièce, ou en visio, on danse et chante pour de vrai, tous regardent, et la Grande Prêtresse juge ; pas de robots.
option-setting-screen = sur écran
option-setting-room = dans une même pièce
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

## La première fois que l’on demande ou que se passe quelque chose

first-ordain = Vous êtes la Grande Prêtresse : deux cartes vous plaisent, le tabou vous offense ; les novices doivent trouver lesquelles.
first-set = Disposez les objets de sorte que vos commandements puissent être suivis, sans être trop faciles à trouver.
first-perform = Déplacez un objet à votre manière : la façon de le faire peut être ce que veut la Grande Prêtresse.
first-judge = Dites vrai : lesquelles de vos cartes ont été suivies. C’est tout ce que les novices apprennent.
first-event-judged = Comparez ce verdict aux précédents : ce que deux bonnes prestations ont en commun est peut-être un commandement.

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
name-window-shopping = « Vous touchez d’autres artefacts avant d’en prendre un. »
name-choir = « Vous chantez ou fredonnez, ou dites om ou amen. »
name-on-your-knees = « Vous vous agenouillez. »
name-boredom = « Vous bâillez. Quel toupet. »
name-pilgrim = « Vous faites le tour de la table. »
name-left-handed = « Vous vous servez de la main gauche. »
name-fresh-air = « Vous promenez l’artefact : autour de la table, ou loin d’elle et retour. »
name-cuddle = « Vous serrez quelqu’un dans vos bras. »
name-blind-faith = « Vous fermez les yeux. »
name-eye-contact = « Vous souriez ou faites un clin d’œil à quelqu’un. »
name-pet-artefact = « Vous embrassez l’artefact ou lui parlez. »
name-good-manners = « Vous faites une politesse. »
name-bad-manners = « Vous faites une grossièreté. »
name-racket = « Vous tapez des mains ou des pieds : du bruit ! »
name-touchy = « Vous touchez quelqu’un ou quelque chose, de vos mains ou avec l’artefact. »
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

# Au terminal
cli-deck-good = Un bon jeu de cartes : { $cards } cartes, assez pour { $players } joueurs.
help-check-deck = Vérifier un jeu de cartes des 3 commandements : les cartes, leur nombre, et que deux ne disent pas la même chose.

## Aides
aid-left = { $place ->
    [3] Tabou
    [2] Deuxième commandement
   *[other] Premier commandement
} : { $count ->
    [one] une seule carte convient à tous les verdicts
   *[other] { $count } cartes conviennent à tous les verdicts
}
aid-candidate = { $fr } ({ $karma })
aid-baffled = Aucune carte ne convient à tous les verdicts : quelqu’un s’est trompé.

## La première leçon
lesson-first-hello = Bienvenue, novice ! La Grande Prêtresse sait ce qui plaît aux esprits, et n’en dit rien. Déplacez des objets dans son cercle, écoutez ses verdicts et devinez. Le plus de karma gagne.
lesson-first-places = Devant { SEAT(2) }, la Grande Prêtresse, trois cartes secrètes : deux commandements, qui rapportent du karma, et un tabou, qui en coûte.
lesson-first-kinds = Le dos des cartes dit ce qu’elles jugent : la première, vos gestes ; les deux autres, ce que vous faites de votre artefact.
lesson-first-take = Vous avez quatre coups, { SEAT(1) } aussi. À chaque coup, vous prenez un artefact et le posez. Commencez par un artefact blanc de cet hexagone : touchez-le, puis prenez-le.
lesson-first-take-wrong = Tous sont permis, mais pour l’instant prenez un blanc.
lesson-first-put = Posez-le dans l’hexagone voisin : touchez-le, puis « Le poser debout ».
lesson-first-put-wrong = On le couchera dans un instant. D’abord, choisissez « Le poser debout ».
lesson-first-judged = Maintenant, { SEAT(2) } compare ce que vous avez fait avec les trois cartes.
lesson-first-gain = 3 points de karma ! La coche montre quelle carte vous avez respectée : la deuxième. Voyez maintenant ce que fait { SEAT(1) }.
lesson-first-fate = Aucun karma pour { SEAT(1) } : une des quatre cartes de destin s’est retournée. Si les quatre le sont, la Grande Prêtresse est déchue : rien pour elle, 20 points de karma pour chaque novice.
lesson-first-slate = Tous les verdicts sont gardés sous « Verdicts ». Ouvrez, et touchez une ligne pour revoir le coup.
lesson-first-compare = Comparez les deux coups : même hexagone de départ, même hexagone d’arrivée, debout tous les deux. Une seule différence : votre artefact était blanc, celui de { SEAT(1) } noir.
lesson-first-colour = Quelle couleur la deuxième carte récompense-t-elle ? Reprenez un artefact de cette couleur dans le même hexagone.
lesson-first-colour-wrong = Le noir n’a rien donné, le marron est inconnu. Le blanc vous a rapporté 3 : prenez un blanc.
lesson-first-lay = Changez une seule chose à la fois : vous verrez son effet. Touchez le même hexagone qu’avant, puis « Le coucher ».
lesson-first-lay-wrong = Ce serait le même coup, et vous n’apprendriez rien. Couchez-le cette fois.
lesson-first-weigh = Qu’en dira { SEAT(2) } ? Guettez les coches et les croix.
lesson-first-taboo = 1 point seulement, et une croix sur le tabou ! { SEAT(1) } l’a vu aussi. Regardez le coup suivant.
lesson-first-two = Le blanc a encore rapporté 3, mais vous en avez perdu 2. Vous n’aviez changé qu’une chose : coucher un artefact, voilà donc le tabou.
lesson-first-back = La carte de destin est aussi revenue à sa place : dès qu’un novice gagne du karma, toutes reviennent.
lesson-first-action = Et { SEAT(1) } a gagné 3 avec un noir : la coche est sur la première carte, celle des gestes. La seule nouveauté : { SEAT(1) } a commencé par se lever.
lesson-first-cards = « Les cartes » montre toutes les cartes du jeu : consultez-les quand vous manquez d’idées.
lesson-first-rise = Réunissez maintenant ce que vous savez. Ouvrez « Gestes » et levez-vous, comme { SEAT(1) }.
lesson-first-rise-wrong = Qui sait ce que cela ferait ? { SEAT(1) } a gagné à se lever. Faites d’abord ce geste.
lesson-first-white = Puis l’artefact : prenez la couleur qui plaît.
lesson-first-white-wrong = Pas cette couleur : c’est le blanc qui vous a rapporté du karma.
lesson-first-upright = Et posez-le où vous voulez, mais pensez au tabou.
lesson-first-upright-wrong = Attention, coucher est tabou ! Posez-le debout.
lesson-first-hope = Cela plaira-t-il ? Regardez.
lesson-first-both = 6 points : les deux commandements à la fois ! Mais { SEAT(1) } l’a vu aussi, et l’on a le droit de copier.
lesson-first-again = Votre quatrième et dernier coup, cette fois sans aide. Qu’est-ce qui rapporte le plus ? Commencez par le geste.
lesson-first-again-wrong = À essayer dans une autre partie. Ici, vous savez ce qui plaît : levez-vous.
lesson-first-which = Quel artefact prenez-vous ?
lesson-first-which-wrong = C’est le blanc qui plaît.
lesson-first-where = Et comment le posez-vous ?
lesson-first-where-wrong = Ce serait le tabou. Debout, s’il vous plaît.
lesson-first-last = Après le dernier coup de { SEAT(1) }, les cartes sont dévoilées.
lesson-first-open = Vous aviez raison : se lever, déplacer un blanc, ne pas le coucher. Vous avez gagné 16, { SEAT(1) } 15 ; la Grande Prêtresse reçoit autant que le meilleur novice : 16.
lesson-first-priestess = Vous voilà Grande Prêtresse ! Vous marquez autant que votre meilleur novice. Il faut donc qu’on devine, mais tard : si tous devinent tôt, tous marquent autant que vous.
lesson-first-target = Sur les cartes, la « cible » est l’endroit où l’artefact est posé, le « départ » celui où il a été pris.
lesson-first-ordain = Touchez « Tabou » sous l’anneau extérieur et « Écarter » sous les trois gestes. Les deux qui restent seront vos commandements : puis confirmez en bas.
lesson-first-ordain-wrong = C’est permis, mais commençons en douceur : l’anneau extérieur est le tabou, les trois gestes sont écartés.
lesson-first-circle = Disposez le cercle comme il vous plaît, ou éparpillez le reste au hasard, en une fois. Puis dites qu’il est prêt.
lesson-first-circle-wrong = Un par un, c’est long. Éparpillez le reste et dites que le cercle est prêt ; au terminal, tapez « arrange » et quinze secteurs, tels que C, H0 ou T0.
lesson-first-novices = Personne d’autre que vous ne sait maintenant ce qui plaît. { SEAT(1) } fait un premier essai.
lesson-first-kept = { SEAT(1) } a fermé les yeux et posé un artefact marron au centre. Le jeu juge les cartes artefact ; la carte action, c’est à vous de la juger : le jeu ne fait que suggérer. D’accord ? Alors annoncez.
lesson-first-kept-wrong = Regardez bien : votre premier commandement demande de fermer les yeux, et c’est fait. Laissez-le marqué.
lesson-first-announced = Maintenant tous l’entendent, et voient de quelle carte il s’agit.
lesson-first-next = 4 points pour { SEAT(1) }. À { SEAT(2) } maintenant.
lesson-first-broken = { SEAT(2) } n’a fait aucun geste et a posé un noir dans l’anneau extérieur : votre tabou ! Le jeu l’a marqué. Annoncez-le tel quel : mauvais karma, et une carte de destin se retourne.
lesson-first-broken-wrong = Personne n’a fermé les yeux cette fois. Ne laissez marqué que le tabou.
lesson-first-end = Vous savez jouer aux 3 Commandements. { SEAT(1) } a déjà trouvé vos deux commandements ! Chacun sera Grande Prêtresse une fois ; en général, c’est le jeu qui juge, sauf certaines cartes action. Bonne chance !

## Pourquoi une étape est conseillée
why-gesture = { $count ->
    [one] { $count } coup de ce rituel a eu ce geste
   *[other] { $count } coups de ce rituel ont eu ce geste
}, et { $good ->
    [0] aucun n’a plu.
    [one] { $good } a plu.
   *[other] { $good } ont plu.
}
why-gesture-new = Personne n’a encore fait ce geste : le verdict dira s’il plaît.
why-say = { $count ->
    [one] Dans { $count } coup de ce rituel, on a parlé
   *[other] Dans { $count } coups de ce rituel, on a parlé
}, et { $good ->
    [0] aucun n’a plu.
    [one] { $good } a plu.
   *[other] { $good } ont plu.
}
why-say-new = Personne n’a encore rien dit : le verdict dira si cela plaît.
why-take = Un artefact { NAME($what) } a été déplacé { $count } fois, et cela a plu { $good ->
    [0] zéro fois.
   *[other] { $good } fois.
}
why-take-new = Personne n’a encore déplacé un artefact { NAME($what) } : le verdict dira si cela plaît.
why-put = { $count ->
    [one] { $count } coup a fini là
   *[other] { $count } coups ont fini là
} ({ NAME($what) }), et { $good ->
    [0] aucun n’a plu.
    [one] { $good } a plu.
   *[other] { $good } ont plu.
}
why-put-new = Aucun coup n’a encore fini là ({ NAME($what) }) : quel que soit le verdict, des cartes seront exclues.
why-put-keeps = Cela respecte { NAME($card) } : à { $percent } %, c’est { NAME($place) }.
why-forfeit = Rien n’est jugé et aucune carte de destin ne se retourne, mais chaque autre novice reçoit 2 points de karma.
why-ordain = Qui respecte les deux commandements reçoit { $karma } points de karma par coup, et vous recevez autant que le meilleur novice.
why-ordain-count = { NAME($card) } peut rapporter beaucoup en un coup, et vous recevez autant que le meilleur novice.
why-set = Vous recevez autant que le meilleur novice : qu’on puisse respecter vos commandements d’ici, sans les trouver aussitôt.
why-mark = C’est ce qui a été fait : seuls des verdicts vrais font trouver ce qui plaît, et vous gagnez avec le meilleur.

## Paroles : ce qu’un novice dit des esprits et des autres, vrai ou non

name-centre = le centre
name-hexagon = hexagones
name-triangle = triangles
name-ring = l’anneau extérieur
name-gestures = gestes
claim-like = Les esprits aiment { $what ->
    [white] le blanc
    [black] le noir
    [brown] le marron
    [centre] le centre
    [hexagon] les hexagones
    [triangle] les triangles
    [ring] l’anneau extérieur
    [standing] ce qui est debout
    [lying] ce qui est couché
    [gestures] les gestes
   *[other] { $what }
}.
claim-hate = Les esprits détestent { $what ->
    [white] le blanc
    [black] le noir
    [brown] le marron
    [centre] le centre
    [hexagon] les hexagones
    [triangle] les triangles
    [ring] l’anneau extérieur
    [standing] ce qui est debout
    [lying] ce qui est couché
    [gestures] les gestes
   *[other] { $what }
}.
claim-know = Je connais { NAME($what) }.
claim-accuse = { SEAT($about) } nous égare.
claim-trust = { SEAT($about) } est sur la bonne voie.
claim-ask-copy = { SEAT($about) }, faites comme moi.
