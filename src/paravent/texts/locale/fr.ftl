# Ce qui sert à tous les jeux et à tous les écrans. Le catalogue d’un jeu peut dire autrement les mêmes choses.

nobody = personne
nothing = rien
seat-number = place { $seat }
label = { $word } :
decimal-sign = ,

why-reckoned = De toutes les parties que j’imagine d’ici, c’est ce qui en gagne le plus.

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
refusal-nothing-sealed = Aucune réponse scellée de { SEAT($seat) } n’est à reprendre.
refusal-game-over = La partie est finie.
refusal-silent = { SEAT($seat) } n’a pas le droit de parler maintenant.
refusal-no-such-claim = « { $claim } » ne peut pas s’affirmer dans ce jeu.
refusal-people-only = Avec ces options, chaque place est à une personne : ce qu’on y demande, aucun robot ne sait le faire.
refusal-no-lesson = { $game } n’a pas de leçon { $lesson }.
refusal-no-call = Qui tient la table ne peut pas dire { $move } maintenant.
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

## Paroles

claim-accuse = Je me méfie de { SEAT($about) }.
claim-trust = Je fais confiance à { SEAT($about) }.

## La compagnie

character-ottoline = qui ne pardonne jamais
character-barnabe = qui ment comme il respire
character-zelie = qui a tout son temps
character-vasco = qui n’a jamais payé le prix fort
character-placide = qui n’a rien à cacher, et cela se voit
character-krolik = qui ne se fie à personne, pas même à Krolik
character-pepin = qui n’a pas pu attendre
character-wren = qui parle peu et ne manque rien
character-rosalba = qui donne plus qu’elle ne prend
character-fortunato = qui parie dessus, quoi que ce soit
line-greeting-1 = Bonsoir.
line-greeting-2 = On commence ?
line-greeting-3 = Nous voilà au complet.
line-greeting-ottoline = Je me souviens de chacun de vous.
line-greeting-barnabe = Ce soir, je serai d’une honnêteté parfaite.
line-greeting-zelie = Rien ne presse, mes enfants.
line-greeting-vasco = Qu’est-ce que cela vaut pour vous ?
line-greeting-placide = Paix à cette table.
line-greeting-krolik = Qui a choisi les places ?
line-greeting-pepin = On y va ? Allons-y.
line-greeting-wren = ’Soir.
line-greeting-rosalba = Tout le monde est bien assis ?
line-greeting-fortunato = Je sens la chance.
line-accused-1 = Ce n’est pas ce que j’aurais demandé.
line-accused-2 = Il faudra revoir vos sources.
line-accused-3 = Autre chose ?
line-accused-ottoline = C’est noté. Avec la date.
line-accused-barnabe = Moi ? Avec cette tête ?
line-accused-zelie = Réfléchis encore, mon petit.
line-accused-vasco = Cela va vous coûter.
line-accused-placide = Je vous pardonne.
line-accused-krolik = Je m’y attendais, de votre part.
line-accused-pepin = Trop tard !
line-accused-wren = Hum.
line-accused-rosalba = Il suffisait de demander.
line-accused-fortunato = Quitte ou double ?
line-caught-1 = Bien vu.
line-caught-2 = Il fallait que ce soit quelqu’un.
line-wronged-1 = J’en prends bonne note.
line-wronged-2 = Moi qui nous croyais amis.
line-wronged-3 = Mais je vous en prie.
line-praise-1 = Joliment fait.
line-praise-2 = Je l’aurais cru aussi.
line-praise-3 = On apprend quelque chose tous les soirs.
line-dear-1 = La barque est comprise ?
line-dear-2 = Je pensais à une rivière plus petite.
line-pleased-1 = Cela me va.
line-pleased-2 = Je pourrais m’y habituer.
line-won-1 = Merci. J’ai passé un bon moment.
line-won-2 = C’était plus serré qu’il n’y paraît.
line-lost-1 = Bien joué.
line-lost-2 = À la prochaine.
line-lost-3 = Un plaisir, malgré tout.
line-lost-ottoline = Je n’oublierai pas.
line-lost-barnabe = Je vous ai laissé gagner. Vraiment.
line-lost-zelie = Encore un soir, alors.
line-lost-vasco = J’étais mal payé.
line-lost-placide = C’était écrit.
line-lost-krolik = Je voudrais vérifier la donne.
line-lost-pepin = Encore ! Tout de suite !
line-lost-wren = Intéressant.
line-lost-rosalba = Je suis contente que ce soit vous.
line-lost-fortunato = Les dés sont en vacances.

## Le terminal

