### Names and faces, in Spanish.

face-tile = Tu ficha
face-colour = Su color
face-change = Elige tu ficha
face-ruby = rojo
face-amber = ámbar
face-moss = verde
face-teal = turquesa
face-sky = azul
face-violet = violeta
face-rose = rosa
face-slate = gris
pass-title = ¿Quién juega?
pass-name = Nombre de la persona { $number }
pass-start = Empezar
pass-back = Volver
