table-open-pack = pack in hand
table-open-hand = cards kept
table-tilted = tilted
table-copy = a copy
table-kept = { $cards } kept
table-in-pack = { $cards } in the pack
table-holding = What you hold
table-seen-by-me = Bottom row: only you
table-seen-by-all = Top row: everybody sees it
table-face-down = Bottom row: stays face down
table-lay-out = Lay them out so
table-place-hint = Tap or drag { $cards ->
    [one] one card
   *[other] { $cards } cards
} into the top row.
table-span = possible
table-span-why = What these cards may be worth, by what can be seen
table-you-saw = You saw at { $name }’s place
table-sets = The cards in sets
table-peek-hint = Tap two face-down cards.
table-tap-one = Tap a card.
table-tap-two = Tap two cards.

## Scenes

table-plays = { SEAT($seat) } is { NAME($character) }
table-dealt = This round { $list }.
table-overseers = The overseers of this round
table-all-picked = Everyone has kept a card.
table-all-discarded = Everyone lays a card away, face down.
table-rows-up = The top rows are turned up. The rest stays face down.
table-point = { $count ->
    [one] { SEAT($voters) } points at { SEAT($seat) }.
   *[other] { SEAT($voters) } point at { SEAT($seat) }.
}
table-accused-then = { SEAT($seat) } is accused: admit, or deny?
table-tied-votes = A tie: { SEAT($seats) }. The Leader, { SEAT($leader) }, decides.
table-cry-accused = Accused!
table-cry-admitted = Admitted!
table-cry-denied = Denied!
table-cry-guilty = Guilty!
table-cry-spared = Spared!
table-cry-innocent = Innocent!
table-turned-up = The cards are turned up
table-turned-up-so = The cards are turned up: { $scores }.
table-counted = Round { $round } is counted
table-counted-so = Round { $round } is counted: { $scores }.
table-leads-next = { SEAT($seat) } has least and leads the next round.
table-ended-title = Chenghuang honours { SEAT($winners) }
table-ended-so = After three rounds: { $totals }
table-ended = Three rounds are over: { $totals }. Chenghuang honours { SEAT($winners) }.

## What follows

table-admit = Admit
table-then-admit-choose = You lose two cards of your choice. Tap them first.
table-then-admit = You lose these two; nothing is compared.
table-then-deny = If you are richest, you lose your two best. If not, you gain a card.
table-then-pick = { $cards ->
    [one] The other card goes to { SEAT($to) }.
   *[other] The other { $cards } cards go to { SEAT($to) }.
}
table-then-pick-last = It is the last of this pack.
table-then-discard = It goes into the common heap, face down.
table-then-place = All see the top row now, the bottom row at the reveal.
table-then-double = This once all packs lose two cards. You cannot do it again this round.
table-then-single = You keep your power for a later pick.
table-then-tilt = All your cards of its trait are worth 5 each, and nothing else.
table-then-keep = It lies face down in your bottom row; the other goes back.
table-then-peek = You alone see the two cards. All see where you look.
table-then-slide = It turns face down and counts as the card above it.
table-then-vote = Whoever has most votes is accused.
table-then-name = { SEAT($seat) } then admits or denies.
table-then-punish = The two cards that earn most are lost.
table-then-pardon = Nothing is lost.
table-then-lose = They go into the discard, seen by all.
table-then-take = It lies face up in your bottom row.
table-then-thief = { SEAT($seat) } then names a victim.
table-then-rob = { SEAT($seat) } chooses which card to give you.
table-then-give = It changes hands, seen by all.
table-then-drain-steal = You get up to 4 points that { SEAT($seat) } loses.
table-then-drain-each = { SEAT($seat) } loses a point for each card; you get none.
table-then-lead = The Leader decides when there is a tie.
table-in-all = in all
table-votes-of = votes: { SEAT($voters) }

## Awards

award-wronged = Wrongly accused
award-wronged-why = { $count ->
    [one] { SEAT($seat) } denied, and it was true.
   *[other] { SEAT($seat) } denied { $count } times, and it was true.
}
award-keen-eye = The keenest eye
award-keen-eye-why = { SEAT($seat) } pointed at the richest { $count } times.
award-light-fingers = Light fingers
award-light-fingers-why = { SEAT($seat) } robbed others { $count } times.

## Whose turn it is, and why
wait-character-choice = { SEAT($seat) } chooses a character: the poorest come first.
wait-becoming = Fushen ({ SEAT($seat) }) chooses whom to become.
wait-doubling = Wuming ({ SEAT($seat) }) says whether everyone picks two.
wait-pick = Everybody picks from a pack.
wait-discarding = Everybody puts one of six cards away.
wait-placement = Everybody lays out five cards.
wait-tilting = Yanmei ({ SEAT($seat) }) tilts a card.
wait-keeping = Gan ({ SEAT($seat) }) keeps one of two cards.
wait-peeking = Meixiu ({ SEAT($seat) }) looks at two hidden cards.
wait-sliding = Nuying ({ SEAT($seat) }) slides a card under another.
wait-vote = Everybody votes for the richest.
wait-accusation-tie = The votes are tied: { SEAT($leader) } leads, and says who is accused.
wait-judgement = { SEAT($accused) } is accused, and admits or denies.
wait-mercy = { SEAT($accused) } is tied for the highest score: { SEAT($leader) } leads, and punishes or spares.
wait-penalty = { SEAT($seat) } denied as the richest, and loses two cards.
wait-compensation = { SEAT($seat) } was accused wrongly, and takes a card.
wait-theft-tie = The thefts are tied: { SEAT($leader) } leads, and says who robs.
wait-theft = { SEAT($thief) } has most thefts, and robs somebody.
wait-gift = { SEAT($victim) } is robbed, and gives a card to { SEAT($thief) }.
wait-draining = Liang ({ SEAT($seat) }) takes points from somebody.
wait-succession = The poorest are tied: { SEAT($leader) } says who leads next.

## What a thing on the table means, in one line

table-worth-all = In all { $points }
table-worth-with = In all { $points }, with { $added } by { NAME($character) }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-pass-to = Your pack goes to { SEAT($seat) }.
table-passes = Packs go along the arrows; the number is how many cards each keeps.
table-discard-why = Cards laid away, face down. Who is wrongly accused takes one of them.
table-aside-why = Cards nobody was dealt. They stay out of this round.
table-leader-why = Leader: decides ties.
table-named = { $count ->
    [one] { SEAT($voters) } named { SEAT($seat) } as the richest.
   *[other] { SEAT($voters) } named { SEAT($seat) } as the richest.
}
table-named-me = { $count ->
    [one] { SEAT($voters) } named you as the richest.
   *[other] { SEAT($voters) } named you as the richest.
}
table-brief-admit = Lose two cards: tap them first.
table-brief-deny = If richest, lose your best two. If not, gain one.
