### What a coach says, in Russian: what speaks for a move, what may come of it, and how well a match was played.

## What speaks for a move; several of these are joined by "и" to one sentence.
## $amount is how much of it, $numbers lists numbers of tiles, $name is who it is about.

reason-out = это последняя костяшка
reason-points =
    { $amount ->
        [one] это сразу приносит { $amount } очко
        [few] это сразу приносит { $amount } очка
        [many] это сразу приносит { $amount } очков
       *[other] это сразу приносит { $amount } очка
    }
reason-stuck =
    { $you ->
        [yes] вы вряд ли можете ходить
       *[no] { $name } вряд ли может ходить
    }
reason-lacks =
    { $you ->
        [yes] у вас вряд ли есть { $numbers }
       *[no] { $name } вряд ли держит { $numbers }
    }
reason-alone = { $numbers } больше ни у кого быть не может
reason-keeps =
    { $amount ->
        [one] после этого подходит { $amount } костяшка с рук
        [few] после этого подходят { $amount } костяшки с рук
        [many] после этого подходит { $amount } костяшек с рук
       *[other] после этого подходит { $amount } костяшки с рук
    }
reason-weight =
    { $amount ->
        [one] с рук уходит { $amount } точка
        [few] с рук уходят { $amount } точки
        [many] с рук уходит { $amount } точек
       *[other] с рук уходит { $amount } точки
    }
reason-double = с рук уходит дубль
reason-fewer =
    { $amount ->
        [one] на руках легче, чем у других, примерно на { $amount } точку
        [few] на руках легче, чем у других, примерно на { $amount } точки
        [many] на руках легче, чем у других, примерно на { $amount } точек
       *[other] на руках легче, чем у других, примерно на { $amount } точки
    }
reason-draws = новая костяшка может подойти

## What may come of it: $size points, $way is "ahead", "behind" or "level"; $percent of 100 deals are won.

lead =
    { $way ->
        [level] поровну
        [ahead]
            { $size ->
                [one] плюс { $size } очко
                [few] плюс { $size } очка
                [many] плюс { $size } очков
               *[other] плюс { $size } очка
            }
       *[behind]
            { $size ->
                [one] минус { $size } очко
                [few] минус { $size } очка
                [many] минус { $size } очков
               *[other] минус { $size } очка
            }
    }
signed =
    { $way ->
        [level] 0
        [ahead] +{ $size }
       *[behind] −{ $size }
    }
lost-points =
    { $size ->
        [one] { $size } очко
        [few] { $size } очка
        [many] { $size } очков
       *[other] { $size } очка
    }
outlook = Ожидается в конце раунда: { $lead }.
outlook-wins = Ожидается в конце раунда: { $lead }; выигрыш в { $percent } из 100 раскладов.

## How well a match was played

grade-best = лучший
grade-fine = хороший
grade-loose = неточный
grade-blunder = ошибка
# $lost points were lost by it as far as could be expected.
graded = { $grade }, потеряно: { $lost }
better = Лучше: { $action }.
analysis-ungraded =
    { $why ->
        [alone] Игра для одного не оценивается: соперников нет.
        [race] Гонка не оценивается: здесь важно, кто быстрее.
        [recall] Эта игра не оценивается: никто не знает, кто что помнил.
        [walls] Эта игра не оценивается: ни один бот не знает, чего стоят её ходы.
       *[rules] С такими опциями игра не оценивается: ни один бот не знает, чего стоят её ходы.
    }
analysis-none = Выбора ни у кого не было.
analysis-grades =
    { $count ->
        [one] { $name }: { $count } решение; лучших: { $best }, хороших: { $fine }, неточных: { $loose }, ошибок: { $blunders }.
        [few] { $name }: { $count } решения; лучших: { $best }, хороших: { $fine }, неточных: { $loose }, ошибок: { $blunders }.
        [many] { $name }: { $count } решений; лучших: { $best }, хороших: { $fine }, неточных: { $loose }, ошибок: { $blunders }.
       *[other] { $name }: { $count } решения; лучших: { $best }, хороших: { $fine }, неточных: { $loose }, ошибок: { $blunders }.
    }
analysis-share = { $name }: ожидалось { $expected }, решения { $lost }, везение { $luck }, в итоге { $result }.
analysis-decided =
    { $by ->
        [deal] Всё решили костяшки.
        [decisions] Всё решили ходы.
        [luck] Всё решило везение.
       *[nothing] Впереди не было никого.
    }

## Hints
## $action is what to do; $percent the chance to win.

hint-wins = Это ведёт к победе: { $action }.
hint-best =
    { $percent ->
        [0] Лучший шанс, хоть он и меньше одного процента: { $action }.
       *[other] Лучший шанс на победу, около { $percent } %: { $action }.
    }
hint-lost = Выиграть уже нельзя.
hint-solves = С этим ходом решение есть: { $action }.
hint-forced = Это есть в каждом оставшемся решении: { $action }.
hint-safe = После этого ещё можно положить все остальные: { $action }.
hint-astray = Так до конца уже не дойти. Сделайте вот что: { $action }.
hint-only = Ход всего один: { $action }.
hint-right = Назовите верное число очков: { $action }.
hint-none = Наверняка здесь ничего не скажешь: доверьтесь памяти.
hint-guess = Хорошая мысль: { $action }.
hint-more = Ещё
