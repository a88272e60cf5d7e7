# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● À toi – { $game }
turn-elsewhere =
    { $count ->
        [one] À toi de jouer à { $count } autre table
        [many] À toi de jouer à { $count } d’autres tables
       *[other] À toi de jouer à { $count } autres tables
    }
turn-notice = À toi de jouer : { $game }
    .text = Touche pour aller à la table.
company-notice = Quelqu’un a pris place : { $game }

play-somebody = Jouer avec quelqu’un
mine-turn = À toi de jouer
