figure-roles = Les huit personnages et le camp qu’ils servent. Les neutres changent de camp ; leurs lignes plus bas disent quand.
figure-neutrals = Neutres
figure-tokens = Les jetons posés sur les cartes ou devant elles.
figure-neighbours = Un assassin s’en prend au joueur marqué ✕. Chaque joueur marqué ? est voisin de l’un des deux et pourrait être un garde : on interroge les quatre, avec les mêmes mots et le même temps.
