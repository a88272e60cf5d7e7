### What happens at fortress, and what can be done there, in Russian.
###
### $cell is the cell of the low half and $high the cell of the high half; $way is the way from one to the other: r (to
### the right), d (down), l (to the left) or u (up). $spot is all of it as one writes it, or "none" where
### people see the place and no numbers of cells.

how-heights-work = 5^2 — это пятёрка на уровне 2.
cover-at = { $number } и { $number } на { $spot } (уровень { $level })
covers = Можно накрыть: { $spots }.
covers-none = Накрыть сейчас нечего.
gifts-lying = Закрытые подарки ({ $name }): { $count }.

action-attach =
    пристроить { $tile }, { $cell ->
        [none] как показано
       *[other] меньшая половинка на { $cell }, большая на { $high }
    }
action-build =
    цепочка: { $tile }, { $cell ->
        [none] как показано
       *[other] меньшая половинка на { $cell }, большая на { $high }
    }
action-pick =
    взять { $number ->
        [1] первую костяшку
        [2] вторую костяшку
        [3] третью костяшку
        [4] четвёртую костяшку
       *[other] костяшку { $number }
    }

event-attached =
    { $you ->
        [yes] Вы пристраиваете { $tile }
       *[no] { $seat } пристраивает { $tile }
    }{ $spot ->
        [none] .
       *[other] { " " }на { $spot }.
    }
event-built =
    { $you ->
        [yes] Вы кладёте { $tile }
       *[no] { $seat } кладёт { $tile }
    }{ $spot ->
        [none] { " " }на уровень { $level }.
       *[other] { " " }на { $spot }, уровень { $level }.
    }
event-chain-ended =
    { $you ->
        [yes] Ваша цепочка готова, костяшек: { $tiles }.
       *[no] Цепочка готова ({ $seat }), костяшек: { $tiles }.
    } { $gifts ->
        [0] Дарить нечего.
        [one] Подарена { $gifts } костяшка.
        [few] Подарены { $gifts } костяшки.
        [many] Подарено { $gifts } костяшек.
       *[other] Подарено { $gifts } костяшки.
    }
event-picked =
    { $you ->
        [yes] Вы берёте { $tile } (подарок: { $of }).
       *[no] { $of-you ->
            [yes] { $seat } берёт { $tile } (ваш подарок).
           *[no] { $seen ->
                [yes] { $seat } берёт { $tile } (подарок: { $of }).
               *[no] { $seat } берёт костяшку (подарок: { $of }).
            }
        }
    }

ended-exhausted =
    { $you ->
        [yes] У вас больше нет костяшек, и базар пуст: игра окончена.
       *[no] { $seat } остаётся без костяшек, и базар пуст: игра окончена.
    }
why-level =
    { $number ->
        [5] уровень 5 или выше
       *[other] уровень { $number }
    }