cli-seat = Joueur
cli-score = Points
cli-winner = ★
cli-result = Résultat
cli-won = { $name } gagne !
cli-shared = { $names } et { $last } partagent la victoire.
cli-nobody-won = Personne ne gagne.
cli-player = Joueur { $letter }
cli-learner = Robin
cli-company = { $name }, { $who }.
cli-which-lesson = Apprendre quel jeu ? Il y a des leçons pour : { $known }.
cli-no-lesson = Il n’y a pas de leçon pour { $game } ; il y en a pour : { $known }.
cli-lesson-go-on = Entrée : continuer.
cli-lesson-choose = Tapez le numéro d’un coup, ou le coup lui-même ; « règles » montre les règles, « quitter » s’en va.
cli-lesson-play-on = Entrée : continuer la partie, contre les robots · quitter : partir
cli-lesson-left = La leçon peut être reprise à tout moment : paravent learn { $game }
cli-players = de { $fewest } à { $most } joueurs
cli-unfinished = inachevée
cli-verified = La partie enregistrée est entière et juste : { $game }, { $players } joueurs, { $plays } coups ; { $result }
cli-deal = La donne avait été annoncée par { $commitment } ; comparez avec ce que la table montrait avant le début.
cli-deal-word = La place { $seat } avait promis son mot par { $promise } ; le mot est dans la graine de la partie enregistrée.
cli-deal-no-word = La place { $seat } n’a pas donné de mot pour la donne.
cli-deal-seal = Le tout était scellé par { $seal }, au tour { $round } ; comparez avec ce que votre navigateur a gardé.
cli-deal-kept = La donne est bien celle que la table avait annoncée avant le début.
cli-hosting = Paravent est ouvert à { $url } — les amis peuvent scanner le code. Ctrl+C l’arrête ; les tables sont gardées.
cli-bad-url = L’adresse publique doit commencer par http:// ou https://, et non « { $url } ».
cli-bad-database = Les tables sont gardées dans un fichier SQLite, ou dans une base dont l’adresse commence par : { $known }.
cli-no-driver = PostgreSQL demande le paquet { $module } : pip install "paravent[postgresql]"
cli-no-store = Les tables ne peuvent pas être gardées là : { $reason }
cli-backed-up = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $lines } lignes. Gardez-le aussi bien que les tables elles-mêmes : toutes les cartes y sont.
cli-restored = De { $file } sont revenues { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $lines } lignes.
cli-damaged = La table { $table } est endommagée : sur ses { $lines } lignes, seules les { $read } premières sont lisibles.
cli-backup-no-store = Il n’y a pas de tables à sauvegarder : rien n’est encore gardé là.
cli-backup-no-backup = { $file } n’est pas une sauvegarde complète de Paravent : c’est autre chose, ou elle a été coupée ou modifiée. Rien n’a été restauré.
cli-backup-other-release = { $file } et les tables ne sont pas de la même version de Paravent : lancez une fois « paravent host » de la plus récente, ou servez-vous de celle-ci.
cli-backup-has-tables = Il y a déjà des tables à cet endroit, et rien n’a été restauré. Avec --replace, elles sont d’abord effacées.
cli-port-taken = Le port { $port } n’est pas utilisable : { $reason }. Choisissez-en un autre avec --port.
cli-no-address = L’adresse { $address } n’est pas utilisable : { $reason }. Choisissez-en une autre avec --bind.
cli-half-certificate = Il faut --tls-cert et --tls-key ensemble pour https.
cli-no-certificate = Le certificat et sa clé ne sont pas utilisables : { $reason }.
cli-bad-proxy = Un relais de confiance est une adresse IP ou un réseau comme 10.0.0.0/8, et non « { $proxy } ».
cli-bad-metrics = Les mesures demandent une adresse et un port comme 127.0.0.1:9100, et non « { $address } ».
cli-bad-node-url = Les autres serveurs joignent celui-ci à une adresse comme http://10.0.0.5:8000, et non « { $url } ».
cli-nodes-need-postgresql = Plusieurs serveurs ne partagent leurs tables que dans PostgreSQL : --data postgresql://…
cli-node-is-one-worker = Un serveur parmi d’autres est un seul processus : démarrez-en un par cœur, chacun avec son --node-url, plutôt que --workers.
cli-nodes-node = nœud
cli-nodes-lease = bail
cli-nodes-since = depuis
cli-nodes-tables-head = tables
cli-nodes-connections = connexions
cli-nodes-load = charge
cli-nodes-rules = règles
cli-nodes-dead = éteint
cli-nodes-tables = { $tables ->
    [one] Une table n’est pas finie
   *[other] { $tables } tables ne sont pas finies
} ; { $resting } reposent jusqu’à ce que quelqu’un vienne.
cli-bad-workers = Il faut de 1 à { $most } processus, ou « auto » pour un par cœur, et non « { $given } ».
cli-replaying = { $game }, { $players } joueurs

