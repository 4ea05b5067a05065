title = The 3 Commandments
tagline = Please the High Priestess. She will not tell you how.
pitch = Each of you is High Priestess once, with two secret commandments and a secret taboo. The novices move artefacts, make gestures, and work out from her verdicts what pleases the spirits.
aim = Karma wins: find out what pleases her.
aim-priestess = You earn as much as your best novice.

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
name-leave = leaves the table with the artefact and comes back
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
name-touch-others = touches other artefacts
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
phase-set = High Priestess, lay the artefacts out as you like.
phase-perform = { SEAT($novice) }, move an artefact, in your own way.
phase-judge = High Priestess, which of your cards were kept or broken?

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
move-illegal = Call the move illegal (two karma for each other novice)
move-mark = Mark: { NAME($cards) }

## What happened

event-ritual-began = Ritual { $ritual }: { SEAT($priestess) } is High Priestess.
event-drawn = { $cards ->
    [none] { SEAT($priestess) } draws four cards and smiles.
   *[other] { SEAT($priestess) } draws: { NAME($cards) }
}
event-ordained = { $cards ->
    [none] { SEAT($priestess) } has chosen. The backs, commandments first, taboo last: { NAME($backs) }.
   *[other] { SEAT($priestess) } chooses (the taboo is last): { NAME($cards) } Discarded: { NAME($discarded) }
}
event-placed = { SEAT($priestess) } places a { NAME($colour) } one: { NAME($area) }, { NAME($stance) }.
event-turn-began = Round { $round }: { SEAT($novice) } is next.
event-gestured = { $to ->
    [none] { SEAT($novice) } { NAME($gesture) }.
   *[other] { SEAT($novice) } { NAME($gesture) } { SEAT($to) }.
}
event-said = { SEAT($novice) }: “{ $text }”
event-taken = { SEAT($novice) } takes a { NAME($colour) } one ({ NAME($area) }, { NAME($stance) }).
event-put-down = { SEAT($novice) } puts the { NAME($colour) } one down: { NAME($area) }, { NAME($stance) }.
event-called-illegal = The High Priestess calls the move of { SEAT($novice) } illegal; the artefact goes back ({ NAME($back) }). Two karma for each other novice.
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
option-setting = Where you play
option-setting-help = On screens gestures are chosen from a palette. In one room, or on a video call, you really dance and sing, everybody watches, and the High Priestess judges; no bots.
option-setting-screen = on screens
option-setting-room = in one room
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

## The first time that something is asked or happens

first-ordain = You are the High Priestess: two cards please you, the taboo offends you; the novices must find out which.
first-set = Lay the artefacts so that your commandments can be kept, and are not too easy to find.
first-perform = Move one artefact in a way of your own: how you do it may be what the High Priestess wants.
first-judge = Say truly which of your cards were complied with: that is all that the novices learn.
first-event-judged = Compare this verdict with earlier ones: what two good performances have in common may be a commandment.

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
name-window-shopping = “You touch other artefacts before you take one.”
name-choir = “You sing or hum, or say om or amen.”
name-on-your-knees = “You kneel.”
name-boredom = “You yawn. How rude.”
name-pilgrim = “You walk round the table.”
name-left-handed = “You use your left hand.”
name-fresh-air = “You take the artefact for a walk: round the table, or away from it and back.”
name-cuddle = “You hug someone.”
name-blind-faith = “You close your eyes.”
name-eye-contact = “You smile or wink at someone.”
name-pet-artefact = “You kiss the artefact or talk to it.”
name-good-manners = “You do something polite.”
name-bad-manners = “You do something rude.”
name-racket = “You clap or stamp: make some noise!”
name-touchy = “You touch someone or something, with your hands or with the artefact.”
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

# In a terminal
cli-deck-good = A good deck: { $cards } cards, enough for up to { $players } players.
help-check-deck = Check a deck of The 3 Commandments: its cards, their numbers, and that no two coincide.

## Aids
aid-left = { $place ->
    [3] Taboo
    [2] Second commandment
   *[other] First commandment
}: { $count ->
    [one] one card fits all verdicts
   *[other] { $count } cards fit all verdicts
}
aid-candidate = { $en } ({ $karma })
aid-baffled = No card fits all verdicts: somebody erred.

