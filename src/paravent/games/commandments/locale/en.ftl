title = The 3 Commandments
tagline = Please the High Priestess. She will not tell you how.

## The circle and the artefacts

name-C = centre
name-H0 = hexagon 0
name-H1 = hexagon 1
name-H2 = hexagon 2
name-H3 = hexagon 3
name-H4 = hexagon 4
name-T0 = triangle 0
name-T1 = triangle 1
name-T2 = triangle 2
name-T3 = triangle 3
name-T4 = triangle 4
name-O = outer ring
name-white = white
name-black = black
name-brown = brown
name-standing = standing
name-lying = lying
name-action = action
name-artefact = artefact
name-first = the first commandment
name-second = the second commandment
name-taboo = the taboo

## Gestures, as they are done

name-stand-up = stands up
name-sit-down = sits down
name-circle = walks round the table
name-dance = dances
name-kneel = kneels
name-stamp = stamps
name-macho = acts macho
name-hush = puts a finger on the lips
name-point = points at
name-bow = bows
name-clap = claps
name-touch = touches
name-hug = hugs
name-close-eyes = closes both eyes
name-smile = smiles at
name-wink = winks at
name-yawn = yawns
name-left-hand = uses the left hand
name-both-hands = uses both hands
name-sing = sings
name-hum = hums
name-ask-leave = asks the High Priestess for leave
name-thank = thanks
name-flatter = flatters
name-animal = calls the High Priestess an animal name
name-offend = offends
name-tease = teases
name-raise = raises the artefact high
name-hide = hides the artefact
name-tap = taps the artefact on
name-kiss = kisses the artefact
name-talk = talks to the artefact

## What is asked

phase-ordain = Choose two commandments and a taboo; one card goes away.
phase-set = High Priestess, place the next artefact.
phase-perform = { SEAT($novice) }, move an artefact, in your own way.
phase-judge = High Priestess, which of your cards were complied with?

## Moves

move-ordain = Commandments: { NAME($first) } { NAME($second) } Taboo: { NAME($taboo) }
move-set = { NAME($area) }, { NAME($stance) }
move-gesture = { $to ->
    [none] { NAME($gesture) }
   *[other] { NAME($gesture) } { SEAT($to) }
}
move-say = Say: “{ $text }”
move-take = Take the { NAME($colour) } one from: { NAME($area) } ({ NAME($stance) })
move-put = Put it down: { NAME($area) }, { NAME($stance) }
move-forfeit = Give up this move (two karma for each other novice)
move-mark = Mark: { NAME($cards) }

## What happened

event-ritual-began = Ritual { $ritual }: { SEAT($priestess) } is High Priestess.
event-drawn = { $cards ->
    [none] { SEAT($priestess) } draws four cards and smiles.
   *[other] { SEAT($priestess) } draws: { NAME($cards) }
}
event-ordained = { $cards ->
    [none] { SEAT($priestess) } has ordained. The backs, commandments first, taboo last: { NAME($backs) }.
   *[other] { SEAT($priestess) } ordains (the taboo is last): { NAME($cards) } Discarded: { NAME($discarded) }
}
event-placed = { SEAT($priestess) } places a { NAME($colour) } one: { NAME($area) }, { NAME($stance) }.
event-turn-began = Round { $round }: { SEAT($novice) } steps forward.
event-gestured = { $to ->
    [none] { SEAT($novice) } { NAME($gesture) }.
   *[other] { SEAT($novice) } { NAME($gesture) } { SEAT($to) }.
}
event-said = { SEAT($novice) }: “{ $text }”
event-taken = { SEAT($novice) } takes a { NAME($colour) } one ({ NAME($area) }, { NAME($stance) }).
event-put-down = { SEAT($novice) } puts the { NAME($colour) } one down: { NAME($area) }, { NAME($stance) }.
event-forfeited = { $back ->
    [none] { SEAT($novice) } gives up. Two karma for each other novice.
   *[other] { SEAT($novice) } gives up and returns the artefact ({ NAME($back) }). Two karma for each other novice.
}
event-judged = { $announced ->
    [karma] “{ $karma } karma for { SEAT($novice) }.”
    [bad-karma] “Bad karma.”
   *[no-karma] “No karma.”
} { $marks ->
    [none] Fate cards turned: { $fate }.
   *[other] Marked: { NAME($marks) }. Fate cards turned: { $fate }.
}
event-ritual-ended = { $fallen ->
    [true] { SEAT($priestess) } loses her powers! Twenty karma for every novice.
   *[false] The ritual is complete.
} Commandments: { NAME($commandments) } Taboo: { NAME($taboo) } Karma by seat: { $gains }.
event-ended = Most pleasing to the spirits: { SEAT($winners) }.

