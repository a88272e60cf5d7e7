# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Jouw beurt – { $game }
turn-elsewhere =
    { $count ->
        [one] Jouw beurt aan een andere tafel
       *[other] Jouw beurt aan { $count } andere tafels
    }
turn-notice = Jouw beurt: { $game }
    .text = Tik om naar de tafel te gaan.
company-notice = Er is iemand aangeschoven: { $game }

play-somebody = Met iemand spelen
mine-turn = Jouw beurt
