# What every game and every screen uses. A game's own catalogue may say the same ids differently.

nobody = nobody
nothing = nothing
seat-number = seat { $seat }
label = { $word }:
decimal-sign = .

## Refusals, by the code of the error

refusal-unknown-game = There is no game “{ $game }”; there are: { $known }.
refusal-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
refusal-unknown-option = This game has no option “{ $option }”.
refusal-bad-board = This board cannot be played on: { $faults }
refusal-bad-option = The option “{ $option }” must be { $wanted }.
refusal-bad-notation = “{ $move }” is not a move of this game.
refusal-illegal-move = “{ $move }” is not possible now.
refusal-not-asked = { SEAT($seat) } is not asked anything now.
refusal-answered = { SEAT($seat) } has already answered.
refusal-game-over = The game is over.
refusal-silent = { SEAT($seat) } may not talk now.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-bad-line = The record cannot be played: { $sentence }.
refusal-no-end = The record is cut off: its end line is missing.
refusal-bad-end = The end line of the record is unreadable.
refusal-plays-missing = The record does not have as many plays as its end line counts.
refusal-edited = The record was edited: its text does not match its end line.
refusal-wrong-result = The result in the record is not the one that its moves lead to.
refusal-other-version = The record was played by version { $version } of the rules, which is not this one.
refusal-no-deal = The record's seed holds no deal that was committed to: nobody can tell who chose it.
refusal-other-deal = The record was dealt otherwise than was published before the start.

wanted-flag = true or false
wanted-number = a whole number from { $least } to { $most }
wanted-whole = a whole number
wanted-at-least = a whole number, { $least } or more
wanted-file = a file, not a folder
wanted-choice = one of: { $among }

## The terminal

cli-seat = Player
cli-score = Points
cli-winner = ★
cli-result = Result
cli-won = { $name } wins!
cli-shared = { $names } and { $last } share the victory.
cli-nobody-won = Nobody wins.
cli-player = Player { $letter }
cli-players = { $fewest } to { $most } players
cli-unfinished = unfinished
cli-deck-good = A good deck: { $cards } cards, enough for up to { $players } players.
cli-verified = The record is whole and true: { $game }, { $players } players, { $plays } plays; { $result }
cli-board-sound = The board { $board } is sound: { $spaces } round spaces, { $rivers } rivers, { $huts } huts, { $cards } sacrifice cards.
cli-deal = The deal was committed to as { $commitment }; compare it with what the table showed before the start.
cli-deal-kept = The deal is the one that the table published before the start.
cli-hosting = Paravent is open at { $url } — friends can scan the code. Ctrl+C stops it; tables are kept.
cli-bad-url = The public address must begin with http:// or https://, not “{ $url }”.
cli-bad-database = Tables are kept in a SQLite file, or in a database whose address begins with one of: { $known }.
cli-no-driver = PostgreSQL needs the package { $module }: pip install "paravent[postgresql]"
cli-no-store = The tables cannot be kept there: { $reason }
cli-port-taken = The port { $port } cannot be used: { $reason }. Choose another with --port.
cli-replaying = { $game }, { $players } players

cli-pass-to = Pass the screen to { $name }, who then presses Enter.
cli-go-on = Press Enter to go on.
cli-take-screen = Whoever wants the screen first types their number ({ $people }).
cli-visit = Press Enter to go on, or make one of your moves.
cli-help = Type a number or a move (Tab completes it) · ? all moves · ? WORD those of one kind · table · log · rules · quit (saves)
cli-many = { $word } …: { $count } ways, which “? { $word }” lists
cli-more-in-log = … and { $count } earlier; “log” shows everything

cli-interpreted = The rules run interpreted, which is slower: no compiled modules were found.
cli-interrupted = Interrupted.
cli-no-output = The output cannot be written: { $reason }.
cli-stopped = Interrupted; the game is kept in { $file }; go on with: { $command }
cli-left = The game is kept in { $file }; go on with: { $command }
cli-no-more-input = There is nothing more to read; the game is kept in { $file }; go on with: { $command }
cli-no-screen = The screen is gone; the game is kept in { $file }; go on with: { $command }
cli-no-place = No file can be written anywhere; this is the record of the game:
cli-saved = The record is in { $file }.
cli-saved-elsewhere = { $file } cannot be written ({ $reason }); the record is in { $place }.

