# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Din tur – { $game }
turn-elsewhere =
    { $count ->
        [one] Din tur ved et andet bord
       *[other] Din tur ved { $count } andre borde
    }
turn-notice = Din tur: { $game }
    .text = Tryk for at gå til bordet.
company-notice = Nogen har sat sig: { $game }

play-somebody = Spil med nogen
mine-turn = Din tur
