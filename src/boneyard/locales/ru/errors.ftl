### What is wrong with something given from outside, in Russian. Sets ("набор до 6") stand where the nominative or the
### accusative is right, tiles and names of commands after a colon or as the subject.

error-push-contact = Укажите, где вас найдут службы push-уведомлений: --contact mailto:... или https://...
error-no-database = Базы данных { $database } нет.
error-lead-or-ends = Заходят, только пока ничего не лежит: укажите или --lead, или --ends.
error-no-free-port = Все порты от { $first } до { $last } заняты; укажите другой: --port.
error-not-an-option = «{ $text }» — не опция; пишите название=значение, например -o target=50.
error-only-this-set = set={ $given } не подходит; в { $game } играют с набором { $sets }.
error-seed-of-sample = --seed бывает только вместе с --sample.
error-moves-of-deck = --moves — это ходы для --deck: укажите и то и другое.
error-set-of-record = С --record набор и опции берутся из файла.
error-name-a-game = Назовите игру, например block, или сохранённую игру: --resume FILE.
error-options-of-file = С --resume игроки, их имена и опции берутся из файла.
error-seed-of-puzzle = --seed бывает только вместе с --puzzle.
error-workers-postgres = Нескольким процессам нужна PostgreSQL: укажите её так: --database postgresql://...
error-workers-windows = В Windows несколько процессов невозможны: запустите по серверу на каждый порт.
error-nothing-to-export = Базы данных { $database } нет, экспортировать нечего.
error-nothing-to-import = Файла { $file } нет, импортировать нечего.
error-bad-port = Порт { $port } на { $host } недоступен: { $reason }.
error-name-a-puzzle = Назовите, что решать: { $known }.
error-give-one-of = Укажите что-то одно: { $known }.
error-no-edition = { $game }: издания «{ $edition }» нет; есть: { $known }.
error-no-game = Игры «{ $game }» нет; есть: { $known }.
error-not-a-cell = «{ $text }» — не клетка: введите букву ряда и номер столбца, например b5.
error-not-a-dominance-action = «{ $text }» — не ход: введите костяшку и ряд, 3-5@5, чтобы продиктовать — 3-5@5!, или decline.
error-not-a-fortress-action = «{ $text }» — не ход: введите 5-6@2,0r, чтобы пристроить, 5-6@2,0r+ для цепочки или слово.
error-not-a-spot = «{ $text }» — не место на столе: введите клетку меньшей половинки и r, d, l или u, например 2,0r.
error-not-a-frame-action = «{ $text }» — не ход: введите 3-1@a6h (h горизонтально, v вертикально), lift@a6 или stop.
error-not-a-hectic-action = «{ $text }» — не ход: введите +3-5, чтобы взять, -3-5, чтобы вернуть, claim или give-up.
error-low-number-first = «{ $text }»: меньшее число пишут первым, { $tile }.
error-lead-not-open = Первый заход уже определён: отдать его никому нельзя.
error-no-beginner = Места { $seat }, которое могло бы начать, нет.
error-match-over = Партия уже окончена.
error-after-the-end = Строка { $line }: после конца ничего быть не может.
error-more-names = Строка { $line }: имён больше, чем игроков.
error-check-sum = Строка { $line }: контрольная сумма неверна, значит, этот раунд или строку выше изменили.
error-not-a-number = Строка { $line }: «{ $text }» — не целое число.
error-not-who-begins = Строка { $line }: из «{ $text }» не ясно, кто начинает; пишите 1 by lot или 1 by turn.
error-record-cut = Строка { $line }: после неё запись обрывается; не хватает: { $wanted }.
error-wrong-line = Строка { $line }: здесь должно стоять { $wanted }, а не «{ $found }».
error-at-lines-below = Строка { $line } и ниже: { $error }
error-not-a-record-option = Строка { $line }: «{ $text }» — не опция; пишите название=значение.
error-at-line = Строка { $line }: { $error }
error-not-a-result = Строка { $line }: итог — это по числу на каждое место или «{ $unfinished }».
error-not-a-move = Строка { $line }: «{ $text }» — не ход; пишите место:ход, например 0:5-6@b.
error-bad-value = { $option }={ $value } не подходит; можно: { $allowed }.
error-bad-players = { $game }: столько игроков ({ $players }) не бывает; на странице напечатано: { $allowed }.
error-no-option = { $game }: опции «{ $option }» нет; есть: { $known }.
error-no-bot = { $game }: бота «{ $bot }» нет; уровни: { $known }.
error-no-character = Бота «{ $who }» нет; характеры: { $temperaments }; имена: { $names }.
error-not-a-bot = «{ $bot }» — не бот: пишите модуль:функция, например mybots:choose.
error-no-function = Бот { $bot } не загружается: в { $module } нет функции { $function }.
error-bad-choice = Бот { $bot } выбирает { $action }, а такого хода у него нет.
error-bot-plays-others = Бот { $bot } не играет в { $game }; он играет в { $games }.
error-other-version = В записи версия { $version } игры { $game }; здесь версия { $known }.
error-several-games = Название «{ $name }» есть у нескольких игр: { $games }.
error-bots-alike = У каждого бота должно быть своё имя: { $names }.
error-not-a-named-bot = «{ $text }» — не бот с именем: пишите NAME=модуль:функция, NAME строчными латинскими буквами.
error-bot-name-taken = «{ $name }» уже значит другое: назовите бота { $bot } иначе.
error-bots-late =
    { $seconds ->
        [one] Боты { $bots } не загрузились за { $seconds } секунду.
        [few] Боты { $bots } не загрузились за { $seconds } секунды.
        [many] Боты { $bots } не загрузились за { $seconds } секунд.
       *[other] Боты { $bots } не загрузились за { $seconds } секунды.
    }
