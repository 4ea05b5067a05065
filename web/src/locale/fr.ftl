close = Fermer
hold-to-peek = maintenir pour voir
you = vous
bot = robot
away = absent
their-turn = (à son tour)
sure = Sûr ? { $what }

tap-to-open = ouvrir
tap-to-close = fermer
