### Aids of memory and reckoning, in Russian: points beside the moves, tiles of each number, and tables without any.

with-points =
    { $points ->
        [one] { $action }, { $points } очко
        [few] { $action }, { $points } очка
        [many] { $action }, { $points } очков
       *[other] { $action }, { $points } очка
    }

# Said after what can be done with a tile: $points lists what the places bring, $same is it if all bring the same.
tile-brings =
    { $same ->
        [one] приносит { $points } очко
        [few] приносит { $points } очка
        [many] приносит { $points } очков
       *[other] приносит { $points } очка
    }

## In the terminal

aside-w = показать очки за ходы или скрыть их
aside-n = сосчитать костяшки с каждым числом
points-on = Рядом с каждым ходом стоят очки, которые он сразу приносит; w снова их скроет.
points-off = Очки рядом с ходами больше не показываются.
points-never = В этой игре считают только в конце раунда.
count-never = Здесь у других нет ничего скрытого.

## Tiles of each number: how many of them one sees, and how many one does not

count-title = Костяшки с каждым числом
count-title-colours = Костяшки каждого цвета
count-number-colours = Цвет
count-number = Число
count-seen = Видно
count-unseen = Не видно

## Tables without aids

serious-table = без помощи
practice-table = тренировка
