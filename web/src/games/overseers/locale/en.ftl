table-open-pack = pack in hand
table-open-hand = cards kept
table-tilted = tilted
table-copy = a copy
table-kept = { $cards } kept
table-in-pack = { $cards } in the pack
table-seen-by-all = Top row: seen by all
table-face-down = Bottom row: face down
table-lay-out = Lay them out so
table-place-hint = Tap or drag { $cards ->
    [one] one card
   *[other] { $cards } cards
} into the top row.
table-you-saw = You saw at { $name }’s place
table-sets = The cards in sets
table-peek-hint = Tap two face-down cards.
table-tap-one = Tap a card.
table-tap-two = Tap two cards.
table-on-card-benevolence = benevo­lence
