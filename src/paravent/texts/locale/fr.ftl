# Ce qui sert à tous les jeux et à tous les écrans. Le catalogue d'un jeu peut dire autrement les mêmes choses.

nobody = personne
nothing = rien
seat-number = place { $seat }

## Les refus, par code d'erreur

refusal-unknown-game = Il n'y a pas de jeu « { $game } » ; il y a : { $known }.
refusal-bad-players = Ce jeu se joue de { $fewest } à { $most }, pas à { $players }.
refusal-unknown-option = Ce jeu n'a pas d'option « { $option } ».
refusal-bad-option = L'option « { $option } » doit être { $wanted }.
refusal-bad-notation = « { $move } » n'est pas un coup de ce jeu.
refusal-illegal-move = « { $move } » n'est pas possible maintenant.
refusal-not-asked = Rien n'est demandé à { SEAT($seat) } maintenant.
refusal-answered = { SEAT($seat) } a déjà répondu.
refusal-game-over = La partie est finie.
refusal-silent = { SEAT($seat) } n'a pas le droit de parler maintenant.
refusal-no-such-seat = Il n'y a pas de place { $seat } à cette table.
refusal-bad-line = La ligne { $line } de la partie enregistrée est illisible ou injouable.
refusal-no-end = La partie enregistrée est tronquée : il manque sa ligne de fin.
refusal-bad-end = La ligne de fin de la partie enregistrée est illisible.
refusal-plays-missing = La partie enregistrée n'a pas autant de coups que sa ligne de fin en compte.
refusal-edited = La partie enregistrée a été modifiée : son texte ne correspond pas à sa ligne de fin.
refusal-wrong-result = Le résultat enregistré n'est pas celui auquel mènent les coups.
refusal-other-version = La partie a été jouée avec la version { $version } des règles, qui n'est pas celle-ci.

wanted-flag = true ou false
wanted-number = un nombre entier de { $least } à { $most }
wanted-choice = l'un de ces mots : { $among }
