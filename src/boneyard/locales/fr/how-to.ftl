# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Tape un domino et une extrémité, par exemple 5-6@b, ou le domino seul s’il n’y a pas de doute. Ou draw (piocher), pass (passer), stop (s’arrêter).
how-to-barricade = Tape un domino et une extrémité, par exemple 5-6@b. Avec un point d’exclamation, 5-5@b!, un double ferme cette extrémité et arrête la manche. Ou draw (piocher), pass (passer) ou stop (s’arrêter), comme dans le jeu de base.
how-to-concentration = Tape une case, par exemple b3.
how-to-hectic = Tape 3-5 pour prendre un domino, -3-5 pour le remettre, claim (réclamer) quand tes dominos forment une chaîne, ou give-up pour abandonner.
how-to-fortress = Tape un domino, la case de sa petite moitié et le côté où va la grande (r, l, u, d : droite, gauche, haut, bas) : 5-6@2,0r. Avec un plus, 5-6@2,0r+, il commence une chaîne ou la continue. Ou draw (piocher), ou stop (s’arrêter).
how-to-dominance = Tape un domino et la rangée où il va : 3-5@5 inscrit 3 points en rangée 5.
how-to-squares = Tape un domino avec la case de sa première moitié, puis h (à l’horizontale) ou v (à la verticale) : 3-1@a6h. Ou lift@a6 (retirer), ou stop (s’arrêter).
how-to-memory = Tape ready quand tu as assez regardé. Ensuite, un domino avec la case de sa première moitié, et h (à l’horizontale) ou v (à la verticale) : 3-1@a6h. Ou lift@a6 (retirer), ou stop (s’arrêter). Là où les nombres sont écrits, l’endroit suffit : a6h.
how-to-fortune-teller = Tape un domino, par exemple 3-5, et l’extrémité s’il va aux deux : 3-5@b. Ou lift (reprendre). Pour présenter le tour de magie, tape d’abord le domino à cacher, puis les deux nombres à annoncer : 2-5.
