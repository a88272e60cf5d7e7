### What is said at the tables in the browser that are not plain lines, in Russian.

why-not-rotated = Сначала возьмите костяшку: тогда её можно повернуть.

## Concentration

the-tiles = Костяшки на столе

## Hectic

race-which =
    Тур { $round } из { $rounds }, { $points ->
        [one] { $points } очко:
        [few] { $points } очка:
        [many] { $points } очков:
       *[other] { $points } очка:
    }
race-wanted =
    цепочка не короче { $least ->
        [one] { $least } костяшки
        [few] { $least } костяшек
        [many] { $least } костяшек
       *[other] { $least } костяшки
    }, на обоих концах { $number }, а внутри нигде.
race-middle = Середина, { $count ->
        [one] { $count } свободная костяшка
        [few] { $count } свободные костяшки
        [many] { $count } свободных костяшек
       *[other] { $count } свободной костяшки
    }
race-own = Ваши костяшки: { $count }. Выберите одну, чтобы вернуть.
race-take = Касайтесь костяшек в середине, чтобы взять их.
race-held =
    { $you ->
        [yes] { $tile } уже у вас.
       *[no] { $tile } занята: { $name }.
    }
race-you-are-out = Вы вне этого тура; следующий начнётся, когда кто-то выиграет дубль или сдадутся все.
race-two-already = У вас уже две костяшки с { $number }: больше нельзя никому.
race-claim = Готово!
race-give-up = Сдаться

## Dominance

ledger-caption = Ряды, что в них у обоих и кто их сейчас берёт
row-window = Суммы, с которыми этот ряд ваш
row-sum = Взято
# Below the totals: while the hand goes on, and when it is over.
row-so-far = если закончить сейчас
row-in-all = в итоге
how-spans-work = В скобках: суммы, которые берут ряд.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] приносит { $points }
        [taken] { $name }: +{ $points }
        [equal] поровну: ничего
        [beyond] больше чем вдвое: ничего
        [below] меньше половины: ничего
       *[alone] пока ничего
    }
row-against = { $own } против { $other }:
row-stands =
    { $how ->
        [equal] поровну
        [beyond] больше чем вдвое
        [below] больше чем вдвое
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Костяшек не осталось
        [1] Последняя костяшка
        [one] Ещё { $count } костяшка
        [few] Ещё { $count } костяшки
        [many] Ещё { $count } костяшек
       *[other] Ещё { $count } костяшки
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Осталась { $count } костяшка
        [few] Осталось { $count } костяшки
        [many] Осталось { $count } костяшек
       *[other] Осталось { $count } костяшки
    }
frame-cells = Рамка
frame-turn = Повернуть костяшку (r)
frame-stop = Остановиться
stop-title = Остановиться здесь?
stop-text =
    { $count ->
        [one] Вы положили { $count } костяшку. Если остановиться, всё останется как есть и игра закончится.
        [few] Вы положили { $count } костяшки. Если остановиться, всё останется как есть и игра закончится.
        [many] Вы положили { $count } костяшек. Если остановиться, всё останется как есть и игра закончится.
       *[other] Вы положили { $count } костяшки. Если остановиться, всё останется как есть и игра закончится.
    }
stop-no = Играть дальше
frame-fixed = Эта костяшка — часть задачи: она остаётся.
frame-no-room = Места больше нет: сначала снимите костяшку.
frame-no-room-here = На { $cell } костяшка не помещается.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } лежит горизонтально
       *[v] { $cell }: { $one }-{ $other } лежит вертикально
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } лежит горизонтально; снять
       *[v] { $cell }: { $one }-{ $other } лежит вертикально; снять
    }
squares-so-far =
    Квадраты: { $count } из 14{ $spoiled ->
        [0] { "" }
       *[other] , с ошибкой: { $spoiled }
    }
picture-look = Смотрите внимательно, сколько хотите.
picture-ready = Спрятать картину и строить
picture-before = Картина была
picture-after = Вы сложили
paper-cells = Числа на бумаге
paper-how = Соединяйте соседние числа по два: коснитесь обоих или проведите от одного к другому.
paper-no-tile = { $tile }: такой костяшки среди оставшихся нет.
paper-no-place = { $tile } сейчас никуда не помещается: сначала снимите костяшку.
paper-yours = Ваши границы
paper-one-cut = Один из способов
# For those who hear the picture.
picture-row = Ряд { $row }: { $numbers }
picture-wrong = { $number } (неверно)

## Solo and the fortune-teller

solo-rows = Четыре ряда; свободна последняя костяшка справа в каждом
solo-behind = За ней, справа налево: { $tiles }.
solo-last = Она в своём ряду последняя.
# $tiles cannot be reached any more.
line-is-lost = Так уже не положить: { $tiles }. Снимите костяшку.
performer-numbers = Числа
performer-again = Другие числа
performer-and = { $one } и…
performer-lost = Так уже не положить: { $tiles }.
line-would-be-lost = Тупик
line-think-again = Выбрать другую
line-lay-anyway = Всё равно положить

## Fortress

fortress-grid = Крепость: места для выбранной костяшки
fortress-kinds = Что сделать с костяшкой
fortress-attach = Пристроить
fortress-chain = Цепочка
fortress-lay-here = Положить сюда
fortress-not-now = Эту костяшку сейчас положить нельзя.
fortress-other-way = { $cell }: сначала поверните костяшку
fortress-lies = { $tile } на { $cell } и { $high }, уровень { $level }
chain-begins = Цепочка приносит очки по уровням: после этой костяшки ещё хотя бы одна должна накрыть равные половинки. Остаток ваших костяшек вы дарите.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Накройте две равные половинки разных костяшек, одну из них в своей цепочке.
       *[no] Накройте две равные половинки разных костяшек.
    }
chain-so-far =
    { $you ->
        [yes] Ваша цепочка
       *[no] Цепочка ({ $name })
    }: { $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
chain-level = Уровень { $level }.
chain-stop =
    { $count ->
        [0] Закончить цепочку
        [one] Закончить, подарить { $count } костяшку
        [few] Закончить, подарить { $count } костяшки
        [many] Закончить, подарить { $count } костяшек
       *[other] Закончить, подарить { $count } костяшки
    }
