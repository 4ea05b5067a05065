title = New Game
tagline = Quel bocal oserez-vous ouvrir ?

name-firefly = luciole
name-wasp = guêpe

move-lay = Poser une { NAME($jar) }
move-open = Ouvrir le bocal de { SEAT($target) }
move-leave = Laisser tous les bocaux fermés

phase-laying = Posez un de vos bocaux, sans le montrer.
phase-opening = Ouvrez le bocal de quelqu’un, ou laissez-les tous fermés.

event-laid = { $jar ->
    [none] { SEAT($seat) } pose un bocal.
   *[other] { SEAT($seat) } pose une { NAME($jar) }.
  }
event-opened = { SEAT($seat) } ouvre le bocal de { SEAT($target) } : une { NAME($jar) } !
event-left = { SEAT($seat) } laisse tous les bocaux fermés.
event-scored = Un point pour { SEAT($seat) }.
event-lost = { $jar ->
    [none] { SEAT($seat) } perd un bocal.
   *[other] { SEAT($seat) } perd un bocal : une { NAME($jar) }.
  }
event-round-began = Manche { $round } : { SEAT($opener) } ouvrira.
event-ended = La partie est terminée.

ending-rounds = Toutes les manches ont été jouées.
ending-empty = Quelqu’un n’a plus de bocal.
lab-ending-rounds = toutes les manches jouées
lab-ending-empty = quelqu’un sans bocal

option-rounds = Manches
option-rounds-help = Combien de manches on joue.

word-left = Bocaux
word-has-laid = a posé
word-points = Points
word-jars = En main
word-laid = Sur la table
word-lost = Perdus
word-opener = Ouvre
word-round = Manche
word-rounds = sur
