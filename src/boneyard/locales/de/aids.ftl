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

## Settings

settings-points = Punkte neben den Zügen
settings-points-help = Wo es beim Anlegen Punkte gibt, siehst du, was jeder Zug sofort bringt.
settings-count = Steine zählen
settings-count-help = Zeigt zu jeder Zahl, wie viele Steine offen liegen oder auf deiner Hand sind und wie viele noch verdeckt sind.
settings-pairs = In Konzentration ein Paar, das nicht passt, zeigen für
settings-pairs-seconds = { $seconds } Sekunden

## Tables without aids

new-serious = Ohne Hilfen
new-serious-help = Für ernste Partien: Niemand bekommt Tipps, Punkte neben den Zügen oder gezählte Steine, und kein Zug wird zurückgenommen.
serious-table = ohne Hilfen
refusal-serious = An diesem Tisch wird ohne Hilfen gespielt.
