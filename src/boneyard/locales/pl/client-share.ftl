### Sharing what was played, in Polish.

share-title = Udostępnij wynik
share-text = Co udostępniasz
share-picture = Wynik jako obrazek
share-send = Udostępnij…
share-copy = Kopiuj
share-copied = Wynik skopiowany.
share-copy-yourself = Tekst jest zaznaczony; skopiuj go stamtąd.
share-save = Zapisz obrazek
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Rozwiązane!
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Rozwiązane w { $moves } ruchu, { $time }
        [few] Rozwiązane w { $moves } ruchach, { $time }
        [many] Rozwiązane w { $moves } ruchach, { $time }
       *[other] Rozwiązane w { $moves } ruchu, { $time }
    }
share-unsolved = { $done } z { $whole }
