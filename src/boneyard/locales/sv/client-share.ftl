### Sharing what was played, in Swedish.

share-title = Dela resultatet
share-text = Det som delas
share-picture = Resultatet som bild
share-send = Dela …
share-copy = Kopiera
share-copied = Resultatet är kopierat.
share-copy-yourself = Texten är markerad; kopiera den därifrån.
share-save = Spara bilden
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Löst!
# $time: minutes and seconds, "2:05".
share-effort = Löst på { $moves } drag, { $time }
share-unsolved = { $done } av { $whole }
