# The browser client's own words. What games say is in their catalogues.

close = Close
hold-to-peek = hold to peek
you = you
bot = bot
away = away
bot-stands-in = bot stands in
their-turn = (their turn)
sure = Sure? { $what }

tap-to-open = open
tap-to-answer = answer
tap-to-close = close
## Finding the way

to-home = All games
not-found = Nothing here
no-page = There is no such page. Is the link complete?
no-server = The server cannot be reached. Is this device in the same network?
connecting = Connecting …
rules = Rules
rules-whole = The complete rules
rules-short = The short version
rules-now = Now:
no-rules = There are no written rules yet.
tv = Table for a TV

## Settings

settings = Settings
language = Language
dark = Dark colours
motion = Motion
sound = Sounds
as-system = as on this device
on = on
off = off
let-bot-hold = Let a bot play for me
let-bot-hold-for = Let a bot play for { $name }, who is away
take-back = I play again myself
other-device = Continue on another device
other-device-help = Whoever scans this sits in your seat. Show it to nobody else.

## Home

pick-a-game = What shall we play?
players = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
your-tables = Your tables
how-many = Players
play-bots = Play against bots now
play-friends = Open a table for friends
more-settings = Name, clock, variants
your-name = Your name
player = Player
bots-are = Bots
strength-easy = easy
strength-normal = normal
strength-hard = hard
strength-simple = sensible
stronger-bots = Play against { $level } bots
stronger-bots-why = You have won three times in a row.
weaker-bots = Play against { $level } bots
weaker-bots-why = Three games were lost in a row: take it a little easier.
strength-random = random
time-to-answer = Time to answer
no-clock = as long as you like
seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
one-day = one day

## Lobby

your-table = Your table
at-the-table = At the table
seats-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
table-full = Every seat is taken.
wait-for-host = Everyone is here. The host starts the game.
invite = Invite
invite-help = Scan the code or open the link, type a name, sit down.
invite-own-address = This address is this computer’s own: on another device the link opens nothing. Open Paravent here at the address that the terminal shows, and invite from there.
qr-of-table = QR code with the link to this table
link = Link
copy = Copy
copied = Copied
fill-with-bots = Fill with bots
start = Start
empty-seat = free seat
add-bot = Add a bot
choose-who = Choose whom
who-comes = Who comes to the table?
add-somebody = Add { $name }, { $who }
level-of = How strong { $name } plays
free-seat = Free the seat of { $name }
same-device = Someone else plays on this device
their-name = Their name
sit-down = Sit down
only-watch = Only watch
fair-deal = A fair deal
fair-deal-help = The table's part of the deal is sealed under this number. Every player's device draws a word, seals it too, and opens it at the start, when no other can be chosen. When the game is over, its record proves that nobody chose the cards.
words-are-opened = The cards are dealt when all have opened their word. We wait for { $names }, { $seconds } seconds at most.
dealt-anew = Somebody did not open their word for the deal and has lost the seat. The deal begins anew, and nobody new sits down.
deal-kept = The cards were dealt as it was sealed before the start.
deal-broken = The record does not fit what was sealed before the start: somebody may have chosen the cards.
pass-device = Pass the device to { $name }
pass-device-help = The others look away.
i-am = I am { $name }

## At the table

question = What is asked
waiting-for = Waiting for { $names }.
answered = Your answer is in. Nobody sees who else has answered.
bot-holds = A bot is playing for you.
game-over = The game is over.
all-moves = All my moves
secret-moves = Moves that name my secrets
all-moves-short = All moves
link-connecting = connecting
link-live = connected
link-lost = reconnecting
link-closed = not connected
time-left = Time left
game-time-left = Time left in the game
hours = { $hours } h
table-talk = Log, chat and notebook
log = Log
chat = Chat
notebook = Notebook
notebook-help = Only you can read this, on any device.
nothing-yet = Nothing has happened yet.
nobody-spoke = Nobody has said a word.
say-something = Say something
send = Send

## The end

