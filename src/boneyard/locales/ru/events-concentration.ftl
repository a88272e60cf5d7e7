### What happens at concentration, and what can be done there, in Russian.

tiles-lying =
    { $count ->
        [0] Костяшек больше нет.
        [one] Здесь лежит { $count } костяшка.
        [few] Здесь лежат { $count } костяшки.
        [many] Здесь лежит { $count } костяшек.
       *[other] Здесь лежит { $count } костяшки.
    } Сумма пары: { $total }.

action-turn =
    { $cell ->
        [none] открыть отмеченную костяшку
       *[other] открыть { $cell }
    }

event-turned-up =
    { $you ->
        [yes] Вы открываете
       *[no] { $seat } открывает
    }{ $cell ->
        [none] { " " }{ $tile }.
       *[other] { " " }{ $cell }: { $tile }.
    }
event-turned-down =
    { $cells ->
        [none] Обе костяшки снова закрыты.
       *[other] Снова закрыто: { $cells }.
    }
event-took-pair =
    { $you ->
        [yes] Пара! Вы берёте { $tiles }.
       *[no] Пара! { $tiles } берёт { $seat }.
    }
event-missed-pair = Вместе { $total }, а не { $wanted }: не пара.

ended-cleared = Пар больше нет. Костяшки раскладывают заново, и ходы идут дальше.
why-pair = пара
