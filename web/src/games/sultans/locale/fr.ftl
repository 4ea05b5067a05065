## La table

table-my-place = Votre place à la table
table-my-card = Ma carte
table-middle = La carte du milieu
table-react = Réagir…
table-with-my-card = Utiliser ma carte…
table-with-my-card-then = Derrière le paravent : ce que votre personnage peut faire ici.
table-act-on = Sur qui ?
table-gaze-at = Quelles cartes regardez-vous ?
table-gaze-chosen = { $names }
table-nothing-to-do = Votre carte ne vous permet rien en ce moment.
table-seen = Ce que vous savez
table-eyes-closed = Tous les yeux sont fermés
table-their-turn = c’est son tour
table-face-down = Carte face cachée
table-alone = Moi seul vois cet écran
table-hidden = Votre carte est face cachée.
table-hidden-then = Ouvrez-la ci-dessous, à l’abri des regards.
table-you-are-dead = Vous êtes hors jeu. Regardez, et ne dites rien aux vivants.
table-why-dead = Les morts sont hors de la manche.
table-about-spare = Personne ne la tient. Un joueur caché peut l’échanger à l’aveugle.
table-points-so-far = { $points ->
    [0] pas encore de point
    [one] 1 point jusqu’ici
   *[other] { $points } points jusqu’ici
}
table-course-so-far = { $end ->
    [points] Manche { $round }, jusqu’à { $target } points
    [time] { $up ->
        [yes] Manche { $round }, la dernière
       *[no] Manche { $round }, { $minutes } minutes
    }
   *[rounds] Manche { $round } sur { $rounds }
}
table-course = { $last ->
    [yes] { table-course-so-far } · dernier tour
   *[no] { table-course-so-far } · tour { $lap }
}
table-headline = { $last ->
    [yes] Manche { $round } · dernier tour
   *[no] Manche { $round } · tour { $lap }
}
table-lap = { $last ->
    [yes] dernier tour de table
   *[no] tour de table { $lap }
}
table-danger-crown = { $turns ->
    [one] Couronné s’il est encore en vue après ce tour
   *[other] Couronné s’il est encore en vue dans { $turns } tours
}
table-danger-revolt = { SEAT($seats) } : un esclave de plus à côté, et c’est gagné
table-known = { $sure ->
    [yes] { $turns ->
        [0] { $who } : { NAME($role) }. Vous le savez.
        [one] { $who } : { NAME($role) }. Vous le savez depuis un tour.
       *[other] { $who } : { NAME($role) }. Vous le savez depuis { $turns } tours.
    }
   *[no] { $who } : { NAME($role) }, avant que les yeux se ferment. C’est peut-être une autre carte maintenant.
}

## Ce que fait une carte, ce qu’elle veut, ce qu’elle vaut

table-does-sultan = Fait exécuter un rebelle visible. Un tour de table en vue : couronné.
table-does-guard = Met un joueur en détention. À côté d’un attentat : peut intervenir et tuer d’abord.
table-does-assassin = Tue n’importe quel joueur, caché ou visible.
table-does-slave = Lance une révolte. Trois côte à côte gagnent.
table-does-slave-driver = Capture les esclaves ; chasse ceux qui sont cachés.
table-does-belly-dancer = Danse : les gardes à ses côtés ne peuvent rien.
table-does-vizier = Choisit un camp ; force un joueur caché à agir.
table-does-fortune-teller = Voit trois cartes ; prédit qui gagne.
table-worth-side = { $face ->
    [visible] Si votre camp gagne : { $points } points, en vue.
   *[other] Si votre camp gagne : { $points } point, caché ; 2, en vue.
}
table-worth-vizier = Caché : 1 point si un voisin en marque 2.
table-worth-nobody = Cachée, vous ne marquez rien.
table-worth-dead = Les morts ne marquent rien.

## Verbes