result = Result
points = Points
wins = { $name } wins!
share = The winners: { $names }
nobody-wins = Nobody wins.
rematch = Another game
join-rematch = Join the next game
rematch-then = The same people, the same seats; the TV comes along.
join-rematch-then = Your seat is kept for you.
the-places = The places
show-all = Show all
decided-points = { $points ->
    [one] { SEAT($winner) } is one point ahead of { SEAT($second) }.
   *[other] { SEAT($winner) } is { $points } points ahead of { SEAT($second) }.
}
decided-rules = { SEAT($winner) } and { SEAT($second) } have the same points; the rules put { SEAT($winner) } first.
decided-share = Nothing parts them: they share the first place.
place-of = Place { $place }: { $name }, { $points }
hidden-all-along = What was hidden all along
awards = Awards
award-sought-after = The talk of the table
award-sought-after-why = { $count } times, what others did had to do with { SEAT($seat) }.
award-so-close = By a hair’s breadth
award-so-close-why = { $points ->
    [one] { SEAT($seat) } was one point short of the first place.
   *[other] { SEAT($seat) } was { $points } points short of the first place.
}
award-in-the-thick = In the thick of it
award-in-the-thick-why = { $count } of { $all } things that happened were { SEAT($seat) }’s doing.
replay = Replay
record = Record
to-start = To the start
to-end = To the end
step = Step
step-back = One step back
step-on = One step on
through-eyes = Through whose eyes
spectator = Spectator
scan-to-join = Scan to join
told-to-me = Told to me alone
no-moves-now = Nothing just now.
all-open = All cards open
player-number = Player { $number }
replay-record = Watch a record
replay-record-help = A record is the text file that a finished game offers for download, or that Paravent in the terminal has written. It is checked, shown, and not kept.
choose-record = Choose a file
record-too-long = This file is too long to be the record of a game.
labelled = { $label }: { $value }

## What happens on the table

go-on = Go on
go-on-asked = A question waits for you.
recap = Since your last turn
see-again = see it again
games-come = The games are being laid out …
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}

## Learning

lesson = Lesson
learn = Learn it in five minutes
learn-first = First time? Learn it in five minutes
lesson-skip = Skip: I know the game
lesson-try-again = Try again
lesson-fold = Hide this
lesson-watch = Watch
lesson-learner = Robin
lesson-unfold = What shall I do?
lesson-play-on = Play on from here
lesson-bots = A new table with bots
my-aim = Your aim
aids = What you could have written down
by-memory = By memory only
by-memory-help = Nobody is shown what they could have written down.
silence = Silence
silence-help = Nobody claims anything, and the bots keep their remarks to themselves
silence-here = This table plays in silence: no claims, and the bots say nothing.
by-memory-here = Everybody plays by memory here: no aids in the notebook.
coach-ask = What would you do?
coach-thinks = The coach thinks it over …
coach-nothing = Nothing comes to mind just now.
coach-not-asked = You are not asked anything just now.
coach-worth = In percent: how many of the games that the coach imagines from what you know end well for you.
coach-believes = What one could believe
coach-allowed = The coach may be asked at this table: “What would you do?”
coach-option = The coach may be asked
coach-option-help = Everybody at the table may ask “What would you do?”. Alone with bots one always may.
percent = { $part } %
first-time = For the first time
first-time-read = I see
explain = Explain what is new
explain-help = One sentence, the first time that something is asked or happens. Turned on again, everything is explained again.
lesson-again = The lesson once more

## The screen and its sounds

pace = Pace of what happens
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
tv-in-room = There is a TV in the room: this device is silent
mute = Sounds off
unmute = Sounds on
notify-me = Notify me when it is my turn
alone = Only I see this screen
alone-help = My cards and secrets lie open. Otherwise I press to peek.
alone-ask = Are you the only one who sees this screen?
alone-yes = Only I: leave my secrets open
alone-no = Others may look: I press to peek
you-are-asked = It is your turn.
keys = Keys
key-skip = Esc, Space or Enter: on with the next scene
key-pace = + and −: faster, slower
key-mute = M: sounds on and off
key-rooms = L, C, N, S: log, chat, notebook, say
key-moves = A: all my moves · ?: rules
menu = Menu
data = What is kept
kept-for-ever = Tables, talk and notes are kept here until somebody deletes them.
kept-days = Tables, talk and notes are deleted here { $days ->
    [one] one day
   *[other] { $days } days
  } after the last thing happened at the table.
