# What only the table in the browser says. Piles have places here: the same numbers, with a name that can be drawn.

word-place-fountain = Fountain
word-place-market = Market
word-place-station = Station
word-place-park = Park
word-place-label = { $place }: { NAME($card) } in front, { $height ->
    [one] nobody behind
   *[other] { $height } people
}
word-place-empty = { $place }: nobody is there
word-the-skeptics = Skeptics
word-skeptics-label = Skeptics: { $height ->
    [0] nobody yet
    [one] { NAME($card) }, one card
   *[other] { NAME($card) } in front, { $height } cards
}

## Moves and what happened, with places

move-preach = Preach at the { $pile ->
    [0] fountain
    [1] market
    [2] station
   *[3] park
}
event-preached = { SEAT($seat) } preaches at the { $pile ->
    [0] fountain
    [1] market
    [2] station
   *[3] park
} and wins the { NAME($card) }.
event-refilled = { $height ->
    [one] One skeptic has thought it over and comes
   *[other] { $height } skeptics have thought it over and come
} to the { $pile ->
    [0] fountain
    [1] market
    [2] station
   *[3] park
}, the { NAME($top) } in front.

## The square

word-aim-short = Win followers who suit your preachers.
word-aim-win = Aim: win
word-aim-win-short = Win
word-short-green = green
word-short-orange = orange
word-short-black = black
word-short-pink = pink
word-short-violet = violet
word-short-melons = melons
word-short-cones = cones
word-short-pales = pales
word-short-hunks = hunks
word-short-chimps = chimps
word-short-money = money
word-short-speed = speed
word-short-asceticism = ascetic
word-short-relaxation = relaxed
word-short-laughter = laughing
word-no-match = no match
word-worthless = { $attribute }: worth 0
word-masks-on = { $masks ->
    [one] 1 mask on
   *[other] { $masks } masks on
}
word-ends-at = ends at { $masks }
word-round-of = round { $round } of { $rounds }
word-invite-preach = Preach: tap a follower
word-invite-penance = Tap the listener who leaves you
word-nobody-listens = Nobody listens to you yet.
word-my-preachers = My 3 preachers
word-my-preachers-short = 3 preachers
word-money = Money
word-bounty-name = Bounty
word-none = none
word-short-millions = { $millions } million
word-not-your-turn = not your turn
word-look-closer = Look closer

## What can be done, and what follows

word-convert-all = Convert all { $listeners }
word-follows-convert = for 1 million
word-follows-accuse = risks 2 million
word-follows-vanish = for 2 million
word-follows-suspects = who preaches for whom?
word-follows-pass = the next action begins
word-follows-preach = They join your stage. One action.
word-follows-banish = They join the skeptics. One action.
word-follows-discard = They join the skeptics. This is no action.
word-why-short-nobody = nobody listens yet
word-why-short-strangers = not all suit you
word-why-short-money = needs { $millions } million
word-why-short-listeners = needs 3 listeners
word-why-short-barred = not again this turn
word-why-short-gone = nobody left to hide
word-why-short-later = later
word-why-later = Not yet in this lesson.
word-preach-help = Whoever stands in front comes to your stage; the next in the crowd steps forward.
word-listens-to-you = Listens to you. Once everybody on your stage suits one of your preachers, you can convert them all.
word-listens-to = Listens to { SEAT($seat) }.
word-lure-title = Lure over, in exchange for …
word-lure-help = The two change places: this one comes to you, yours goes to { SEAT($seat) }. One action.
word-lure-hint = Tap one to lure it over to your stage.
word-give-title = Or swap with …
word-give-help = The two change places. One action.
word-my-centre = My centre, from the bottom
word-listeners = On the stage
word-your-listeners = On your stage
word-active-one = at work
word-accuse-this = Accuse, or note a suspicion
word-meaning-capital = to spend; counts in the end
word-meaning-bounty = goes to whoever exposes a preacher here; worth nothing in the end
word-meaning-centre = cards in the centre: converted followers and vanished preachers
word-if-true = If true:
word-if-true-help = { $bounty ->
    [0] the preacher is exposed; there is no bounty to take.
   *[other] the preacher is exposed and you take { $bounty } million.
}
word-if-false = If false:
word-if-false-help = you pay 2 million, lose three listeners and accuse nobody else this turn.
word-preachers-of-none = Preachers: { $active } active, { $vanished } vanished, none exposed

