"""A table's life: who sits there, the game, its log, its one writer, its clock and bots. It knows no socket."""
