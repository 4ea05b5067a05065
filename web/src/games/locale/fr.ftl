table-not-now = Il n’y a rien à faire avec ceci maintenant.
table-cancel = Retour
table-your-seat = vous
table-points = points
table-close = C’est vu