## The first lesson
lesson-first-hello = Welcome, novice! The High Priestess knows what pleases the spirits, and does not say it. Move things in her circle, listen to her verdicts, and find out. Most karma wins.
lesson-first-places = Before { SEAT(2) } lie three secret cards: two commandments, which bring karma, and one taboo, which costs.
lesson-first-kinds = Their backs tell what they judge. The first one looks at your gestures, the other two at what you do with your artefact.
lesson-first-take = You have four moves, and { SEAT(1) } has four. In your move you take one artefact and put it down. Begin with a white one from this hexagon: tap it, then take it.
lesson-first-take-wrong = You may take any of them, but for now choose a white one.
lesson-first-put = Put it in the hexagon next door: tap there, then “Stand it up”.
lesson-first-put-wrong = Lying down has its turn in a moment. Choose “Stand it up” first.
lesson-first-judged = Now { SEAT(2) } compares what you did with the three cards.
lesson-first-gain = 3 karma for you! The tick shows which card you kept: the second. Now see what { SEAT(1) } does.
lesson-first-fate = { SEAT(1) } got no karma, so one of the four fate cards was turned. If all four lie turned, the High Priestess falls: she gets nothing, every novice gets 20.
lesson-first-slate = Every verdict is kept under “Verdicts”. Open it now: a tap on a line tells what was done.
lesson-first-compare = Compare the two moves: from the same hexagon to the same hexagon, both standing. Only one thing was different: yours was white, this one black.
lesson-first-colour = So which colour pleases the second card? Take one like that again, from the same hexagon.
lesson-first-colour-wrong = Black brought nothing, and brown is unknown. White brought you 3: take a white one.
lesson-first-lay = Now change one thing only, then you know what it did. Tap the same hexagon as before, then “Lay it down”.
lesson-first-lay-wrong = Then it would be the same move again, and you learn nothing. Lay it down this time.
lesson-first-weigh = What does { SEAT(2) } say to that? Watch for ticks and crosses.
lesson-first-taboo = Only 1 karma, and a cross at the taboo! { SEAT(1) } has seen that, too. Watch the next move.
lesson-first-two = White still brought you 3, but 2 were taken away. The one thing that you changed was to lay it down: that is the taboo.
lesson-first-back = Your karma also turned the fate card back. Whoever earns any turns all of them back.
lesson-first-action = And { SEAT(1) } got 3 for a black one, with a tick at the first card, the one about gestures. New was only that { SEAT(1) } stood up first.
lesson-first-cards = “All cards” lists every card that there is: look there when you do not know what else could please.
lesson-first-rise = Now put everything together. Open “Gestures” here, and do what { SEAT(1) } did.
lesson-first-rise-wrong = Who knows what that would do? { SEAT(1) } stood up, and it paid. Make that gesture first.
lesson-first-white = Then the artefact: take the colour that pleases.
lesson-first-white-wrong = Not that colour: white is what brought you karma.
lesson-first-upright = And put it wherever you like, but think of the taboo.
lesson-first-upright-wrong = Careful, lying down is taboo! Stand it up.
lesson-first-hope = Will it please? Watch.
lesson-first-both = 6 karma: both commandments at once! But { SEAT(1) } has seen it, too, and copies are allowed.
lesson-first-again = Your fourth and last move, and nobody helps you now. What pays most? Begin with the gesture.
lesson-first-again-wrong = That is worth a try in another game. Here you know what pleases: stand up.
lesson-first-which = Which artefact do you take?
lesson-first-which-wrong = White is what pleases.
lesson-first-where = And how do you put it down?
lesson-first-where-wrong = That would be the taboo. Standing, please.
lesson-first-last = After the last move of { SEAT(1) } the cards are turned over.
lesson-first-open = You were right: stand up, move a white one, do not lay it down. You earned 16, { SEAT(1) } 15; the High Priestess gets as much as the best novice: 16.
lesson-first-priestess = Now you are the High Priestess! You get as much as your best novice. So they should find out, but not too soon: else all of them earn as much as you.
lesson-first-target = On the cards, “target” means where the artefact is put down, “start” where it was taken.
lesson-first-ordain = Tap “Taboo” on the outer ring and “Put away” on the three gestures. The two that are left become your commandments: then confirm below.
lesson-first-ordain-wrong = That can be done, but let us begin gently: the outer ring is the taboo, the three gestures are put away.
lesson-first-circle = Lay out the circle as you like, or scatter everything at once. Then say that it is ready.
lesson-first-circle-wrong = One by one takes long. Scatter the rest and say that it is ready; in a terminal type “arrange” and fifteen areas, such as C, H0 or T0.
lesson-first-novices = Now you are the only one who knows. { SEAT(1) } makes a first try.
lesson-first-kept = { SEAT(1) } closed both eyes and put a brown one in the centre. The game judges artefact cards; your action card you judge yourself, the game only suggests. Do you agree? Then announce.
lesson-first-kept-wrong = Look again: your first commandment says to close one’s eyes, and that was done. Leave it marked.
lesson-first-announced = Now everybody hears it, and sees which card it was.
lesson-first-next = 4 karma for { SEAT(1) }. Now { SEAT(2) }.
lesson-first-broken = { SEAT(2) } made no gesture and put a black one in the outer ring: your taboo! The game has marked it. Announce it so: bad karma, and a fate card turns.
lesson-first-broken-wrong = Nobody closed their eyes this time. Leave only the taboo marked.
lesson-first-end = You know The 3 Commandments now. { SEAT(1) } has found both of yours already! Everyone is High Priestess once; at most tables the game gives the verdicts. Good luck!

