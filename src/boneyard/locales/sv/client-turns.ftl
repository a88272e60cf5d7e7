# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Din tur – { $game }
turn-elsewhere =
    { $count ->
        [one] Din tur vid ett annat bord
       *[other] Din tur vid { $count } andra bord
    }
turn-notice = Din tur: { $game }
    .text = Tryck för att gå till bordet.
company-notice = Någon har slagit sig ner: { $game }

play-somebody = Spela med någon
mine-turn = Din tur
