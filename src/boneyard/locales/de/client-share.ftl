### Teilen, was gespielt wurde, auf Deutsch.

share-title = Das Ergebnis teilen
share-text = Was geteilt wird
share-picture = Das Ergebnis als Bild
share-send = Teilen …
share-copy = Kopieren
share-copied = Das Ergebnis ist kopiert.
share-copy-yourself = Der Text ist markiert; kopiere ihn von dort.
share-save = Bild speichern
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Gelöst!
# $time: Minuten und Sekunden, "2:05".
share-effort =
    { $moves ->
        [one] Gelöst in 1 Zug, { $time }
       *[other] Gelöst in { $moves } Zügen, { $time }
    }
share-unsolved = { $done } von { $whole }