cli-no-command = There is no command “{ $command }”; there are: { $known }.
cli-no-option = There is no option { $option }; see: { $command } --help
cli-missing = { $parameter } is missing; see: { $command } --help
cli-bad-parameter = { $parameter } must be { $wanted }.
cli-bad-option-usage = The option { $option } is not used that way; see --help.
cli-usage = { $reason }; see: { $command } --help
cli-which-game = Which game? There are: { $known }.
cli-option-form = An option is written WORD=VALUE, not “{ $option }”.
cli-too-many-people = There is no room for { $humans } people at a table of { $players }.
cli-bad-names = Names must be different and not empty, one per person at most ({ $humans } here).
cli-save-exists = { $file } exists already; nothing is overwritten.
cli-resume-has-all = A resumed game has its players, options and seed already; leave these out.
cli-resume-other-game = The record is of another game: { $game }.
cli-resume-over = The game in { $file } is over; “paravent replay” shows it.

file-missing = There is no file { $file }.
file-is-folder = { $file } is a folder, not a file.
file-unwritable = { $file } cannot be written.
file-forbidden = { $file } may not be read.
file-unreadable = { $file } cannot be read: { $reason }.
file-not-text = { $file } is not text.
file-not-json = { $file } is not JSON.
file-too-large = { $file } is too large.

help-main = Games of hidden information, bluff and negotiation.
help-games = List the games, how many can play, and their options.
help-play = Play against bots, or several people at one screen.
help-replay = Show a record play by play.
help-check-deck = Check a deck of The 3 Commandments: its cards, their numbers, and that no two coincide.
help-verify = Play a record again and check every line of it.
help-check-board = Check a board of Aura Poku: its path, huts, cards and coins.
help-host = Host tables on this machine; friends join by link or QR code.
help-host-port = The port to listen on.
help-host-data = Where the tables are kept: a SQLite file or a PostgreSQL URL; else a file in the data folder.
help-host-public_url = The address under which others reach this server, if not this machine's own.
help-host-open_browser = Open a browser on it.
help-verify-commitment = What the table published before the start; the deal is checked against it.
help-lang = Language; else that of the locale.
help-no_color = No colours, as with NO_COLOR.
help-help = Show this help.
help-version = Show the version.
help-players = How many seats there are (4 if the game allows).
help-play-humans = How many of them are people; they sit on the first seats.
help-play-names = A person's name; once per person.
help-options = An option of the game; “paravent games” lists them.
help-play-seed = The same seed deals the same game.
help-play-save = Where to keep the record.
help-play-resume = The record of an interrupted game, to go on with.
help-replay-seat = Only what this seat was told.
help-replay-until = Stop after so many plays and show the table.

## Simulation

refusal-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
refusal-no-such-bot = { $game } has no bot “{ $bot }” yet.
refusal-bad-bots = { $bots } bots cannot sit on { $players } seats: name one for all, or one for each.
refusal-worker-died = A simulating process ended before its games did.
cli-many-head = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $players } players, seed { $seed }
cli-sim-interrupted = Interrupted after { $games } of { $wanted } games.
help-sim = Let bots play many games: who wins, how long it takes, how it ends.
help-sim-games = How many games.
help-jobs = How many processes (one per core).
help-sim-seed = The same seed gives the same report.
help-sim-bots = easy, normal, hard, simple or random; or one for each seat, joined by commas.
help-sim-file = Also write the report there, as JSON.
lab-share = share
lab-interval = 95 % interval
lab-cases = cases
lab-mean = mean
lab-spread = spread
lab-least = least
lab-median = median
lab-most = most
lab-wins = Wins
lab-won = Won
lab-alone = alone
lab-shared = shared
lab-by-nobody = by nobody
lab-endings = Endings
lab-points = Points
lab-winners = winners
lab-length = Length
lab-decisions = decisions
lab-rounds = rounds
lab-turns = turns
lab-seat = seat

# Hints
help-play-bots = How well the bots play: easy, normal, hard.
help-play-hints = Before each of your moves: the best three, and what a bot believes.
cli-hint-moves = A bot in your place would look at:
cli-hint-move = { $value } %  { $said }  { $move }
cli-hint-beliefs = It believes, from what you know:
cli-hint-belief = { $who }: { $likely }

# Tournaments
cli-tournament-skill = skill (95 %)
cli-tournament-games = games
cli-tournament-wins = wins
cli-tournament-points = points
refusal-bad-contest = A tournament needs at least two different bots.
help-tournament = Let bots meet, and rate them.
help-tournament-games = How many games.
help-tournament-seed = The same seed, and bots that do not mind the clock, give the same table.
help-tournament-bots = The names of the bots, joined by commas.
help-tournament-svg = Also draw the ratings there.
