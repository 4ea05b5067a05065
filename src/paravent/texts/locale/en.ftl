# What every game and every screen uses. A game's own catalogue may say the same ids differently.

nobody = nobody
nothing = nothing
seat-number = seat { $seat }
label = { $word }:
decimal-sign = .

why-reckoned = Of the games that I can imagine from here, this wins the most.

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
refusal-nothing-sealed = There is no sealed answer of { SEAT($seat) } to take back.
refusal-game-over = The game is over.
refusal-silent = { SEAT($seat) } may not talk now.
refusal-no-such-claim = “{ $claim }” is nothing that one may claim in this game.
refusal-people-only = With these options every seat is a person’s: what is asked there no bot can do.
refusal-no-lesson = { $game } has no lesson { $lesson }.
refusal-no-call = The keeper of the table may not say { $move } now.
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

## Claims

claim-accuse = I do not trust { SEAT($about) }.
claim-trust = I trust { SEAT($about) }.

## The company

character-ottoline = who never forgives
character-barnabe = who lies as others breathe
character-zelie = who has all the time in the world
character-vasco = who has never paid full price
character-placide = who has nothing to hide, and looks it
character-krolik = who trusts nobody, not even Krolik
character-pepin = who could not wait
character-wren = who says little and misses nothing
character-rosalba = who gives more than she takes
character-fortunato = who bets on it, whatever it is
line-greeting-1 = Good evening.
line-greeting-2 = Shall we?
line-greeting-3 = I see we are complete.
line-greeting-ottoline = I remember all of you.
line-greeting-barnabe = I shall be perfectly honest tonight.
line-greeting-zelie = No hurry, my dears.
line-greeting-vasco = What is it worth to you?
line-greeting-placide = Peace to this table.
line-greeting-krolik = Who chose these seats?
line-greeting-pepin = Are we starting? Let us start.
line-greeting-wren = Evening.
line-greeting-rosalba = Is everyone comfortable?
line-greeting-fortunato = I feel lucky.
line-accused-1 = That is not what I would have asked.
line-accused-2 = You will want to check your sources.
line-accused-3 = Anything else?
line-accused-ottoline = Noted. With the date.
line-accused-barnabe = Me? With this face?
line-accused-zelie = Think it over again, dear.
line-accused-vasco = That will cost you.
line-accused-placide = I forgive you.
line-accused-krolik = I expected this from you.
line-accused-pepin = Too slow!
line-accused-wren = Hm.
line-accused-rosalba = You could have just asked.
line-accused-fortunato = Double or nothing?
line-caught-1 = Well seen.
line-caught-2 = It had to be somebody.
line-wronged-1 = I shall make a note of that.
line-wronged-2 = And here I thought we were friends.
line-wronged-3 = Do go on.
line-praise-1 = Nicely done.
line-praise-2 = I would have believed it too.
line-praise-3 = One learns something every evening.
line-dear-1 = Is the boat included?
line-dear-2 = I had a smaller river in mind.
line-pleased-1 = That will do.
line-pleased-2 = I could get used to this.
line-won-1 = Thank you. I enjoyed that.
line-won-2 = It was closer than it looked.
line-lost-1 = Well played.
line-lost-2 = Until next time.
line-lost-3 = A pleasure, all the same.
line-lost-ottoline = I shall not forget this.
line-lost-barnabe = I let you win. Truly.
line-lost-zelie = One more evening, then.
line-lost-vasco = I was underpaid.
line-lost-placide = It was as it had to be.
line-lost-krolik = I shall want to see the deal.
line-lost-pepin = Again! Now!
line-lost-wren = Interesting.
line-lost-rosalba = I am glad it was you.
line-lost-fortunato = The dice are on holiday.

## The terminal

