# What every game and every screen uses. A game's own catalogue may say the same ids differently.

nobody = nobody
nothing = nothing
seat-number = seat { $seat }

## Refusals, by the code of the error

refusal-unknown-game = There is no game “{ $game }”; there are: { $known }.
refusal-bad-players = This game is for { $fewest } to { $most } players, not { $players }.
refusal-unknown-option = This game has no option “{ $option }”.
refusal-bad-option = The option “{ $option }” must be { $wanted }.
refusal-bad-notation = “{ $move }” is not a move of this game.
refusal-illegal-move = “{ $move }” is not possible now.
refusal-not-asked = { SEAT($seat) } is not asked anything now.
refusal-answered = { SEAT($seat) } has already answered.
refusal-game-over = The game is over.
refusal-silent = { SEAT($seat) } may not talk now.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-bad-line = Line { $line } of the record cannot be read or played.
refusal-no-end = The record is cut off: its end line is missing.
refusal-bad-end = The end line of the record is unreadable.
refusal-plays-missing = The record does not have as many plays as its end line counts.
refusal-edited = The record was edited: its text does not match its end line.
refusal-wrong-result = The result in the record is not the one that its moves lead to.
refusal-other-version = The record was played by version { $version } of the rules, which is not this one.

wanted-flag = true or false
wanted-number = a whole number from { $least } to { $most }
wanted-choice = one of: { $among }
