# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Ваш ход — { $game }
turn-elsewhere =
    { $count ->
        [1] Ваш ход за другим столом
        [one] Ваш ход ещё за { $count } столом
        [few] Ваш ход ещё за { $count } столами
        [many] Ваш ход ещё за { $count } столами
       *[other] Ваш ход ещё за { $count } стола
    }
turn-notice = Ваш ход: { $game }
    .text = Коснитесь, чтобы перейти к столу.
company-notice = К вам кто-то подсел: { $game }

play-somebody = Играть с кем-нибудь
mine-turn = Ваш ход
