figure-traits = The six traits, with the points that a card prints: for each, or for one, two and three of them.
figure-sets = What one, two and three cards of honesty and of piety are worth. A fourth adds nothing.
figure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figure-rows = How a player's cards lie. Lan lays two above and three below.
figure-seen = the top row: everyone sees it
figure-unseen = the bottom row: only you, until the reveal
