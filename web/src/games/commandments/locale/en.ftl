table-desk = Your desk
table-make-taboo = Taboo
table-put-away = Put away
table-ordain = Ordain it so
table-ordain-hint = One taboo, one card put away: the other two are the commandments.
table-mark = Complied with
table-suggested = suggested
table-announce = { $marks ->
    [0] Announce: nothing is marked
    [one] Announce with one mark
   *[other] Announce with { $marks } marks
}
table-not-so-marked = The game judges some of these cards itself: it does not agree.
table-gestures = Gestures and words
table-left = { $left } left
table-group-legs = legs
table-group-upper = arms
table-group-face = face
table-group-manner = manner
table-group-voice = voice
table-group-artefact = artefact
table-hold-first = Only with an artefact in hand.
table-say-what = What do you say?
table-say = Say
table-in-hand = in hand: { NAME($colour) }
table-next = next: { NAME($colour) }, { $left } left
table-take-hint = Tap or drag an artefact.
table-pad = The pad: moves and verdicts
table-all-cards = All cards that may be in play
table-cross-out = Tap a card to cross it out; only you see that.
table-taboo = taboo
table-blanks = Your own cards
table-blank-kind = Kind
table-blank-karma = Karma
table-blank-en = Text in English
table-blank-fr = Text in French
table-blank-add = Add a card
table-blank-remove = Remove
table-blank-help = The High Priestess judges a card that you write here herself.
word-marks = marked
table-gestures-short = Gestures
