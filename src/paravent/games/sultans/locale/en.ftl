title = Sultans of Karaya
tagline = One throne, two camps, and nobody is who they were a moment ago.

## Characters

name-sultan = Sultan
name-guard = Guard
name-assassin = Assassin
name-slave = Slave
name-slave-driver = Slave Driver
name-belly-dancer = Belly Dancer
name-vizier = Vizier
name-fortune-teller = Fortune Teller

## Sides, faces, ways to win

name-loyalists = Loyalists
name-rebels = Rebels
name-hidden = hidden
name-visible = visible
name-dead = dead
name-assassination = the sultan was assassinated
name-revolt = three slaves revolted side by side
name-token = the sultan held his throne for a whole lap
name-elimination = the rebels have nobody left who could win
name-laps = nobody could settle it in time

## What is asked

phase-turn = Your turn: look, swap or hide, or use your character.
phase-dark = All eyes are closed. Keep your card, or exchange it with another hidden one?
phase-forced = The vizier forces you: use your action.
phase-hunting = A catch! Hunt again, capture a visible slave, or stop?
phase-prediction = What do the cards say: who will win?
phase-guard-window = { SEAT($assassin) } strikes at { SEAT($victim) }. Do you react?
phase-avoid-window = { SEAT($guard) } wants to detain you. Do you react?
phase-revolt-window = { SEAT($slave) } starts a slave revolt! Do you react?

## Moves

move-look = Look at the card of { SEAT($target) }
move-swap = { $target ->
    [none] Swap with the spare card
   *[other] Swap with { SEAT($target) }
}
move-hide = Hide
move-keep = Keep your card
move-exchange = { $target ->
    [none] Exchange with the spare card
   *[other] Exchange with { SEAT($target) }
}
move-execute = Execute { SEAT($target) }
move-detain = Detain { SEAT($target) }
move-kill = Kill { SEAT($target) }
move-revolt = Start a revolt
move-capture = Capture { SEAT($target) }
move-hunt = Hunt { SEAT($target) }
move-stop = Stop the hunt
move-dance = Dance
move-force = Force { SEAT($target) } to act, for the { NAME($side) }
move-gaze = Gaze at the cards of { SEAT($targets) }
move-predict = Predict: the { NAME($side) } will win
move-intervene = Intervene: kill the assassin
move-join = Join the revolt
move-avoid = Reveal yourself and go free
move-pass = Let it pass
move-reveal = Reveal yourself: the throne is yours

## What happened

event-round-began = Round { $round }. New cards are dealt; { SEAT($first) } begins.
event-dealt = Your card: { NAME($card) }.
event-turn-began = { SEAT($seat) } is next.
event-skipped = { SEAT($seat) } is held fast and loses a turn.
event-looked = { $card ->
    [none] { SEAT($seat) } looks at the card of { SEAT($target) }.
   *[other] { SEAT($seat) } looks at the card of { SEAT($target) }: { NAME($card) }.
}
event-swapped = { $partner ->
    [none] { $gave ->
        [none] { SEAT($seat) } swaps with the spare card.
       *[other] { SEAT($seat) } puts { NAME($gave) } in the middle and takes { NAME($got) }.
    }
   *[other] { $gave ->
        [none] { SEAT($seat) } and { SEAT($partner) } swap cards.
       *[other] { SEAT($seat) } and { SEAT($partner) } swap cards: { NAME($gave) } for { NAME($got) }.
    }
}
event-hid = { SEAT($seat) } hides. Close your eyes!
event-exchanged = { $partner ->
    [none] In the dark { SEAT($seat) } exchanges { NAME($gave) } for the spare card: { NAME($got) }.
   *[other] In the dark { SEAT($seat) } gives { NAME($gave) } to { SEAT($partner) } and takes { NAME($got) }.
}
event-eyes-opened = Open your eyes. { SEAT($seat) } may or may not have exchanged a card.
event-revealed = { SEAT($seat) } is revealed: { NAME($card) }.
event-token-placed = The white token lies before { SEAT($seat) }. If that seat comes up again, the Loyalists win.
event-token-removed = The sultan is gone; the white token before { SEAT($seat) } goes too.
event-attacked = { SEAT($seat) } strikes at { SEAT($victim) }!
event-executed = { SEAT($seat) } has { SEAT($victim) } executed.
event-died = { SEAT($seat) } is dead: { NAME($card) }.
event-arrested = { SEAT($seat) } lays hands on { SEAT($target) }.
event-detained = { SEAT($seat) } is detained.
event-revolted = { SEAT($seat) } starts a revolt!
event-missed = { SEAT($seat) } hunts { SEAT($target) }, who is no slave.
event-captured = { SEAT($seat) } is captured.
event-freed = Free again, and angry: { SEAT($seats) }.
event-compelled = { SEAT($seat) }, for the { NAME($side) }, forces { SEAT($target) } to act.
event-gazed = { $cards ->
    [none] { SEAT($seat) } gazes at the cards of { SEAT($targets) }.
   *[other] { SEAT($seat) } gazes at the cards of { SEAT($targets) }: { NAME($cards) }.
}
event-predicted = { SEAT($seat) } predicts that the { NAME($side) } will win.
event-round-ended = { $side ->
    [none] Round { $round } is over without a winner: { NAME($how) }. The spare was { NAME($spare) }.
   *[other] The { NAME($side) } win round { $round }: { NAME($how) }. Points by seat: { $points }. The spare was { NAME($spare) }.
}
event-ended = The game is over. Master of intrigue: { SEAT($winners) }.

## Endings

ending-rounds = The last round has been played.
ending-target = Somebody has enough points.

## Options

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-target = Points to win
option-target-help = The game also ends after a round in which somebody has this many points; 0: it does not.
option-max_laps = Laps in a round
option-max_laps-help = A round that goes round the table more often than this ends, and nobody scores.

## Screens

word-round = round { $round } of { $rounds }
word-lap = lap { $lap } of at most { $laps }
word-player = player
word-card = card
word-tokens = tokens
word-points = points
word-spare = Spare card:
word-detained = detained
word-captive = captive
word-marked = forced
word-white = white token
word-for = for the { NAME($side) }
word-your-card = Your card
word-barred = You may not swap with { $players } on your next turn.
word-nobody-knows = face down

## Simulations

lab-ending-rounds = all rounds played
lab-ending-target = points reached
lab-rounds-won = Rounds won,
lab-ways-to-win = Ways to win,
lab-characters-who-score = Characters who score,
lab-points-of-a-round = Points of a round,
lab-players = players
lab-acts = Acts per game
lab-looks = looks
lab-swaps = open swaps
lab-hidings = hidings
lab-exchanges = secret exchanges
lab-strikes = strikes
lab-deaths = deaths
lab-detentions = detentions
lab-revolts = revolts
lab-assassination = assassination
lab-revolt = revolt
lab-token = white token
lab-elimination = elimination
lab-laps = out of laps
