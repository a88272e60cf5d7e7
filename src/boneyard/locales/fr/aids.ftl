### Aids of memory and reckoning, in French: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, { $points } point
        [many] { $action }, { $points } de points
       *[other] { $action }, { $points } points
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] rapporte { $points } point
        [many] rapporte { $points } de points
       *[other] rapporte { $points } points
    }

## In the terminal

aside-w = montrer les points des coups, ou les cacher
aside-n = compter les dominos de chaque nombre
points-on = À côté de chaque coup figurent les points qu’il rapporte aussitôt ; w les cache de nouveau.
points-off = Les points des coups ne sont plus montrés.
points-never = Dans ce jeu, on ne compte rien avant la fin d’une manche.
count-never = Ici, rien de ce que les autres ont en main n’est caché.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Dominos de chaque nombre
count-title-colours = Dominos de chaque couleur
count-number-colours = Couleur
count-number = Nombre
count-seen = Vus
count-unseen = Cachés

## Tables without aids

serious-table = sans aides
# Played on from a moment of a match that is over.
practice-table = pour s’exercer
