### What is said at the tables in the browser that are not plain lines, in English.

why-not-rotated = Take up a tile first: then it can be turned.

## Concentration

the-tiles = The tiles on the table

## Hectic

race-which =
    Round { $round } of { $rounds }, { $points ->
        [one] 1 point:
       *[other] { $points } points:
    }
race-wanted = a chain of { $least } tiles or more, { $number } at both ends and nowhere inside.
race-middle = The middle, { $count ->
        [one] 1 free tile
       *[other] { $count } free tiles
    }
race-own = Your tiles: { $count }. Put one back by choosing it.
race-take = Tap tiles in the middle to take them.
race-held =
    { $you ->
        [yes] { $tile } is yours already.
       *[no] { $tile } is held by { $name }.
    }
race-you-are-out = You are out of this round; the next one begins when somebody wins the double or all have given up.
race-two-already = You hold two tiles with { $number } already: nobody may have more.
race-claim = Claim!
race-give-up = Give up

## Dominance

ledger-caption = The rows, what both have in them, and who takes them as they stand
row-window = The totals that take this row
row-sum = Taken
# Below the totals: while the hand goes on, and when it is over.
row-so-far = if it ended now
row-in-all = in the end
how-spans-work = In brackets: the totals that take the row.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] takes { $points }
        [taken] { $name } takes { $points }
        [equal] equal: nothing
        [beyond] over double: nothing
        [below] under half: nothing
       *[alone] nothing yet
    }
row-against = { $own } against { $other }:
row-stands =
    { $how ->
        [equal] equal
        [beyond] over double
        [below] over double
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] No tile is left
        [one] The last tile
       *[other] The { $count } tiles that are left
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
frame-cells = The frame
frame-turn = Turn the tile (r)
frame-stop = Stop here
stop-title = Stop here?
stop-text =
    { $count ->
        [one] You have laid 1 tile. If you stop, it stays as it is and the game is over.
       *[other] You have laid { $count } tiles. If you stop, they stay as they are and the game is over.
    }
stop-no = Go on
frame-fixed = This tile is part of the puzzle: it stays.
frame-no-room = There is no room for it any more: lift a tile first.
frame-no-room-here = There is no room for a tile at { $cell }.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } lies flat
       *[v] { $cell }: { $one }-{ $other } stands upright
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } lies flat; lift it
       *[v] { $cell }: { $one }-{ $other } stands upright; lift it
    }
squares-so-far =
    Squares: { $count } of 14{ $spoiled ->
        [0] { "" }
       *[other] , spoiled: { $spoiled }
    }
picture-look = Look well, as long as you like.
picture-ready = Hide the picture and build
picture-before = The picture was
picture-after = You built
paper-cells = The numbers on the paper
paper-how = Join two numbers side by side: tap both, or draw from one to the other.
paper-no-tile = { $tile } is not among the tiles that are left.
paper-no-place = { $tile } fits nowhere as it stands: lift a tile first.
paper-yours = Your borders
paper-one-cut = One way to cut it
# For those who hear the picture.
picture-row = Row { $row }: { $numbers }
picture-wrong = { $number } (wrong)

## Solo and the fortune-teller

solo-rows = The four rows; the last tile on the right of each is free
solo-behind = Behind it, from right to left: { $tiles }.
solo-last = It is the last one of its row.
# $tiles cannot be reached any more.
line-is-lost = As it lies, { $tiles } can never be laid: lift.
performer-numbers = The numbers
performer-again = Other numbers
performer-and = { $one } and …
performer-lost = As it lies, { $tiles } can never be laid.
line-would-be-lost = A dead end
line-think-again = Choose another
line-lay-anyway = Lay it all the same

## Fortress

fortress-grid = The fortress: places for the chosen tile
fortress-kinds = What to do with the tile
fortress-attach = Attach
fortress-chain = Chain
fortress-lay-here = Lay it here
fortress-not-now = This tile cannot be laid now.
fortress-other-way = { $cell }: turn the tile first
fortress-lies = { $tile } on { $cell } and { $high }, level { $level }
chain-begins = A chain scores by its levels: after this tile at least one more has to cover equal halves. What you then still hold is given away.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Cover two equal halves of different tiles, one of them of your chain.
       *[no] Cover two equal halves of different tiles.
    }
chain-so-far =
    { $you ->
        [yes] Your chain
       *[no] The chain of { $name }
    }: { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
chain-level = Level { $level }.
chain-stop =
    { $count ->
        [0] End the chain
        [one] End the chain, give 1 tile away
       *[other] End the chain, give { $count } tiles away
    }
