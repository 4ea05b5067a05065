title = Sultans de Karaya
tagline = Un trône, deux camps, et personne n’est plus celui qu’il était.
pitch = Vous tenez une carte, face cachée : sultan, garde, assassin, esclave, ou quelqu’un qui a son propre vœu. Regardez, échangez, montrez-vous, frappez ; le trône tient ou tombe, et vous gagnez avec la carte que vous avez à la fin.
aim = Gagnez avec le camp de votre carte.
aim-sultan = Tenez un tour de table en vue.
aim-guard = Gardez le sultan en vie.
aim-assassin = Trouvez le sultan et tuez-le.
aim-slave = Trois esclaves en vue, côte à côte.
aim-slave-driver = En vue, pour le trône ; caché, contre lui.
aim-belly-dancer = En vue, contre le trône ; cachée, pour lui.
aim-vizier = Choisissez un camp et faites agir les autres pour lui.
aim-fortune-teller = Prédisez qui gagne, et soyez alors en vue.

## Personnages

name-sultan = Sultan
name-guard = Garde
name-assassin = Assassin
name-slave = Esclave
name-slave-driver = Marchand d’esclaves
name-belly-dancer = Danseuse du ventre
name-vizier = Vizir
name-fortune-teller = Voyante

## Camps, faces, façons de gagner

name-loyalists = Loyalistes
name-rebels = Rebelles
name-hidden = caché
name-visible = visible
name-dead = mort
name-assassination = le sultan a été assassiné
name-revolt = trois esclaves se sont révoltés côte à côte
name-token = le sultan a tenu son trône un tour entier
name-elimination = les rebelles n’ont plus personne pour gagner
name-laps = personne n’a su conclure à temps

## Ce qui est demandé

phase-turn = À vous : une seule chose à faire.
phase-dark = Tous les yeux sont fermés. Garder votre carte, ou l’échanger contre une autre carte cachée ?
phase-forced = Le vizir vous force la main : utilisez votre action.
phase-hunting = Bonne prise ! Chasser encore, capturer un esclave visible, ou en rester là ?
phase-prediction = Que disent les cartes : qui va gagner ?
phase-guard-window = { SEAT($assassin) } s’en prend à { SEAT($victim) }. Réagissez-vous ?
phase-avoid-window = { SEAT($guard) } veut vous mettre en détention. Réagissez-vous ?
phase-hunt-window = La chasse a débusqué { SEAT($slave) }, qui appelle à la révolte ! Réagissez-vous ?
phase-revolt-window = Révolte d’esclaves, lancée par { SEAT($slave) } ! Réagissez-vous ?

## Coups

move-look = Regarder chez { SEAT($target) }
move-swap = { $target ->
    [none] Échanger avec la carte de réserve
   *[other] Échanger avec { SEAT($target) }
}
move-hide = Se cacher
move-keep = Garder sa carte
move-exchange = { $target ->
    [none] Échanger en secret avec la réserve
   *[other] Échanger en secret avec { SEAT($target) }
}
move-execute = Faire exécuter { SEAT($target) }
move-detain = Mettre { SEAT($target) } en détention
move-kill = Frapper { SEAT($target) }
move-revolt = Lancer une révolte
move-capture = Capturer { SEAT($target) }
move-hunt = Chasser { SEAT($target) }
move-stop = Arrêter la chasse
move-dance = Danser
move-force = Forcer { SEAT($target) } à agir, pour les { NAME($side) }
move-gaze = Scruter chez { SEAT($targets) }
move-predict = Prédire : les { NAME($side) } vont gagner
move-intervene = Intervenir
move-join = Rejoindre la révolte
move-avoid = Rester libre
move-pass = Laisser faire
move-reveal = Se révéler
move-time-up = Le temps est écoulé

## Ce qui s’est passé

