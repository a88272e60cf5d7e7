### Aids of memory and reckoning, in Italian: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, 1 punto
        [many] { $action }, { $points } di punti
       *[other] { $action }, { $points } punti
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] vale 1 punto
        [many] vale { $points } punti
       *[other] vale { $points } punti
    }

## In the terminal

aside-w = mostrare o nascondere i punti delle mosse
aside-n = contare le tessere di ogni numero
points-on = Accanto a ogni mossa ci sono i punti che fa subito; w li nasconde di nuovo.
points-off = I punti delle mosse non si vedono più.
points-never = In questo gioco non si conta niente prima della fine della mano.
count-never = Qui gli altri non hanno niente di nascosto in mano.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Tessere di ogni numero
count-title-colours = Tessere di ogni colore
count-number-colours = Colore
count-number = Numero
count-seen = Viste
count-unseen = Non viste

## Tables without aids

serious-table = senza aiuti
# Played on from a moment of a match that is over.
practice-table = allenamento