cli-seat = Player
cli-score = Points
cli-winner = ★
cli-result = Result
cli-won = { $name } wins!
cli-shared = { $names } and { $last } share the victory.
cli-nobody-won = Nobody wins.
cli-player = Player { $letter }
cli-learner = Robin
cli-company = { $name }, { $who }.
cli-which-lesson = Learn which game? There are lessons for: { $known }.
cli-no-lesson = There is no lesson for { $game }; there are lessons for: { $known }.
cli-lesson-go-on = Enter: go on.
cli-lesson-choose = Type the number of a move, or the move itself; “rules” shows the rules, “quit” leaves.
cli-lesson-play-on = Enter: play on from here, against bots · quit: leave
cli-lesson-left = The lesson can be begun again at any time: paravent learn { $game }
cli-players = { $fewest } to { $most } players
cli-unfinished = unfinished
cli-verified = The record is whole and true: { $game }, { $players } players, { $plays } plays; { $result }
cli-deal = The deal was committed to as { $commitment }; compare it with what the table showed before the start.
cli-deal-word = Seat { $seat } had promised its word as { $promise }; the word is in the record's seed.
cli-deal-no-word = Seat { $seat } gave no word for the deal.
cli-deal-seal = All of this was sealed as { $seal }, in round { $round }; compare it with what your browser kept.
cli-deal-kept = The deal is the one that the table published before the start.
cli-hosting = Paravent is open at { $url } — friends can scan the code. Ctrl+C stops it; tables are kept.
cli-bad-url = The public address must begin with http:// or https://, not “{ $url }”.
cli-bad-database = Tables are kept in a SQLite file, or in a database whose address begins with one of: { $known }.
cli-no-driver = PostgreSQL needs the package { $module }: pip install "paravent[postgresql]"
cli-no-store = The tables cannot be kept there: { $reason }
cli-backed-up = { $file } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $lines } lines. Keep it as safe as the tables themselves: it holds every card.
cli-restored = From { $file } came { $tables ->
    [one] one table
   *[other] { $tables } tables
} with { $lines } lines.
cli-damaged = The table { $table } is damaged: of its { $lines } lines only the first { $read } can be read.
cli-backup-no-store = There are no tables to back up: nothing is kept there yet.
cli-backup-no-backup = { $file } is not a whole backup of Paravent: it is something else, or it was cut or changed. Nothing has been restored.
cli-backup-other-release = { $file } and the tables are of different releases of Paravent: start “paravent host” of the newer one once, or use that one.
cli-backup-has-tables = There are tables there already, and nothing has been restored. With --replace they are deleted first.
cli-port-taken = The port { $port } cannot be used: { $reason }. Choose another with --port.
cli-no-address = The address { $address } cannot be used: { $reason }. Choose another with --bind.
cli-half-certificate = https needs both --tls-cert and --tls-key.
cli-no-certificate = The certificate and its key cannot be used: { $reason }.
cli-bad-proxy = A trusted proxy is an IP address or a network such as 10.0.0.0/8, not “{ $proxy }”.
cli-bad-metrics = The metrics need an address and a port such as 127.0.0.1:9100, not “{ $address }”.
cli-bad-node-url = Other servers reach this one at an address such as http://10.0.0.5:8000, not “{ $url }”.
cli-nodes-need-postgresql = Several servers share their tables in PostgreSQL only: --data postgresql://…
cli-node-is-one-worker = A server among several is one process: start one for each core, each with a --node-url of its own, instead of --workers.
cli-nodes-node = node
cli-nodes-lease = lease
cli-nodes-since = since
cli-nodes-tables-head = tables
cli-nodes-connections = connections
cli-nodes-load = load
cli-nodes-rules = rules
cli-nodes-dead = dead
cli-nodes-tables = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} not over; { $resting } of them rest until somebody comes.
cli-bad-workers = There may be 1 to { $most } workers, or “auto” for one per core, not “{ $given }”.
cli-replaying = { $game }, { $players } players

cli-pass-to = Pass the screen to { $name }, who then presses Enter.
cli-go-on = Press Enter to go on.
cli-take-screen = Whoever wants the screen first types their number ({ $people }).
cli-visit = Press Enter to go on, or make one of your moves.
cli-no-coach = Other people play here: hints are given only with --hints, to everybody.
cli-help = Type a number or a move (Tab completes it) · ? all moves · ? WORD those of one kind · table · log · rules · hint · notes · claim · claims · quit (saves)
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
help-verify = Play a record again and check every line of it.
help-learn = Learn a game in five minutes, by playing it.
help-host = Host tables on this machine; friends join by link or QR code.
help-host-port = The port to listen on.
help-host-data = Where the tables are kept: a SQLite file or a PostgreSQL URL; else a file in the data folder.
help-host-public_url = The address under which others reach this server, if not this machine's own.
help-host-open_browser = Open a browser on it.
help-verify-commitment = What was published before the start, the table's commitment or the seal of all words; the deal is checked against it.
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
refusal-bad-cluster = { $address } is no address of a cluster; one begins with ray://
refusal-no-ray = Ray is not installed here: pip install 'paravent[ray]'
refusal-no-cluster = No cluster answers at { $address }.
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
help-play-by-memory = Nobody is shown what they could have written down.
cli-notes = What you could have written down:
cli-notes-none = So far there is nothing that you could have written down.
cli-by-memory = Everybody plays by memory here.
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

cli-new-game = { $folder } holds { $game }, a small game that works. Try it:
cli-folder-not-empty = { $folder } is not empty: name another folder with --into.
cli-folder-unwritable = Nothing can be written into { $folder }: { $reason }
cli-bad-game-name = A game’s name is lower-case letters, digits and _, beginning with a letter, not “{ $name }”.
cli-game-name-taken = The name “{ $name }” is taken already.
help-new-game = Write a small game that works, as a package of its own, to begin from.
help-new-game-into = The folder to write into; else one of the game’s name.