event-round-began = Manche { $round }. Nouvelles cartes ; { SEAT($first) } commence.
event-dealt = Votre carte : { NAME($card) }.
event-turn-began = C’est à { SEAT($seat) }.
event-skipped = { SEAT($seat) }, sous bonne garde, passe son tour.
event-looked = { $card ->
    [none] { SEAT($seat) } regarde chez { SEAT($target) }.
   *[other] { SEAT($seat) } regarde chez { SEAT($target) } : { NAME($card) }.
}
event-swapped = { $partner ->
    [none] { $gave ->
        [none] { SEAT($seat) } échange avec la carte de réserve.
       *[other] { SEAT($seat) } pose au centre : { NAME($gave) }, et prend : { NAME($got) }.
    }
   *[other] { $gave ->
        [none] { SEAT($seat) } et { SEAT($partner) } échangent leurs cartes.
       *[other] { SEAT($seat) } et { SEAT($partner) } échangent leurs cartes : { NAME($gave) } contre { NAME($got) }. Eux deux seuls le savent.
    }
}
event-hid = { SEAT($seat) } se cache. Fermez les yeux !
event-exchanged = { $partner ->
    [none] Dans le noir, { SEAT($seat) } laisse en réserve : { NAME($gave) }, et prend : { NAME($got) }.
   *[other] Dans le noir, { SEAT($seat) } glisse à { SEAT($partner) } : { NAME($gave) }, et prend : { NAME($got) }.
}
event-eyes-opened = Ouvrez les yeux. { SEAT($seat) } a peut-être échangé sa carte, ou pas.
event-revealed = { SEAT($seat) } est en vue : { NAME($card) }.
event-token-placed = Le jeton blanc est devant { SEAT($seat) }. Si son tour revient, les Loyalistes gagnent.
event-token-removed = Plus de sultan en vue : le jeton blanc devant { SEAT($seat) } disparaît.
event-attacked = { SEAT($seat) } s’en prend à { SEAT($victim) } !
event-executed = { SEAT($seat) } fait exécuter { SEAT($victim) }.
event-died = { SEAT($seat) } meurt : { NAME($card) }.
event-arrested = { SEAT($seat) } met la main sur { SEAT($target) }.
event-detained = En détention : { SEAT($seat) }.
event-revolted = { SEAT($seat) } lance une révolte !
event-missed = { SEAT($seat) } chasse { SEAT($target) }, qui n’est pas esclave.
event-captured = En captivité : { SEAT($seat) }.
event-freed = De nouveau libres, et furieux : { SEAT($seats) }.
event-compelled = { SEAT($seat) }, pour les { NAME($side) }, force { SEAT($target) } à agir.
event-gazed = { $cards ->
    [none] { SEAT($seat) } scrute chez { SEAT($targets) }.
   *[other] { SEAT($seat) } scrute chez { SEAT($targets) } : { NAME($cards) }.
}
event-predicted = { SEAT($seat) } prédit la victoire des { NAME($side) }.
event-round-ended = { $side ->
    [none] La manche { $round } finit sans vainqueur : { NAME($how) }. En réserve : { NAME($spare) }.
   *[other] Les { NAME($side) } gagnent la manche { $round } : { NAME($how) }. Points par place : { $points }. En réserve : { NAME($spare) }.
}
event-time-ran-out = Le temps est écoulé : cette manche est la dernière.
event-ended = La partie est finie. Au sommet de l’intrigue : { SEAT($winners) }.

## Fins

ending-rounds = La dernière manche est jouée.
ending-points = Quelqu’un a assez de points.
ending-time = Le temps est écoulé.

## Options

option-end = Durée de la partie
option-end-help = Quand la partie s’arrête, toujours après une manche entière.
option-end-rounds = manches
option-end-points = points
option-end-time = minutes
option-rounds = Manches
option-rounds-help = Le nombre de manches.
option-target = Points à atteindre
option-target-help = La partie s’arrête après une manche où quelqu’un a ce total.
option-minutes = Minutes
option-minutes-help = La manche en cours quand ce temps est écoulé est la dernière.
option-hunt_revolts = Les esclaves chassés se révoltent
option-hunt_revolts-help = Un esclave que la chasse révèle appelle les autres à la révolte avant d’être capturé ; lui-même n’y compte pas.
option-max_laps = Tours de table par manche
option-max_laps-help = Une manche qui fait plus de tours de table s’arrête, et personne ne marque.

## La première fois que l’on demande ou que se passe quelque chose

first-turn = Regarder une carte, échanger, se cacher si l’on est en vue, ou agir selon son personnage : une seule de ces choses.
first-dark = Tous les yeux sont fermés : personne ne verra si vous échangez, ni avec qui.
first-forced = Le vizir vous a choisi : votre carte est retournée, et vous devez agir aussitôt.
first-hunting = Un esclave a été trouvé et capturé ; vous pouvez chasser encore, mais un échec y met fin.
first-prediction = Si le camp que vous nommez gagne pendant que vous êtes en vue, vous marquez avec lui.
first-guard-window = Seul un garde peut s’interposer. Tous ceux qui pourraient l’être sont interrogés : la question ne trahit donc rien.
first-avoid-window = Un garde ou le sultan peut retourner sa carte et rester libre ; tout autre est détenu.
first-revolt-window = Un esclave peut se joindre et retourne sa carte ; trois libres côte à côte gagnent aussitôt.
first-hunt-window = Un esclave traqué appelle à la révolte : d’autres peuvent le rejoindre avant la capture ; trois libres côte à côte gagnent.
first-event-token-placed = Le sultan est en vue : si le siège au jeton blanc revient à son tour, les loyalistes gagnent.
first-event-hid = Qui se cache peut échanger dans le noir : ce que vous saviez de cette carte n’est plus sûr.
first-event-died = Les morts ne comptent plus : ceux qui les entouraient deviennent voisins.

