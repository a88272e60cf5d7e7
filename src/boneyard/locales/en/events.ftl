### What happens at a laying game, and what can be done there, in English.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] By lot, you begin.
           *[no] By lot, { $seat } begins.
        }
       *[turn] { $you ->
            [yes] This time you begin.
           *[no] This time { $seat } begins.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] You lead { $tile }.
            [left] You lay { $tile } at the left end{ $letter }.
            [right] You lay { $tile } at the right end{ $letter }.
            [row] You lay { $tile }: { $total }.
           *[arm] You lay { $tile } at { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } leads { $tile }.
            [left] { $seat } lays { $tile } at the left end{ $letter }.
            [right] { $seat } lays { $tile } at the right end{ $letter }.
            [row] { $seat } lays { $tile }: { $total }.
           *[arm] { $seat } lays { $tile } at { $end }.
        }
    }
# $seen: whether the faces of the drawn tiles are known, and so may be named.
event-drew =
    { $you ->
        [yes] You draw { $tiles };
       *[no] { $seen ->
            [yes] { $seat } draws { $tiles };
           *[no] { $count ->
                [one] { $seat } draws a tile;
               *[other] { $seat } draws { $count } tiles;
            }
        }
    } { $left ->
        [0] the stock is empty.
        [one] one is left in the stock.
       *[other] { $left } are left in the stock.
    }
event-passed =
    { $you ->
        [yes] You pass;
       *[no] { $seat } passes;
    } open: { $numbers }.
event-stopped =
    { $you ->
        [yes] You stop laying.
       *[no] { $seat } stops laying.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] You close the left end{ $letter } with { $tile }!
            [right] You close the right end{ $letter } with { $tile }!
           *[arm] You close { $end } with { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } closes the left end{ $letter } with { $tile }!
            [right] { $seat } closes the right end{ $letter } with { $tile }!
           *[arm] { $seat } closes { $end } with { $tile }!
        }
    }
event-released = Nobody can lay at { $names }, so the other ends are open again.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] You write { $size }: { $why }.
           *[no] { $count ->
                [one] { $seats } writes { $size }: { $why }.
               *[other] { $seats } write { $size }: { $why }.
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] You lose { $size }: { $why }.
               *[other] { $seats } lose { $size }: { $why }.
            }
           *[no] { $count ->
                [one] { $seats } loses { $size }: { $why }.
               *[other] { $seats } lose { $size }: { $why }.
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] You score { $size }: { $why }.
               *[other] { $seats } score { $size }: { $why }.
            }
           *[no] { $count ->
                [one] { $seats } scores { $size }: { $why }.
               *[other] { $seats } score { $size }: { $why }.
            }
        }
    }
# Points that count only if they are named: nothing was named ($points is 0), or not what was due.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] You claim nothing.
           *[no] { $seat } claims nothing.
        }
        [one] { $you ->
            [yes] You claim 1 point, but that is wrong.
           *[no] { $seat } claims 1 point, but that is wrong.
        }
       *[other] { $you ->
            [yes] You claim { $points } points, but that is wrong.
           *[no] { $seat } claims { $points } points, but that is wrong.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] You call nothing.
           *[no] { $seat } calls nothing.
        }
        [one] { $you ->
            [yes] You call Muggins for 1 point, but that is wrong.
           *[no] { $seat } calls Muggins for 1 point, but that is wrong.
        }
       *[other] { $you ->
            [yes] You call Muggins for { $points } points, but that is wrong.
           *[no] { $seat } calls Muggins for { $points } points, but that is wrong.
        }
    }
event-revealed =
    { $you ->
        [yes] You hold { $tiles } ({ $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }).
       *[no] { $seat } holds { $tiles } ({ $pips ->
            [one] 1 pip
           *[other] { $pips } pips
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! You win the hand.
       *[no] Domino! { $seat } wins the hand.
    }
ended-blocked = The hand is blocked: nobody can lay.
ended-closed = The hand is closed.
ended-run-down = The stock has run down and nothing fits: the hand is over.
ended-laid = All the tiles are laid.
ended-passed = Nothing more can be won: the hand is over.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] pips in hand
       *[no] { $of-you ->
            [yes] the pips you hold
           *[no] the pips of { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] your own pips are taken off
       *[no] { $of }'s own pips are taken off
    }
why-from = rounded from { $number }
why-counted =
    { $number ->
        [one] 1 pip
       *[other] { $number } pips
    }
why-rounded-hands = { $number } for the hands, each of them rounded
why-less = less the winners' own { $number }
why-rounded = rounded to { $number }
why-below = rounded to −{ $number }
why-divided = divided by { $number }
why-shared = shared by { $number }
why-double-blank = and 0-0 counts { $number }
why-fourfold = four times the pips in hand
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] twice the pips you hold
       *[no] twice the pips of { $of }
    }
why-twice = 2 × { $number }
why-ends = the ends total { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, you have overlooked them
       *[no] Muggins, { $of } has overlooked them
    }
why-opening = the lead
why-highest = the highest double so far
why-triple = equal ends with a double
why-double = equal ends
why-out = going out
why-blocked = the best hand when blocked
why-set-off = set against the points of the other pair
why-difference = the points won, the difference of the two pairs
why-total = a total of { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] lead { $tile }
        [left] lay { $tile } at the left end{ $letter }, on the { $number }
        [right] lay { $tile } at the right end{ $letter }, on the { $number }
        [over-left] lay { $tile } over the { $number } at the left end{ $letter }
        [over-right] lay { $tile } over the { $number } at the right end{ $letter }
        [under-left] lay { $tile } under the { $number } at the left end{ $letter }
        [under-right] lay { $tile } under the { $number } at the right end{ $letter }
        [row] lay { $tile }, which makes { $total }
       *[arm] lay { $tile } at { $end }, on the { $number }
    }{ $leaves ->
        [none] { "" }
       *[other] , leaving the { $leaves } open
    }
action-close =
    { $at ->
        [left] close the left end{ $letter } with { $tile }
        [right] close the right end{ $letter } with { $tile }
       *[arm] close { $end } with { $tile }
    }
action-draw =
    { $count ->
        [one] draw a tile
       *[other] draw { $count } tiles
    }
action-pass = pass
action-stop = stop laying
action-claim-points =
    { $points ->
        [0] claim nothing
        [one] claim 1 point
       *[other] claim { $points } points
    }
action-call-points =
    { $points ->
        [0] call nothing
        [one] call Muggins for 1 point
       *[other] call Muggins for { $points } points
    }
