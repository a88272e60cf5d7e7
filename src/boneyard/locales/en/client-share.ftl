### Sharing what was played, in English.

share-title = Share the result
share-text = What is shared
share-picture = The result as a picture
share-send = Share…
share-copy = Copy
share-copied = The result is copied.
share-copy-yourself = The text is marked; copy it from there.
share-save = Save the picture
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Solved!
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Solved in 1 move, { $time }
       *[other] Solved in { $moves } moves, { $time }
    }
share-unsolved = { $done } of { $whole }
