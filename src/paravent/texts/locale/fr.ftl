# Ce qui sert à tous les jeux et à tous les écrans. Le catalogue d’un jeu peut dire autrement les mêmes choses.

nobody = personne
nothing = rien
seat-number = place { $seat }
label = { $word } :
decimal-sign = ,

## Les refus, par code d’erreur

refusal-unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
refusal-bad-players = Ce jeu se joue de { $fewest } à { $most } joueurs, pas à { $players }.
refusal-unknown-option = Ce jeu n’a pas d’option « { $option } ».
refusal-bad-board = On ne peut pas jouer sur ce plateau : { $faults }
refusal-bad-option = L’option « { $option } » doit être { $wanted }.
refusal-bad-notation = « { $move } » n’est pas un coup de ce jeu.
refusal-illegal-move = « { $move } » n’est pas possible maintenant.
refusal-not-asked = Rien n’est demandé à { SEAT($seat) } maintenant.
refusal-answered = { SEAT($seat) } a déjà répondu.
refusal-game-over = La partie est finie.
refusal-silent = { SEAT($seat) } n’a pas le droit de parler maintenant.
refusal-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refusal-bad-line = La ligne { $line } de la partie enregistrée est illisible ou injouable.
refusal-no-end = La partie enregistrée est tronquée : il manque sa ligne de fin.
refusal-bad-end = La ligne de fin de la partie enregistrée est illisible.
refusal-plays-missing = La partie enregistrée n’a pas autant de coups que sa ligne de fin en compte.
refusal-edited = La partie enregistrée a été modifiée : son texte ne correspond pas à sa ligne de fin.
refusal-wrong-result = Le résultat enregistré n’est pas celui auquel mènent les coups.
refusal-other-version = La partie a été jouée avec la version { $version } des règles, qui n’est pas celle-ci.
refusal-no-deal = La graine de cette partie ne contient aucune donne annoncée d’avance : nul ne peut dire qui l’a choisie.
refusal-other-deal = La donne n’est pas celle qui avait été annoncée avant le début.

wanted-flag = true ou false
wanted-number = un nombre entier de { $least } à { $most }
wanted-whole = un nombre entier
wanted-at-least = un nombre entier, { $least } au moins
wanted-file = un fichier, pas un dossier
wanted-choice = l’un de ces mots : { $among }

## Le terminal

cli-seat = Joueur
cli-score = Points
cli-winner = ★
cli-result = Résultat
cli-won = { $name } gagne !
cli-shared = { $names } et { $last } partagent la victoire.
cli-nobody-won = Personne ne gagne.
cli-player = Joueur { $letter }
cli-players = de { $fewest } à { $most } joueurs
cli-unfinished = inachevée
cli-deck-good = Un bon jeu de cartes : { $cards } cartes, assez pour { $players } joueurs.
cli-verified = La partie enregistrée est entière et juste : { $game }, { $players } joueurs, { $plays } coups ; { $result }
cli-board-sound = Le plateau { $board } est bon : { $spaces } cases rondes, { $rivers } fleuves, { $huts } huttes, { $cards } cartes sacrifice.
cli-deal = La donne avait été annoncée par { $commitment } ; comparez avec ce que la table montrait avant le début.
cli-deal-kept = La donne est bien celle que la table avait annoncée avant le début.
cli-hosting = Paravent est ouvert à { $url } — les amis peuvent scanner le code. Ctrl+C l’arrête ; les tables sont gardées.
cli-bad-url = L’adresse publique doit commencer par http:// ou https://, et non « { $url } ».
cli-bad-database = Les tables sont gardées dans un fichier SQLite, ou dans une base dont l’adresse commence par : { $known }.
cli-no-driver = PostgreSQL demande le paquet { $module } : pip install "paravent[postgresql]"
cli-no-store = Les tables ne peuvent pas être gardées là : { $reason }
cli-port-taken = Le port { $port } n’est pas utilisable : { $reason }. Choisissez-en un autre avec --port.
cli-replaying = { $game }, { $players } joueurs

cli-pass-to = L’écran passe à { $name }, qui appuie ensuite sur Entrée.
cli-go-on = Entrée pour continuer.
cli-take-screen = Qui veut l’écran d’abord tape son numéro ({ $people }).
cli-visit = Entrée pour continuer, ou l’un des coups possibles.
cli-help = Taper un numéro ou un coup (Tab le complète) · ? tous les coups · ? MOT ceux d’une sorte · table · journal · règles · quitter (enregistre)
cli-many = { $word } … : { $count } façons, que « ? { $word } » montre
cli-more-in-log = … et { $count } avant ; « journal » montre tout

cli-interpreted = Les règles tournent sans être compilées, donc plus lentement : il n’y a pas de modules compilés.
cli-interrupted = Interrompu.
cli-no-output = Impossible d’écrire la sortie : { $reason }.
cli-stopped = Partie interrompue et gardée dans { $file } ; pour la reprendre : { $command }
cli-left = La partie est gardée dans { $file } ; pour la reprendre : { $command }
cli-no-more-input = Il n’y a plus rien à lire ; la partie est gardée dans { $file } ; pour la reprendre : { $command }
cli-no-screen = L’écran a disparu ; la partie est gardée dans { $file } ; pour la reprendre : { $command }
cli-no-place = Aucun fichier ne peut être écrit nulle part ; voici la partie :
cli-saved = La partie est enregistrée dans { $file }.
cli-saved-elsewhere = Impossible d’écrire { $file } ({ $reason }) ; la partie est dans { $place }.

