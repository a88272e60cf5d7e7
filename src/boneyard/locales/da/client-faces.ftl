### Names and faces, in Danish.

face-tile = Din brik
face-colour = Dens farve
face-change = Vælg din brik
face-ruby = rød
face-amber = ravgul
face-moss = grøn
face-teal = turkis
face-sky = blå
face-violet = violet
face-rose = lyserød
face-slate = grå
pass-title = Hvem spiller?
pass-name = Navn på spiller { $number }
pass-start = Start
pass-back = Tilbage
