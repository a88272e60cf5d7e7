### Aids of memory and reckoning, in Dutch: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, 1 punt
       *[other] { $action }, { $points } punten
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] levert 1 punt op
       *[other] levert { $points } punten op
    }

## In the terminal

aside-w = de punten van de zetten tonen of verbergen
aside-n = de stenen met elk getal tellen
points-on = Naast elke zet staat hoeveel punten hij meteen oplevert; w verbergt ze weer.
points-off = De punten van de zetten staan er niet meer bij.
points-never = In dit spel wordt pas aan het eind van een ronde geteld.
count-never = Hier is niets verborgen van wat anderen in de hand hebben.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Stenen met elk getal
count-title-colours = Stenen met elke kleur
count-number-colours = Kleur
count-number = Getal
count-seen = Gezien
count-unseen = Ongezien

## Tables without aids

serious-table = zonder hulp
# Played on from a moment of a match that is over.
practice-table = oefening
