table-first = First
table-second = Second
table-taboo = Taboo
table-kept = Kept
table-broken = Broken
table-not-kept = not kept
table-not-broken = not broken
table-counted = Worth the number that is counted.
table-desk = Your cards
table-make-taboo = Taboo
table-put-away = Put away
table-ordain = Choose these
table-ordain-hint = One taboo, one card put away: the other two are the commandments.
table-suggested = suggested
table-announce = { $marks ->
    [0] Announce: nothing is marked
    [one] Announce with one mark
   *[other] Announce with { $marks } marks
}
table-gestures = Gestures and words
table-gestures-short = Gestures
table-said-short = Verdicts
table-cards-short = All cards
table-left = { $left } left
table-gestures-left = { $left ->
    [0] no gesture left
    [one] 1 gesture left
   *[other] { $left } gestures left
}
table-group-legs = legs
table-group-upper = arms
table-group-face = face
table-group-manner = hands
table-group-voice = voice
table-group-artefact = piece
table-hold-first = Only with an artefact in hand: take one first.
table-no-more-gestures = No gesture left: put the artefact down.
table-no-gesture-now = No gesture just now.
table-to-whom = { $what } … whom?
table-other-gesture = Another
table-say-what = What do you say?
table-say = Say
table-performs = performs.
table-room-watch = is on: put your phones down and watch!
table-room-yours = Your turn! Dance, sing, stand up, say what you like.
table-room-take-hint = Tap the artefact that you take, and do what you like.
table-room-put-hint = You hold the { NAME($colour) } one. Do what you like; when you are done, tap the area where you put it.
table-room-game = the game says so
table-is-judged = waits for the verdict …
table-steps-forward = is next
table-then = … and then?
table-then-puts = … puts it down
table-take-hint = Tap an artefact to take it. Gestures before it count, too.
table-put-hint = You hold the { NAME($colour) } one. Tap an area to put it down.
table-take-it = Take the { NAME($colour) } one
table-take-then = from: { NAME($area) }; you hold it until you put it down
table-stand-it = Stand it up
table-lay-it = Lay it down
table-put-then = { NAME($area) }; your move ends, { SEAT($seat) } judges
table-lay-hint = { $left ->
    [one] One left. Tap an area to lay it, an artefact to take it back.
   *[other] { $left } left. Tap an area to lay one, an artefact to take it back.
}
table-pile = { NAME($colour) }, { $left } to lay
table-take-back = Undo
table-scatter = Scatter the rest
table-scatter-then = { $left ->
    [one] one artefact anywhere; you can still move it
   *[other] { $left } artefacts anywhere; you can still move them
}
table-ready = The circle is ready
table-ready-then = everyone sees it; the first novice begins
table-she-said = What she said
table-on-the-floor = is on the floor …
table-nothing-said = Nothing yet.
table-fate = Fate
table-fate-turned = { $fate } of 4 turned
table-threat = Four turned, and
table-falls = { SEAT($seat) } falls.
table-move-of = Move { $move } of { $moves }
table-all-cards = All cards that may be in play
table-cross-out = Tap a card to cross it out; only you see that.

## While others are asked

wait-ordain = { $names } chooses what will please her.
wait-set = { $names } lays the circle out.
wait-perform = { SEAT($novice) } performs.
wait-judge = { $names } weighs what she saw.

## Steps of a performance, in few words

step-takes = takes { NAME($colour) }
step-puts = puts it: { NAME($area) }
step-lays = lays it: { NAME($area) }
step-says = says
step-to = { $what } { SEAT($seat) }
step-gives-up = gives up
step-illegal = illegal
step-stand-up = stands up
step-sit-down = sits down
step-circle = walks round
step-dance = dances
step-kneel = kneels
step-stamp = stamps
step-macho = acts macho
step-hush = hushes
step-point = points at
step-bow = bows
step-clap = claps
step-touch = touches
step-hug = hugs
step-touch-others = touches others
step-close-eyes = shuts both eyes
step-smile = smiles at
step-wink = winks at
step-yawn = yawns
step-left-hand = left hand
step-both-hands = both hands
step-sing = sings
step-hum = hums
step-ask-leave = asks for leave
step-thank = thanks
step-flatter = flatters
step-animal = calls her a beast
step-offend = offends
step-tease = teases
step-raise = raises it
step-hide = hides it
step-tap = taps
step-kiss = kisses it
step-talk = talks to it
step-leave = walks off with it

## Scenes

scene-draws = { SEAT($priestess) } draws four cards and smiles.
scene-ordains = { SEAT($priestess) } has chosen: two commandments and a taboo.
scene-lays = { $number ->
    [one] { SEAT($priestess) } lays an artefact.
   *[other] { SEAT($priestess) } lays { $number } artefacts out.
}
scene-ritual = { SEAT($priestess) } is High Priestess
scene-ritual-of = Ritual { $ritual } of { $rituals }
scene-ritual-then = Two things please her, one does not. She will not tell.
scene-takes = { SEAT($novice) } takes a { NAME($colour) } one.
scene-puts = { $stance ->
    [lying] { SEAT($novice) } lays it down: { NAME($area) }.
   *[standing] { SEAT($novice) } puts it down: { NAME($area) }.
}
scene-steps = { SEAT($novice) } is next.
scene-illegal = The move of { SEAT($novice) } was illegal
scene-gives-up = { SEAT($novice) } gives up
scene-gives-up-then = Two karma for each other novice.
scene-kept = { $marks ->
    [none] Nothing was kept, nothing broken.
   *[other] Marked: { NAME($marks) }.
}
scene-unseen = Which cards spoke, only she knows.
scene-fate-back = All fate cards turn back.
scene-fate = { $fate ->
    [4] The fourth fate card: { SEAT($priestess) } falls!
    [3] A fate card turns: one more, and { SEAT($priestess) } falls.
   *[other] A fate card turns: { $fate } of 4.
}
scene-wanted = What { SEAT($priestess) } wanted
scene-fallen = { SEAT($priestess) } has fallen!
scene-best = { SEAT($best) } did best; { SEAT($priestess) } earns as much.
scene-nobody = Nobody earned a thing; nor does { SEAT($priestess) }.
scene-all-twenty = Twenty karma for every novice, none for { SEAT($priestess) }.
scene-said = said
scene-bad = bad
scene-in-all = { $karma } in all
scene-verdict-karma = { $karma } karma!
scene-verdict-illegal = Illegal!
scene-verdict-forfeited = Gives up!
scene-earns = { SEAT($novice) } earns { $karma } karma.
scene-verdict-no-karma = No karma
scene-verdict-bad-karma = Bad karma!

## Awards

award-favourite = Favourite of the spirits
award-favourite-why = { $karma } karma for a single move
award-actor = Born for the stage
award-actor-why = { $number } gestures and words in this game
award-unmoved = Not a hair moved
award-unmoved-why = { $number } moves without a gesture or a word
award-sphinx = The sphinx
award-sphinx-why = { $number } moves before anybody earned karma
award-open-book = An open book
award-open-book-why = { $karma } karma given in one ritual
award-fallen = Fell from the chair
award-fallen-why = four fate cards in a row
award-heretic = Heretic
award-heretic-why = broke a taboo { $number ->
    [one] once
   *[other] { $number } times
}

## Blank cards

table-blanks = Your own cards
table-blank-kind = Kind
table-blank-karma = Karma
table-blank-en = Text in English
table-blank-fr = Text in French
table-blank-add = Add a card
table-blank-remove = Remove
table-blank-help = The High Priestess judges a card that you write here herself.
table-lay-short = { $left } more: tap an area.
