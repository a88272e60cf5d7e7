### What happens at a laying game, and what can be done there, in Russian.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("вы и Cleo") the verb is in the second person plural, as with "вы" alone.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).
### $tile may be a colour ("синий дубль"): it stands where the nominative or the accusative is right.

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] По жребию начинаете вы.
           *[no] По жребию начинает { $seat }.
        }
       *[turn] { $you ->
            [yes] На этот раз начинаете вы.
           *[no] На этот раз начинает { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Вы заходите: { $tile }.
            [left] Вы кладёте { $tile } слева{ $letter }.
            [right] Вы кладёте { $tile } справа{ $letter }.
            [row] Вы кладёте { $tile }: { $total }.
           *[arm] Вы кладёте { $tile } на конец { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } заходит: { $tile }.
            [left] { $seat } кладёт { $tile } слева{ $letter }.
            [right] { $seat } кладёт { $tile } справа{ $letter }.
            [row] { $seat } кладёт { $tile }: { $total }.
           *[arm] { $seat } кладёт { $tile } на конец { $end }.
        }
    }
event-drew =
    { $you ->
        [yes] Вы добираете { $tiles };
       *[no] { $seen ->
            [yes] { $seat } добирает { $tiles };
           *[no] { $count ->
                [1] { $seat } добирает костяшку;
                [one] { $seat } добирает { $count } костяшку;
                [few] { $seat } добирает { $count } костяшки;
                [many] { $seat } добирает { $count } костяшек;
               *[other] { $seat } добирает { $count } костяшки;
            }
        }
    } { $left ->
        [0] базар пуст.
        [1] в базаре осталась одна.
        [one] в базаре осталась { $left }.
        [few] в базаре осталось { $left }.
        [many] в базаре осталось { $left }.
       *[other] в базаре осталось { $left }.
    }
event-passed =
    { $you ->
        [yes] Вы пасуете;
       *[no] { $seat } пасует;
    } открыто: { $numbers }.
event-stopped =
    { $you ->
        [yes] Вы больше не кладёте.
       *[no] { $seat } больше не кладёт.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Вы закрываете левый конец{ $letter } дублем { $tile }!
            [right] Вы закрываете правый конец{ $letter } дублем { $tile }!
           *[arm] Вы закрываете конец { $end } дублем { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } закрывает левый конец{ $letter } дублем { $tile }!
            [right] { $seat } закрывает правый конец{ $letter } дублем { $tile }!
           *[arm] { $seat } закрывает конец { $end } дублем { $tile }!
        }
    }
event-released = Здесь никто не может положить: { $names }. Остальные концы снова открыты.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Вы записываете
                [few] { $seats } записываете
                [many] { $seats } записываете
               *[other] { $seats } записываете
            }
           *[no] { $count ->
                [one] { $seats } записывает
                [few] { $seats } записывают
                [many] { $seats } записывают
               *[other] { $seats } записывают
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Вы теряете
                [few] { $seats } теряете
                [many] { $seats } теряете
               *[other] { $seats } теряете
            }
           *[no] { $count ->
                [one] { $seats } теряет
                [few] { $seats } теряют
                [many] { $seats } теряют
               *[other] { $seats } теряют
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Вы получаете
                [few] { $seats } получаете
                [many] { $seats } получаете
               *[other] { $seats } получаете
            }
           *[no] { $count ->
                [one] { $seats } получает
                [few] { $seats } получают
                [many] { $seats } получают
               *[other] { $seats } получают
            }
        }
    } { $size ->
        [one] { $size } очко
        [few] { $size } очка
        [many] { $size } очков
       *[other] { $size } очка
    }: { $why }.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Вы не объявляете очков.
           *[no] { $seat } не объявляет очков.
        }
        [one] { $you ->
            [yes] Вы объявляете { $points } очко, но это неверно.
           *[no] { $seat } объявляет { $points } очко, но это неверно.
        }
        [few] { $you ->
            [yes] Вы объявляете { $points } очка, но это неверно.
           *[no] { $seat } объявляет { $points } очка, но это неверно.
        }
        [many] { $you ->
            [yes] Вы объявляете { $points } очков, но это неверно.
           *[no] { $seat } объявляет { $points } очков, но это неверно.
        }
       *[other] { $you ->
            [yes] Вы объявляете { $points } очка, но это неверно.
           *[no] { $seat } объявляет { $points } очка, но это неверно.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Вы молчите.
           *[no] { $seat } молчит.
        }
        [one] { $you ->
            [yes] Вы кричите «Маггинс»: { $points } очко, но это неверно.
           *[no] { $seat } кричит «Маггинс»: { $points } очко, но это неверно.
        }
        [few] { $you ->
            [yes] Вы кричите «Маггинс»: { $points } очка, но это неверно.
           *[no] { $seat } кричит «Маггинс»: { $points } очка, но это неверно.
        }
        [many] { $you ->
            [yes] Вы кричите «Маггинс»: { $points } очков, но это неверно.
           *[no] { $seat } кричит «Маггинс»: { $points } очков, но это неверно.
        }
       *[other] { $you ->
            [yes] Вы кричите «Маггинс»: { $points } очка, но это неверно.
           *[no] { $seat } кричит «Маггинс»: { $points } очка, но это неверно.
        }
    }