# Comparisons and pages
cli-option-twice = An option is named twice; “paravent compare” plays by both values.
refusal-bad-comparison = Name an option at least twice, with different values, for 2 to { $most } rules in all.
help-page = Also write the report there, as a page with charts.
help-compare = Play the same deals by one rule and by another: name an option twice.
help-compare-games = How many deals.
help-compare-seed = The same seed gives the same report.
help-compare-bots = easy, normal, hard, simple or random; or one for each seat, joined by commas.
help-compare-options = An option of the game; named twice, both values are played.
help-compare-file = Also write the report there, as JSON.
lab-best-of-a-round = Made most of a round, by role
lab-least-most = from least to most
report-bots = bots
report-options = options
report-seed = seed
report-against = B: { $second }, against A: { $first }
report-difference = difference
report-to-settle = more games
report-games = { $games }
report-points = pts
report-too-few = too few games
report-no-difference = no difference
report-is-settled = settled
report-more = { $games ->
    [one] about { $games } more game
   *[other] about { $games } more games
}
report-same-deals = Every deal was played by each rule, with the same cards where the rules deal alike, and with the same luck of the bots.
report-shares = A bar is a share; its whiskers are Wilson’s 95 % interval. Among the wins a dashed line marks what each seat would have if all were alike.
report-numbers = Where values are counted, bars show how often each came up; the line is the mean, with its 95 % interval. Several cases of one game hang together: there intervals are somewhat too narrow.
report-luck = One interval in twenty misses the truth: among many rows expect some to stick out by luck.
report-differences = A bar is the second rule less the first, deal by deal; its whiskers are a 95 % interval. Where they cross the dashed line at zero, the bar is pale: luck may be all there is.
report-settled = “About N more games”: so many more would, four times in five, part the interval from zero, if the difference is what it looks like now.

# Questions in words
prompt-head = { $game }: you are { $name }, seat { $seat } of { $players } (seats are counted from 0)
prompt-rules = The rules
prompt-new = New since your last question
prompt-said = What was said
prompt-talk = { $name }: “{ $words }”
prompt-see = What you see
prompt-question = The question
prompt-moves = Your moves
prompt-standing = What you may also do, asked or not
prompt-many = { $count } ways in all: { $pattern } (a word from each place; not all go together)
prompt-not-asked = You are not asked now.
prompt-over = The game is over.
prompt-answer = Answer with one move, exactly as it stands in the quotes.
prompt-wrong = That is none of your moves: { $reason }

# Language models at a table
help-mcp = Let a language model sit at a table (Model Context Protocol).
help-mcp-table = The table’s link, as the host shares it.
help-mcp-token = The key of a seat that was taken before.
help-mcp-rules = How much of the rules is told: none, short, whole.
help-mcp-http = Serve over HTTP there; else over standard input and output.
cli-no-mcp = This needs the package “{ $module }”: pip install 'paravent[mcp]'
cli-no-table = There is no table to sit at behind { $link }: { $reason }
cli-mcp-here = Listening at { $url }
cli-bad-address = An address is written ADDRESS:PORT, not “{ $address }”.

# Exploitability
help-exploit = Solve the last turns of a game, and tell how much could be won from bots there.
help-exploit-after = How many decisions are made beforehand, from the seed.
help-exploit-deals = How many deals are told apart, at most.
help-exploit-bots = Whom to measure, joined by commas; nobody: -
help-exploit-samples = How often a bot is asked the same, because bots mix.
help-exploit-iterations = How many iterations of CFR+.
help-exploit-nodes = The largest tree that is built.
help-exploit-seed = The same seed gives the same report.
help-exploit-file = Also write the report there, as JSON.
help-exploit-tree_file = Also write the tree there, in Gambit’s format (.efg).
refusal-over-before = The game is over after { $decisions } decisions: let fewer be made beforehand.
cli-no-numpy = This needs NumPy: pip install 'paravent[exploit]'
cli-tree-too-large = The tree has more than { $nodes } nodes: let more decisions be made beforehand (--after), or allow more (--nodes).
cli-tree-not-timed = Somebody cannot tell how many decisions were made: such a game cannot be solved here.
cli-exploit-head = { $game }: { $players } players, seed { $seed }; { $deals } deals, { $nodes } nodes, { $sets } information sets
cli-exploit-opening = Beforehand: { $line }
cli-exploit-seat = seat { $seat }

## Environments for study

refusal-bad-action = There is no such action here: look at the mask.
refusal-bad-actions = Every table of a batch wants one action.
refusal-bad-batch = A batch has some tables; with the same deals for every seat, a multiple of the players.
refusal-bad-env = An environment has no such setting.
refusal-bad-seat = There is no such seat at this table.
refusal-no-classes = This game has nothing that could be written as numbers.
refusal-no-list = The moves of { $game } cannot be listed: its actions are slots.
refusal-no-tensor = There are no numbers for the field “{ $field }”.

## Claims at the terminal

cli-claim = { $name }: “{ $words }”
cli-claims = What was claimed (✓ true, ✗ false, once the game is over):
cli-claims-none = Nobody has claimed anything yet.
cli-claims-off = This table plays in silence: nothing is claimed here.
cli-claims-silent = You may not talk now.
cli-claim-against = contradicts an earlier word
cli-say-what = Say it with: claim WORDS, as below; instead of @? a seat, such as @2.