ending-rituals = Everyone has been High Priestess once.

## Options

option-gestures = Gestures per move
option-gestures-help = How many gestures and sayings a novice may make in one move, 1 to 8.
option-judge = Who judges
option-judge-help = auto: the game marks every card it can decide. priestess: the High Priestess marks action cards herself; the game whispers a suggestion.
option-no_markers = Without markers
option-no_markers-help = For experts: nobody sees which cards were complied with until the ritual is over.
option-blanks = Blank cards
option-blanks-help = Your own cards: up to 8 artefact and 7 action cards, with a test or as free text that the High Priestess judges.

## On the screen

word-ritual = ritual { $ritual } of { $rituals }
word-round = round { $round } of { $rounds }
word-player = player
word-karma = karma
word-gains = this ritual
word-priestess = High Priestess
word-fate = fate
word-places = places
word-place = place
word-card = card
word-back = back
word-area = area
word-artefacts = artefacts
word-performance = moves of this ritual
word-move = move
word-verdict = verdict
word-own-secrets = what only you know
word-discarded = discarded
word-suggestion = suggested marks
word-forfeited = forfeit
word-karma-announced = { $karma } karma
word-no-karma = no karma
word-bad-karma = bad karma
word-blanks = blank cards at this table
word-to-set = still to place
word-rituals = rituals so far
word-fallen = fell

## Simulations

lab-wins-by-order = Wins by order of being High Priestess
lab-rituals = Rituals
lab-fallen = lost her powers
lab-karma-of-a-ritual = Karma in a ritual
lab-priestess = High Priestess
lab-novice = a novice
lab-karma-by-round = Karma per move
lab-round = round
lab-marks = Marked after a move
lab-first = first commandment
lab-second = second commandment
lab-taboo = taboo
lab-falls-by-commandment = Powers lost, by commandment
lab-gestures = gestures and sayings

## Cards

