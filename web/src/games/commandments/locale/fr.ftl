table-desk = Votre pupitre
table-make-taboo = Tabou
table-put-away = Écarter
table-ordain = Ordonner ainsi
table-ordain-hint = Un tabou, une carte écartée : les deux autres sont les commandements.
table-mark = Respectée
table-suggested = suggéré
table-announce = { $marks ->
    [0] Annoncer : aucune marque
    [one] Annoncer avec une marque
   *[other] Annoncer avec { $marks } marques
}
table-not-so-marked = Le jeu juge lui-même certaines de ces cartes : il n’est pas d’accord.
table-gestures = Gestes et paroles
table-left = { $left ->
    [one] { $left } restant
   *[other] { $left } restants
}
table-group-legs = jambes
table-group-upper = bras
table-group-face = visage
table-group-manner = manière
table-group-voice = voix
table-group-artefact = artefact
table-hold-first = Seulement avec un artefact en main.
table-say-what = Que dites-vous ?
table-say = Dire
table-in-hand = en main : { NAME($colour) }
table-next = prochain : { NAME($colour) }, reste { $left }
table-take-hint = Touchez ou glissez un artefact.
table-pad = Le bloc : coups et verdicts
table-all-cards = Toutes les cartes possibles
table-cross-out = Touchez une carte pour la barrer ; vous seul le voyez.
table-taboo = tabou
table-blanks = Vos propres cartes
table-blank-kind = Genre
table-blank-karma = Karma
table-blank-en = Texte en anglais
table-blank-fr = Texte en français
table-blank-add = Ajouter une carte
table-blank-remove = Retirer
table-blank-help = La Grande Prêtresse juge elle-même une carte que vous écrivez ici.
word-marks = marquée
table-gestures-short = Gestes
