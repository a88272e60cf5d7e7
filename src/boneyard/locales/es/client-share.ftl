### Sharing what was played, in Spanish.

share-title = Compartir el resultado
share-text = Lo que se comparte
share-picture = El resultado como imagen
share-send = Compartir…
share-copy = Copiar
share-copied = El resultado está copiado.
share-copy-yourself = El texto está marcado; cópialo de ahí.
share-save = Guardar la imagen
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = ¡Resuelto!
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Resuelto en 1 jugada, { $time }
        [many] Resuelto en { $moves } de jugadas, { $time }
       *[other] Resuelto en { $moves } jugadas, { $time }
    }
share-unsolved = { $done } de { $whole }