## Écrans

word-round = { $end ->
    [points] manche { $round }, jusqu’à { $target } points
    [time] { $up ->
        [yes] manche { $round }, la dernière : le temps est écoulé
       *[no] manche { $round }, pour { $minutes } minutes
    }
   *[rounds] manche { $round } sur { $rounds }
}
word-lap = tour { $lap } sur { $laps } au plus
word-player = joueur
word-card = carte
word-tokens = jetons
word-points = points
word-spare = Carte de réserve
word-detained = en détention
word-captive = en captivité
word-marked = sous contrainte
word-white = jeton blanc
word-for = pour les { NAME($side) }
word-your-card = Votre carte
word-barred = Pas d’échange avec { $players } à votre prochain tour.
word-nobody-knows = face cachée

## Pourquoi un coup est conseillé

why-look = Cela ne coûte que le tour, et vous saurez qui est { SEAT($seat) }.
why-kill = { SEAT($seat) } est le sultan à { $percent } %.
why-detain = { SEAT($seat) } perd un tour.
why-execute = { SEAT($seat) } est un rebelle à découvert.
why-swap = { SEAT($seat) } tient le plus probablement { NAME($card) } ({ $percent } %).
why-swap-spare = Vous seul saurez quelle est la carte du milieu.
why-hunt = { SEAT($seat) } est un esclave à { $percent } %.
why-hide = À découvert, chacun peut vous viser ; dans le noir, vous pouvez échanger votre carte.
why-keep = La carte que vous avez vaut mieux que ce que vous pourriez prendre.
why-revolt = { $count ->
    [0] Tout esclave peut se joindre ; trois côte à côte gagnent aussitôt.
    [one] Un esclave est déjà à découvert ; trois côte à côte gagnent aussitôt.
   *[other] { $count } esclaves sont déjà à découvert ; trois côte à côte gagnent aussitôt.
}
why-intervene = L’assassin meurt, et votre camp garde une vie.
why-reveal = Un tour de table à découvert, et les loyalistes gagnent.

## Une première partie