error-no-daily = Задачи дня { $game } нет; есть: { $known }.
error-no-puzzle = Задачи есть с { $first } по { $last }, а за { $day } нет.
error-daily-options = Опции задачи дня { $game } изменить нельзя.
error-not-a-date = «{ $text }» — не дата; дату пишут так: { $example }.
error-no-proofs = В этой записи нет доказательств: они есть только у партий, сыгранных на сервере.
error-damaged-proof = Строка { $line }: доказательство раунда { $hand } повреждено.
error-push-package = Для Web Push нужен ещё один пакет: pip install 'boneyard[push]'.
error-no-such-database = Базу данных «{ $kind }://» мы не знаем: укажите путь к файлу или postgresql://...
error-postgres-package = Для PostgreSQL нужен ещё один пакет: pip install 'boneyard[postgres]'.
error-postgres-fails = База данных PostgreSQL недоступна: { $reason }.
error-no-answer = она не отвечает
error-newer-schema = У базы данных схема { $schema }; этот Boneyard знает схемы до { $known }, нужен более новый.
error-sqlite-fails = { $database } не открывается как база данных: { $reason }.
error-newer-schema-of = У { $database } схема { $schema }; этот Boneyard знает схемы до { $known }, нужен более новый.
error-foreign-database = { $database } — база данных другой программы.
error-file-cut = Файл обрывается после строки { $line }.
error-cannot-write = Не удаётся записать { $file }: { $reason }.
error-cannot-read = Не удаётся прочитать { $file }: { $reason }.
error-damaged-line = Строка { $line } повреждена: { $reason }.
error-same-key = У двух строк один и тот же ключ.
error-cannot-store = { $text } нельзя сохранить: внутри нулевой символ или половина суррогатной пары.
error-cut-in-two =
    { $count ->
        [one] Если оставить { $count } костяшку, { $set } может распасться надвое: оставьте меньше.
        [few] Если оставить { $count } костяшки, { $set } может распасться надвое: оставьте меньше.
        [many] Если оставить { $count } костяшек, { $set } может распасться надвое: оставьте меньше.
       *[other] Если оставить { $count } костяшки, { $set } может распасться надвое: оставьте меньше.
    }
error-not-an-action = «{ $text }» — не ход: введите костяшку и конец, например 5-6@b, или draw, pass, stop.
error-not-two-bots = «{ $bots }» — не два бота: пишите названия через запятую, например easy,medium.
error-not-several-bots = «{ $bots }» — не разные боты: каждого называют один раз, например easy,medium.
error-ray-package = Ray здесь не установлен: его установит pip install 'boneyard[cluster]'.
error-empty-file = Файл { $file } пуст, это не запись.
error-no-text-file = Файл { $file } не текстовый, это не запись.
error-several-records = Записей в файле { $file }: { $count }; продолжить можно только одну.
error-other-record = Файл { $file } — запись игры { $game }, а не { $wanted }.
error-no-seat = Места { $seat } нет; есть места от 0 до { $last }.
error-not-names = «{ $text }» — не имена игроков: пишите разные имена через запятую, не больше { $count }.
error-no-page = Страницы { $name } на языке «{ $lang }» нет; есть: { $known }.
error-levels-players = Уровней { $count }, а игроков { $players }: назовите один уровень или по одному на каждого.
error-not-two-ends = «{ $text }» — не два конца: введите два числа не больше { $highest }, например 3,5.
error-nothing-dealt = Файл { $file } — запись партии, в которой ничего не роздано.
error-foreign-tile = { $tile } сюда не входит: { $set }.
error-twice-there = { $tile } встречается дважды.
error-too-late = «{ $text }» — слишком поздно: раунд уже окончен.
error-no-double-in-chain = { $tile } — дубль: цепочки бывают только из простых костяшек.
error-cannot-lead = { $tile }: так зайти нельзя, этой костяшки нет на руках.
error-hidden-double = { $tile } — дубль: спрячьте простую костяшку, иначе цепочка замкнётся в кольцо и ничего не предскажет.
error-tiles-given = Костяшек указано: { $given }, а открыто или добрано: { $drawn }.
error-first-tiles =
    { $count ->
        [one] Укажите { $count } костяшку с начала: при refill=each её добирают сначала.
        [few] Укажите { $count } костяшки с начала: при refill=each их добирают сначала.
        [many] Укажите { $count } костяшек с начала: при refill=each их добирают сначала.
       *[other] Укажите { $count } костяшки с начала: при refill=each их добирают сначала.
    }
