### Names and faces, in Dutch.

face-tile = Jouw steen
face-colour = De kleur
face-change = Kies je steen
face-ruby = rood
face-amber = amber
face-moss = groen
face-teal = turquoise
face-sky = blauw
face-violet = violet
face-rose = roze
face-slate = grijs
pass-title = Wie speelt er?
pass-name = Naam van speler { $number }
pass-start = Start
pass-back = Terug
