### What happens at dominance, and what can be done there, in Russian.

# The head of a column that is four characters wide.
row = ряд
row-taken = кому
row-left = ещё осталось
how-windows-work = В скобках: суммы, с которыми берут ряд.
tiles-left =
    { $count ->
        [one] Осталась { $count } костяшка:
        [few] Осталось { $count } костяшки:
        [many] Осталось { $count } костяшек:
       *[other] Осталось { $count } костяшки:
    }
may-be-dictated-to =
    { $you ->
        [yes] Ваш ход, но сначала вам могут продиктовать.
       *[no] Ходит { $name }, но сначала ход могут продиктовать.
    }

action-enter =
    { $points ->
        [one] { $tile } в ряд { $row }: { $points } очко
        [few] { $tile } в ряд { $row }: { $points } очка
        [many] { $tile } в ряд { $row }: { $points } очков
       *[other] { $tile } в ряд { $row }: { $points } очка
    }
action-dictate =
    { $points ->
        [one] продиктовать { $tile } в ряд { $row }: { $points } очко
        [few] продиктовать { $tile } в ряд { $row }: { $points } очка
        [many] продиктовать { $tile } в ряд { $row }: { $points } очков
       *[other] продиктовать { $tile } в ряд { $row }: { $points } очка
    }
action-decline = ничего не диктовать

event-entered =
    { $you ->
        [yes] Вы записываете { $tile } в ряд { $row }: { $points }.
       *[no] { $seat } записывает { $tile } в ряд { $row }: { $points }.
    }
event-dictated =
    { $you ->
        [yes] Вы диктуете { $tile } в ряд { $row }: { $points } ({ $to }).
       *[no] { $to-you ->
            [yes] { $seat } диктует вам { $tile } в ряд { $row }: { $points }.
           *[no] { $seat } диктует { $tile } в ряд { $row }: { $points } ({ $to }).
        }
    }
event-declined =
    { $you ->
        [yes] Вы ничего не диктуете.
       *[no] { $seat } ничего не диктует.
    }

ended-taken = Все костяшки разобраны.
why-row = ряд { $number }
