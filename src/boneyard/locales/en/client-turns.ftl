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
mine-turn = Your turn
