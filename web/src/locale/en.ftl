close = Close
hold-to-peek = hold to peek
you = you
bot = bot
away = away
their-turn = (their turn)
sure = Sure? { $what }

tap-to-open = open
tap-to-close = close