cli-pass-to = L’écran passe à { $name }, qui appuie ensuite sur Entrée.
cli-go-on = Entrée pour continuer.
cli-take-screen = Qui veut l’écran d’abord tape son numéro ({ $people }).
cli-visit = Entrée pour continuer, ou l’un des coups possibles.
cli-no-coach = D’autres personnes jouent ici : le conseil n’est donné qu’avec --hints, à tous.
cli-help = Taper un numéro ou un coup (Tab le complète) · ? tous les coups · ? MOT ceux d’une sorte · table · journal · règles · conseil · carnet · affirmer · paroles · quitter (enregistre)
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
help-verify = Rejouer une partie enregistrée et en vérifier chaque ligne.
help-learn = Apprendre un jeu en cinq minutes, en le jouant.
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
refusal-bad-cluster = { $address } n’est pas l’adresse d’une grappe de machines ; elle commence par ray://
refusal-no-ray = Ray n’est pas installé ici : pip install 'paravent[ray]'
refusal-no-cluster = Aucune grappe ne répond à { $address }.
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
help-play-by-memory = Personne ne voit ce qu’il aurait pu noter.
cli-notes = Ce que vous auriez pu noter :
cli-notes-none = Jusqu’ici, il n’y a rien que vous auriez pu noter.
cli-by-memory = Ici, tous jouent de mémoire.
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

cli-new-game = { $folder } contient { $game }, un petit jeu qui marche. Essayez :
cli-folder-not-empty = { $folder } n’est pas vide : nommez un autre dossier avec --into.
cli-folder-unwritable = On ne peut rien écrire dans { $folder } : { $reason }
cli-bad-game-name = Le nom d’un jeu s’écrit en minuscules, chiffres et _, et commence par une lettre ; « { $name } » ne va pas.
cli-game-name-taken = Le nom « { $name } » est déjà pris.
help-new-game = Écrire un petit jeu qui marche, comme paquet à part, pour commencer.
help-new-game-into = Le dossier où écrire ; sinon un dossier du nom du jeu.

# Comparaisons et pages
cli-option-twice = Une option est nommée deux fois ; « paravent compare » joue avec les deux valeurs.
refusal-bad-comparison = Nommez une option au moins deux fois, avec des valeurs différentes, pour 2 à { $most } règles en tout.
help-page = Écrire aussi le rapport dans ce fichier : une page avec des graphiques.
help-compare = Jouer les mêmes donnes avec une règle et avec une autre : nommez une option deux fois.
help-compare-games = Le nombre de donnes.
help-compare-seed = La même graine donne le même rapport.
help-compare-bots = easy, normal, hard, simple ou random ; ou un par place, séparés par des virgules.
help-compare-options = Une option du jeu ; nommée deux fois, les deux valeurs sont jouées.
help-compare-file = Écrire aussi le rapport dans ce fichier, en JSON.
lab-best-of-a-round = Meilleur score d’une manche, par rôle
lab-least-most = du minimum au maximum
report-bots = robots
report-options = options
report-seed = graine
report-against = B : { $second }, contre A : { $first }
report-difference = écart
report-to-settle = à jouer encore
report-games = { $games }
report-points = pts
report-too-few = trop peu de parties
report-no-difference = aucun écart
report-is-settled = tranché
report-more = { $games ->
    [one] encore { $games } partie environ
   *[other] encore { $games } parties environ
}
report-same-deals = Chaque donne a été jouée avec chaque règle, avec les mêmes cartes là où les règles distribuent pareil, et avec la même chance pour les robots.
report-shares = Une barre est une part ; ses moustaches sont l’intervalle de Wilson à 95 %. Parmi les victoires, un trait en pointillés marque ce qu’aurait chaque place si toutes se valaient.
report-numbers = Là où l’on compte des valeurs, les barres montrent combien de fois chacune est apparue ; le trait est la moyenne, avec son intervalle à 95 %. Plusieurs cas d’une même partie se tiennent : les intervalles y sont un peu trop étroits.
report-luck = Un intervalle sur vingt manque la vérité : parmi beaucoup de lignes, attendez-vous à ce que le hasard en fasse sortir quelques-unes.
report-differences = Une barre est la seconde règle moins la première, donne par donne ; ses moustaches sont un intervalle à 95 %. Là où elles coupent le zéro en pointillés, la barre est pâle : ce n’est peut-être que du hasard.
report-settled = « Encore N parties environ » : tant de parties de plus sépareraient, quatre fois sur cinq, l’intervalle du zéro, si l’écart est bien celui que l’on voit.

