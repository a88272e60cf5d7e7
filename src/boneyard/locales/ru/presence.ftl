### Who is there, and who plays for whom, in Russian.

## Bots that stand in

# Instead of a name, at the beginning of a sentence about what it does: "Бот (Ada) кладёт 3-5."
bot-for = бот ({ $name })
bot-for-you = бот за вас
# $why: the time was up for one turn (move), for the hand (hand), or three times in a row (time); they have left, or are away.
bot-took-over =
    { $why ->
        [move] Время вышло ({ $name }): этот ход делает бот.
        [hand] { $name }: времени больше нет, остаток раунда играет бот.
        [time] { $name }: три опоздания подряд, до возвращения играет бот.
        [left] { $name } покидает стол; дальше играет бот.
       *[away] { $name } не на связи; дальше играет бот.
    }
bot-took-over-you =
    { $why ->
        [move] Время вышло: этот ход за вас делает бот.
        [hand] У вас больше нет времени: остаток раунда играет бот.
        [time] Три опоздания подряд: пока вы не вернётесь, играет бот.
        [left] Вы покинули стол; дальше играет бот.
       *[away] Вас не было на связи; дальше играет бот.
    }
seat-back = { $name } снова играет.
seat-back-you = Вы снова играете.

## Who is there

there-here = здесь
there-away = не на связи
there-left = не за столом
there-unknown = неизвестно
# How long somebody has been away, on a chip. $unit: s, min, h or d.
lasting =
    { $unit ->
        [s] { $count } с
        [min] { $count } мин
        [h] { $count } ч
       *[d] { $count } дн.
    }
sat-down = { $name } садится за стол.
sat-down-you = Вы садитесь за стол.
got-up = Место снова свободно.
got-up-you = Место снова свободно.
went-away = { $name } не на связи.
came-back = { $name } снова здесь.
looks-on = { $name } смотрит игру.
somebody-looks-on = Кто-то смотрит игру.
turn-of-away = Ходит { $name }, но уже { $time } не на связи.
onlookers =
    { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
onlookers-named = { $people }: { $names }.
onlookers-unnamed = { $people }.

## Clocks

seconds-left =
    { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
        [many] Осталось { $seconds } секунд.
       *[other] Осталось { $seconds } секунды.
    }
