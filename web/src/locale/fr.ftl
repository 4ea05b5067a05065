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
rules-whole = Les règles complètes
rules-short = La version courte
rules-now = Maintenant :
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
play-bots = Jouer contre des robots
play-friends = Ouvrir une table pour des amis
more-settings = Nom, horloge, variantes
your-name = Votre nom
player = Joueur
bots-are = Robots
strength-easy = facile
strength-normal = normal
strength-hard = difficile
strength-simple = raisonnables
stronger-bots = Jouer contre des robots de niveau { $level }
stronger-bots-why = Vous avez gagné trois fois de suite.
weaker-bots = Jouer contre des robots de niveau { $level }
weaker-bots-why = Trois parties perdues de suite : un peu plus doux, peut-être.
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
add-bot = Un robot
choose-who = Lequel ?
who-comes = Qui vient à la table ?
add-somebody = Ajouter { $name }, { $who }
level-of = Le niveau de { $name }
free-seat = Libérer la place de { $name }
same-device = Quelqu’un d’autre joue sur cet appareil
their-name = Son nom
sit-down = S’asseoir
only-watch = Regarder seulement
fair-deal = Une donne honnête
fair-deal-help = La part de la table dans la donne est scellée sous ce nombre. L’appareil de chaque joueur tire un mot, le scelle aussi, et l’ouvre au début, quand on ne peut plus en choisir un autre. À la fin, le compte rendu prouve que personne n’a choisi les cartes.
words-are-opened = Les cartes sont distribuées quand chacun a ouvert son mot. On attend { $names }, { $seconds } secondes au plus.
dealt-anew = Quelqu’un n’a pas ouvert son mot pour la donne et a perdu sa place. On recommence la donne, et plus personne ne s’assoit.
deal-kept = Les cartes sont bien celles qui étaient scellées avant le début.
deal-broken = Le compte rendu ne correspond pas à ce qui était scellé avant le début : quelqu’un a pu choisir les cartes.
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
game-time-left = Temps restant dans la partie
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
rematch-then = Mêmes joueurs, mêmes places ; la télé suit, s’il y en a une.
join-rematch-then = Votre place vous attend.
the-places = Le classement
show-all = Tout montrer
decided-points = { $points ->
    [one] { SEAT($winner) } devance { SEAT($second) } d’un point.
   *[other] { SEAT($winner) } devance { SEAT($second) } de { $points } points.
}
decided-rules = { SEAT($winner) } et { SEAT($second) } ont autant de points ; selon les règles, { SEAT($winner) } passe devant.
decided-share = Rien ne les sépare : la première place est partagée.
place-of = Place { $place } : { $name }, { $points }
hidden-all-along = Ce qui était caché depuis le début
awards = Distinctions
award-sought-after = Sur toutes les lèvres
award-sought-after-why = { $count } fois, ce que les autres ont fait concernait { SEAT($seat) }.
award-so-close = À un cheveu près
award-so-close-why = { $points ->
    [one] Il a manqué un point à { SEAT($seat) } pour la première place.
   *[other] Il a manqué { $points } points à { SEAT($seat) } pour la première place.
}
award-in-the-thick = Dans le feu de l’action
award-in-the-thick-why = Sur { $all } choses arrivées, { $count } sont l’œuvre de { SEAT($seat) }.
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

## What happens on the table

go-on = Continuer
go-on-asked = Une question vous attend.
recap = Depuis votre dernier tour
see-again = revoir
games-come = Les jeux se mettent en place…
minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}

## Apprendre

