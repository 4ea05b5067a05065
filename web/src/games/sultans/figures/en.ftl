figure-roles = The eight characters and whom they want to win. The neutrals change sides; their own lines below say when.
figure-neutrals = Neutrals
figure-tokens = The tokens on and before the cards.
figure-neighbours = An assassin strikes at the player marked ✕. Everyone marked ? sits beside one of the two and could be a guard: all four are asked, with the same words and the same time.
