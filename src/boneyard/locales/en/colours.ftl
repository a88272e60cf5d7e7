### A set of colours in place of numbers, in English. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = white
    .letters = Wh
colour-1 = pink
    .letters = Pi
colour-2 = red
    .letters = Re
colour-3 = yellow
    .letters = Ye
colour-4 = green
    .letters = Gr
colour-5 = blue
    .letters = Bl
colour-6 = purple
    .letters = Pu

# $low and $high are the colours of a tile.
coloured-tile = { $low } and { $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = double { $low }

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] lead { $tile }
        [left] lay { $tile } at the { $number } end on the left{ $letter }
        [right] lay { $tile } at the { $number } end on the right{ $letter }
       *[arm] lay { $tile } at the { $number } end { $end }
    }
event-revealed-colours =
    { $you ->
        [yes] You hold { $tiles } ({ $pips ->
            [one] 1 point
           *[other] { $pips } points
        }).
       *[no] { $seat } holds { $tiles } ({ $pips ->
            [one] 1 point
           *[other] { $pips } points
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] the points you hold
       *[no] the points that { $of } holds
    }
why-own-colours =
    { $of-you ->
        [yes] your own points in hand
       *[no] { $of }'s own points in hand
    }
your-hand-colours =
    Your hand, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $pips ->
        [one] 1 point
       *[other] { $pips } points
    }:
help-by-colour =
    Here tiles are colours: type re-ye@b, or reye, or red-yellow, or numbers, 2-3@b. The letters: { $named }.