lesson = Leçon
learn = Apprendre en cinq minutes
learn-first = Apprenez-le en cinq minutes
lesson-skip = Passer : je connais le jeu
lesson-try-again = Réessayer
lesson-fold = Masquer
lesson-watch = Regarder
lesson-learner = Robin
lesson-unfold = Que dois-je faire ?
lesson-play-on = Continuer cette partie
lesson-bots = Nouvelle partie contre des robots
my-aim = Votre but
aids = Ce que vous auriez pu noter
by-memory = De mémoire seulement
by-memory-help = Personne ne voit ce qu’il aurait pu noter.
silence = Silence
silence-help = Personne n’affirme rien, et les robots gardent leurs remarques pour eux
silence-here = Cette table joue en silence : rien ne s’affirme, et les robots se taisent.
by-memory-here = Ici chacun joue de mémoire : pas d’aides dans le carnet.
coach-ask = Que feriez-vous ?
coach-thinks = Le conseiller réfléchit …
coach-nothing = Rien ne vient à l’esprit pour l’instant.
coach-not-asked = On ne vous demande rien pour l’instant.
coach-worth = En pour cent : combien de parties, parmi celles que le conseiller imagine d’après ce que vous savez, finissent bien pour vous.
coach-believes = Ce que l’on pourrait croire
coach-allowed = On peut demander conseil à cette table : « Que feriez-vous ? »
coach-option = On peut demander conseil
coach-option-help = Chacun à la table peut demander « Que feriez-vous ? ». Seul avec des robots, on le peut toujours.
percent = { $part } %
first-time = Pour la première fois
first-time-read = Compris
explain = Expliquer ce qui est nouveau
explain-help = Une phrase, la première fois que l’on demande ou que se passe quelque chose. Remis, tout est expliqué à nouveau.
lesson-again = Refaire la leçon

## The screen and its sounds

pace = Rythme de ce qui se passe
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-instant = immédiat
tv-in-room = Il y a une télé dans la pièce : cet appareil se tait
mute = Couper le son
unmute = Remettre le son
notify-me = Me prévenir quand c’est mon tour
alone = Je suis seul à voir cet écran
alone-help = Mes cartes et mes secrets restent visibles. Sinon, j’appuie pour regarder.
alone-ask = Êtes-vous seul à voir cet écran ?
alone-yes = Moi seul : laisser mes secrets visibles
alone-no = D’autres peuvent voir : j’appuie pour regarder
you-are-asked = C’est à vous de jouer.
keys = Clavier
key-skip = Échap, Espace ou Entrée : scène suivante
key-pace = + et − : plus vite, moins vite
key-mute = M : couper ou remettre le son
key-rooms = L, C, N, S : journal, discussion, carnet, dire
key-moves = A : tous mes coups · ? : règles
menu = Menu
data = Ce qui est gardé
kept-for-ever = Ici, les tables, les conversations et les carnets sont gardés jusqu’à ce que quelqu’un les efface.
kept-days = Ici, les tables, les conversations et les carnets sont effacés { $days ->
    [one] un jour
   *[other] { $days } jours
  } après le dernier événement de la table.
export = Emporter ce qui est gardé de moi
share-record = Toute personne qui a le lien peut revoir cette partie
record-shared = Une personne de la table partage cette partie : qui a le lien peut la revoir, toutes cartes ouvertes.
record-private = Seules les personnes qui ont joué peuvent revoir cette partie.
erase-mine = Effacer ce que j’ai dit et noté
delete-table = Effacer cette table
menu-unread = Menu : { $count } non lus
at-turn = À { $name } de jouer
waiting-for-many = On attend { $count } joueurs.
queued = Votre réponse est gardée ici ; elle partira dès que la connexion reviendra.
come-back = Scannez pour revenir ou pour regarder
tv-own-address = Cette adresse est propre à cet ordinateur : les téléphones ne peuvent pas l’ouvrir. Ouvrez Paravent ici à l’adresse indiquée dans le terminal.

## Joining

code = Code
code-of-table = Code de table
to-the-table = Rejoindre
join-table = Rejoindre une table
join-table-help = L’écran de l’hôte et la télé montrent un code de quatre signes.
code-where = ou tapez-le sur { $host }/join
choose-look = Choisir une figure et une couleur
name-and-look = Mon nom et ma figure
seats-and-variants = Joueurs, temps, variantes
my-colour = Couleur
my-figure = Figure
figure-number = Figure { $number }
colour-0 = bleu
colour-1 = rouge
colour-2 = vert
colour-3 = violet
colour-4 = ocre
colour-5 = turquoise
colour-6 = magenta
colour-7 = ardoise
colour-8 = orange
colour-9 = olive
colour-10 = indigo
colour-11 = brun
colour-12 = bleu nuit
colour-13 = cramoisi
colour-14 = gris
ready = prêt
i-am-ready = Je suis prêt
not-ready = Pas encore prêt
are-ready = { $ready ->
    [0] Aucun invité n’est encore prêt.
    [one] { $ready } invité sur { $people } est prêt.
   *[other] { $ready } invités sur { $people } sont prêts.
}
change-answer = Changer ma réponse