table-verb-look = Regarder
table-verb-look-then = pour vous seul
table-verb-swap = Échanger
table-verb-swap-then = tous voient que vous échangez
table-verb-exchange = Échanger
table-verb-exchange-then = sans témoin
table-verb-execute = Exécuter
table-verb-execute-then = un rebelle visible meurt
table-verb-detain = Arrêter
table-verb-detain-then = il passe un tour
table-verb-kill = Frapper
table-verb-kill-then = la mort, si nul garde n’intervient
table-verb-capture = Capturer
table-verb-capture-then = un esclave visible
table-verb-hunt = Chasser
table-verb-hunt-then = un esclave caché
table-verb-force = Forcer
table-verb-force-then = quelqu’un à agir
table-verb-gaze = Scruter
table-verb-gaze-then = trois cartes
table-tap-look = Regarder la carte de qui ?
table-tap-swap = Échanger avec qui ?
table-tap-exchange = Échanger avec qui ?
table-tap-execute = Qui doit mourir ?
table-tap-detain = Arrêter qui ?
table-tap-kill = Frapper qui ?
table-tap-capture = Capturer quel esclave ?
table-tap-hunt = Qui serait un esclave ?
table-tap-force = Forcer qui à agir ?
table-tap-hint = Touchez quelqu’un dont le nom brille.

## Ce qui s’ensuit

then-look = Vous seul voyez la carte. Tout le monde voit que vous avez regardé.
then-swap = { $target ->
    [none] À l’aveugle : votre carte va au milieu et vous prenez celle qui y est. Tout le monde le voit.
   *[other] À l’aveugle : vous prenez la carte de { SEAT($target) } et donnez la vôtre. Tout le monde le voit.
}
then-hide = { $role ->
    [sultan] Votre carte se retourne et la couronne quitte la table. Tous ferment les yeux : vous pouvez échanger en secret.
    [slave-driver] Votre carte se retourne et vos captifs sont libres. Tous ferment les yeux : vous pouvez échanger en secret.
   *[other] Votre carte se retourne. Tous ferment les yeux : vous pouvez échanger en secret.
}
then-keep = Votre carte reste à vous. Les autres n’en savent rien.
then-exchange = { $target ->
    [none] Vous prenez la carte du milieu et y laissez la vôtre. Personne ne le voit.
   *[other] Vous prenez la carte de { SEAT($target) } et laissez la vôtre. Personne ne le voit.
}
then-execute = { SEAT($target) } meurt, et personne ne peut intervenir.
then-detain = { $hidden ->
    [yes] Votre carte se montre. { SEAT($target) } passe un tour, sauf si c’est un garde ou le sultan qui se révèle.
   *[no] { SEAT($target) } passe un tour, sauf si c’est un garde ou le sultan qui se révèle.
}
then-kill = { $hidden ->
    [yes] Votre carte se montre, et { SEAT($target) } meurt. Mais un garde à côté de l’un de vous peut vous tuer d’abord.
   *[no] { SEAT($target) } meurt. Mais un garde à côté de l’un de vous peut vous tuer d’abord.
}
then-revolt = Votre carte se montre. Tout esclave caché peut vous rejoindre ; trois côte à côte gagnent.
then-capture = { SEAT($target) } est à vous : ni tours ni révolte, tant que vous êtes là et en vue. Votre action s’arrête.
then-hunt = { $hidden ->
    [yes] Votre carte se montre. Un esclave est démasqué et capturé, et vous continuez ; sinon, la chasse est finie.
   *[no] Un esclave est démasqué et capturé, et vous continuez ; sinon, la chasse est finie.
}
then-stop = Votre tour finit ; vous gardez vos captifs.
then-dance = Votre carte se montre. Les gardes à vos côtés ne peuvent rien ; vous voulez la victoire des rebelles.
then-force = { $hidden ->
    [yes] Votre carte se montre : 2 points si les { NAME($side) } gagnent. { SEAT($target) } doit se révéler et agir aussitôt.
   *[no] { SEAT($target) } doit se révéler et agir aussitôt, puis seulement regarder ou se cacher.
}
then-gaze = { $hidden ->
    [yes] Votre carte se montre. Vous voyez ces cartes et prédisez un camp ; au prochain tour vous devrez vous cacher.
   *[no] Vous voyez ces cartes et prédisez un camp ; au prochain tour vous devrez vous cacher.
}
then-predict = 2 points si les { NAME($side) } gagnent pendant que vous êtes en vue.
then-intervene = { $hidden ->
    [yes] Intervenir : votre carte se montre, et { SEAT($assassin) } meurt d’abord.
   *[no] Intervenir : { SEAT($assassin) } meurt d’abord.
}
then-join = Rejoindre : votre carte se montre. Trois esclaves côte à côte gagnent aussitôt.
then-avoid = Se montrer : votre carte se retourne, et vous restez libre.
then-reveal = Votre carte se montre. Encore en vue quand ce siège revient : les loyalistes gagnent. D’ici là, gare aux couteaux.

