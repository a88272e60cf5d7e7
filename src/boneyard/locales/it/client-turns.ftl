# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Tocca a te – { $game }
turn-elsewhere =
    { $count ->
        [one] Tocca a te a un altro tavolo
        [many] Tocca a te a { $count } di altri tavoli
       *[other] Tocca a te a { $count } altri tavoli
    }
turn-notice = Tocca a te: { $game }
    .text = Tocca qui per andare al tavolo.
company-notice = Qualcuno si è seduto: { $game }

play-somebody = Gioca con qualcuno
mine-turn = Tocca a te
