### What happens at the games for one, and what can be done there, in English.

## Solo 1 and solo 2

ended-stuck = Nothing fits any more: the hand is lost.
why-won = the game is won
tiles-laid =
    { $count ->
        [one] 1 tile is laid.
       *[other] { $count } tiles are laid.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = lift the tile that was laid last
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] You lift { $tile } again.
           *[other] You lift { $tile } again from { $place }.
        }
       *[no] { $place ->
            [none] { $seat } lifts { $tile } again.
           *[other] { $seat } lifts { $tile } again from { $place }.
        }
    }
event-opened = The envelope is opened: in it is { $tiles }.
ended-foretold = All the tiles are laid, and the line ends as foretold!
ended-stopped =
    { $you ->
        [yes] You stop here.
       *[no] { $seat } stops here.
    }
why-foretold = the line ends as foretold
action-hide = hide { $tile }
action-announce = announce { $one } and { $other }
event-hid =
    { $you ->
        [yes] You hide { $tiles }.
       *[no] { $seat } hides a tile.
    }
event-announced =
    { $you ->
        [yes] You announce that the line will end with { $one } and { $other }.
       *[no] { $seat } announces that the line will end with { $one } and { $other }.
    }
event-audience-laid =
    { $at ->
        [left] The audience lays { $tiles } at the left end{ $letter }.
        [right] The audience lays { $tiles } at the right end{ $letter }.
       *[arm] The audience lays { $tiles } at { $end }.
    }
event-produced =
    { $you ->
        [yes] You produce the hidden tile: { $tiles }.
       *[no] { $seat } produces the hidden tile: { $tiles }.
    }
ended-missed = All the tiles are laid, but the line does not end as announced.
performer-hide = Choose the tile that you will hide. With a double the trick would fail.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Hidden: { $tile }.
       *[no] A tile is hidden.
    }
performer-say = Announce the two numbers with which the line will end.
performer-said = Announced: { $one } and { $other }.
performer-lifts =
    { $count ->
        [0] You may lift no more tiles.
        [one] You may lift a tile once more.
       *[other] You may lift a tile { $count } times.
    }
envelope-sealed = The envelope is sealed.
envelope-open = In the envelope was { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] lay { $one }-{ $other } across
       *[v] lay { $one }-{ $other } upright
    }, { $cell ->
        [none] where it is shown
       *[other] the { $one } on { $cell }
    }
action-lift =
    { $cell ->
        [none] lift the marked tile
       *[other] lift the tile at { $cell }
    }
event-laid =
    { $you ->
        [yes] You lay { $one }-{ $other }
       *[no] { $seat } lays { $one }-{ $other }
    } { $way ->
        [h] across
       *[v] upright
    }{ $cell ->
        [none] .
       *[other] { " " }at { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Squares done: { $count } of 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }One shows two numbers and is marked (!).
       *[other] { " " }{ $spoiled } show two numbers and are marked (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] No tiles are left to lay.
        [one] 1 tile to lay:
       *[other] { $count } tiles to lay:
    }
ended-solved = Solved: fourteen squares of one number each!

action-ready = I am ready: hide the picture
event-hidden = The picture is gone; the tiles are in hand: { $tiles }.
event-shown = The picture is shown again.
ended-right = Every cell is right: well remembered!
ended-wrong = All the tiles are laid, but not every cell is right.
why-cells = cells that are right
ended-cut = Every border is found: the numbers are cut into their tiles!
picture-was = The picture was:
picture-built = You built (! marks what is wrong):
picture-cut = It can be cut like this:

## Dead ends
## $action is what would be done.

lay-anyway = Lay it all the same? (y/n)
dead-end-ahead = After this the line could not be finished any more: { $action }.
