# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Te toca – { $game }
turn-elsewhere =
    { $count ->
        [one] Te toca en otra mesa
        [many] Te toca en otros { $count } de mesas
       *[other] Te toca en otras { $count } mesas
    }
turn-notice = Te toca: { $game }
    .text = Toca para ir a la mesa.
company-notice = Alguien se ha sentado: { $game }

play-somebody = Jugar con alguien
mine-turn = Te toca
