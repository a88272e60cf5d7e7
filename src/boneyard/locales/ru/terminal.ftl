### What the terminal and the server say around the games, in Russian.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Бот: { $bots }.
        [few] Боты: { $bots }.
        [many] Боты: { $bots }.
       *[other] Боты: { $bots }.
    }

## The table

running-total-wanted = Сумма: { $total }. Очки приносят: { $wanted }.
worth =
    { $points ->
        [one] { $total } ({ $points } очко)
        [few] { $total } ({ $points } очка)
        [many] { $total } ({ $points } очков)
       *[other] { $total } ({ $points } очка)
    }
upper-storey = сверху
lower-storey = снизу

## Partners, totals and winners

partners-you = Ваш партнёр: { $partner }. Соперники: { $others }.
partners = Пара против пары: { $ones } — { $others }.
around = По кругу за столом: { $names }.
match-minutes =
    { $minutes ->
        [one] Это займёт около { $minutes } минуты.
        [few] Это займёт около { $minutes } минут.
        [many] Это займёт около { $minutes } минут.
       *[other] Это займёт около { $minutes } минуты.
    }
match-length =
    Это займёт около { $hands ->
        [one] { $hands } раунда
        [few] { $hands } раундов
        [many] { $hands } раундов
       *[other] { $hands } раунда
    }, { $minutes ->
        [one] около { $minutes } минуты.
        [few] около { $minutes } минут.
        [many] около { $minutes } минут.
       *[other] около { $minutes } минуты.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, в одиночку.
       *[other] { $game }. За столом с вами: { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Договорено: { $options }.
ask-for-help = Введите ?, если нужна помощь.
hand-number = Раунд { $number }
your-move = Ваш ход (от 1 до { NUMBER($count, useGrouping: 0) }, ? — помощь):
your-move-unnumbered = Ваш ход (? — помощь):
only-move = Ход всего один: нажмите Enter (? — помощь):
next-hand = Нажмите Enter для следующего раунда (? — помощь):
another-match = Ещё партию? (д/н, s сохранит эту)
write-over = { $file } уже есть. Записать поверх? (д/н)
save-first = Эта игра не сохранена. Сначала сохранить? (д/н)
saved = Сохранено в { $file }.
not-saved = Ничего не сохранено.
goodbye = До встречи.
which-one = «{ $text }» может значить разное: { $actions }. Введите что-то одно или номер.
which-one-unnumbered = «{ $text }» может значить разное: { $actions }. Введите что-то одно.
which-one-of-many = «{ $text }» может значить разное, вариантов: { NUMBER($count, useGrouping: 0) }. Введите подробнее.
no-such-action =
    { $count ->
        [one] «{ $text }» сейчас нельзя: нажмите Enter, чтобы сделать единственный ход, или введите ?, если нужна помощь.
        [few] «{ $text }» сейчас нельзя: введите число от 1 до { NUMBER($count, useGrouping: 0) } или ?, если нужна помощь.
        [many] «{ $text }» сейчас нельзя: введите число от 1 до { NUMBER($count, useGrouping: 0) } или ?, если нужна помощь.
       *[other] «{ $text }» сейчас нельзя: введите число от 1 до { NUMBER($count, useGrouping: 0) } или ?, если нужна помощь.
    }
no-such-action-unnumbered = «{ $text }» сейчас нельзя: введите ход, как объяснено выше, или ?, если нужна помощь.
not-in-hand = { $tile }: такой костяшки у вас нет.
does-not-fit = { $tile }: сейчас туда положить нельзя.
nothing-to-take-back = В этом раунде брать назад нечего.
seen-too-much = Взять это назад нельзя: с тех пор вы увидели закрытые костяшки.
nothing-to-do = Сейчас не ваш ход.
hint = Хороший ход — { $number }: { $action }.
hint-unnumbered = Хороший ход — { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Сейчас можно ввести, например:
help-only = Или нажмите Enter: больше делать нечего.
help-number = Или номер хода.
help-short = Вместо { $text } можно ввести короче, если не спутать, например { $short }.
help-beginning = Вместо целого слова хватит его начала.
help-stuck = Если ничего не подходит: { $rule }
help-besides = Кроме того:
help-page =
    Вся страница со всеми опциями: r, или в другом окне
      boneyard rules { $game } --lang ru
    Впервые играете в домино?
      boneyard rules basics --lang ru
aside-r = правила этой игры
aside-h = подсказка
aside-t = стол ещё раз
aside-e = концы
aside-l = последние ходы
aside-c = счёт
aside-u = взять назад последнее решение, если с тех пор вы не видели закрытых костяшек
aside-s = сохранить игру; s ФАЙЛ, под этим именем
aside-q = выйти

## Records

record-title = { $game }. За столом: { $names }.
record-options = Опции: { $options }.
record-date = Дата: { $date }.
record-right =
    Запись верна: { $hands ->
        [one] { $hands } раунд
        [few] { $hands } раунда
        [many] { $hands } раундов
       *[other] { $hands } раунда
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
record-unfinished = Последний раунд не доигран.

## The catalogue

column-id = игра
column-name = название
column-players = игроки
column-sets = наборы
column-minutes = минуты
column-editions = откуда
game-needs = Игроки: { $players }. Наборы: { $sets }. Откуда: { $editions }.
also-called = Другие названия: { $names }.
host-players = { $host }: игроков { $players }
lengths-of = Сколько длится партия против ботов:
length-of =
    { $players ->
        [one] { $players } игрок: { $length }.
        [few] { $players } игрока: { $length }.
        [many] { $players } игроков: { $length }.
       *[other] { $players } игрока: { $length }.
    }
length-or-printed = { $length }; по печатным правилам: { $printed }
editions-of = Издания, каждое выбирают так: --edition название; без этого берётся первое:
options-of = Опции и что в них обычно; каждую выбирают так: -o название=значение:
option-values = Можно: { $values }.
option-hosts = Только с играми: { $hosts }.
values-from = { $values } или любое число от { $least }
which-game = Какая игра? (Enter: { $first })
too-late = Кто-то успел раньше: так уже нельзя.

## Answers of the solvers

solve-seed = Начальное число { $seed }.
solve-number = { $number }
solve-hand = На руках:
solve-order = Порядок укладки:
solve-share =
    Это { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; среди всех раскладов, с уверенностью 95 %,
    от { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } до
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Решения домино-квадратов, сосчитанные всеми способами:
solve-squares-number-pictures = Разные картины чисел в рамке, какие бы костяшки их ни составляли.
solve-squares-placements = Разные способы уложить 28 костяшек.
solve-squares-placements-up-to-half-turn = То же, если рамка и её поворот на пол-оборота считаются за одно.
solve-squares-placements-up-to-symmetry = То же, если и зеркальные рамки считаются за одно.
solve-squares-printed = «Больше 300 000 решений» из печатных правил — это способы укладки с точностью до пол-оборота.
solve-squares-puzzle =
    { $count ->
        [one] В рамке лежит { $count } костяшка; остальные можно уложить ровно одним способом.
        [few] В рамке лежат { $count } костяшки; остальные можно уложить ровно одним способом.
        [many] В рамке лежит { $count } костяшек; остальные можно уложить ровно одним способом.
       *[other] В рамке лежит { $count } костяшки; остальные можно уложить ровно одним способом.
    }
solve-squares-given = Костяшки в рамке:
solve-squares-completions =
    { $count ->
        [0] Закончить это нельзя.
        [1] Закончить это можно ровно одним способом:
        [one] Закончить это можно { $count } способом; один из них:
        [few] Закончить это можно { $count } способами; один из них:
        [many] Закончить это можно { $count } способами; один из них:
       *[other] Закончить это можно { $count } способа; один из них:
    }
solve-squares-lift = Дело пойдёт, если снять { $tiles }.
solve-solo-1-share = Раскладов, которые можно выиграть: { $winnable } из { $sample }.
solve-solo-1 =
    { $won ->
        [yes] Это можно выиграть.
       *[no] Это нельзя выиграть.
    }
solve-solo-2-share = Раскладов, выигранных по совету: { $winnable } из { $sample }.
solve-lay = Положите дальше:
solve-lay-all = Положите костяшки с рук в таком порядке:
solve-stuck = Все эти костяшки положить нельзя, так что игра проиграна.
solve-over =
    { $won ->
        [yes] Всё уложено: игра выиграна.
       *[no] Больше ничего не подходит: игра проиграна.
    }
solve-chance =
    { $exact ->
        [yes] Шанс выиграть — { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, сосчитано точно.
       *[no] Шанс выиграть — около { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] Самая длинная цепочка для дубля { $value } (костяшек: { $count }):
       *[no] Самая короткая цепочка для дубля { $value } (костяшек: { $count }):
    }
solve-no-chain = Из свободных костяшек не собрать цепочку для дубля { $value }: в ней должно быть не меньше { $least }.
solve-train =
    { $kind ->
        [pips] Самая тяжёлая серия
       *[tiles] Самая длинная серия
    }: { $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    } и { $pips ->
        [one] { $pips } точка
        [few] { $pips } точки
        [many] { $pips } точек
       *[other] { $pips } точки
    }:
solve-no-train = Ни одну из этих костяшек положить нельзя.
solve-left =
    { $count ->
        [0] Ничего не остаётся.
       *[other] Остаётся: { $tiles }.
    }
solve-fortune = Без { $tile } все остальные образуют одну цепочку, от { $one } до { $other }:
solve-dominance-move = Решает { $name }; лучше всего { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Все костяшки разобраны, и впереди никого.
           *[no] Все костяшки разобраны, и впереди { $ahead }, на { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] При лучшей игре выйдет поровну.
               *[no] При лучшей игре впереди будет { $ahead }, на { $points }.
            }
           *[no] { $even ->
                [yes] Насколько видно, впереди никого.
               *[no] Насколько видно, впереди { $ahead }, примерно на { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard уже работает: { $url }.
serve-address =
    Boneyard работает: { $url }, пока его не остановит Ctrl-C.
    Его столы хранятся в { $database }.
verify-record = Запись { $number }, партия { $match }:
verify-hand =
    { $wrong ->
        [none] Раунд { $hand }: роздан, как обещано в { $promise }..., и порядок костяшек из этого следует.
       *[other] Раунд { $hand } неверен: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Ходы { $hands } раунда
            [few] Ходы всех { $hands } раундов
            [many] Ходы всех { $hands } раундов
           *[other] Ходы { $hands } раунда
        } законны, и итоги верны.
       *[other] Ходы неверны. { $wrong }
    }
export-done =
    { $count ->
        [one] Записана { $count } партия, файл: { $file }.
        [few] Записаны { $count } партии, файл: { $file }.
        [many] Записано { $count } партий, файл: { $file }.
       *[other] Записано { $count } партии, файл: { $file }.
    }
    В файле есть секреты: храните его, как саму базу данных.
import-done =
    { $written ->
        [one] Записана { $written } партия
        [few] Записаны { $written } партии
        [many] Записано { $written } партий
       *[other] Записано { $written } партии
    }, { $known ->
        [one] уже была { $known }.
        [few] уже были { $known }.
        [many] уже было { $known }.
       *[other] уже было { $known }.
    }
import-different = Уже есть, но другие, и оставлены как есть: { $names }.
arena-played =
    { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, начальное число { $seed }: { $what ->
        [matches] партий
       *[deals] раскладов
    } { $most ->
        [yes] до { $count }
       *[no] { $count }
    }, каждый раз при всех рассадках.
arena-score =
    { $first } выигрывает { NUMBER($value, style: "percent", maximumFractionDigits: 1) } { $what ->
        [matches] партий
       *[deals] раундов
    } против { $second } (95-процентный интервал: от { NUMBER($low, style: "percent", maximumFractionDigits: 1) } до { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    На сколько очков место бота { $first } опережает место бота { $second } за { $what ->
        [matches] партию
       *[deals] раунд
    }: { $value } (от { $low } до { $high }).
arena-cross = Как часто, в процентах, бот строки побеждает бота столбца (ничья считается за половину), и половина 95-процентного интервала.
arena-slow = Быстрый движок не скомпилирован, поэтому hard за своё время находит меньше: python -m boneyard.fast.compiled скомпилирует его, один раз.
arena-rated = { $game }, игроков { $players }, начальное число { $seed }: партий { $matches }. Рейтинг такой же, как у людей, но измерен только среди ботов:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } сильнее.
        [second] { $second } сильнее.
       *[open] Явного перевеса нет ни у кого: может быть, он проявится, если сыграть больше.
    }{ $early ->
        [yes] {" "}Это решилось досрочно: интервал побед верен, когда бы ни остановиться, интервал очков — нет.
       *[no] {""}
    }
progress-deals = Расклады
progress-decisions = Решения
progress-positions = Думаем
progress-matches = Партии
keys-newest = Создан { $made }; подписывает все новые токены.
keys-older = Создан { $made }; действует до { $until }.
results-checked = Итоги, которые следуют из журналов: { $right }; отличаются: { $wrong }; по старым правилам, оставлены как есть: { $unreadable }.
results-rebuilt = Верные итоги: { $right }; выведены заново: { $wrong }; по старым правилам, оставлены как есть: { $unreadable }.
ratings-checked = Рейтинги после партии, которые не следуют из партий: { $wrong }.
ratings-rebuilt = Рейтинги после партии, которые не следовали из партий, вычислены заново: { $wrong }.
push-on = Теперь все, кто хочет, узнают о своих ходах через Web Push. Кто подписался раньше, должен подписаться снова.
push-off = Через Web Push о ходах больше никому не сообщают.

## Bots against bots

progress-hands = Раунды
simulation-title =
    { $players ->
        [one] { $game }, { $players } игрок, начальное число { $seed }
        [few] { $game }, { $players } игрока, начальное число { $seed }
        [many] { $game }, { $players } игроков, начальное число { $seed }
       *[other] { $game }, { $players } игрока, начальное число { $seed }
    }
simulation-sum =
    { $hands ->
        [one] { $hands } раунд
        [few] { $hands } раунда
        [many] { $hands } раундов
       *[other] { $hands } раунда
    }, { $matches ->
        [one] { $matches } партия до конца
        [few] { $matches } партии до конца
        [many] { $matches } партий до конца
       *[other] { $matches } партии до конца
    }, действий за раунд: { $actions }
simulation-seat = место
simulation-bot = бот
simulation-points = очки
simulation-per-hand = за раунд
simulation-won = победы