## Moments

word-accusation-cry = “{ SEAT($guru) }, { $preacher } works for you!”
word-takes-bounty = { SEAT($seat) } takes { SEAT($guru) }’s bounty
word-plus-millions = { $millions ->
    [0] empty
   *[other] +{ $millions } million
}
word-minus-millions = −{ $millions } million
word-scores-no-more = “{ $attribute }” scores no more for { SEAT($guru) }
word-masks-left = { $masks ->
    [one] 1 mask on, ends at { $end }
   *[other] { $masks } masks on, ends at { $end }
}
word-pays-insult = One to { SEAT($guru) }, one onto { SEAT($guru) }’s bounty
word-three-leave = Three listeners walk out
word-minus-listeners = −3
word-sash = EXPOSED
word-preacher-of = preaches to: { $attribute }
word-not-there = “Never heard the name.”
word-converts = { $count ->
    [one] { SEAT($seat) } converts one follower
   *[other] { SEAT($seat) } converts { $count } followers
}
word-million-to-bounty = One million goes onto the bounty
word-bounty-now = bounty { $bounty }
word-members-count = In the end they are worth 2 million each, if a preacher who suits them still works there
word-worth-at-most = up to +{ $millions }
word-vanishes = { SEAT($seat) } makes a preacher vanish. Which one?
word-vanishes-known = { $preacher } vanishes
word-two-to-bounty = Two million go onto the bounty
word-hides-in-centre = One more in the centre, hidden. Members converted before still count, later ones do not.
word-last-turn-call = Last turn!
word-last-round-call = Last round!
word-masks-fall = The masks fall
word-masks-fall-won = The masks fall: { SEAT($winners) } wins
word-million-word = million
word-out = out: an unbeliever
word-walkout = Three have heard enough and leave { SEAT($seat) }: { NAME($cards) }.
word-headline = Round { $round } of { $rounds }
word-headline-last = Last turn
word-exposed-name = { NAME($preacher) }, exposed
word-centres-turned = The centres, turned over from the top
word-is-back = { $preacher } is back

## Awards

award-best-lie = The best lie
award-best-lie-why = { $count ->
    [one] Accused once, in vain: nobody ever found out { SEAT($seat) }’s preachers.
   *[other] Accused { $count } times, in vain: nobody ever found out { SEAT($seat) }’s preachers.
}
award-lucky-guess = The luckiest guess
award-lucky-guess-why = { SEAT($seat) } named { NAME($preacher) } when { SEAT($guru) } had converted { $cards ->
    [0] nobody at all.
    [one] a single follower.
   *[other] only { $cards } followers.
}
award-faithful-flock = The most faithful flock
award-faithful-flock-why = { $count } of { $all } in { SEAT($seat) }’s centre believed to the end.
award-big-haul = The fattest bounty
award-big-haul-why = { SEAT($seat) } carried { $millions } million home from { SEAT($guru) }.
award-poacher = The poacher
award-poacher-why = { $count } listeners were lured away by { SEAT($seat) }.
award-rumours = The rumour mill
award-rumours-why = { $count } names were called by { SEAT($seat) }, all wrong.

## Whose turn it is, and why
wait-act = { SEAT($seat) } is at it, with { $left ->
    [one] one action left.
   *[other] { $left } actions left.
}
wait-penance = { SEAT($seat) } accused falsely, and loses listeners.

## In a word, where there is little room (a picture of a coin, a listener or a lock follows)
word-brief-cost = for { $millions }
word-brief-risk = risks { $millions }
word-brief-needs = needs { $count }
word-brief-strangers = a stranger
word-brief-barred = not again
word-brief-gone = none left
word-brief-later = later
