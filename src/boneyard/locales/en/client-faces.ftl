### Names and faces, in English.

face-tile = Your tile
face-colour = Its colour
face-change = Choose your tile
face-ruby = red
face-amber = amber
face-moss = green
face-teal = teal
face-sky = blue
face-violet = violet
face-rose = pink
face-slate = grey
pass-title = Who plays?
pass-name = Name of player { $number }
pass-start = Start
pass-back = Back
