### Sharing what was played, in Danish.

share-title = Del resultatet
share-text = Det, der deles
share-picture = Resultatet som billede
share-send = Del …
share-copy = Kopiér
share-copied = Resultatet er kopieret.
share-copy-yourself = Teksten er markeret; kopiér den derfra.
share-save = Gem billedet
# The first line of what is shared.
share-of = Boneyard · { $game }
share-of-day = Boneyard · { $game } · { $date }
share-solved = Løst!
# $time: minutes and seconds, "2:05".
share-effort = Løst i { $moves } træk, { $time }
share-unsolved = { $done } af { $whole }