export = Take along what is kept of me
share-record = Whoever has the link may see this game again
record-shared = One of those who played shares this game: whoever has the link may see it again, with all cards.
record-private = Only those who played may see this game again.
erase-mine = Delete what I said and noted
delete-table = Delete this table
menu-unread = Menu: { $count } unread
at-turn = { $name }’s turn
waiting-for-many = Waiting for { $count } players.
queued = Your answer is kept here; it is sent as soon as the connection is back.
come-back = Scan to come back or to watch
tv-own-address = This address is this computer’s own: phones cannot open it. Open Paravent here at the address that the terminal shows.

## Joining

code = Code
code-of-table = Table code
to-the-table = Join
join-table = Join a table
join-table-help = The host’s screen and the TV show a code of four signs.
code-where = or type it at { $host }/join
choose-look = Choose a figure and a colour
name-and-look = My name and figure
seats-and-variants = Players, clock, variants
my-colour = Colour
my-figure = Figure
figure-number = Figure { $number }
colour-0 = blue
colour-1 = red
colour-2 = green
colour-3 = violet
colour-4 = ochre
colour-5 = teal
colour-6 = magenta
colour-7 = slate
colour-8 = orange
colour-9 = olive
colour-10 = indigo
colour-11 = brown
colour-12 = navy
colour-13 = crimson
colour-14 = grey
ready = ready
i-am-ready = I am ready
not-ready = Not ready yet
are-ready = { $people ->
    [one] { $ready ->
        [0] The guest is not ready yet.
       *[other] The guest is ready.
    }
   *[other] { $ready } of { $people } guests are ready.
}
change-answer = Change my answer

## People

people = People
about-person = What can be done about { $name }
about-line = About this line of { $name }
is-host = host
is-muted = muted
is-hushed = muted for you
is-handed = waits for its new device
hush = Mute { $name } for me
unhush = Hear { $name } again
mute-person = Mute for everybody
unmute-person = Let speak again
hand-anew = Hand the seat to a new device
hand-anew-sure = Close the old device out? Everybody is told.
handed-to = { $name }’s seat, for a new device
handed-help = The old device is closed out. The first who opens this link has the seat, with its cards and notes: show it to nobody else. You cannot open it unnoticed: it works once.
handed-done = Put the link away
remove-person = Take the seat away
remove-sure = Sure? { $name } loses the seat, and may sit down again.
remove-in-play = Sure? { $name } loses the seat, and a bot plays on.
ban-person = Ban from this table
ban-sure = Sure? { $name } loses the seat and may neither play nor watch here again.
grace-left = { $seconds ->
    [one] In one second the seat may be given to a bot.
   *[other] In { $seconds } seconds the seat may be given to a bot.
}
grace-none = none
grace-here = Grace for players who are away: { $time }. Only then may the host let a bot play for them.
grace-option = Grace when somebody is away
grace-option-help = Only then may the host let a bot play for them. It stays when the game has begun.
talk-option = People may talk
watch-option = People may watch
watch-option-help = A TV counts as somebody who watches.
talk-is-closed = The host has closed the talk.
you-are-muted = The host has muted you: what you say would reach nobody.
no-watching-here = Only players see the game: nobody may watch.
report-person = Report to the host
report-line = Report this line to the host
report-why = What is wrong? (optional)
host-is-told = the host has been told, and nobody else
reports = Reported to you
report-told = { $by } complains about { $name }.
notices = What the host did
notice-muted = The host has muted { $name }.
notice-unmuted = The host lets { $name } speak again.
notice-removed = The host has taken { $name }’s seat away.
notice-banned = The host has banned { $name } from this table.
notice-handed = The host has handed { $name }’s seat to a new device: whoever opens its link plays there.
notice-claimed = { $name }’s seat is taken up on a new device.
notice-held = { $name } is away: a bot plays for them.
notice-talk-closed = The host has closed the talk.
notice-talk-open = The host has opened the talk again.
notice-spectators-out = The host lets nobody watch any more.
notice-spectators-in = The host lets people watch again.
shown-out = You are no longer at this table
back-to-table = Back to the table

## Claims

say-button = Say…
say-what = What do you say?
say-of = Say of { $name }…
say-of-whom = Of whom?
say-else = Say something else
say-help = True or not: at the end everybody sees which it was.
claims = Claims
claims-of = Claims by and about { $name }: { $count }
claims-by-and-of = By and about { $name }
claim-said = { $name }: “{ $words }”
claim-contradicts = contradicts itself
claim-true = true
claim-false = false
nobody-claimed = Nobody has claimed anything yet.
