### Namen und Gesichter, auf Deutsch.

face-tile = Dein Stein
face-colour = Seine Farbe
face-change = Such dir deinen Stein aus
face-ruby = Rot
face-amber = Bernstein
face-moss = Grün
face-teal = Türkis
face-sky = Blau
face-violet = Violett
face-rose = Rosa
face-slate = Grau
pass-title = Wer spielt?
pass-name = Name von Spieler { $number }
pass-start = Los geht’s
pass-back = Zurück
