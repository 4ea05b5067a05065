# Les mots du client de navigateur. Ce que disent les jeux est dans leurs catalogues.

close = Fermer
hold-to-peek = maintenir pour voir
you = vous
bot = robot
away = absent
bot-stands-in = un robot remplace
their-turn = (à son tour)
sure = Sûr ? { $what }

tap-to-open = ouvrir
tap-to-answer = répondre
tap-to-close = fermer
## Se repérer

to-home = Tous les jeux
not-found = Rien ici
no-page = Cette page n’existe pas. Le lien est-il complet ?
no-server = Le serveur ne répond pas. Cet appareil est-il sur le même réseau ?
connecting = Connexion…
rules = Règles
no-rules = Il n’y a pas encore de règles écrites.
tv = Table pour la télé

## Réglages

settings = Réglages
language = Langue
dark = Couleurs sombres
motion = Animations
sound = Sons
as-system = comme l’appareil
on = oui
off = non
let-bot-hold = Laisser un robot jouer pour moi
let-bot-hold-for = Laisser un robot jouer pour { $name }, qui est absent
take-back = Je rejoue moi-même
other-device = Continuer sur un autre appareil
other-device-help = Qui scanne ce code s’assied à votre place. Ne le montrez à personne d’autre.

## Accueil

pick-a-game = À quoi jouons-nous ?
players = { $fewest ->
    [1] { $most ->
        [1] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $fewest } à { $most } joueurs
}
your-tables = Vos tables
how-many = Joueurs
play-bots = Jouer tout de suite contre des robots
play-friends = Ouvrir une table pour des amis
more-settings = Nom, horloge, variantes
your-name = Votre nom
player = Joueur
bots-are = Robots
strength-easy = facile
strength-normal = normal
strength-hard = difficile
strength-simple = raisonnables
strength-random = au hasard
time-to-answer = Temps de réponse
no-clock = sans limite
seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
one-day = un jour

## Avant la partie

your-table = Votre table
at-the-table = À la table
seats-free = { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
table-full = Toutes les places sont prises.
wait-for-host = Tout le monde est là. L’hôte lance la partie.
invite = Inviter
invite-help = Scannez le code ou ouvrez le lien, tapez un nom, asseyez-vous.
invite-own-address = Cette adresse ne vaut que sur cet ordinateur : ailleurs, le lien n’ouvre rien. Ouvrez Paravent ici à l’adresse que montre le terminal, et invitez depuis là.
qr-of-table = Code QR avec le lien de cette table
link = Lien
copy = Copier
copied = Copié
fill-with-bots = Compléter avec des robots
start = Commencer
empty-seat = place libre
add-bot = Ajouter un robot
level-of = Le niveau de { $name }
free-seat = Libérer la place de { $name }
same-device = Quelqu’un d’autre joue sur cet appareil
their-name = Son nom
sit-down = S’asseoir
only-watch = Regarder seulement
fair-deal = Une donne honnête
fair-deal-help = Les cartes sont déjà distribuées, scellées sous ce nombre, et chaque joueur mêle un mot à la donne. À la fin, le compte rendu prouve que personne n’a choisi les cartes.
pass-device = Passez l’appareil à { $name }
pass-device-help = Les autres détournent le regard.
i-am = Je suis { $name }

## À la table

question = Ce qui est demandé
waiting-for = On attend { $names }.
answered = Votre réponse est donnée. Personne ne voit qui d’autre a répondu.
bot-holds = Un robot joue pour vous.
game-over = La partie est finie.
all-moves = Tous mes coups
secret-moves = Coups qui nomment mes secrets
all-moves-short = Tous les coups
link-connecting = connexion
link-live = connecté
link-lost = reconnexion
link-closed = non connecté
time-left = Temps restant
hours = { $hours } h
table-talk = Journal, discussion et carnet
log = Journal
chat = Discussion
notebook = Carnet
notebook-help = Vous seul pouvez lire ceci, sur tous vos appareils.
nothing-yet = Rien ne s’est encore passé.
nobody-spoke = Personne n’a dit un mot.
say-something = Dire quelque chose
send = Envoyer

## La fin

result = Résultat
points = Points
wins = { $name } gagne !
share = Les vainqueurs : { $names }
nobody-wins = Personne ne gagne.
rematch = Une autre partie
join-rematch = Rejoindre la partie suivante
replay = Revoir la partie
record = Compte rendu
to-start = Au début
to-end = À la fin
step = Étape
step-back = Une étape en arrière
step-on = Une étape de plus
through-eyes = Par les yeux de qui
spectator = Spectateur
scan-to-join = Scannez pour jouer
told-to-me = Dit à moi seul
no-moves-now = Rien pour l’instant.
all-open = Toutes cartes ouvertes
player-number = Joueur { $number }
replay-record = Revoir un compte rendu
replay-record-help = Un compte rendu est le fichier texte qu’une partie finie propose de télécharger, ou que Paravent a écrit dans le terminal. Il est vérifié, montré, et n’est pas gardé.
choose-record = Choisir un fichier
record-too-long = Ce fichier est trop long pour être le compte rendu d’une partie.
labelled = { $label } : { $value }
