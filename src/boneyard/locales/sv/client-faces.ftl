### Names and faces, in Swedish.

face-tile = Din bricka
face-colour = Dess färg
face-change = Välj din bricka
face-ruby = röd
face-amber = bärnsten
face-moss = grön
face-teal = turkos
face-sky = blå
face-violet = violett
face-rose = rosa
face-slate = grå
pass-title = Vilka spelar?
pass-name = Namn på spelare { $number }
pass-start = Börja
pass-back = Tillbaka
