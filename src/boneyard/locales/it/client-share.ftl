### Sharing what was played, in Italian.

share-title = Condividi il risultato
share-text = Che cosa si condivide
share-picture = Il risultato come immagine
share-send = Condividi…
share-copy = Copia
share-copied = Il risultato è copiato.
share-copy-yourself = Il testo è selezionato; copialo da lì.
share-save = Salva l'immagine
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Risolto!
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Risolto in 1 mossa, { $time }
        [many] Risolto in { $moves } di mosse, { $time }
       *[other] Risolto in { $moves } mosse, { $time }
    }
share-unsolved = { $done } su { $whole }