name-move-white = “You move a white artefact.”
name-to-triangle = “The target is a triangle.”
name-white-to-centre = “You put a white artefact in the centre.”
name-last-one-out = “You take the last artefact out of its area.”
name-move-black = “You move a black artefact.”
name-not-brown = “Anything but brown: you move a white or a black one.”
name-to-hexagon = “The target is a hexagon.”
name-to-ring = “Out you go! The target is the outer ring.”
name-to-heart = “Straight to the heart: the target is the centre.”
name-from-triangle = “The start is a triangle.”
name-from-hexagon = “The start is a hexagon.”
name-from-edge-or-heart = “The start is the centre or the outer ring.”
name-changed-my-mind = “Changed your mind? You put it back where it was.”
name-next-door = “Next door: the target is adjacent to the start.”
name-long-journey = “A long journey: the target is neither the start nor next to it.”
name-nap-time = “Nap time: you put the artefact down lying.”
name-black-nap = “You lay a black artefact down.”
name-sentry = “You post a sentry: standing, in a triangle or the outer ring.”
name-black-to-hexagon = “You put a black artefact in a hexagon.”
name-brown-from-triangle = “You take a brown artefact from a triangle.”
name-white-reunion = “You bring a white artefact to another white one.”
name-hermit = “The hermit: it ends up alone in its area.”
name-crowded = “The more the merrier: four or more in the target area.”
name-couple = “A couple: exactly two in the target area.”
name-rainbow = “All three colours are in the target area.”
name-birds-of-a-feather = “Two or more in the target area, all of one colour.”
name-still-crowded = “You leave three or more behind in the starting area.”
name-black-at-both-ends = “There is black in the starting area and in the target area.”
name-whiteless = “There is no white one in the target area or next to it.”
name-empty-heart = “The centre is empty.”
name-white-heart = “There is white in the centre.”
name-two-outside = “Exactly two are in the outer ring.”
name-six-corners-win = “There are more in the hexagons than in the triangles.”
name-white-beats-black = “In the triangles, white outnumbers black.”
name-lazy-bunch = “A lazy bunch: more are lying than standing.”
name-three-of-a-kind = “Somewhere, three of one colour share an area.”
name-follow-the-leader = “You take from the area where the previous one was put.”
name-fill-the-gap = “You put it where the previous one was taken.”
name-other-colour = “You move another colour than the previous move.”
name-same-destination = “Same target as the previous move.”
name-in-and-out = “From a hexagon to a triangle, or from a triangle to a hexagon.”
name-inwards = “Inwards: from a triangle or the ring to a hexagon or the centre.”
name-good-neighbours = “No area next to the target is empty.”
name-left-behind = “Number of artefacts in the starting area.”
name-one-colour-areas = “Number of areas with exactly one colour.”
name-black-areas = “Number of areas with at least one black.”
name-colours-in-target = “Number of colours in the target area.”
name-in-centre = “Number of artefacts in the centre.”
name-in-ring = “Number of artefacts in the outer ring.”
name-white-in-target = “Number of white ones in the target area.”
name-sleepers-left = “Number of artefacts lying in the starting area.”
name-rainbow-areas = “Number of areas with all three colours.”
name-empty-triangles = “Number of empty triangles.”
name-empty-neighbours = “Number of empty areas next to the target.”
name-white-around = “Number of white ones next to the target area.”
name-colours-left = “Number of colours in the starting area.”
name-pairs = “Number of areas with exactly two artefacts.”
name-lonely-hexagons = “Number of hexagons with a single artefact.”
name-chessboards = “Number of areas with both white and black.”
name-brown-triangles = “Number of brown ones in the triangles.”
name-standing-in-target = “Number of artefacts standing in the target area.”
name-crowds = “Number of areas with three or more artefacts.”
name-brown-neighbours = “Number of brown areas next to the start: areas with brown and nothing else.”
name-statue = “Your upper body does not move.”
name-dancer = “You dance.”
name-may-i = “You ask the High Priestess for leave before you take anything.”
name-tough-guy = “You act macho.”
name-bad-blood = “You offend another novice.”
name-on-your-feet = “You stand up.”
name-blessing = “You touch the High Priestess with the artefact.”
name-zoo = “You call the High Priestess an animal name.”
name-applause = “You clap.”
name-choir = “You sing or hum, or say om or amen.”
name-on-your-knees = “You kneel.”
name-boredom = “You yawn. How rude.”
name-pilgrim = “You walk round the table.”
name-left-handed = “You use your left hand.”
name-both-hands-now = “You use both hands.”
name-cuddle = “You hug someone.”
name-blind-faith = “You close your eyes.”
name-eye-contact = “You smile or wink at someone.”
name-pet-artefact = “You kiss the artefact or talk to it.”
name-good-manners = “You do something polite.”
name-bad-manners = “You do something rude.”
name-racket = “You clap or stamp: make some noise!”
name-touchy = “You touch someone, with your hands or with the artefact.”
name-showpiece = “You do something with the artefact besides moving it.”
name-big-mouth = “You use your voice twice or more.”
name-nothing-but-the-move = “No gesture, no word: you just move the artefact.”
name-exactly-two = “You make exactly two gestures.”
name-showtime = “You make three gestures or more.”
name-warm-up = “You make two gestures or more before you take the artefact.”
name-hands-full = “You make a gesture while holding the artefact.”
name-crush = “You do something to the High Priestess.”
name-left-neighbour = “You do something to your left-hand neighbour.”
name-right-neighbour = “You do something to your right-hand neighbour.”
name-parrot = “You repeat a gesture of the previous move.”
name-encore = “You make the same gesture twice.”
name-head-to-toe = “You move your legs and your upper body.”
name-vow-of-silence = “You make a gesture, but not a sound with your voice.”
name-blank-1 = blank card 1
name-blank-2 = blank card 2
name-blank-3 = blank card 3
name-blank-4 = blank card 4
name-blank-5 = blank card 5
name-blank-6 = blank card 6
name-blank-7 = blank card 7
name-blank-8 = blank card 8
name-blank-9 = blank card 9
name-blank-10 = blank card 10
name-blank-11 = blank card 11
name-blank-12 = blank card 12
name-blank-13 = blank card 13
name-blank-14 = blank card 14
name-blank-15 = blank card 15
