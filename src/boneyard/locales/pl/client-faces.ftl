### Names and faces, in Polish.

face-tile = Twój kamień
face-colour = Jego kolor
face-change = Wybierz swój kamień
face-ruby = czerwony
face-amber = bursztynowy
face-moss = zielony
face-teal = turkusowy
face-sky = niebieski
face-violet = fioletowy
face-rose = różowy
face-slate = szary
pass-title = Kto gra?
pass-name = Imię gracza { $number }
pass-start = Start
pass-back = Wstecz