event-revealed =
    { $you ->
        [yes] У вас на руках { $tiles } ({ $pips ->
            [one] { $pips } точка
            [few] { $pips } точки
            [many] { $pips } точек
           *[other] { $pips } точки
        }).
       *[no] { $seat }: на руках { $tiles } ({ $pips ->
            [one] { $pips } точка
            [few] { $pips } точки
            [many] { $pips } точек
           *[other] { $pips } точки
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Домино! Вы выигрываете раунд.
       *[no] Домино! Раунд выигрывает { $seat }.
    }
ended-blocked = Рыба: никто не может ходить.
ended-closed = Раунд закрыт.
ended-run-down = Добирать больше нечего, и ничего не подходит: раунд окончен.
ended-laid = Все костяшки выложены.
ended-passed = Больше ничего не выиграть: раунд окончен.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] точки на руках
       *[no] { $of-you ->
            [yes] ваши точки
           *[no] точки на руках ({ $of })
        }
    }
why-own =
    { $of-you ->
        [yes] ваши точки вычитаются
       *[no] свои точки вычитаются ({ $of })
    }
why-from = до округления { $number }
why-counted =
    { $number ->
        [one] { $number } точка
        [few] { $number } точки
        [many] { $number } точек
       *[other] { $number } точки
    }
why-rounded-hands = { $number } за остатки на руках, каждый округлён отдельно
why-less = минус свои { $number }
why-rounded = округлено до { $number }
why-below = округлено до −{ $number }
why-divided = разделено на { $number }
why-shared = поровну на { $number }
why-double-blank = и 0-0 стоит { $number }
why-fourfold = точки на руках, вчетверо
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] ваши точки, вдвойне
       *[no] точки на руках ({ $of }), вдвойне
    }
why-twice = 2 × { $number }
why-ends = сумма концов { $number }
why-overlooked =
    { $of-you ->
        [yes] «Маггинс», вы их не заметили
       *[no] «Маггинс», они остались незамеченными ({ $of })
    }
why-opening = заход
why-highest = самый старший дубль на столе
why-triple = равные концы с дублем
why-double = равные концы
why-out = все костяшки выложены
why-blocked = лучший остаток при рыбе
why-set-off = зачтено против очков другой пары
why-difference = выигрыш, разница между парами
why-total = сумма { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] зайти: { $tile }
        [left] положить { $tile } слева{ $letter }, к { $number }
        [right] положить { $tile } справа{ $letter }, к { $number }
        [over-left] положить { $tile } слева{ $letter }, поверх { $number }
        [over-right] положить { $tile } справа{ $letter }, поверх { $number }
        [under-left] положить { $tile } слева{ $letter }, под { $number }
        [under-right] положить { $tile } справа{ $letter }, под { $number }
        [row] положить { $tile }, станет { $total }
       *[arm] положить { $tile } на конец { $end }, к { $number }
    }{ $leaves ->
        [none] { "" }
       *[other] , открытой останется { $leaves }
    }
action-close =
    { $at ->
        [left] закрыть левый конец{ $letter } дублем { $tile }
        [right] закрыть правый конец{ $letter } дублем { $tile }
       *[arm] закрыть конец { $end } дублем { $tile }
    }
action-draw =
    { $count ->
        [1] добрать костяшку
        [one] добрать { $count } костяшку
        [few] добрать { $count } костяшки
        [many] добрать { $count } костяшек
       *[other] добрать { $count } костяшки
    }
action-pass = пасовать
action-stop = больше не класть
action-claim-points =
    { $points ->
        [0] не объявлять очков
        [one] объявить { $points } очко
        [few] объявить { $points } очка
        [many] объявить { $points } очков
       *[other] объявить { $points } очка
    }
action-call-points =
    { $points ->
        [0] промолчать
        [one] крикнуть «Маггинс»: { $points } очко
        [few] крикнуть «Маггинс»: { $points } очка
        [many] крикнуть «Маггинс»: { $points } очков
       *[other] крикнуть «Маггинс»: { $points } очка
    }