## Why a step is advised
why-gesture = { $count ->
    [one] One move of this ritual had this gesture
   *[other] { $count } moves of this ritual had this gesture
}, and { $good ->
    [0] none of them pleased.
   *[other] { $good } of them pleased.
}
why-gesture-new = Nobody has made this gesture yet: the verdict will say whether it pleases.
why-say = { $count ->
    [one] In one move of this ritual something was said
   *[other] In { $count } moves of this ritual something was said
}, and { $good ->
    [0] none of them pleased.
   *[other] { $good } of them pleased.
}
why-say-new = Nobody has said anything yet: the verdict will say whether it pleases.
why-take = { $count ->
    [one] A { NAME($what) } one was moved once
   *[other] A { NAME($what) } one was moved { $count } times
}, and it pleased { $good ->
    [0] never.
    [one] once.
   *[other] { $good } times.
}
why-take-new = Nobody has moved a { NAME($what) } one yet: the verdict will say whether it pleases.
why-put = { $count ->
    [one] One move ended there
   *[other] { $count } moves ended there
} ({ NAME($what) }), and { $good ->
    [0] none of them pleased.
   *[other] { $good } of them pleased.
}
why-put-new = No move has ended there yet ({ NAME($what) }): whatever the verdict, some cards drop out.
why-put-keeps = It complies with { NAME($card) }: with { $percent } % that is { NAME($place) }.
why-forfeit = Nothing is judged and no fate card turns, but every other novice gets 2 karma.
why-ordain = Whoever keeps both commandments gets { $karma } karma a move, and you get as much as the best novice.
why-ordain-count = { NAME($card) } can bring much in one move, and you get as much as the best novice.
why-set = You get as much as the best novice: let your commandments be kept from here, and not found at once.
why-mark = It is what was done: only true verdicts let a novice find what pleases, and you earn with the best.

## Claims: what a novice says of the spirits and of others, true or not

name-centre = the centre
name-hexagon = hexagons
name-triangle = triangles
name-ring = the outer ring
name-gestures = gestures
claim-like = The spirits like { $what ->
    [white] white
    [black] black
    [brown] brown
    [centre] the centre
    [hexagon] hexagons
    [triangle] triangles
    [ring] the outer ring
    [standing] what stands
    [lying] what lies
    [gestures] gestures
   *[other] { $what }
}.
claim-hate = The spirits hate { $what ->
    [white] white
    [black] black
    [brown] brown
    [centre] the centre
    [hexagon] hexagons
    [triangle] triangles
    [ring] the outer ring
    [standing] what stands
    [lying] what lies
    [gestures] gestures
   *[other] { $what }
}.
claim-know = I know { NAME($what) }.
claim-accuse = { SEAT($about) } leads us astray.
claim-trust = { SEAT($about) } is on the right path.
claim-ask-copy = { SEAT($about) }, do as I do.
