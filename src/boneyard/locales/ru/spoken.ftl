### What those hear who cannot see the table, in Russian. Every one of these is read out by a machine.

tile-spoken = { $low }-{ $high }
double-spoken =
    { $low ->
        [0] дубль ноль
        [1] дубль один
        [2] дубль два
        [3] дубль три
        [4] дубль четыре
        [5] дубль пять
        [6] дубль шесть
        [7] дубль семь
        [8] дубль восемь
        [9] дубль девять
       *[other] дубль { $low }
    }
tile-down = закрыта

## What can be done with a tile, said after its name: "3-5, подходит слева и справа".
## $places is a list of places, $count how many there are.

place-left = слева
place-right = справа
place-arm = на конце { $name } к { $number }
place-row = ряд { $row } за { $points }
can-fit = подходит { $places }
can-close = может закрыть { $places }
can-lead = можно зайти
can-total = даёт { $total }
can-lie =
    { $count ->
        [one] можно положить в { $count } место
        [few] можно положить в { $count } места
        [many] можно положить в { $count } мест
       *[other] можно положить в { $count } места
    }
can-chain =
    { $count ->
        [one] можно положить в цепочку в { $count } место
        [few] можно положить в цепочку в { $count } места
        [many] можно положить в цепочку в { $count } мест
       *[other] можно положить в цепочку в { $count } места
    }
can-enter = можно записать: { $places }
can-dictate = можно продиктовать: { $places }
can-be-taken = можно взять
can-be-put-back = можно вернуть
can-nothing = не подходит

## A cell, its name before what lies there

cell-empty = { $cell }, пусто
cell-number = { $cell }, { $number }
cell-down = { $cell }, закрыта
cell-shows = { $cell }, { $tile }

## How tiles lie on the table

line-lies = Слева направо: { $tiles }.
lead-lies = В середине: { $tiles }.
arm-lies = Ветка { $name }: { $tiles }.
