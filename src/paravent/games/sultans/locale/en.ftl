title = Sultans of Karaya
tagline = One throne, two camps, and nobody is who they were a moment ago.
pitch = You hold one card, face down: sultan, guard, assassin, slave, or somebody with a wish of their own. Look, swap, show yourself and strike; the throne stays or falls, and you win with the card that you have in the end.
aim = Win with the side of your card.
aim-sultan = One lap in sight, and your side wins.
aim-guard = Keep the sultan alive.
aim-assassin = Find the sultan and kill him.
aim-slave = Three free slaves in sight, side by side.
aim-slave-driver = In sight, for the throne; hidden, against it.
aim-belly-dancer = In sight, against the throne; hidden, for it.
aim-vizier = Choose a side and make others act for it.
aim-fortune-teller = Foretell who wins, and be in sight then.

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

phase-turn = Your turn: do exactly one thing.
phase-dark = All eyes are closed. Keep your card, or exchange it with another hidden one?
phase-forced = The vizier forces you: use your action.
phase-hunting = A catch! Hunt again, capture a visible slave, or stop?
phase-prediction = What do the cards say: who will win?
phase-guard-window = { SEAT($assassin) } strikes at { SEAT($victim) }. Do you react?
phase-avoid-window = { SEAT($guard) } wants to detain you. Do you react?
phase-hunt-window = The hunt has found { SEAT($slave) }, who calls for a revolt! Do you react?
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
move-kill = Strike at { SEAT($target) }
move-revolt = Start a revolt
move-capture = Capture { SEAT($target) }
move-hunt = Hunt { SEAT($target) }
move-stop = Stop the hunt
move-dance = Dance
move-force = Force { SEAT($target) } to act, for the { NAME($side) }
move-gaze = Gaze at the cards of { SEAT($targets) }
move-predict = Predict: the { NAME($side) } will win
move-intervene = Step in
move-join = Join the revolt
move-avoid = Go free
move-pass = Let it pass
move-reveal = Reveal yourself
move-time-up = The time is up

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
       *[other] { SEAT($seat) } and { SEAT($partner) } swap cards: { NAME($gave) } for { NAME($got) }. Only these two know.
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
event-time-ran-out = The time is up: this round is the last.
event-ended = The game is over. Master of intrigue: { SEAT($winners) }.

## Endings

ending-rounds = The last round has been played.
ending-points = Somebody has enough points.
ending-time = The time is up.

## Options

option-end = Play for
option-end-help = When the game ends: always after a whole round.
option-end-rounds = rounds
option-end-points = points
option-end-time = minutes
option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-target = Points to win
option-target-help = The game ends after a round in which somebody has this many points.
option-minutes = Minutes
option-minutes-help = The round that is being played when this time is up is the last.
option-hunt_revolts = Hunted slaves revolt
option-hunt_revolts-help = A slave whom the hunt reveals calls the others to a revolt before he is captured; he does not count in it.
option-max_laps = Laps in a round
option-max_laps-help = A round that goes round the table more often than this ends, and nobody scores.

## The first time that something is asked or happens

first-turn = Look at a card, swap, hide if you are in sight, or use what your character can do: exactly one of these.
first-dark = Everybody's eyes are closed: nobody will see whether you exchange, nor with whom.
first-forced = The vizier has chosen you: your card is turned up, and you must act at once.
first-hunting = A slave was found and is captured; you may hunt on, but a miss ends it.
first-prediction = If the side that you name wins while you are in sight, you score with it.
first-guard-window = Only a guard can step in. Everyone who may be one is asked, so that the question tells nothing.
first-avoid-window = A guard or the sultan may turn up the card and go free; anyone else is detained.
first-revolt-window = A slave may join and turns up the card; three free ones side by side win at once.
first-hunt-window = A hunted slave calls for a revolt: other slaves may join before the capture; three free ones side by side win.
first-event-token-placed = The sultan is in sight: if the seat with the white token comes up again, the loyalists win.
first-event-hid = Who hides may exchange cards in the dark: what you knew of that card is no longer sure.
first-event-died = The dead are left out: those beside them become neighbours.

## Screens

word-round = { $end ->
    [points] round { $round }, to { $target } points
    [time] { $up ->
        [yes] round { $round }, the last: the time is up
       *[no] round { $round }, for { $minutes } minutes
    }
   *[rounds] round { $round } of { $rounds }
}
word-lap = lap { $lap } of at most { $laps }
word-player = player
word-card = card
word-tokens = tokens
word-points = points
word-spare = Spare card
word-detained = detained
word-captive = captive
word-marked = forced
word-white = white token
word-for = for the { NAME($side) }
word-your-card = Your card
word-barred = You may not swap with { $players } on your next turn.
word-nobody-knows = face down

## Why a move is advised

why-look = It costs nothing but the turn, and you will know who { SEAT($seat) } is.
why-kill = { SEAT($seat) } is the sultan with { $percent } %.
why-detain = { SEAT($seat) } loses a turn.
why-execute = { SEAT($seat) } is a rebel in the open.
why-swap = { SEAT($seat) } most likely has { NAME($card) } ({ $percent } %).
why-swap-spare = Nobody but you will know what the card in the middle is.
why-hunt = { SEAT($seat) } is a slave with { $percent } %.
why-hide = In the open everybody can aim at you; in the dark you may exchange your card.
why-keep = The card that you have is worth more than what you could get.
why-revolt = { $count ->
    [0] Whoever is a slave may join; three side by side win at once.
    [one] One slave is in the open already; three side by side win at once.
   *[other] { $count } slaves are in the open already; three side by side win at once.
}
why-intervene = The assassin dies, and your side keeps a life.
why-reveal = One lap in the open, and the loyalists win.