error-lays-no-tile = «{ $text }» не кладёт костяшку: введите костяшки и их места, например 3-1@a6h.
error-no-seat-in-record = Места { $seat } нет; в этой записи есть места от 0 до { $last }.
error-not-a-tile = «{ $text }» — не костяшка: введите два числа через дефис, например 5-6.
error-no-language = Языка «{ $lang }» нет; есть: { $known }.
error-said = { $text }
error-no-deal-over = Раздавать не нужно: партия окончена.
error-no-deal-yet = Раздавать рано: раунд ещё идёт.
error-not-your-turn = Место { $seat } не может сейчас сыграть «{ $action }»: ходит не оно.
error-illegal = Место { $seat } не может сейчас сыграть «{ $action }»; можно: { $allowed }.
error-illegal-of-many = Место { $seat } не может сейчас сыграть «{ $action }»; можно: { $allowed } и ещё { $more }.
error-one-of = { $listed } или { $last }
error-whole-number = целое число от { $least } до { $most }, например { $named }
error-set =
    { $count ->
        [one] набор до { $highest } ({ $count } костяшка)
        [few] набор до { $highest } ({ $count } костяшки)
        [many] набор до { $highest } ({ $count } костяшек)
       *[other] набор до { $highest } ({ $count } костяшки)
    }
error-set-from =
    { $count ->
        [one] набор от { $lowest } до { $highest } ({ $count } костяшка)
        [few] набор от { $lowest } до { $highest } ({ $count } костяшки)
        [many] набор от { $lowest } до { $highest } ({ $count } костяшек)
       *[other] набор от { $lowest } до { $highest } ({ $count } костяшки)
    }
error-deck-foreign = Эти костяшки не составляют { $set }: { $tile } туда не входит.
error-deck-twice = Эти костяшки не составляют { $set }: { $tile } встречается дважды.
error-deck-missing = Эти костяшки не составляют { $set }: не хватает { $tile }.
error-deck-no-list = Эти костяшки не составляют { $set }: это вообще не список костяшек.
error-cannot-be-laid = «{ $text }» положить нельзя: { $error }
error-outside-the-frame = это за пределами рамки.
error-taken-place = там лежит другая костяшка.
error-daily-deck = В этой записи нет доказательств: это задача дня ({ $game }, { $day }), одна и та же для всех.
error-daily-deck-not = В этой записи нет доказательств: она названа задачей дня ({ $game }, { $day }), одной и той же для всех, но это не она.
error-result-too-early = итог раунда записан, но по ходам раунд не окончен.
error-result-missing = раунд назван неоконченным, но по ходам он окончен.
error-result-wrong = записан итог { $written }, но по ходам выходит { $right }.
error-void-deal = по правилам эта раздача недействительна, и нужно раздать заново.
error-bots-ended = Боты { $bots } не загружаются: процесс завершился.
error-bot-failed = Сбой бота { $bot }: { $reason }.
error-bot-failed-at = Сбой бота { $bot } в строке { $line } файла { $file }: { $reason }.
error-bot-not-loaded = Бот { $bot } не загружается: { $reason }.
error-bot-not-loaded-at = Бот { $bot } не загружается, строка { $line } файла { $file }: { $reason }.
error-which-bots = Какие боты? Укажите --bots A,B или, если нужны все, --matches N.
error-rate-alone = Для --rate нужно --matches N, а --stop и --markdown с ним не сочетаются.
error-no-output = Не удаётся вывести результат: { $reason }.
error-other-seed = начальное число не то, что обещано
error-other-proof = доказательство не от этого стола
error-other-deck = порядок костяшек не следует из начальных чисел
error-other-lot = кто начинает, не следует из начальных чисел
error-passed-over = пропущена годная раздача

## What the words of a command lack

error-unknown-option = Опции { $text } нет; какие есть, покажет --help.
error-unknown-command = Команды { $text } нет; какие есть, покажет --help.
error-missing-word = Не хватает { $name }; как пишется команда, покажет --help.
error-refused-value = { $name }: такое значение не подходит.
error-refused-choice = { $name }: такое значение не подходит; можно: { $known }.
error-refused-range = { $name }: такое значение не подходит; можно: числа от { $least } до { $most }.
error-refused-least = { $name }: такое значение не подходит; можно: числа от { $least } и больше.
error-not-understood = Команда непонятна; как она пишется, покажет --help.
