title = Sultans de Karaya
tagline = Un trône, deux camps, et personne n’est plus celui qu’il était.

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

phase-turn = À vous : regarder, échanger ou vous cacher, ou utiliser votre personnage.
phase-dark = Tous les yeux sont fermés. Garder votre carte, ou l’échanger contre une autre carte cachée ?
phase-forced = Le vizir vous force la main : utilisez votre action.
phase-hunting = Bonne prise ! Chasser encore, capturer un esclave visible, ou en rester là ?
phase-prediction = Que disent les cartes : qui va gagner ?
phase-guard-window = { SEAT($assassin) } s’en prend à { SEAT($victim) }. Réagissez-vous ?
phase-avoid-window = { SEAT($guard) } veut vous mettre en détention. Réagissez-vous ?
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
move-kill = Tuer { SEAT($target) }
move-revolt = Lancer une révolte
move-capture = Capturer { SEAT($target) }
move-hunt = Chasser { SEAT($target) }
move-stop = Arrêter la chasse
move-dance = Danser
move-force = Forcer { SEAT($target) } à agir, pour les { NAME($side) }
move-gaze = Scruter chez { SEAT($targets) }
move-predict = Prédire : les { NAME($side) } vont gagner
move-intervene = Intervenir : tuer l’assassin
move-join = Rejoindre la révolte
move-avoid = Se révéler et rester libre
move-pass = Laisser faire
move-reveal = Se révéler : le trône est à vous

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
       *[other] { SEAT($seat) } et { SEAT($partner) } échangent leurs cartes : { NAME($gave) } contre { NAME($got) }.
    }
}
event-hid = { SEAT($seat) } se cache. Fermez les yeux !
event-exchanged = { $partner ->
    [none] Dans le noir, { SEAT($seat) } laisse en réserve : { NAME($gave) }, et prend : { NAME($got) }.
   *[other] Dans le noir, { SEAT($seat) } glisse à { SEAT($partner) } : { NAME($gave) }, et prend : { NAME($got) }.
}
event-eyes-opened = Ouvrez les yeux. { SEAT($seat) } a peut-être échangé sa carte, ou pas.
event-revealed = { SEAT($seat) } est à découvert : { NAME($card) }.
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
event-ended = La partie est finie. Au sommet de l’intrigue : { SEAT($winners) }.

## Fins

ending-rounds = La dernière manche est jouée.
ending-target = Quelqu’un a assez de points.

## Options

option-rounds = Manches
option-rounds-help = Le nombre de manches.
option-target = Points à atteindre
option-target-help = La partie s’arrête aussi après une manche où quelqu’un a ce total ; 0 : sans objet.
option-max_laps = Tours de table par manche
option-max_laps-help = Une manche qui fait plus de tours de table s’arrête, et personne ne marque.

## Écrans

word-round = manche { $round } sur { $rounds }
word-lap = tour { $lap } sur { $laps } au plus
word-player = joueur
word-card = carte
word-tokens = jetons
word-points = points
word-spare = Carte de réserve :
word-detained = en détention
word-captive = en captivité
word-marked = sous contrainte
word-white = jeton blanc
word-for = pour les { NAME($side) }
word-your-card = Votre carte
word-barred = Pas d’échange avec { $players } à votre prochain tour.
word-nobody-knows = face cachée

## Simulations

lab-ending-rounds = toutes les manches jouées
lab-ending-target = points atteints
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
