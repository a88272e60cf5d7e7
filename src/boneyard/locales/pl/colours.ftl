### A set of colours in place of numbers, in Polish. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = biały
    .letters = Bi
colour-1 = różowy
    .letters = Ró
colour-2 = czerwony
    .letters = Cz
colour-3 = żółty
    .letters = Żó
colour-4 = zielony
    .letters = Zi
colour-5 = niebieski
    .letters = Ni
colour-6 = fioletowy
    .letters = Fi

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = dublet { $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] połóż na początek { $tile }
        [left] dołóż { $tile } z lewej{ $letter }, kolor { $number }
        [right] dołóż { $tile } z prawej{ $letter }, kolor { $number }
       *[arm] dołóż { $tile } przy końcu { $end }, kolor { $number }
    }
event-revealed-colours =
    { $you ->
        [yes] Masz { $tiles } ({ $pips ->
            [one] { $pips } punkt
            [few] { $pips } punkty
            [many] { $pips } punktów
           *[other] { $pips } punktu
        }).
       *[no] { $seat } ma { $tiles } ({ $pips ->
            [one] { $pips } punkt
            [few] { $pips } punkty
            [many] { $pips } punktów
           *[other] { $pips } punktu
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] twoje kamienie
       *[no] kamienie, które ma { $of }
    }
why-own-colours =
    { $of-you ->
        [yes] twoje własne kamienie
       *[no] własne kamienie, które ma { $of }
    }
your-hand-colours =
    Twoja ręka, { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }, { $pips ->
        [one] { $pips } punkt
        [few] { $pips } punkty
        [many] { $pips } punktów
       *[other] { $pips } punktu
    }:
help-by-colour =
    Tutaj kamienie są kolorowe: wpisz cz-żó@b albo czżó, albo czerwony-żółty, albo liczby, 2-3@b. Skróty: { $named }.
