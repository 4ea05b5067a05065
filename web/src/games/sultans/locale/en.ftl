## The table

table-my-place = Your place at the table
table-my-card = My card
table-middle = The card in the middle
table-react = React…
table-with-my-card = Use my card…
table-with-my-card-then = Behind the screen: what your character can do here.
table-act-on = On whom?
table-gaze-at = Whose cards do you look at?
table-gaze-chosen = { $names }
table-nothing-to-do = Your card gives you nothing to do just now.
table-seen = What you know
table-eyes-closed = All eyes are closed
table-their-turn = their turn
table-face-down = Card face down
table-alone = Only I see this screen
table-hidden = Your card lies face down.
table-hidden-then = Open it below: nobody else should look.
table-you-are-dead = You are dead. Watch, and say nothing to the living.
table-why-dead = The dead are out of the round.
table-about-spare = Nobody holds it. A hidden player may swap with it blindly.
table-points-so-far = { $points ->
    [0] no points yet
    [one] 1 point so far
   *[other] { $points } points so far
}
table-course-so-far = { $end ->
    [points] Round { $round }, to { $target } points
    [time] { $up ->
        [yes] Round { $round }, the last
       *[no] Round { $round }, { $minutes } minutes
    }
   *[rounds] Round { $round } of { $rounds }
}
table-course = { $last ->
    [yes] { table-course-so-far } · last lap
   *[no] { table-course-so-far } · lap { $lap }
}
table-headline = { $last ->
    [yes] Round { $round } · last lap
   *[no] Round { $round } · lap { $lap }
}
table-lap = { $last ->
    [yes] last lap
   *[no] lap { $lap }
}
table-danger-crown = { $turns ->
    [one] Crowned if still in sight after this turn
   *[other] Crowned if still in sight in { $turns } turns
}
table-danger-revolt = { SEAT($seats) }: one more slave beside them wins
table-known = { $sure ->
    [yes] { $turns ->
        [0] { $who }: { NAME($role) }. You know it.
        [one] { $who }: { NAME($role) }. You know it since the last turn.
       *[other] { $who }: { NAME($role) }. You know it for { $turns } turns.
    }
   *[no] { $who } was { NAME($role) }. Eyes were closed since: it may be another card now.
}

## What a card does, wants and is worth

table-does-sultan = Executes a visible rebel. A lap in sight: crowned.
table-does-guard = Detains a player. Beside a strike: may step in and kill first.
table-does-assassin = Kills any player, hidden or visible.
table-does-slave = Starts a revolt. Three side by side win.
table-does-slave-driver = Captures slaves; hunts for hidden ones.
table-does-belly-dancer = Dances: guards beside her can do nothing.
table-does-vizier = Takes a side; forces a hidden player to act.
table-does-fortune-teller = Sees three cards; foretells who wins.
table-worth-side = { $face ->
    [visible] If the { NAME($side) } win: { $points } points, in sight.
   *[other] If the { NAME($side) } win: { $points } point hidden, 2 in sight.
}
table-worth-vizier = Hidden: 1 point if a neighbour scores 2.
table-worth-nobody = Hidden you score nothing.
table-worth-dead = The dead score nothing.

## Verbs

table-verb-look = Look
table-verb-look-then = only you see it
table-verb-swap = Swap
table-verb-swap-then = everybody sees that you do
table-verb-exchange = Exchange
table-verb-exchange-then = nobody sees it
table-verb-execute = Execute
table-verb-execute-then = a visible rebel dies
table-verb-detain = Detain
table-verb-detain-then = they skip a turn
table-verb-kill = Strike
table-verb-kill-then = they die, if no guard steps in
table-verb-capture = Capture
table-verb-capture-then = a visible slave
table-verb-hunt = Hunt
table-verb-hunt-then = for a hidden slave
table-verb-force = Force
table-verb-force-then = someone to act
table-verb-gaze = Gaze
table-verb-gaze-then = at three cards
table-tap-look = Look at whose card?
table-tap-swap = Swap with whom?
table-tap-exchange = Exchange with whom?
table-tap-execute = Who is to die?
table-tap-detain = Detain whom?
table-tap-kill = Strike at whom?
table-tap-capture = Capture which slave?
table-tap-hunt = Whom do you suspect to be a slave?
table-tap-force = Force whom to act?
table-tap-hint = Tap somebody whose name glows.

## What follows

