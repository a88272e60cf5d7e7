# Whose turn it is: in the title of the tab, at other tables, in notifications; and company from the lobby

turn-title = ● Twoja kolej – { $game }
turn-elsewhere =
    { $count ->
        [one] Twoja kolej przy innym stole
        [few] Twoja kolej przy { $count } innych stołach
        [many] Twoja kolej przy { $count } innych stołach
       *[other] Twoja kolej przy { $count } innego stołu
    }
turn-notice = Twoja kolej: { $game }
    .text = Dotknij, by przejść do stołu.
company-notice = Ktoś usiadł przy stole: { $game }

play-somebody = Zagraj z kimś
mine-turn = Twoja kolej
