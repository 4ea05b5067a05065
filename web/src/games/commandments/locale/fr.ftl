table-first = 1er
table-second = 2e
table-taboo = Tabou
table-kept = Respecté
table-broken = Enfreint
table-not-kept = pas respecté
table-not-broken = pas enfreint
table-counted = Vaut le nombre compté.
table-desk = Vos cartes
table-make-taboo = Tabou
table-put-away = Écarter
table-ordain = Choisir ainsi
table-ordain-hint = Un tabou, une carte écartée : les deux autres sont les commandements.
table-suggested = suggéré
table-announce = { $marks ->
    [0] Annoncer : aucune carte cochée
    [one] Annoncer : une carte cochée
   *[other] Annoncer : { $marks } cartes cochées
}
table-gestures = Gestes et paroles
table-gestures-short = Gestes
table-said-short = Verdicts
table-cards-short = Les cartes
table-left = { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
table-gestures-left = { $left ->
    [0] plus de geste
    [one] 1 geste possible
   *[other] { $left } gestes possibles
}
table-group-legs = jambes
table-group-upper = bras
table-group-face = visage
table-group-manner = mains
table-group-voice = voix
table-group-artefact = objet
table-hold-first = Seulement avec un artefact en main : prenez-en un d’abord.
table-no-more-gestures = Plus de geste : posez l’artefact.
table-no-gesture-now = Pas de geste pour l’instant.
table-to-whom = { $what } … qui ?
table-other-gesture = Un autre
table-say-what = Que dites-vous ?
table-say = Dire
table-performs = est en scène.
table-room-watch = est en scène : posez vos téléphones et regardez !
table-room-yours = À vous ! Dansez, chantez, levez-vous, dites ce qu’il vous plaît.
table-room-take-hint = Touchez l’artefact que vous prenez, et faites ce qu’il vous plaît.
table-room-put-hint = Vous tenez un artefact { NAME($colour) }. Faites ce qu’il vous plaît ; ensuite, touchez le secteur où vous le posez.
table-room-game = jugé par le jeu
table-is-judged = attend le verdict …
table-steps-forward = s’avance
table-then = … et puis ?
table-then-puts = … le pose
table-take-hint = Touchez un artefact pour le prendre. Les gestes faits avant comptent.
table-put-hint = Vous tenez un artefact { NAME($colour) }. Touchez un secteur pour le poser.
table-take-it = Prendre le { NAME($colour) }
table-take-then = depuis : { NAME($area) } ; vous le tenez jusqu’à la pose
table-stand-it = Le poser debout
table-lay-it = Le coucher
table-put-then = { NAME($area) } ; fin du coup, { SEAT($seat) } juge
table-lay-hint = { $left ->
    [one] Encore un. Touchez un secteur pour le poser, un artefact pour le reprendre.
   *[other] Encore { $left }. Touchez un secteur pour poser, un artefact pour reprendre.
}
table-pile = { NAME($colour) }, reste { $left }
table-take-back = Annuler
table-scatter = Éparpiller le reste
table-scatter-then = { $left ->
    [one] un artefact au hasard ; vous pourrez le déplacer
   *[other] { $left } artefacts au hasard ; vous pourrez les déplacer
}
table-ready = Le cercle est prêt
table-ready-then = tous le voient ; le premier novice commence
table-she-said = Ce qu’elle a dit
table-on-the-floor = est en scène …
table-nothing-said = Rien encore.
table-fate = Destin
table-fate-turned = { $fate ->
    [one] { $fate } sur 4 retournée
   *[other] { $fate } sur 4 retournées
}
table-threat = À la quatrième,
table-falls = { SEAT($seat) } tombe.
table-move-of = Coup { $move } sur { $moves }
table-all-cards = Toutes les cartes possibles
table-cross-out = Touchez une carte pour la barrer ; vous seul le voyez.

## Pendant que d’autres répondent

wait-ordain = { $names } choisit ce qui lui plaira.
wait-set = { $names } dispose le cercle.
wait-perform = { SEAT($novice) } est en scène.
wait-judge = { $names } pèse ce qu’elle a vu.

## Les étapes d’un coup, en peu de mots

step-takes = prend un { NAME($colour) }
step-puts = le pose : { NAME($area) }
step-lays = le couche : { NAME($area) }
step-says = dit
step-to = { $what } { SEAT($seat) }
step-gives-up = renonce
step-illegal = illégal
step-stand-up = se lève
step-sit-down = s’assoit
step-circle = fait le tour
step-dance = danse
step-kneel = s’agenouille
step-stamp = tape du pied
step-macho = fait le macho
step-hush = fait chut
step-point = montre
step-bow = s’incline
step-clap = applaudit
step-touch = touche
step-hug = enlace
step-touch-others = touche d’autres
step-close-eyes = ferme les yeux
step-smile = sourit à
step-wink = clin d’œil à
step-yawn = bâille
step-left-hand = main gauche
step-both-hands = deux mains
step-sing = chante
step-hum = fredonne
step-ask-leave = demande à l’avoir
step-thank = remercie
step-flatter = flatte
step-animal = l’appelle bête
step-offend = vexe
step-tease = taquine
step-raise = le lève haut
step-hide = le cache
step-tap = l’appuie sur
step-kiss = l’embrasse
step-talk = lui parle
step-leave = sort avec

## Scènes

scene-draws = { SEAT($priestess) } pioche quatre cartes et sourit.
scene-ordains = { SEAT($priestess) } a choisi : deux commandements et un tabou.
scene-lays = { $number ->
    [one] { SEAT($priestess) } pose un artefact.
   *[other] { SEAT($priestess) } dispose { $number } artefacts.
}
scene-ritual = { SEAT($priestess) } est Grande Prêtresse
scene-ritual-of = Rituel { $ritual } sur { $rituals }
scene-ritual-then = Deux choses lui plaisent, une autre non. Elle ne dira pas lesquelles.
scene-takes = { SEAT($novice) } prend un { NAME($colour) }.
scene-puts = { $stance ->
    [lying] { SEAT($novice) } le couche : { NAME($area) }.
   *[standing] { SEAT($novice) } le pose : { NAME($area) }.
}
scene-steps = { SEAT($novice) } s’avance.
scene-illegal = Le coup de { SEAT($novice) } était illégal
scene-gives-up = { SEAT($novice) } renonce
scene-gives-up-then = Deux karmas pour chaque autre novice.
scene-kept = { $marks ->
    [none] Rien de respecté, rien d’enfreint.
   *[other] Marqué : { NAME($marks) }.
}
scene-unseen = Quelles cartes ont parlé, elle seule le sait.
scene-fate-back = Toutes les cartes destinée se redressent.
scene-fate = { $fate ->
    [4] La quatrième carte destinée : { SEAT($priestess) } tombe !
    [3] Une carte destinée se retourne : encore une, et { SEAT($priestess) } tombe.
   *[other] Une carte destinée se retourne : { $fate } sur 4.
}
scene-wanted = Ce que voulait { SEAT($priestess) }
scene-fallen = { SEAT($priestess) } est tombée !
scene-best = { SEAT($best) } a fait le mieux ; { SEAT($priestess) } gagne autant.
scene-nobody = Personne n’a rien gagné ; { SEAT($priestess) } non plus.
scene-all-twenty = Vingt karmas pour chaque novice, aucun pour { SEAT($priestess) }.
scene-said = dit
scene-bad = mal
scene-in-all = { $karma } en tout
scene-verdict-karma = { $karma } karma !
scene-verdict-illegal = Illégal !
scene-verdict-forfeited = Renonce !
scene-earns = { SEAT($novice) } gagne { $karma } de karma.
scene-verdict-no-karma = Aucun karma
scene-verdict-bad-karma = Mauvais karma !

## Distinctions

award-favourite = Enfant chéri des esprits
award-favourite-why = { $karma } karmas en un seul coup
award-actor = Bête de scène
award-actor-why = { $number } gestes et paroles dans la partie
award-unmoved = De marbre
award-unmoved-why = { $number } coups sans geste ni parole
award-sphinx = Le sphinx
award-sphinx-why = { $number } coups avant que quiconque gagne du karma
award-open-book = Livre ouvert
award-open-book-why = { $karma } karmas donnés en un rituel
award-fallen = Chute du trône
award-fallen-why = quatre cartes destinée d’affilée
award-heretic = Hérétique
award-heretic-why = a enfreint le tabou { $number ->
    [one] une fois
   *[other] { $number } fois
}

## Blank cards

table-blanks = Vos propres cartes
table-blank-kind = Genre
table-blank-karma = Karma
table-blank-en = Texte en anglais
table-blank-fr = Texte en français
table-blank-add = Ajouter une carte
table-blank-remove = Retirer
table-blank-help = La Grande Prêtresse juge elle-même une carte que vous écrivez ici.
table-lay-short = Encore { $left } : touchez un secteur.