then-look = Only you see the card. Everybody sees that you looked.
then-swap = { $target ->
    [none] Blindly: your card goes to the middle, and you take that one. Everybody sees that you swapped.
   *[other] Blindly: you take the card of { SEAT($target) } and give yours. Everybody sees that you swapped.
}
then-hide = { $role ->
    [sultan] Your card goes face down, and the crown is off the table. All eyes close: you may exchange it in secret.
    [slave-driver] Your card goes face down, and your captives go free. All eyes close: you may exchange it in secret.
   *[other] Your card goes face down. All eyes close: you may exchange it in secret.
}
then-keep = Your card stays with you. The others cannot tell.
then-exchange = { $target ->
    [none] You take the card in the middle and leave yours there. Nobody sees it.
   *[other] You take the card of { SEAT($target) } and leave yours. Nobody sees it.
}
then-execute = { SEAT($target) } dies, and nobody can step in.
then-detain = { $hidden ->
    [yes] Your card turns up. { SEAT($target) } skips a turn, unless it is a guard or the sultan who reveals instead.
   *[no] { SEAT($target) } skips a turn, unless it is a guard or the sultan who reveals instead.
}
then-kill = { $hidden ->
    [yes] Your card turns up, and { SEAT($target) } dies. But a guard beside either of you may kill you first.
   *[no] { SEAT($target) } dies. But a guard beside either of you may kill you first.
}
then-revolt = Your card turns up. Every hidden slave may join; three side by side win.
then-capture = { SEAT($target) } is yours: no turns and no revolt, until you hide or die. Your action ends.
then-hunt = { $hidden ->
    [yes] Your card turns up. A slave is turned up and captured, and you go on; anybody else ends the hunt.
   *[no] A slave is turned up and captured, and you go on; anybody else ends the hunt.
}
then-stop = Your turn ends; you keep your captives.
then-dance = Your card turns up. Guards beside you can do nothing; you now want the rebels to win.
then-force = { $hidden ->
    [yes] Your card turns up: 2 points if the { NAME($side) } win. { SEAT($target) } must turn up and act at once.
   *[no] { SEAT($target) } must turn up and act at once, then only look or hide.
}
then-gaze = { $hidden ->
    [yes] Your card turns up. You see these cards and foretell a side; on your next turn you must hide.
   *[no] You see these cards and foretell a side; on your next turn you must hide.
}
then-predict = 2 points if the { NAME($side) } win while you are in sight.
then-intervene = { $hidden ->
    [yes] Step in: your card turns up, and { SEAT($assassin) } dies first.
   *[no] Step in: { SEAT($assassin) } dies first.
}
then-join = Join: your card turns up. Three slaves side by side win at once.
then-avoid = Show yourself: your card turns up, and you stay free.
then-reveal = Your card turns up. Still in sight when this seat comes up again: the loyalists win. Until then, beware of knives.

## Windows: the same words for everybody who is asked

table-window-guard = You sit beside { SEAT($seats) }.
table-window-you = { SEAT($seat) } strikes at you.
table-window-avoid = { SEAT($guard) } lays hands on you.
table-window-hunt = The hunt has found { SEAT($slave) }, who calls to revolt but is about to be captured.
table-window-revolt = { SEAT($slave) } calls to revolt.
table-window-same = Everybody who is asked sees this. Your card may have an answer.
table-lacks-intervene = Only a guard can step in; your card is none.
table-lacks-avoid = Only a guard or the sultan goes free; you will skip a turn.
table-lacks-join = Only a slave can join; your card is none.

## Tokens

table-token-detained = Detained: skips the next turn.
table-token-captive = Captive: the slave driver holds this player.
table-token-marked = Was forced by the vizier: may only look or hide next turn.
table-token-white = If this seat comes up again with the sultan in sight, the loyalists win.

## Moments

