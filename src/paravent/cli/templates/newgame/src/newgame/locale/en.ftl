title = New Game
tagline = Whose jar dare you open?

name-firefly = firefly
name-wasp = wasp

move-lay = Lay a { NAME($jar) }
move-open = Open the jar of { SEAT($target) }
move-leave = Leave all jars closed

phase-laying = Lay one of your jars, unseen.
phase-opening = Open somebody’s jar, or leave all closed.

event-laid = { $jar ->
    [none] { SEAT($seat) } lays a jar.
   *[other] { SEAT($seat) } lays a { NAME($jar) }.
  }
event-opened = { SEAT($seat) } opens the jar of { SEAT($target) }: a { NAME($jar) }!
event-left = { SEAT($seat) } leaves all jars closed.
event-scored = A point for { SEAT($seat) }.
event-lost = { $jar ->
    [none] { SEAT($seat) } loses a jar.
   *[other] { SEAT($seat) } loses a jar with a { NAME($jar) }.
  }
event-round-began = Round { $round }: { SEAT($opener) } will open.
event-ended = The game is over.

ending-rounds = All rounds were played.
ending-empty = Somebody has no jar left.
lab-ending-rounds = all rounds played
lab-ending-empty = somebody without a jar

option-rounds = Rounds
option-rounds-help = How many rounds are played.

word-left = Jars
word-has-laid = has laid
word-points = Points
word-jars = In hand
word-laid = On the table
word-lost = Lost
word-opener = Opens
word-round = Round
word-rounds = of
