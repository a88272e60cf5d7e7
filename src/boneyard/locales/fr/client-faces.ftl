### Names and faces, in French.

face-tile = Ton domino
face-colour = Sa couleur
face-change = Choisis ton domino
face-ruby = rouge
face-amber = ambre
face-moss = vert
face-teal = turquoise
face-sky = bleu
face-violet = violet
face-rose = rose
face-slate = gris
pass-title = Qui joue ?
pass-name = Nom { $number }
pass-start = C’est parti
pass-back = Retour
