figure-traits = Les six sortes de cartes, avec les points qu’elles portent : par carte, ou pour une, deux et trois.
figure-sets = Ce que valent une, deux et trois cartes d’honnêteté et de piété. Une quatrième n’ajoute rien.
figure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
figure-rows = Les cartes d’un joueur. Lan en pose deux en haut et trois en bas.
figure-seen = la rangée du haut : tous la voient
figure-unseen = la rangée du bas : vous seul, jusqu’à la révélation
