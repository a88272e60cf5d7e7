### Sharing what was played, in Dutch.

share-title = De uitslag delen
share-text = Wat je deelt
share-picture = De uitslag als plaatje
share-send = Delen…
share-copy = Kopiëren
share-copied = De uitslag is gekopieerd.
share-copy-yourself = De tekst is gemarkeerd; kopieer hem daar.
share-save = Plaatje opslaan
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Opgelost!
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Opgelost in 1 zet, { $time }
       *[other] Opgelost in { $moves } zetten, { $time }
    }
share-unsolved = { $done } van { $whole }