scene-you = you
a-role = { $role ->
    [assassin] an assassin
    [belly-dancer] a belly dancer
    [fortune-teller] a fortune teller
    [guard] a guard
    [slave] a slave
    [slave-driver] a slave driver
    [sultan] the sultan
    [vizier] a vizier
   *[other] { NAME($role) }
}
scene-seen = { SEAT($seat) } is { a-role }
scene-only = Only { SEAT($seat) } knows what is on it.
scene-gazed = You see the cards
scene-gazed-then = Now say which side will win.
table-only-you = Only you were shown this.
scene-was = was yours
scene-is = is yours now
scene-exchanged = In the dark { SEAT($seat) } took your card
scene-eyes = Close your eyes!
scene-eyes-then = { SEAT($seat) } hides, and may exchange cards in the dark with anybody hidden, or with the middle.
scene-dances = { SEAT($seat) } dances
scene-dances-then = Guards beside the belly dancer can neither kill nor detain.
scene-avoids = { SEAT($seat) } steps forward: { a-role }!
scene-avoids-then = Nobody lays hands on one of these. The detention fails.
scene-joins = { $count ->
    [one] { SEAT($seats) } joins the revolt!
   *[other] { SEAT($seats) } join the revolt!
}
scene-joins-then = Three free slaves side by side would bring down the throne.
scene-steps-in = { SEAT($seat) }, a guard, steps in!
scene-steps-in-then = { $victim ->
    [none] { SEAT($assassin) }, an assassin, dies.
   *[other] { SEAT($assassin) }, an assassin, dies. { SEAT($victim) } lives.
}
scene-dies = { SEAT($seat) }, { a-role }, dies
scene-no-guard = No guard stepped in.
scene-strikes = { $role ->
    [sultan] { SEAT($seat) } strikes at the sultan!
   *[other] { SEAT($seat) } strikes at { SEAT($victim) }!
}
scene-strikes-then = A guard beside them may step in. Asked: { $names }.
scene-strikes-alone = Nobody sits near enough to step in.
scene-executes = { SEAT($seat) } has { SEAT($victim) } executed
scene-executes-then = { SEAT($victim) }, { a-role }, dies. Against the sultan’s word there is no guard.
scene-arrests = { SEAT($seat) } lays hands on { SEAT($target) }
scene-arrests-then = A guard or the sultan may step forward and go free. Else { SEAT($target) } skips a turn.
scene-arrests-held = { SEAT($target) } is detained and will skip a turn.
scene-revolts = { SEAT($seat) } calls to revolt!
scene-revolts-then = Every hidden slave may join. Three side by side win.
scene-revolts-alone = Nobody can join.
scene-forces = { SEAT($seat) } forces { SEAT($target) }
scene-forces-then = { $role ->
    [none] The vizier stands with the { NAME($side) }.
   *[other] { SEAT($target) } turns up as { a-role } and must act. The vizier stands with the { NAME($side) }.
}
scene-sultan = { SEAT($seat) } is the sultan!
scene-sultan-then = In sight until { SEAT($seat) } comes up again: crowned. Assassins know where to strike.
table-won = The { NAME($side) } win
table-nobody-won = Nobody wins
table-middle-was = The middle: { a-role }.
table-lately = What has just happened
table-total-so-far = { $points ->
    [one] point for you so far
   *[other] points for you so far
}
scene-why-assassination = { $guarded ->
    [yes] { SEAT($assassin) }, an assassin, killed { SEAT($sultan) }, the sultan. No guard stepped in.
   *[no] { SEAT($assassin) }, an assassin, killed { SEAT($sultan) }, the sultan.
}
scene-why-revolt = { SEAT($slaves) }: slaves, free, in sight and side by side.
scene-why-token = { SEAT($sultan) }, the sultan, stayed in sight for a whole lap: crowned.
scene-why-elimination = No assassin lives, and too few slaves are free to revolt.
scene-why-laps = Nobody could settle it in time. Nobody scores.

## Awards

award-regicide = The hand that did it
award-regicide-why = { $count ->
    [one] { SEAT($seat) } killed a sultan.
   *[other] { SEAT($seat) } killed { $count } sultans.
}
award-best-guard = Best guard
award-best-guard-why = { $count ->
    [one] { SEAT($seat) } stepped in and stopped an assassin.
   *[other] { SEAT($seat) } stepped in and stopped { $count } assassins.
}
award-boldest-blade = Boldest blade
award-boldest-blade-why = { SEAT($seat) } struck { $count } times.
award-curious-eyes = Most curious eyes
award-curious-eyes-why = { SEAT($seat) } looked at { $count } cards.
award-many-faces = Many faces
award-many-faces-why = { SEAT($seat) } swapped or hid { $count } times.

## The result

score-round = Round { $round }

## Whose turn it is, and why
wait-turn = { SEAT($seat) } is next, and does one thing.
wait-dark = { SEAT($seat) } hides: all eyes are closed.
wait-forced = The vizier forces { SEAT($seat) } to act.
wait-hunting = { SEAT($seat) } has caught a slave, and may hunt on.
wait-prediction = { SEAT($seat) } foretells who will win.
wait-guard-window = { SEAT($assassin) } strikes at { SEAT($victim) }: may a guard step in?
wait-avoid-window = { SEAT($guard) } wants to detain { SEAT($target) }.
wait-revolt-window = { SEAT($slave) } calls for a revolt: who joins?
wait-hunt-window = The hunt has found { SEAT($slave) }: who joins the revolt?

## What the marks on cards mean
table-legend-seen = only you know it
table-legend-seen-then = Green edge and eye: you saw this card or held it, and only you know it.

## What threatens, in few words
table-threat-crown = { $turns ->
    [one] Crowned after this turn
   *[other] Crowned in { $turns } turns
}
table-threat-revolt = One more slave wins
