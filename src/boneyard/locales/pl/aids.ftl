### Aids of memory and reckoning, in Polish: points beside the moves, tiles of each number, and tables without any.

# $action is a move in words, $points what it writes at once.
with-points =
    { $points ->
        [one] { $action }, { $points } punkt
        [few] { $action }, { $points } punkty
        [many] { $action }, { $points } punktów
       *[other] { $action }, { $points } punktu
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] daje { $points } punkt
        [few] daje { $points } punkty
        [many] daje { $points } punktów
       *[other] daje punkty: { $points }
    }

## In the terminal

aside-w = pokaż punkty ruchów albo je ukryj
aside-n = policz kamienie z każdą liczbą
points-on = Przy każdym ruchu widać punkty, które daje od razu; w znów je ukrywa.
points-off = Punktów ruchów już nie widać.
points-never = W tej grze liczy się dopiero na koniec rozdania.
count-never = Tutaj nic, co mają inni, nie jest zakryte.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Kamienie z każdą liczbą
count-title-colours = Kamienie z każdym kolorem
count-number-colours = Kolor
count-number = Liczba
count-seen = Widać
count-unseen = Zakryte

## Tables without aids

serious-table = bez ułatwień
# Played on from a moment of a match that is over.
practice-table = ćwiczenie
