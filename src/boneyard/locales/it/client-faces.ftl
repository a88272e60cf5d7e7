### Names and faces, in Italian.

face-tile = La tua tessera
face-colour = Il suo colore
face-change = Scegli la tua tessera
face-ruby = rosso
face-amber = ambra
face-moss = verde
face-teal = turchese
face-sky = blu
face-violet = viola
face-rose = rosa
face-slate = grigio
pass-title = Chi gioca?
pass-name = Nome al posto { $number }
pass-start = Si comincia
pass-back = Indietro
