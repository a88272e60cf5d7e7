### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Russian.

## My games

mine-none = Вы ещё не играли. Здесь появятся ваши игры, и их можно будет продолжить в любое время.
mine-finished = Оконченные
mine-table = Итог
mine-lost = Не удалось загрузить ваши игры.

## Lobby

lobby-text = Подсядьте туда, где ждут, или смотрите, где играют.
lobby-empty = Сейчас никто не ждёт. Откройте стол, и другие найдут вас здесь.
lobby-open = Открыть стол
lobby-nobody = Здесь пока никого
lobby-away = сейчас не на связи
lobby-join =
    { $free ->
        [one] Подсесть: { $free } свободное место
        [few] Подсесть: { $free } свободных места
        [many] Подсесть: { $free } свободных мест
       *[other] Подсесть: { $free } свободного места
    }
lobby-lost = Не удалось загрузить открытые столы.
company-late = Пока никто не пришёл. Можно подождать ещё или сыграть с ботами.
company-fill =
    { $free ->
        [one] Бот займёт свободное место
        [few] Боты займут свободные места
        [many] Боты займут свободные места
       *[other] Боты займут свободные места
    }
company-other = { $name } ждёт за другим столом этой игры.
company-join = Подсесть туда
lobby-played = Здесь играют
lobby-waiting = Здесь ждут
lobby-look = Смотреть
lobby-hand =
    { $totals ->
        [secret] Раунд { $hand }
       *[other] Раунд { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Пять игр для одного.
puzzles-day = Сегодня, { $date }: одни и те же задачи для всех на свете.
puzzles-done = Сегодня решено
puzzles-again = Сегодняшняя ещё раз
puzzles-go-on = Продолжить сегодняшнюю
puzzles-free = Свободная игра
puzzles-lost = Не удалось загрузить задачи дня.

## A new table

new-title = Новый стол: { $game }
new-game = Игра
new-no-game = Такой игры здесь нет.
new-who = Кто играет?
new-seat = Место { $number }
sitter-me = я
sitter-here = ещё кто-то на этом устройстве
sitter-friend = свободно, для друга
sitter-bot = бот, { $level }
new-character = Бот на месте { $number }
character-any = кто придёт
new-public = Показать среди открытых столов
new-public-help = Стол может найти любой и подсесть.
new-private-help = Стол найдут только те, у кого есть ссылка.
new-time = Время
new-pace = Боты играют
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] сразу
        [0.5] быстро
        [1] как обычно
        [2] медленно
       *[4] очень медленно
    }