## Fenêtres : les mêmes mots pour tous ceux à qui l’on demande

table-window-guard = Vous êtes à côté de { SEAT($seats) }.
table-window-you = { SEAT($seat) } s’en prend à vous.
table-window-avoid = { SEAT($guard) } met la main sur vous.
table-window-hunt = La chasse a débusqué { SEAT($slave) }, qui appelle à la révolte et va être capturé.
table-window-revolt = { SEAT($slave) } appelle à la révolte.
table-window-same = Tous ceux à qui l’on demande voient ceci. Votre carte a peut-être une réponse.
table-lacks-intervene = Seul un garde peut intervenir ; votre carte n’en est pas un.
table-lacks-avoid = Seuls un garde ou le sultan restent libres ; vous passerez un tour.
table-lacks-join = Seul un esclave peut se joindre ; votre carte n’en est pas un.

## Jetons

table-token-detained = En détention : passe son prochain tour.
table-token-captive = En captivité chez le marchand d’esclaves.
table-token-marked = Sous la contrainte du vizir : ne peut que regarder ou se cacher au prochain tour.
table-token-white = Si ce siège revient avec le sultan en vue, les loyalistes gagnent.

## Grands moments

scene-you = vous
a-role = { $role ->
    [assassin] un assassin
    [belly-dancer] une danseuse du ventre
    [fortune-teller] une voyante
    [guard] un garde
    [slave] un esclave
    [slave-driver] un marchand d’esclaves
    [sultan] le sultan
    [vizier] un vizir
   *[other] { NAME($role) }
}
scene-seen = { SEAT($seat) } est { a-role }
scene-only = Nul autre ne voit la carte.
scene-gazed = Vous voyez les cartes
scene-gazed-then = Dites maintenant quel camp va gagner.
table-only-you = On ne l’a montré qu’à vous.
scene-was = était à vous
scene-is = est à vous
scene-exchanged = Dans le noir, { SEAT($seat) } a pris votre carte
scene-eyes = Fermez les yeux !
scene-eyes-then = { SEAT($seat) } se cache, et peut échanger dans le noir avec un joueur caché ou avec le milieu.
scene-dances = { SEAT($seat) } danse
scene-dances-then = Les gardes à côté de la danseuse ne peuvent ni tuer ni arrêter.
scene-avoids = { SEAT($seat) } s’avance : { a-role } !
scene-avoids-then = On ne met pas la main sur ces gens-là. La détention échoue.
scene-joins = { $count ->
    [one] { SEAT($seats) } rejoint la révolte !
   *[other] { SEAT($seats) } rejoignent la révolte !
}
scene-joins-then = Trois esclaves libres côte à côte renverseraient le trône.
scene-steps-in = { SEAT($seat) }, garde, intervient !
scene-steps-in-then = { $victim ->
    [none] L’assassin { SEAT($assassin) } meurt.
   *[other] L’assassin { SEAT($assassin) } meurt. { SEAT($victim) } a la vie sauve.
}
scene-dies = { SEAT($seat) }, { a-role }, meurt
scene-no-guard = Aucun garde n’est intervenu.
scene-strikes = { $role ->
    [sultan] { SEAT($seat) } s’en prend au sultan !
   *[other] { SEAT($seat) } s’en prend à { SEAT($victim) } !
}
scene-strikes-then = Un garde voisin peut intervenir. On demande à : { $names }.
scene-strikes-alone = Personne n’est assez près pour intervenir.
scene-executes = { SEAT($seat) } fait exécuter { SEAT($victim) }
scene-executes-then = { SEAT($victim) }, { a-role }, meurt. Contre la parole du sultan, nul garde.
scene-arrests = { SEAT($seat) } met la main sur { SEAT($target) }
scene-arrests-then = Un garde ou le sultan peut s’avancer et rester libre. Sinon, { SEAT($target) } passe un tour.
scene-arrests-held = { SEAT($target) }, en détention, passera un tour.
scene-revolts = { SEAT($seat) } appelle à la révolte !
scene-revolts-then = Tout esclave caché peut se joindre. Trois côte à côte gagnent.
scene-revolts-alone = Personne ne peut se joindre.
scene-forces = { SEAT($seat) } force la main à { SEAT($target) }
scene-forces-then = { $role ->
    [none] Le vizir est avec les { NAME($side) }.
   *[other] { SEAT($target) } se révèle : { a-role }, et doit agir. Le vizir est avec les { NAME($side) }.
}
scene-sultan = Le sultan, c’est { SEAT($seat) } !
scene-sultan-then = En vue jusqu’à ce que revienne le tour de { SEAT($seat) } : couronné. Les assassins savent où frapper.
table-won = Les { NAME($side) } gagnent
table-nobody-won = Personne ne gagne
table-middle-was = Au milieu : { a-role }.
table-lately = Ce qui vient de se passer
table-total-so-far = { $points ->
    [one] point pour vous jusqu’ici
   *[other] points pour vous jusqu’ici
}
scene-why-assassination = { $guarded ->
    [yes] L’assassin { SEAT($assassin) } a tué le sultan { SEAT($sultan) }. Aucun garde n’est intervenu.
   *[no] L’assassin { SEAT($assassin) } a tué le sultan { SEAT($sultan) }.
}
scene-why-revolt = { SEAT($slaves) } : esclaves, libres, en vue et côte à côte.
scene-why-token = Le sultan { SEAT($sultan) } est resté en vue un tour de table : couronné.
scene-why-elimination = Plus un assassin en vie, et trop peu d’esclaves libres pour se révolter.
scene-why-laps = Personne n’a su conclure à temps. Personne ne marque.

