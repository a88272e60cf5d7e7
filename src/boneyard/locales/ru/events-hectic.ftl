### What happens at hectic, and what can be done there, in Russian.

race-round = Тур { $round } из { $rounds }: дубль { $double }, очков: { $points }. Соберите цепочку, костяшек не меньше { $least }: на обоих концах { $number }, а внутри нигде. Костяшки с { $number } отмечены (*).
race-holds = { $name }: { $tiles }
race-out = Вне тура: { $names }.
race-won = Выиграно ({ $name }): { $doubles }
race-aside = Не выиграно никем: { $doubles }

action-grab = взять { $tile }
action-put-back = вернуть { $tile }
action-claim = объявить цепочку из всех своих костяшек
action-give-up = сдаться в этом туре

event-grabbed =
    { $you ->
        [yes] Вы берёте { $tile }.
       *[no] { $seat } берёт { $tile }.
    }
event-freed =
    { $you ->
        [yes] Вы возвращаете { $tiles }.
       *[no] { $seat } возвращает { $tiles }.
    }
event-won-double =
    { $you ->
        [yes] Вы выигрываете { $tile } цепочкой { $chain }!
       *[no] { $seat } выигрывает { $tile } цепочкой { $chain }!
    }
event-false-claim =
    { $you ->
        [yes] Вы объявляете цепочку, но
       *[no] { $seat } объявляет цепочку, но
    } { $fault ->
        [short] она слишком короткая.
        [ends] число должно стоять на обоих концах и больше нигде.
       *[broken] костяшки не складываются.
    } { $you ->
        [yes] Вы вне игры
       *[no] { $seat } вне игры
    } до следующего тура.
event-gave-up =
    { $you ->
        [yes] Вы сдаётесь в этом туре.
       *[no] { $seat } сдаётся в этом туре.
    }
event-lost-double = { $tile } никто не выигрывает: дубль откладывают.
event-round-began = Тур { $number }: дубль { $tile }.

ended-rounds = Все десять дублей разыграны.
why-won-double = дубль
