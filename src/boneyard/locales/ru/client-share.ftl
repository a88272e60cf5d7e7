### Sharing what was played, in Russian.

share-title = Поделиться итогом
share-text = Чем вы делитесь
share-picture = Итог картинкой
share-send = Поделиться…
share-copy = Копировать
share-copied = Итог скопирован.
share-copy-yourself = Текст выделен; скопируйте его оттуда.
share-save = Сохранить картинку
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Решено!
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Решено за { $moves } ход, { $time }
        [few] Решено за { $moves } хода, { $time }
        [many] Решено за { $moves } ходов, { $time }
       *[other] Решено за { $moves } хода, { $time }
    }
share-unsolved = { $done } из { $whole }
