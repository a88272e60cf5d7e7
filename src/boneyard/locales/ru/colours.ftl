### A set of colours in place of numbers, in Russian. A message whose key ends in "-colours" is said at such a table in
### place of the one without it.

# The colour of each number; the letters are what a picture in the terminal shows, and what can be typed there.
colour-0 = белый
    .letters = Бе
colour-1 = розовый
    .letters = Ро
colour-2 = красный
    .letters = Кр
colour-3 = жёлтый
    .letters = Жл
colour-4 = зелёный
    .letters = Зе
colour-5 = синий
    .letters = Си
colour-6 = фиолетовый
    .letters = Фи

# $low and $high are the colours of a tile.
coloured-tile = { $low }-{ $high }
coloured-listed-tile = { $low }-{ $high }
coloured-double = { $low } дубль

## What else is said at such a table. $number is the colour of an end.

action-place-colours =
    { $at ->
        [lead] зайти: { $tile }
        [left] положить { $tile } слева{ $letter }, где { $number }
        [right] положить { $tile } справа{ $letter }, где { $number }
       *[arm] положить { $tile } на конец { $end }, где { $number }
    }
event-revealed-colours =
    { $you ->
        [yes] У вас на руках { $tiles } ({ $pips ->
            [one] { $pips } очко
            [few] { $pips } очка
            [many] { $pips } очков
           *[other] { $pips } очка
        }).
       *[no] { $seat }: на руках { $tiles } ({ $pips ->
            [one] { $pips } очко
            [few] { $pips } очка
            [many] { $pips } очков
           *[other] { $pips } очка
        }).
    }
why-pips-colours =
    { $of-you ->
        [yes] ваши костяшки
       *[no] костяшки на руках ({ $of })
    }
why-own-colours =
    { $of-you ->
        [yes] ваши собственные костяшки
       *[no] собственные костяшки ({ $of })
    }
your-hand-colours =
    У вас на руках { $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    }, { $pips ->
        [one] { $pips } очко
        [few] { $pips } очка
        [many] { $pips } очков
       *[other] { $pips } очка
    }:
help-by-colour =
    Здесь костяшки цветные: введите кр-жл@b, или кржл, или красный-жёлтый, или числа, 2-3@b. Сокращения: { $named }.
