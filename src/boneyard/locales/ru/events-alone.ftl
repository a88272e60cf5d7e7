### What happens at the games for one, and what can be done there, in Russian.

## Solo 1 and solo 2

ended-stuck = Больше ничего не подходит: игра проиграна.
why-won = игра выиграна
tiles-laid =
    { $count ->
        [one] Уложена { $count } костяшка.
        [few] Уложены { $count } костяшки.
        [many] Уложено { $count } костяшек.
       *[other] Уложено { $count } костяшки.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = снять последнюю костяшку
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Вы снимаете { $tile }.
           *[other] Вы снимаете { $tile } с { $place }.
        }
       *[no] { $place ->
            [none] { $seat } снимает { $tile }.
           *[other] { $seat } снимает { $tile } с { $place }.
        }
    }
event-opened = Конверт вскрыт: в нём { $tiles }.
ended-foretold = Все костяшки уложены, и на концах цепочки то, что предсказано!
ended-stopped =
    { $you ->
        [yes] Вы останавливаетесь.
       *[no] { $seat } останавливается.
    }
why-foretold = на концах то, что предсказано
action-hide = спрятать { $tile }
action-announce = объявить { $one } и { $other }
event-hid =
    { $you ->
        [yes] Вы прячете { $tiles }.
       *[no] { $seat } прячет костяшку.
    }
event-announced =
    { $you ->
        [yes] Вы объявляете концы цепочки: { $one } и { $other }.
       *[no] { $seat } объявляет концы цепочки: { $one } и { $other }.
    }
event-audience-laid =
    { $at ->
        [left] Публика кладёт { $tiles } слева{ $letter }.
        [right] Публика кладёт { $tiles } справа{ $letter }.
       *[arm] Публика кладёт { $tiles } на конец { $end }.
    }
event-produced =
    { $you ->
        [yes] Вы достаёте спрятанную костяшку: { $tiles }.
       *[no] { $seat } достаёт спрятанную костяшку: { $tiles }.
    }
ended-missed = Все костяшки уложены, но на концах цепочки не то, что объявлено.
performer-hide = Выберите костяшку, которую спрячете. С дублем фокус не получится.
performer-hid =
    { $seen ->
        [yes] Спрятана: { $tile }.
       *[no] Одна костяшка спрятана.
    }
performer-say = Объявите два числа, которыми закончится цепочка.
performer-said = Объявлено: { $one } и { $other }.
performer-lifts =
    { $count ->
        [0] Снимать костяшки больше нельзя.
        [one] Снять костяшку можно ещё { $count } раз.
        [few] Снять костяшку можно ещё { $count } раза.
        [many] Снять костяшку можно ещё { $count } раз.
       *[other] Снять костяшку можно ещё { $count } раза.
    }
envelope-sealed = Конверт запечатан.
envelope-open = В конверте была { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] положить { $one }-{ $other } горизонтально
       *[v] положить { $one }-{ $other } вертикально
    }, { $cell ->
        [none] как показано
       *[other] { $one } на { $cell }
    }
action-lift =
    { $cell ->
        [none] снять отмеченную костяшку
       *[other] снять костяшку с { $cell }
    }
event-laid =
    { $you ->
        [yes] Вы кладёте { $one }-{ $other }
       *[no] { $seat } кладёт { $one }-{ $other }
    } { $way ->
        [h] горизонтально
       *[v] вертикально
    }{ $cell ->
        [none] .
       *[other] { " " }на { $cell }.
    }
squares-done =
    Готовые квадраты: { $count } из 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }С двумя числами, отмечены (!): { $spoiled }.
        [few] { " " }С двумя числами, отмечены (!): { $spoiled }.
        [many] { " " }С двумя числами, отмечены (!): { $spoiled }.
       *[other] { " " }С двумя числами, отмечены (!): { $spoiled }.
    }
to-lay =
    { $count ->
        [0] Костяшек больше нет.
        [one] Осталось положить { $count } костяшку:
        [few] Осталось положить { $count } костяшки:
        [many] Осталось положить { $count } костяшек:
       *[other] Осталось положить { $count } костяшки:
    }
ended-solved = Решено: четырнадцать квадратов, в каждом одно число!

action-ready = всё запомнено: спрятать картину
event-hidden = Картины больше нет; костяшки у вас: { $tiles }.
event-shown = Картина снова видна.
ended-right = Все клетки верны: отличная память!
ended-wrong = Все костяшки уложены, но верны не все клетки.
why-cells = верные клетки
ended-cut = Все границы найдены: числа разложены по костяшкам!
picture-was = Картина была такой:
picture-built = А вы сложили такую (! значит ошибку):
picture-cut = Её можно разложить так:

## Dead ends
## $action is what would be done.

lay-anyway = Всё равно положить? (д/н)
dead-end-ahead = После этого цепочку уже не закончить: { $action }.