## A first game

lesson-first-hello = Welcome to Karaya, { SEAT(0) }! There are one throne and two camps: the loyalists want the sultan to stay, the rebels want him gone. You win with the side of the card that you hold at the end.
lesson-first-card = This is your card: a slave, and so a rebel. Three slaves in sight, side by side, bring the throne down. Only you know what you hold.
lesson-first-look = Nobody knows anything yet. On a turn you do exactly one thing: look, swap, hide, or what your card can do. You may look at anybody’s hidden card: tap { SEAT(1) }.
lesson-first-guard = A guard, of the loyalists! Only you saw it. Watch: now the others have their turns, one thing each.
lesson-first-other = Your turn again: one lap round the table is over. Who sits on your other side? Look at the card of { SEAT(4) }.
lesson-first-sultan = The sultan himself! Keep it in mind, and watch what the others do.
lesson-first-revolt = { SEAT(2) } shows a slave and calls for a revolt. Three in sight side by side would win; but between you two sits { SEAT(1) }, and you know that card. Join, or let it pass?
lesson-first-revolt-wrong = You would be in sight for nothing: between you two sits a guard. Stay hidden this time, and let it pass.
lesson-first-quiet = Well read: without a third one the revolt comes to nothing, and nobody learned who you are. Watch on.
lesson-first-middle = One more card lies in the middle, face down. It belongs to nobody, and one may swap with it too.
lesson-first-swap = You win with the card that you hold at the end. So change sides: swap with { SEAT(1) }. Everybody sees that you swap, but only you two know the cards.
lesson-first-changed = Now you are the guard, a loyalist, and { SEAT(1) } has your slave. A guard stops an assassin who strikes beside him, or at somebody beside him. Watch the others.
lesson-first-strike = { SEAT(3) } is an assassin and strikes at { SEAT(4) }: the sultan whom you have seen! If he dies, the rebels win. You are a guard and sit beside { SEAT(4) }: step in, or let it pass?
lesson-first-strike-wrong = Then the sultan is dead, and the loyalists have lost. You are his guard: step in!
lesson-first-saved = The assassin is dead: a guard stops who strikes beside him, or at somebody beside him. But now your card is in sight: everybody knows that you are a guard.
lesson-first-hide = In sight you score 2 if your side wins, hidden only 1; but in sight everybody knows what to do about you. Hide for now.
lesson-first-dark = All eyes are closed. Who hides may keep the card or exchange it with any hidden one, and nobody will see with whom. You know where the sultan is: tap { SEAT(4) }.
lesson-first-dark-wrong = You may do that, but not today: take the sultan’s card. It is with { SEAT(4) }.
lesson-first-throne = You are the sultan! Only { SEAT(4) }, who got your guard, can guess it. Watch what the others do.
lesson-first-reveal = The sultan wins by daring. Show yourself: if your turn comes round again while you are in sight, the loyalists win.
lesson-first-token = The white token lies before you: one lap to hold out, and all rebels know whom to bring down. Showing yourself was free, so you still do one thing: look at anybody.
lesson-first-lap = Now the lap begins. Watch, and hold your breath.
lesson-first-danger = A revolt against you! Three slaves side by side would be your end: { SEAT(1) }, { SEAT(2) } and { SEAT(4) }. But { SEAT(4) } holds the guard that you gave away. Watch who joins.
lesson-first-failed = Two slaves side by side, and no third one: the revolt has failed. Only { SEAT(2) } and { SEAT(4) } still have a turn, then you have held out. Watch.
lesson-first-more = You held the throne for a lap: the loyalists win, and you score 2, because you were in sight. { SEAT(4) }, a hidden guard, scores 1.
lesson-first-end = There is more: a guard can detain somebody for a turn, the sultan can execute rebels in sight, and with more players more characters come. This was one round; a whole game has five. Good luck!

## Simulations

lab-ending-rounds = all rounds played
lab-ending-points = points reached
lab-ending-time = time is up
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

## Aids
aid-seen = { NAME($card) }: you saw the card
aid-was = { NAME($card) } before the dark; it may have been exchanged since
aid-spare-seen = In the middle: { NAME($card) }
aid-spare-was = In the middle: { NAME($card) } before the dark; it may have been exchanged since

## Claims: what a player says of themselves and of others, true or not

claim-am = { $what ->
    [sultan] I am the Sultan.
    [guard] I am a Guard.
    [assassin] I am an Assassin.
    [slave] I am a Slave.
    [slave-driver] I am the Slave Driver.
    [belly-dancer] I am the Belly Dancer.
    [vizier] I am the Vizier.
    [fortune-teller] I am the Fortune Teller.
   *[other] I am { NAME($what) }.
}
claim-saw = I saw the card of { SEAT($about) }: { NAME($what) }.
claim-accuse = { SEAT($about) } plays against me.
claim-trust = { SEAT($about) } is on my side.
claim-spare = { SEAT($about) }, I will do you no harm.
claim-ask-swap = { SEAT($about) }, swap cards with me.
