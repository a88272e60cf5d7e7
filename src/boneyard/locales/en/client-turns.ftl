# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Your turn – { $game }
turn-elsewhere =
    { $count ->
        [one] Your turn at another table
       *[other] Your turn at { $count } other tables
    }
turn-notice = Your turn: { $game }
    .text = Tap to go to the table.
company-notice = Somebody has sat down: { $game }

play-somebody = Play with somebody
company-late = Nobody has come yet. You can go on waiting, or play with bots.
company-fill =
    { $free ->
        [one] A bot takes the free seat
       *[other] Bots take the free seats
    }
company-other = { $name } waits at another table of this game.
company-join = Sit down there
company-public = Others find this table in the lobby.
