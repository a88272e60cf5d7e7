### What happens at dominance, and what can be done there, in English.

row = row
row-taken = taken by
row-left = still to come
how-windows-work = In brackets: the totals with which a player takes the row.
tiles-left =
    { $count ->
        [one] 1 tile is left:
       *[other] { $count } tiles are left:
    }
# $name is to move, and the other may dictate.
may-be-dictated-to =
    { $you ->
        [yes] It is your turn, but something may be dictated to you first.
       *[no] { $name } is to move, but something may be dictated first.
    }

action-enter =
    { $points ->
        [one] { $tile } in row { $row }: 1 point
       *[other] { $tile } in row { $row }: { $points } points
    }
action-dictate =
    { $points ->
        [one] dictate { $tile } in row { $row }: 1 point
       *[other] dictate { $tile } in row { $row }: { $points } points
    }
action-decline = dictate nothing

event-entered =
    { $you ->
        [yes] You enter { $tile } in row { $row }: { $points }.
       *[no] { $seat } enters { $tile } in row { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] You dictate { $tile } to { $to }, in row { $row }: { $points }.
       *[no] { $seat } dictates { $tile } to { $to }, in row { $row }: { $points }.
    }
event-declined =
    { $you ->
        [yes] You dictate nothing.
       *[no] { $seat } dictates nothing.
    }

ended-taken = All the tiles are taken.
why-row = row { $number }
