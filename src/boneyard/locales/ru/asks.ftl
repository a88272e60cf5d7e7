### What is asked of whoever is to play, and why, in Russian.
###
### $numbers lists halves that are wanted ("3 или 5", "красный или синий"), $open is how many they are; $choices lists
### what can be done besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = доберите
choice-pass = пасуйте
choice-stop = остановитесь
choice-close = закройте конец дублем
choice-call = объявите незамеченные очки
choice-lift = снимите последнюю костяшку
choice-stop-here = остановитесь
choice-attach = пристройте костяшку
choice-build = стройте цепочку ради очков

## Laying

ask-lead-any = Зайдите с любой костяшки.
ask-lead-highest = Зайдите со своего старшего дубля: { $tile }.
ask-lead-lowest = Зайдите со своего младшего дубля: { $tile }.
ask-lead-heaviest = Дублей у вас нет: зайдите с самой тяжёлой костяшки, { $tile }.
ask-lead-lightest = Дублей у вас нет: зайдите с самой лёгкой костяшки, { $tile }.
ask-lay =
    { $count ->
        [0] Положите костяшку: подходит { $numbers }.
       *[other] Положите костяшку (подходит { $numbers }) или { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Кладите дальше: подходит { $numbers }.
       *[other] Кладите дальше (подходит { $numbers }) или { $choices }.
    }
ask-first =
    { $count ->
        [0] Сначала дубль: положите к нему костяшку, подходит { $numbers }.
       *[other] Сначала дубль: положите к нему костяшку (подходит { $numbers }) или { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Подходит только { $numbers }, а у вас этого нет: { $choices }.
        [few] Подходит { $numbers }, но у вас этого нет: { $choices }.
        [many] Подходит { $numbers }, но у вас этого нет: { $choices }.
       *[other] Подходит { $numbers }, но у вас этого нет: { $choices }.
    }
ask-make =
    { $open ->
        [0] Положите костяшку, которая подходит везде: иначе { $total } не составить
       *[other] Составьте { $total } на конце: подойдёт { $numbers } или костяшка, которая подходит везде
    }{ $count ->
        [0] .
       *[other] ; или { $choices }.
    }
ask-unmade = Ваши костяшки не дают { $total } ни на одном конце: { $choices }.
ask-total =
    Положите любую костяшку: до { $total } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }) не хватает { $more }.{ $totals ->
        [none] { "" }
       *[other] { " " }Дальше: { $totals }.
    }
ask-claim = Сколько очков вы получаете?
ask-overlooked = Остались ли незамеченные очки?

## What is worth points while laying

goal-fives = Концы приносят очки, если их сумма кратна 5.
goal-fives-from-ten = Концы приносят очки, если их сумма кратна 5 и не меньше 10.
goal-fives-and-threes = Концы приносят очки, если их сумма делится на 5 или на 3.
goal-equal = Два равных конца приносят очки.
goal-double = После дубля вы кладёте ещё.

## Alone

ask-begin-line = Начните цепочку с любой костяшки: в неё должны войти все.
ask-begin-rows = Начните с последней костяшки любого ряда.
ask-draw-batch =
    { $more ->
        [1] Доберите последнюю костяшку.
        [one] Доберите { $more } костяшку, потом положите их все.
        [few] Доберите { $more } костяшки, потом положите их все.
        [many] Доберите { $more } костяшек, потом положите их все.
       *[other] Доберите { $more } костяшки, потом положите их все.
    }
ask-hide = Спрячьте костяшку, но не дубль.
ask-announce = Объявите два числа, которыми закончится цепочка.
ask-fill-squares = Заполните рамку: в четырёх клетках каждого квадрата одно число.
ask-look = Запомните, где лежит каждое число.
ask-rebuild = Положите каждую костяшку туда, где вы её видели.
ask-cut-paper = Найдите костяшки: соединяйте числа по два.

## Other tables

ask-turn-first = Откройте две костяшки, которые вместе дают { $total }.
ask-turn-second =
    { $more ->
        [0] Откройте вторую костяшку: { $total } получится только с 0-0.
        [one] Откройте вторую костяшку: до { $total } не хватает { $more } точки.
        [few] Откройте вторую костяшку: до { $total } не хватает { $more } точек.
        [many] Откройте вторую костяшку: до { $total } не хватает { $more } точек.
       *[other] Откройте вторую костяшку: до { $total } не хватает { $more } точки.
    }
ask-enter = Возьмите костяшку: одна половинка называет ряд, другая прибавляется в нём.
ask-dictate = До хода соперника можно выбрать за него: костяшку в один из его пустых рядов или ничего.
ask-any = { $choices }.
ask-pick = Возьмите одну из подаренных костяшек.
ask-chain =
    { $count ->
        [0] Накройте две равные половинки разных костяшек.
       *[other] Накройте две равные половинки разных костяшек или { $choices }.
    }
ask-chain-stuck = Накрыть больше нечего: { $choices }.
ask-collect =
    { $more ->
        [0] Берите костяшки для цепочки: не меньше { $total }, на обоих концах { $numbers }.
       *[other] Взято { $more }, нужно не меньше { $total }: на обоих концах { $numbers }, потом «Готово!».
    }
