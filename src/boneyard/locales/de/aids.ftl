### Aids of memory and reckoning, in German: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, 1 Punkt
       *[other] { $action }, { $points } Punkte
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] bringt 1 Punkt
       *[other] bringt { $points } Punkte
    }

## In the terminal

aside-w = die Punkte der Züge zeigen oder ausblenden
aside-n = die Steine mit jeder Zahl zählen
points-on = Neben jedem Zug steht, welche Punkte er sofort bringt; w blendet sie wieder aus.
points-off = Die Punkte der Züge stehen nicht mehr da.
points-never = In diesem Spiel wird erst am Ende einer Runde gezählt.
count-never = Hier ist nichts verdeckt, was andere auf der Hand haben.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Steine mit jeder Zahl
count-title-colours = Steine mit jeder Farbe
count-number-colours = Farbe
count-number = Zahl
count-seen = Gesehen
count-unseen = Verdeckt

## Tables without aids

# Weitergespielt von einem Augenblick einer Partie, die zu Ende ist.
practice-table = Übung
serious-table = ohne Hilfen