new-rules = Правила
new-rules-help = Меняйте что хотите.
new-reset = Всё как в правилах
new-create = Открыть стол
new-start = Начать
new-wrong = Что-то не так: «{ $option }».
option-from-to = Пожалуйста, от { $least } до { $most }.
clock-label = Часы
clock-none = нет
clock-move = на ход
clock-bank = на партию
clock-days = дни
clock-each-move = Время на каждый ход
clock-whole-match = Время на всю партию
clock-bonus = Добавка за каждый ход
in-seconds =
    { $seconds ->
        [0] нет
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
in-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
in-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

## Rules

rules-lost = Не удалось загрузить правила.

## Settings

settings-title = Настройки
back-to-the-table = Назад к столу
settings-me = Вы
settings-name = Ваше имя за столом
lang-system = как в браузере
settings-tiles = Костяшки
settings-preview = Четыре костяшки, какими они будут
settings-face = На половинках
tiles-pips = точки
tiles-numerals = цифры
tiles-colours = цвета
settings-looks = Вид
settings-look = Цвета страницы
look-system = как на устройстве
look-light = светлые
look-dark = тёмные
look-contrast = контрастные
settings-size = Размер текста
size-normal = обычный
size-large = крупный
settings-motion = Движение
motion-system = как на устройстве
motion-less = меньше
settings-play = За столом
settings-sound = Звук
settings-hints = Подсказки
settings-hints-help = Кнопка за столом показывает хороший ход.
settings-hand = Ваши костяшки
settings-sort = Порядок костяшек
sort-dealt = как розданы
sort-number = по числам
sort-weight = сначала тяжёлые
settings-handed = Вы играете
handed-right = правой рукой
handed-left = левой рукой
settings-unasked = Добирать и пасовать автоматически
settings-unasked-help = Если ничего другого нельзя, это случится само через мгновение.
settings-confirm = Подтверждать ходы
settings-confirm-help = Костяшка ложится со второго касания, и другие ходы тоже, если есть выбор.
settings-wake = Когда ваш ход
settings-vibrate = Вибрация
settings-vibrate-help = Короткий сигнал, если вы ждали какое-то время. При «меньше движения» его нет.
settings-notify = Уведомления
settings-notify-help = Пока вы заняты другим, устройство скажет, что пора ходить или что к вам кто-то подсел.
settings-notify-denied = Ваш браузер не показывает уведомления этого сайта. Если они нужны, разрешите их для сайта в настройках браузера; мы больше не спросим.
settings-notify-never = Этот браузер не показывает уведомлений. На iPhone или iPad сначала добавьте Boneyard на экран «Домой».
settings-device = На другом устройстве
settings-device-help = С личной ссылкой вы и там будете собой, с теми же играми.
settings-device-warning = Не делитесь ею: у кого эта ссылка, тот может играть за вас.
settings-device-show = Показать мою личную ссылку
settings-device-link = Ваша личная ссылка
settings-device-qr = QR-код с вашей личной ссылкой

## Nowhere

nowhere-title = Здесь ничего нет
nowhere-text = Этот адрес никуда не ведёт. Возможно, по пути потерялась буква ссылки.

## Replay

replay-title = Повтор
replay-of = Повтор: { $game }
replay-lost = Эту партию показать нельзя.
replay-hand = Раунд
replay-step = Шаг { $step } из { $steps }
replay-position = Шаг
replay-first = В начало
replay-back = Шаг назад
replay-play = Показать
replay-pause = Пауза
replay-forth = Шаг вперёд
replay-last = В конец
replay-deal = Костяшки раздают.
replay-hand-of = На руках: { $name }
replay-link = Ссылка на этот шаг
replay-daily = Задача, { $date }: одни и те же костяшки для всех.
replay-check = Проверить раздачу

## Fair deals

fair-title = Честно ли роздано?
fair-text = Перед каждым раундом сервер зафиксировал свою часть перемешивания и опубликовал её отпечаток. Потом люди за столом добавили случайность от себя, чтобы никто не мог выбирать костяшки. Эта страница сейчас перемешала заново из всех этих частей и сравнила.
fair-checking = Проверяем…
fair-hand = Раунд { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Честно: костяшки лежали ровно так, как даёт обещанное перемешивание.
        [none] В записи нет доказательства этой раздачи.
        [proof] Доказательство этой раздачи не читается.
        [promise] Неверно: сервер взял не то, что обещал.
        [lot] Неверно: по жребию должен начинать другой игрок.
       *[deck] Неверно: костяшки лежали не в том порядке, какой даёт перемешивание.
    }
fair-deal = До этого по правилам пришлось раздать заново, { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    }; это здесь не проверяется.
fair-commitment = Опубликовано до раздачи
fair-seeds = Добавлено игроками
fair-no-seed = ничего
fair-lost = Не удалось загрузить запись.
fair-record = Скачать запись

## The position on the page of a game

position-heading = Позиция
position-story = Как до этого дошло

## Aids

settings-points = Очки рядом с ходами
settings-points-help = Где очки дают во время игры, видно, что сразу приносит каждый ход.
settings-count = Счёт костяшек
settings-count-help = Видно, сколько костяшек с каждым числом лежит на столе или у вас на руках, а сколько ещё скрыто.
settings-pairs = В игре «Найди пару» показывать неподходящую пару
settings-pairs-seconds =
    { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
new-serious = Без помощи
new-serious-help = Для серьёзной игры: ни подсказок, ни очков рядом с ходами, ни счёта костяшек, и ходы назад не берут.

## Keys

keys-title = Клавиши
key-tiles = взять костяшку с этим номером
key-h = перейти к своим костяшкам и услышать их
key-e = перейти к открытым концам и услышать их
key-s = услышать счёт
key-l = услышать последние ходы
key-o = услышать, сколько на руках у других
key-d = добрать
key-p = пасовать
key-n = к следующему раунду или сыграть ещё
key-t = сказать что-то или ответить на предложение
key-r = повернуть костяшку, где она может лежать по-разному
key-z = увеличить стол или снова показать весь
key-esc = вернуть костяшку или отложить итог
key-f6 = перейти от стола к итогу и обратно
key-help = показать эти клавиши
settings-keys = Клавиши из одной буквы за столом
keys-plain = просто
keys-alt = с Alt
keys-off = выключены

## Results

hand-over = Раунд { $number } окончен
revealed-hands = Что осталось на руках
points-of-hand = Очки
no-points-of-hand = В этом раунде никто не получает очков.
result-aside = Отложить итог
new-best = Новый рекорд! До сих пор было { $before }.
same-deal-button = Та же раздача
new-deal-button = Новая раздача
next-hand-button = Следующий раунд
waiting-for = Ждём: { $names }.
dealing = Раздаём костяшки…
share-button = Поделиться
rematch-button = Сыграть ещё
rematch-waits = Следующая партия ждёт вас.
replay-button = Повтор

## Waiting for people

agreed-here = Договорено за этим столом
agreed-first = Здесь действует это, даже если страница ниже говорит иначе.
your-name = Ваше имя
sit-down = Сесть за стол
name-button = Зовите меня так
this-is-you = это вы
waiting-for-people =
    { $count ->
        [one] Нужен ещё { $count } человек. Пошлите ссылку:
        [few] Нужны ещё { $count } человека. Пошлите им ссылку:
        [many] Нужно ещё { $count } человек. Пошлите им ссылку:
       *[other] Нужно ещё { $count } человека. Пошлите им ссылку:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Ваше время вышло, поэтому остаток раунда за вас играет бот. Со следующего раунда играете снова вы.
        [time] Три опоздания подряд, поэтому за вас играет бот.
       *[other] За вас играет бот.
    }
back-button = Я снова здесь
leave-title = Выйти из игры?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Вместо вас дальше играет бот. Стол останется в разделе «Мои игры»: откройте его снова, и место ваше.
       *[other] Вместо вас дальше играет бот, и другие об этом узнают. Стол останется в разделе «Мои игры»: откройте его снова, и место ваше.
    }
leave-yes = Выйти
leave-no = Остаться

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Ждём ещё { $count } человека. Другие найдут этот стол среди открытых; можно и послать ссылку:
        [few] Ждём ещё { $count } человек. Другие найдут этот стол среди открытых; можно и послать ссылку:
        [many] Ждём ещё { $count } человек. Другие найдут этот стол среди открытых; можно и послать ссылку:
       *[other] Ждём ещё { $count } человека. Другие найдут этот стол среди открытых; можно и послать ссылку:
    }