## Distinctions

award-regicide = La main du crime
award-regicide-why = { $count ->
    [one] { SEAT($seat) } a tué un sultan.
   *[other] { SEAT($seat) } a tué { $count } sultans.
}
award-best-guard = Meilleur garde
award-best-guard-why = { $count ->
    [one] Intervention de { SEAT($seat) } : un assassin de moins.
   *[other] Interventions de { SEAT($seat) } : { $count } assassins de moins.
}
award-boldest-blade = La lame la plus hardie
award-boldest-blade-why = { SEAT($seat) } a frappé { $count } fois.
award-curious-eyes = Les yeux les plus curieux
award-curious-eyes-why = { SEAT($seat) } a regardé { $count } cartes.
award-many-faces = Mille visages
award-many-faces-why = { SEAT($seat) } a échangé ou s’est caché { $count } fois.

## Le résultat

score-round = Manche { $round }

## À qui le tour, et pourquoi
wait-turn = Au tour de { SEAT($seat) }, qui fait une chose.
wait-dark = { SEAT($seat) } se cache : tous ont les yeux fermés.
wait-forced = Le vizir force { SEAT($seat) } à agir.
wait-hunting = { SEAT($seat) } a pris un esclave, et peut chasser encore.
wait-prediction = { SEAT($seat) } prédit qui gagnera.
wait-guard-window = { SEAT($assassin) } frappe { SEAT($victim) } : un garde va-t-il intervenir ?
wait-avoid-window = { SEAT($guard) } veut détenir { SEAT($target) }.
wait-revolt-window = { SEAT($slave) } appelle à la révolte : qui en est ?
wait-hunt-window = La chasse a trouvé { SEAT($slave) } : qui se révolte aussi ?

## Ce que veulent dire les marques sur les cartes
table-legend-seen = vous seul le savez
table-legend-seen-then = Bord vert et œil : vous avez vu cette carte ou l’avez tenue, et vous seul la connaissez.

## Ce qui menace, en peu de mots
table-threat-crown = { $turns ->
    [one] Couronné après ce tour
   *[other] Couronné dans { $turns } tours
}
table-threat-revolt = Un esclave de plus gagne