cli-no-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
cli-no-option = Il n’y a pas d’option { $option } ; voir : { $command } --help
cli-missing = Il manque { $parameter } ; voir : { $command } --help
cli-bad-parameter = { $parameter } doit être { $wanted }.
cli-bad-option-usage = L’option { $option } ne s’emploie pas ainsi ; voir --help.
cli-usage = La commande ne s’emploie pas ainsi ; voir : { $command } --help
cli-which-game = Quel jeu ? Il y a : { $known }.
cli-option-form = Une option s’écrit MOT=VALEUR, et non « { $option } ».
cli-too-many-people = Il n’y a pas de place pour { $humans } personnes à une table de { $players }.
cli-bad-names = Les noms doivent être différents et non vides, un par personne au plus (ici { $humans }).
cli-save-exists = { $file } existe déjà ; rien n’est écrasé.
cli-resume-has-all = Une partie reprise a déjà ses joueurs, ses options et sa graine ; ne pas les redonner.
cli-resume-other-game = C’est la partie d’un autre jeu : { $game }.
cli-resume-over = La partie de { $file } est finie ; « paravent replay » la montre.

file-missing = Il n’y a pas de fichier { $file }.
file-is-folder = { $file } est un dossier, pas un fichier.
file-unwritable = { $file } ne peut pas être écrit.
file-forbidden = { $file } n’est pas accessible en lecture.
file-unreadable = { $file } ne peut pas être lu : { $reason }.
file-not-text = { $file } n’est pas du texte.
file-not-json = { $file } n’est pas du JSON.
file-too-large = { $file } est trop gros.

help-main = Jeux d’information cachée, de bluff et de négociation.
help-games = Les jeux, leurs nombres de joueurs et leurs options.
help-play = Jouer contre des robots, ou à plusieurs devant un écran.
help-replay = Montrer une partie enregistrée, coup par coup.
help-check-deck = Vérifier un jeu de cartes des 3 commandements : les cartes, leur nombre, et que deux ne disent pas la même chose.
help-verify = Rejouer une partie enregistrée et en vérifier chaque ligne.
help-check-board = Vérifier un plateau d’Aura Poku : son chemin, ses huttes, ses cartes et ses pièces.
help-host = Ouvrir des tables sur cette machine ; les amis viennent par un lien ou un code QR.
help-host-port = Le port d’écoute.
help-host-data = Où garder les tables : un fichier SQLite ou une URL PostgreSQL ; sinon un fichier du dossier de données.
help-host-public_url = L’adresse sous laquelle les autres joignent ce serveur, si ce n’est celle de cette machine.
help-host-open_browser = Y ouvrir un navigateur.
help-verify-commitment = Ce que la table avait publié avant le début ; la donne y est comparée.
help-lang = La langue ; sinon celle du système.
help-no_color = Sans couleurs, comme avec NO_COLOR.
help-help = Montrer cette aide.
help-version = Montrer la version.
help-players = Le nombre de places (4 si le jeu le permet).
help-play-humans = Le nombre de personnes ; elles ont les premières places.
help-play-names = Le nom d’une personne ; une fois par personne.
help-options = Une option du jeu ; « paravent games » en donne la liste.
help-play-seed = La même graine donne la même partie.
help-play-save = Où garder la partie.
help-play-resume = Une partie interrompue, à reprendre.
help-replay-seat = Seulement ce que cette place a appris.
help-replay-until = S’arrêter après tant de coups et montrer la table.

## Simulation

refusal-unknown-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }.
refusal-no-such-bot = { $game } n’a pas encore de robot « { $bot } ».
refusal-bad-bots = { $bots } robots ne vont pas sur { $players } places : en nommer un pour toutes, ou un pour chacune.
refusal-worker-died = Un processus de simulation s’est arrêté avant la fin de ses parties.
cli-many-head = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players } joueurs, graine { $seed }
cli-sim-interrupted = Interrompu après { $games } parties sur { $wanted }.
help-sim = Faire jouer beaucoup de parties par des robots : qui gagne, en combien de temps, et comment elles finissent.
help-sim-games = Le nombre de parties.
help-jobs = Le nombre de processus (un par cœur).
help-sim-seed = La même graine donne le même rapport.
help-sim-bots = easy, normal, hard, simple ou random ; ou un par place, séparés par des virgules.
help-sim-file = Écrire aussi le rapport dans ce fichier, en JSON.
lab-share = part
lab-interval = intervalle à 95 %
lab-cases = cas
lab-mean = moyenne
lab-spread = écart type
lab-least = minimum
lab-median = médiane
lab-most = maximum
lab-wins = Victoires
lab-won = Parties gagnées
lab-alone = seul
lab-shared = à plusieurs
lab-by-nobody = par personne
lab-endings = Fins de partie
lab-points = Points
lab-winners = gagnants
lab-length = Durée
lab-decisions = décisions
lab-rounds = manches
lab-turns = tours
lab-seat = place

# Hints
help-play-bots = La force des robots : easy (facile), normal, hard (difficile).
help-play-hints = Avant chacun de vos coups : les trois meilleurs, et ce que croit un robot.
cli-hint-moves = À votre place, un robot regarderait :
cli-hint-move = { $value } %  { $said }  { $move }
cli-hint-beliefs = D’après ce que vous savez, il croit :
cli-hint-belief = { $who } : { $likely }

# Tournois
cli-tournament-skill = force (95 %)
cli-tournament-games = parties
cli-tournament-wins = victoires
cli-tournament-points = points
refusal-bad-contest = Un tournoi demande au moins deux robots différents.
help-tournament = Faire se rencontrer des robots, et les classer.
help-tournament-games = Le nombre de parties.
help-tournament-seed = La même graine, et des robots qui ne regardent pas l’heure, donnent le même tableau.
help-tournament-bots = Les noms des robots, séparés par des virgules.
help-tournament-svg = Dessiner aussi les classements dans ce fichier.
