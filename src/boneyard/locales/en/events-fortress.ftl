### What happens at fortress, and what can be done there, in English.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 is a five on level 2.
cover-at = the { $number }s at { $spot } (level { $level })
covers = Can be covered: { $spots }.
covers-none = Nothing can be covered now.
gifts-lying = Given away by { $name }, face down: { $count }.

action-attach =
    attach { $tile }, { $cell ->
        [none] where it is shown
       *[other] the low half on { $cell }, the high half on { $high }
    }
action-build =
    chain: { $tile }, { $cell ->
        [none] where it is shown
       *[other] the low half on { $cell }, the high half on { $high }
    }
action-pick =
    pick { $number ->
        [1] the first tile
        [2] the second tile
        [3] the third tile
        [4] the fourth tile
       *[other] tile { $number }
    }

event-attached =
    { $you ->
        [yes] You attach { $tile }
       *[no] { $seat } attaches { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }at { $spot }.
    }
event-built =
    { $you ->
        [yes] You lay { $tile }
       *[no] { $seat } lays { $tile }
    }{ $spot ->
        [none] { " " }on level { $level }.
       *[other] { " " }at { $spot }, level { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Your chain has { $tiles } tiles.
       *[no] The chain of { $seat } has { $tiles } tiles.
    } { $gifts ->
        [0] Nothing is left to give away.
        [one] One tile is given away.
       *[other] { $gifts } tiles are given away.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] You pick { $tile } from { $of }.
       *[no] { $of-you ->
            [yes] { $seat } picks { $tile } from you.
           *[no] { $seen ->
                [yes] { $seat } picks { $tile } from { $of }.
               *[no] { $seat } picks a tile from { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] You have no tile left, and the stock is empty: the game is over.
       *[no] { $seat } has no tile left, and the stock is empty: the game is over.
    }
why-level =
    { $number ->
        [5] level 5 or higher
       *[other] level { $number }
    }
