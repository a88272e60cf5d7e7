### The words around the games, in Russian.
###
### One word for each notion, here and on the pages of the games:
###   tile костяшка, double дубль, half половинка, pip точка, blank пустышка, sets «дубль-шесть» and «дубль-девять»
###   hand (a deal) раунд, match партия, hand (the tiles) на руках, turn and move ход, round of hectic тур
###   stock базар, draw добирать, lay класть, lead заходить, pass пасовать, knock стучать
###   lift снимать, take back взять назад, highest and lowest double старший and младший дубль
###   heaviest and lightest tile самая тяжёлая and самая лёгкая костяшка
###   line and chain цепочка, train серия, row ряд, end конец, arm ветка, ray луч, cell клетка, level уровень
###   blocked рыба, barricade баррикада, close закрывать, out все костяшки выложены
###   face up открыто, face down закрыто, across the line поперёк, flat and upright горизонтально and вертикально
###   point очко, penalty штрафное очко, score получать, write записывать, pair пара, host game основная игра
###   the booklet печатные правила, the leaflet листовка, lobby открытые столы, puzzle of the day задача дня
### The reader is "вы" in small letters, and so are all at the table; nothing tells anybody's gender: present tense
### for people with names, "кто ..." for anybody.
### Names never change their endings: they stand in the nominative, after a colon or in brackets.

## The table

nothing-laid = На столе пока пусто.
ends = Концы: { $ends }.
ends-first = Сначала заполнить: { $ends }.
ends-total = В сумме { $total }.
end-left = слева{ $letter } { $number }
end-right = справа{ $letter } { $number }
end-arm = { $name } { $number }
running-total = Сумма: { $total }.
hands = На руках: { $hands }.
stock = В базаре: { $count }.
stock-reserve =
    { $free ->
        [0] В базаре: { $count }, добирать больше нельзя.
       *[other] В базаре: { $count }, можно добрать { $free }.
    }
not-in-play = Вне игры: { $count }.
your-hand =
    У вас на руках { $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    }, { $pips ->
        [one] { $pips } точка
        [few] { $pips } точки
        [many] { $pips } точек
       *[other] { $pips } точки
    }:

## Partners, totals and winners

totals = Счёт: { $totals }.
totals-secret = Счёт остаётся в тайне, пока не начнётся последний раунд.
target-points = Партия до { $points }.
target-beyond = Партия до суммы больше { $points }.
target-points-lowest = Партия кончается, когда у кого-то набралось { $points }; побеждает наименьшая сумма.
target-hands =
    { $hands ->
        [one] В партии { $hands } раунд.
        [few] В партии { $hands } раунда.
        [many] В партии { $hands } раундов.
       *[other] В партии { $hands } раунда.
    }
target-hands-lowest =
    { $hands ->
        [one] В партии { $hands } раунд; побеждает наименьшая сумма.
        [few] В партии { $hands } раунда; побеждает наименьшая сумма.
        [many] В партии { $hands } раундов; побеждает наименьшая сумма.
       *[other] В партии { $hands } раунда; побеждает наименьшая сумма.
    }
target-first =
    { $you ->
        [yes] { $count ->
            [one] Вы у цели раньше всех.
            [few] Вы вместе у цели раньше всех.
            [many] Вы вместе у цели раньше всех.
           *[other] Вы вместе у цели раньше всех.
        }
       *[no] { $names } у цели раньше всех.
    }
match-won =
    { $you ->
        [yes] { $count ->
            [one] Вы выигрываете партию!
            [few] { $names } выигрываете партию!
            [many] { $names } выигрываете партию!
           *[other] { $names } выигрываете партию!
        }
       *[no] { $count ->
            [one] { $names } выигрывает партию.
            [few] { $names } выигрывают партию.
            [many] { $names } выигрывают партию.
           *[other] { $names } выигрывают партию.
        }
    }
match-margin =
    { $you ->
        [yes] Ваш выигрыш — разница: { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
            [many] { $points } очков.
           *[other] { $points } очка.
        }
       *[no] Их выигрыш — разница: { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
            [many] { $points } очков.
           *[other] { $points } очка.
        }
    }
alone-solved = Решено!
alone-unsolved = Не решено: { $done } из { $whole }.
match-drawn = Партия заканчивается вничью.

## During a hand

taken-back = Ход взят назад.
no-ends = Сейчас концов нет.
nothing-yet = В этом раунде ещё ничего не произошло.