## People

people = Les personnes
about-person = Que faire à propos de { $name }
about-line = À propos de ce message de { $name }
is-host = hôte
is-muted = sans la parole
is-hushed = messages masqués
is-handed = attend son nouvel appareil
hush = Masquer { $name } pour moi
unhush = Lire de nouveau { $name }
mute-person = Retirer la parole
unmute-person = Rendre la parole
hand-anew = Confier la place à un autre appareil
hand-anew-sure = Fermer l’ancien appareil ? Tout le monde le saura.
handed-to = La place de { $name }, pour un autre appareil
handed-help = L’ancien appareil n’a plus la place. La première personne qui ouvre ce lien a la place, ses cartes et ses notes : ne le montrez à personne d’autre. Vous ne pouvez pas l’ouvrir sans que cela se voie : il ne sert qu’une fois.
handed-done = Ranger le lien
remove-person = Retirer la place
remove-sure = Vraiment ? { $name } perd sa place et peut se rasseoir.
remove-in-play = Vraiment ? { $name } perd sa place, un robot continue.
ban-person = Exclure de cette table
ban-sure = Vraiment ? { $name } perd sa place et ne pourra plus ni jouer ni regarder ici.
grace-left = { $seconds ->
    [one] Dans une seconde, la place pourra être confiée à un robot.
   *[other] Dans { $seconds } secondes, la place pourra être confiée à un robot.
}
grace-none = aucun
grace-here = Délai pour les absents : { $time }. L’hôte ne peut faire jouer un robot à leur place qu’ensuite.
grace-option = Délai pour les absents
grace-option-help = L’hôte ne peut faire jouer un robot à leur place qu’ensuite. Il ne change plus une fois la partie commencée.
talk-option = La discussion est ouverte
watch-option = On peut regarder la partie
watch-option-help = Une télé compte comme un spectateur.
talk-is-closed = L’hôte a fermé la discussion.
you-are-muted = L’hôte vous a retiré la parole : ce que vous diriez n’atteindrait personne.
no-watching-here = Seuls les joueurs voient la partie : pas de spectateurs.
report-person = Signaler à l’hôte
report-line = Signaler ce message à l’hôte
report-why = Que se passe-t-il ? (facultatif)
host-is-told = l’hôte est prévenu, et personne d’autre
reports = Signalé à vous
report-told = { $by } se plaint de { $name }.
notices = Ce que l’hôte a fait
notice-muted = L’hôte a retiré la parole à { $name }.
notice-unmuted = L’hôte a rendu la parole à { $name }.
notice-removed = L’hôte a retiré sa place à { $name }.
notice-banned = L’hôte a fermé cette table à { $name }.
notice-handed = L’hôte confie la place de { $name } à un autre appareil : la personne qui ouvre son lien y joue.
notice-claimed = La place de { $name } est reprise sur un autre appareil.
notice-held = { $name } n’est plus là : un robot joue à sa place.
notice-talk-closed = L’hôte a fermé la discussion.
notice-talk-open = L’hôte a rouvert la discussion.
notice-spectators-out = L’hôte n’admet plus de spectateurs.
notice-spectators-in = L’hôte admet de nouveau des spectateurs.
shown-out = Vous n’êtes plus à cette table
back-to-table = Retour à la table

## Paroles

say-button = Dire…
say-what = Que dites-vous ?
say-of = Dire quelque chose : { $name }…
say-of-whom = De qui ?
say-else = Dire autre chose
say-help = Vrai ou non : à la fin, chacun verra ce qu’il en était.
claims = Paroles
claims-of = Paroles de { $name } ou à son sujet : { $count }
claims-by-and-of = { $name } : paroles dites et entendues
claim-said = { $name } : « { $words } »
claim-contradicts = se contredit
claim-true = vrai
claim-false = faux
nobody-claimed = Personne n’a encore rien affirmé.
