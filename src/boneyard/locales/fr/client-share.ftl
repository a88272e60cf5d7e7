### Sharing what was played, in French.

share-title = Partager le résultat
share-text = Ce qui est partagé
share-picture = Le résultat en image
share-send = Partager…
share-copy = Copier
share-copied = Le résultat est copié.
share-copy-yourself = Le texte est sélectionné ; copie-le d’ici.
share-save = Enregistrer l’image
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Réussi !
# $time: minutes and seconds, "2:05".
share-effort =
    { $moves ->
        [one] Réussi en { $moves } coup, { $time }
        [many] Réussi en { $moves } de coups, { $time }
       *[other] Réussi en { $moves } coups, { $time }
    }
share-unsolved = { $done } sur { $whole }
