### Aids of memory and reckoning, in Spanish: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, 1 tanto
        [many] { $action }, { $points } de tantos
       *[other] { $action }, { $points } tantos
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] da 1 tanto
        [many] da { $points } de tantos
       *[other] da { $points } tantos
    }

## In the terminal

aside-w = ver los tantos de las jugadas, u ocultarlos
aside-n = contar las fichas de cada número
points-on = Junto a cada jugada se ven los tantos que da al momento; w los oculta otra vez.
points-off = Los tantos de las jugadas ya no se ven.
points-never = En este juego no se cuenta nada hasta que acaba la ronda.
count-never = Aquí nadie tiene nada oculto.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Fichas de cada número
count-title-colours = Fichas de cada color
count-number-colours = Color
count-number = Número
count-seen = Vistas
count-unseen = Sin ver

## Tables without aids

serious-table = sin ayudas
# Played on from a moment of a match that is over.
practice-table = práctica
