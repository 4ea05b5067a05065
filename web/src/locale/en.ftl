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
level-of = How strong { $name } plays
free-seat = Free the seat of { $name }
same-device = Someone else plays on this device
their-name = Their name
sit-down = Sit down
only-watch = Only watch
fair-deal = A fair deal
fair-deal-help = The cards are already dealt, sealed under this number, and every player mixes a word into the deal. When the game is over, its record proves that nobody chose the cards.
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
