# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Du bist dran – { $game }
turn-elsewhere =
    { $count ->
        [one] Du bist an einem anderen Tisch dran
       *[other] Du bist an { $count } anderen Tischen dran
    }
turn-notice = Du bist dran: { $game }
    .text = Tippe, um zum Tisch zu gehen.
company-notice = Jemand hat sich dazugesetzt: { $game }

play-somebody = Mit jemandem spielen
mine-turn = Du bist dran
