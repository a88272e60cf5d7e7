### The table in the browser, in Russian.

## At the table

to-the-games = К играм
the-table = Стол
moves = Ходы
score-sheet = Очки по раундам
score-sheet-hand = Раунд
score-sheet-total = Итого
your-turn = Ваш ход.
turn-of = Ходит { $name }.
choose-end = Выберите, куда положить { $tile }.
# On a button, after the first of two taps. $action: what it does.
tap-again = Ещё раз: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Коснитесь костяшки ещё раз, чтобы положить её.
which-way = Какой стороной?
looking-on = Вы смотрите игру.
move-waits = Ваш ход уйдёт, как только вернётся связь.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = играет осторожно
temperament-greedy = гонится за очками
temperament-blocker = любит делать рыбу
temperament-plain = играет ровно
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] играет бот
       *[other] бот: { $name }
    }
tiles-held =
    { $count ->
        [one] костяшка на руках
        [few] костяшки на руках
        [many] костяшек на руках
       *[other] костяшки на руках
    }
points-short =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
hand-of-tiles =
    { $count ->
        [0] У вас на руках пусто
        [one] У вас на руках { $count } костяшка
        [few] У вас на руках { $count } костяшки
        [many] У вас на руках { $count } костяшек
       *[other] У вас на руках { $count } костяшки
    }
layout-tiles =
    { $count ->
        [0] На столе пока пусто
        [one] На столе { $count } костяшка
        [few] На столе { $count } костяшки
        [many] На столе { $count } костяшек
       *[other] На столе { $count } костяшки
    }
# $place as in the list of the ends: "слева 3", "c 5".
open-end = Открытый конец: { $place }
ends-heading = Открытые концы:
ends-sum = Сумма { $total }
fill-first = заполнить сначала
stock-left =
    { $reserve ->
        [0] Базар { $count }
        [one] Базар { $count }, { $reserve } остаётся закрытой
        [few] Базар { $count }, { $reserve } остаются закрытыми
        [many] Базар { $count }, { $reserve } остаются закрытыми
       *[other] Базар { $count }, { $reserve } остаются закрытыми
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Ваши очки
name-call = Маггинс!
name-none = нет
stock-aside = В стороне { $count }
loupe-enlarge = Увеличить стол
loupe-whole = Показать весь стол
loupe-pane = Увеличенный стол
loupe-opened = Стол увеличен.
loupe-closed = Стол снова виден целиком.

## Why a tile cannot be laid

why-not-looking-on = Вы смотрите игру; ходить могут только те, кто сидит за столом.
why-not-your-turn = Сейчас не ваш ход: ходит { $name }.
why-not-over = Раунд окончен.
why-not-here = { $tile } сюда не подходит: смотрите, где стол светится.
why-not-here-none = Сюда сейчас не подходит ни одна из ваших костяшек.
why-not-here-yet =
    Сначала возьмите костяшку: сюда { $count ->
        [one] подходит { $tiles }.
        [few] подходят { $tiles }.
        [many] подходят { $tiles }.
       *[other] подходят { $tiles }.
    }
why-not-turned = Эта костяшка уже открыта: выберите другую.
why-not-now = { $tile }: сейчас так ходить нельзя.
why-not-before-points = Сначала назовите очки.
why-not-lead = { $tile }: в этом раунде так зайти нельзя.
why-not-fitting = { $tile } не подходит: открыто { $open }.
why-not-first = { $tile } не подходит туда, где костяшка нужна сначала: { $open }.

## The bar

hint-button = Подсказка
take-back-button = Ход назад
rules-button = Правила
menu-button = Меню
talk-button = Сказать
invite-button = Позвать
settings-button = Настройки
leave-button = Выйти из-за стола
resync-button = Обновить стол
sound-on = Включить звук
sound-off = Выключить звук
robot-for = Заменить ботом: { $name }
connection-connecting = Соединение…
connection-on = На связи
connection-waiting = Нет связи; новая попытка…
connection-refused = В соединении отказано
connection-lost = Связь пропала; пробуем снова.
connection-back = Связь восстановлена.

## Passing the device around

curtain-title = Теперь ходит { $name }
curtain-text = Передайте устройство: { $name }. Остальные сейчас не смотрят.
curtain-lift = Это я, { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Показать итог
result-put-aside = Итог отложен. Вернуть его можно кнопкой «Показать итог».
hand-dealt = Раунд { $number } роздан.
hand-brought = Этот раунд: { $points }.
left-in-hand = осталось: { $tiles }

## Waiting for people

level = { $level ->
        [easy] лёгкий бот
        [medium] бот
        [hard] сильный бот
       *[other] бот { $level }
    }
table-missing = Этот стол показать нельзя

## Keys

keys-button = Клавиши (?)

## The offer of a lesson

learn-offer = Впервые здесь? Научим за несколько ходов
learn-no = Нет, спасибо
