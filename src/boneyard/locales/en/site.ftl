### The words around the games, in English.

## The table

nothing-laid = Nothing has been laid yet.
ends = Ends: { $ends }.
ends-first = Ends to be filled first: { $ends }.
ends-total = They total { $total }.
end-left = { $number } on the left{ $letter }
end-right = { $number } on the right{ $letter }
end-arm = { $name } { $number }
running-total = The total is { $total }.
hands = Tiles in hand: { $hands }.
# $free: so many of them can still be drawn.
stock = Stock: { $count }.
stock-reserve =
    { $free ->
        [0] Stock: { $count }, none to be drawn.
       *[other] Stock: { $count }, { $free } to be drawn.
    }
not-in-play = Not in play: { $count }.
your-hand =
    Your hand, { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }:

## Partners, totals and winners

totals = Score: { $totals }.
totals-secret = The score is secret until only the last hand is left.
target-points = The match goes to { $points }.
target-beyond = The match goes to more than { $points }.
target-points-lowest = The match ends when somebody has { $points }; the lowest total wins.
target-hands =
    { $hands ->
        [one] The match lasts one hand.
       *[other] The match lasts { $hands } hands.
    }
target-hands-lowest =
    { $hands ->
        [one] The match lasts one hand; the lowest total wins.
       *[other] The match lasts { $hands } hands; the lowest total wins.
    }
# Somebody else has more points in the end, but this was settled after the match was won.
target-first =
    { $you ->
        [yes] { $count ->
            [one] You got there first.
           *[other] You two got there first.
        }
       *[no] { $names } got there first.
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] You win the match!
           *[other] { $names } win the match!
        }
       *[no] { $count ->
            [one] { $names } wins the match.
           *[other] { $names } win the match.
        }
    }
# In pairs that win the difference of the totals.
match-margin =
    { $you ->
        [yes] You win the difference: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
       *[no] They win the difference: { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
# A game for one: how far one came.
alone-solved = Solved!
alone-unsolved = Not solved: { $done } of { $whole }.
match-drawn = The match is a draw.

## During a hand

taken-back = Taken back.
no-ends = There are no ends now.
nothing-yet = Nothing has happened in this hand yet.