## Links and codes

copy-link = Копировать ссылку
share-link = Поделиться…
copied = Ссылка скопирована.
copy-yourself = Ссылка выделена; скопируйте её оттуда.
invite-link = Ссылка на этот стол
invite-share = Сыграем в домино?
invite-qr = QR-код со ссылкой на этот стол
invite-scan = Кто отсканирует код или откроет ссылку, может сесть за этот стол.
invite-watch = Посмотрите, как я играю в домино
invite-full = Все места заняты: кто отсканирует код или откроет ссылку, может смотреть игру.

## Clocks

clock-move-short =
    { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
        [many] { $seconds } секунд на ход
       *[other] { $seconds } секунды на ход
    }
clock-bank-short =
    { $bonus ->
        [0] по { $minutes } мин
       *[other] по { $minutes } мин + { $bonus } с
    }
clock-days-short =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }

## The first lesson of a kind of game

learn-title = Первый урок: { $title }
learn-step = Ход { $step } из { $steps }
learn-skip = Пропустить
learn-leave = Закрыть
learn-other = Так тоже можно. Но в этом уроке делайте то, что светится: ничего не пропадёт.
learn-play = Играть
learn-return = Назад к вашему столу
learn-again = Ещё раз
learn-lost = Не удалось загрузить урок.

## When time is up

clock-rule-move = Кто думает дольше, за того этот один ход делает бот. После трёх раз подряд бот играет, пока человек не вернётся.
# $seconds: what the next hand begins with.
clock-rule-bank =
    Кто израсходует это время, за того остаток раунда играет бот, а на следующий раунд даётся { $seconds } с.

## An analysis of a match that is over

analyse = Разобрать
play-on = Играть отсюда против ботов
replay-onward = Продолжение другой партии, для тренировки: первые костяшки розданы не здесь.
analysis-title = Разбор
analysis-failed = Не удалось получить разбор.
analysing = Оценено решений: { $done } из { $of }
analysing-soon = Начнём через мгновение, после тех, кто спросил раньше.
no-decision = На этом шаге выбора ни у кого не было.
analysis-of = Глазами игрока
analysis-match = Вся партия
analysis-marked = Можно было лучше
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = На что можно было рассчитывать ({ $name }), в очках впереди остальных: { $told }
curve-step = { $points } на шаге { $step }
