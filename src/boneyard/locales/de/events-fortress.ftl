### What happens at fortress, and what can be done there, in German.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 ist eine Fünf auf Stufe 2.
cover-at = die beiden { $number }er bei { $spot } (Stufe { $level })
covers = Jetzt zu überbauen: { $spots }.
covers-none = Zu überbauen ist gerade nichts.
gifts-lying = Zu verschenken, verdeckt ({ $name }): { $count }.

action-attach =
    { $tile } anbauen, { $cell ->
        [none] wie es gezeigt wird
       *[other] die kleinere Hälfte auf { $cell }, die größere auf { $high }
    }
action-build =
    Kette: { $tile }, { $cell ->
        [none] wie es gezeigt wird
       *[other] die kleinere Hälfte auf { $cell }, die größere auf { $high }
    }
action-pick =
    { $number ->
        [1] den ersten Stein
        [2] den zweiten Stein
        [3] den dritten Stein
        [4] den vierten Stein
       *[other] Stein { $number }
    } nehmen

event-attached =
    { $you ->
        [yes] Du baust { $tile }
       *[no] { $seat } baut { $tile }
    }{ $spot ->
        [none] { " " }an.
       *[other] { " " }bei { $spot } an.
    }
event-built =
    { $you ->
        [yes] Du legst { $tile } auf
       *[no] { $seat } legt { $tile } auf
    }{ $spot ->
        [none] { " " }Stufe { $level }.
       *[other] { " " }{ $spot }, Stufe { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Deine Kette hat { $tiles } Steine.
       *[no] Die Kette von { $seat } hat { $tiles } Steine.
    } { $gifts ->
        [0] Zu verschenken bleibt nichts.
        [one] Ein Stein wird verschenkt.
       *[other] { $gifts } Steine werden verschenkt.
    }
# $seen: whether the reader knows the tile.
event-picked =
    { $you ->
        [yes] Du nimmst { $tile } von { $of }.
       *[no] { $of-you ->
            [yes] { $seat } nimmt { $tile } von dir.
           *[no] { $seen ->
                [yes] { $seat } nimmt { $tile } von { $of }.
               *[no] { $seat } nimmt einen Stein von { $of }.
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] Du hast keinen Stein mehr, und der Vorrat ist leer: Das Spiel ist aus.
       *[no] { $seat } hat keinen Stein mehr, und der Vorrat ist leer: Das Spiel ist aus.
    }
why-level =
    { $number ->
        [5] Stufe 5 oder höher
       *[other] Stufe { $number }
    }