# Les questions en mots
prompt-head = { $game } : vous êtes { $name }, place { $seat } sur { $players } (les places se comptent à partir de 0)
prompt-rules = Les règles
prompt-new = Du nouveau depuis votre dernière question
prompt-said = Ce qui s’est dit
prompt-talk = { $name } : « { $words } »
prompt-see = Ce que vous voyez
prompt-question = La question
prompt-moves = Vos coups
prompt-standing = Ce que vous pouvez faire aussi, interrogé ou non
prompt-many = { $count } façons en tout : { $pattern } (un mot par emplacement ; tous ne vont pas ensemble)
prompt-not-asked = On ne vous demande rien en ce moment.
prompt-over = La partie est terminée.
prompt-answer = Répondez par un coup, exactement comme il est écrit entre les guillemets.
prompt-wrong = Ce n’est pas un de vos coups : { $reason }

# Des modèles de langue à la table
help-mcp = Faire asseoir un modèle de langue à une table (Model Context Protocol).
help-mcp-table = Le lien de la table, tel que l’hôte le partage.
help-mcp-token = La clé d’une place déjà prise.
help-mcp-rules = Ce qui est dit des règles : none (rien), short (l’essentiel), whole (tout).
help-mcp-http = Servir par HTTP à cette adresse ; sinon par l’entrée et la sortie standard.
cli-no-mcp = Il faut pour cela le paquet « { $module } » : pip install 'paravent[mcp]'
cli-no-table = Aucune table où s’asseoir derrière { $link } : { $reason }
cli-mcp-here = À l’écoute sur { $url }
cli-bad-address = Une adresse s’écrit ADRESSE:PORT, et non « { $address } ».

# Exploitabilité
help-exploit = Résoudre les derniers tours d’un jeu, et dire combien on pourrait y gagner sur les robots.
help-exploit-after = Combien de décisions sont prises d’avance, d’après la graine.
help-exploit-deals = Combien de donnes sont distinguées, au plus.
help-exploit-bots = Qui mesurer, séparés par des virgules ; personne : -
help-exploit-samples = Combien de fois on pose la même question à un robot, car les robots varient.
help-exploit-iterations = Combien d’itérations de CFR+.
help-exploit-nodes = Le plus grand arbre que l’on construit.
help-exploit-seed = La même graine donne le même rapport.
help-exploit-file = Écrire aussi le rapport dans ce fichier, en JSON.
help-exploit-tree_file = Écrire aussi l’arbre dans ce fichier, au format de Gambit (.efg).
refusal-over-before = La partie est terminée après { $decisions } décisions : faites-en prendre moins d’avance.
cli-no-numpy = Il faut pour cela NumPy : pip install 'paravent[exploit]'
cli-tree-too-large = L’arbre a plus de { $nodes } nœuds : faites prendre plus de décisions d’avance (--after), ou permettez-en plus (--nodes).
cli-tree-not-timed = Quelqu’un ne peut pas savoir combien de décisions ont été prises : un tel jeu ne peut pas être résolu ici.
cli-exploit-head = { $game } : { $players } joueurs, graine { $seed } ; { $deals } donnes, { $nodes } nœuds, { $sets } ensembles d’information
cli-exploit-opening = D’avance : { $line }
cli-exploit-seat = place { $seat }

## Environnements d’étude

refusal-bad-action = Il n’y a pas de telle action ici : voyez le masque.
refusal-bad-actions = Chaque table d’un lot attend une action.
refusal-bad-batch = Un lot compte quelques tables ; avec les mêmes donnes à chaque place, un multiple du nombre de joueurs.
refusal-bad-env = Un environnement n’a pas ce réglage.
refusal-bad-seat = Il n’y a pas de telle place à cette table.
refusal-no-classes = Ce jeu n’a rien qui puisse s’écrire en nombres.
refusal-no-list = On ne peut pas énumérer les coups de { $game } : ses actions sont des rangs.
refusal-no-tensor = Il n’y a pas de nombres pour le champ « { $field } ».

## Paroles au terminal

cli-claim = { $name } : « { $words } »
cli-claims = Ce qui a été affirmé (✓ vrai, ✗ faux, une fois la partie finie) :
cli-claims-none = Personne n’a encore rien affirmé.
cli-claims-off = Cette table joue en silence : rien ne s’y affirme.
cli-claims-silent = Vous ne pouvez pas parler maintenant.
cli-claim-against = contredit une parole précédente
cli-say-what = Pour le dire : affirmer MOTS, comme ci-dessous ; au lieu de @?, une place, par exemple @2.