lesson-first-hello = Bienvenue à Karaya, { SEAT(0) } ! Il y a un trône et deux camps : les loyalistes veulent garder le sultan, les rebelles le renverser. Votre camp est celui de la carte que vous tiendrez à la fin.
lesson-first-card = Voici votre carte : un esclave, donc un rebelle. Trois esclaves en vue, côte à côte, suffisent à renverser le trône. Personne d’autre ne sait ce que vous tenez.
lesson-first-look = Personne ne sait encore rien. À votre tour, vous faites une seule chose : regarder, échanger, vous cacher, ou utiliser le pouvoir de votre carte. On peut regarder la carte cachée de n’importe qui : touchez { SEAT(1) }.
lesson-first-guard = Un garde, du camp loyaliste ! Personne d’autre ne l’a vu. Regardez : aux autres maintenant, une chose chacun.
lesson-first-other = À vous de nouveau : un tour de table est fini. Et de l’autre côté de vous ? Regardez la carte de { SEAT(4) }.
lesson-first-sultan = Le sultan en personne ! Retenez-le bien, et regardez ce que font les autres.
lesson-first-revolt = { SEAT(2) } révèle un esclave et lance la révolte. Il en faudrait trois côte à côte, en vue, pour gagner ; mais entre vous deux il y a { SEAT(1) }, dont vous connaissez la carte. La rejoindre, ou laisser faire ?
lesson-first-revolt-wrong = Vous seriez en vue pour rien : entre vous deux, il y a un garde. Restez caché cette fois, laissez faire.
lesson-first-quiet = Bien vu : sans troisième, la révolte retombe, et personne n’a appris qui vous êtes. Regardez la suite.
lesson-first-middle = Il y a une carte de plus au milieu, face cachée. Elle n’est à personne ; on peut aussi la prendre, en échange de la sienne.
lesson-first-swap = Seule compte la carte que l’on tient à la fin. Changez donc de camp : échangez avec { SEAT(1) }. Tout le monde voit l’échange, mais vous êtes deux à connaître les cartes.
lesson-first-changed = Vous voilà garde, loyaliste, et { SEAT(1) } a votre esclave. Un garde peut arrêter un assassin si l’assassin ou sa victime est assis à côté de lui. Regardez les autres.
lesson-first-strike = { SEAT(3) } est un assassin et frappe { SEAT(4) } : le sultan que vous avez vu ! S’il meurt, les rebelles gagnent. Vous êtes garde, juste à côté de { SEAT(4) } : intervenir, ou laisser faire ?
lesson-first-strike-wrong = Alors le sultan meurt, et les loyalistes ont perdu. Vous êtes son garde : intervenez !
lesson-first-saved = L’assassin est mort avant de frapper : un garde arrête l’attaque si l’attaquant ou la victime est à côté de lui. Mais votre carte est en vue maintenant : tous savent que vous êtes garde.
lesson-first-hide = Si votre camp gagne, une carte en vue marque 2 points, une carte cachée 1 seul. Mais en vue, tout le monde sait qui vous êtes. Cachez-vous pour l’instant.
lesson-first-dark = Tous les yeux sont fermés. Qui se cache garde sa carte, ou l’échange contre n’importe quelle carte cachée, sans que personne sache laquelle. Vous savez où est le sultan : touchez { SEAT(4) }.
lesson-first-dark-wrong = C’est permis, mais pas aujourd’hui : prenez la carte du sultan. Elle est chez { SEAT(4) }.
lesson-first-throne = Vous êtes le sultan ! { SEAT(4) } a reçu votre garde et peut s’en douter, mais personne d’autre. Regardez ce que font les autres.
lesson-first-reveal = Le sultan gagne en osant se montrer : si vous êtes encore en vue quand revient votre tour, les loyalistes gagnent. Révélez-vous !
lesson-first-token = Le jeton blanc est devant vous : il faut tenir un tour de table, et tous les rebelles savent qui renverser. Se révéler ne compte pas comme action : il vous en reste une. Regardez la carte de votre choix.
lesson-first-lap = Le tour de table commence. Regardez, et retenez votre souffle.
lesson-first-danger = Une révolte contre vous ! Trois esclaves côte à côte seraient votre fin : { SEAT(1) }, { SEAT(2) } et { SEAT(4) }. Mais { SEAT(4) } tient le garde que vous avez donné. Regardez qui la rejoint.
lesson-first-failed = Deux esclaves côte à côte, et pas de troisième : la révolte a échoué. Il ne reste que le tour de { SEAT(2) } et celui de { SEAT(4) }, et vous aurez tenu. Regardez.
lesson-first-more = Vous êtes resté sultan, en vue, un tour de table entier : les loyalistes gagnent, et vous marquez 2, puisque vous étiez en vue. { SEAT(4) }, garde caché, marque 1.
lesson-first-end = Ce n’est pas tout : un garde peut retenir quelqu’un un tour, le sultan exécuter un rebelle en vue, et à plus de joueurs d’autres personnages entrent en jeu. C’était une manche ; une partie complète en compte cinq. Bonne chance !

## Simulations

lab-ending-rounds = toutes les manches jouées
lab-ending-points = points atteints
lab-ending-time = temps écoulé
lab-rounds-won = Manches gagnées,
lab-ways-to-win = Façons de gagner,
lab-characters-who-score = Personnages qui marquent,
lab-points-of-a-round = Points d’une manche,
lab-players = joueurs
lab-acts = Actes par partie
lab-looks = regards
lab-swaps = échanges ouverts
lab-hidings = mises à l’abri
lab-exchanges = échanges secrets
lab-strikes = attentats
lab-deaths = morts
lab-detentions = détentions
lab-revolts = révoltes
lab-assassination = assassinat
lab-revolt = révolte
lab-token = jeton blanc
lab-elimination = élimination
lab-laps = trop de tours de table

## Aides
aid-seen = { NAME($card) } : vous avez vu la carte
aid-was = { NAME($card) } avant le noir ; la carte a pu être échangée depuis
aid-spare-seen = Au milieu : { NAME($card) }
aid-spare-was = Au milieu : { NAME($card) } avant le noir ; elle a pu être échangée depuis

## Paroles : ce qu’on dit de soi et des autres, vrai ou non

claim-am = { $what ->
    [sultan] Je suis le Sultan.
    [guard] Je suis Garde.
    [assassin] Je suis Assassin.
    [slave] Je suis Esclave.
    [slave-driver] Je suis le Marchand d’esclaves.
    [belly-dancer] Je suis la Danseuse du ventre.
    [vizier] Je suis le Vizir.
    [fortune-teller] Je suis la Voyante.
   *[other] Je suis { NAME($what) }.
}
claim-saw = { SEAT($about) } : j’ai vu sa carte, c’est { NAME($what) }.
claim-accuse = { SEAT($about) } joue contre moi.
claim-trust = { SEAT($about) } est de mon côté.
claim-spare = { SEAT($about) }, je ne vous ferai rien.
claim-ask-swap = { SEAT($about) }, échangez votre carte avec moi.
