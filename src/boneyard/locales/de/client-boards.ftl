### What is said at the tables in the browser that are not plain lines, in German.

why-not-rotated = Nimm zuerst einen Stein auf: Dann kannst du ihn drehen.

## Concentration

the-tiles = Die Steine auf dem Tisch

## Hectic

race-which =
    Durchgang { $round } von { $rounds }, { $points ->
        [one] 1 Punkt:
       *[other] { $points } Punkte:
    }
race-wanted = eine Kette aus mindestens { $least } Steinen, mit der { $number } an beiden Enden und nirgends dazwischen.
race-middle = Die Mitte, { $count ->
        [one] 1 freier Stein
       *[other] { $count } freie Steine
    }
race-own = Deine Steine: { $count }. Tippe einen an, um ihn zurückzulegen.
race-take = Tippe Steine in der Mitte an, um sie zu nehmen.
race-held =
    { $you ->
        [yes] { $tile } hast du schon.
       *[no] { $tile } hat { $name }.
    }
race-you-are-out = Du bist in diesem Durchgang raus; der nächste beginnt, wenn jemand den Pasch gewinnt oder alle aufgeben.
race-two-already = Du hast schon zwei Steine mit der { $number }: Mehr darf niemand haben.
race-claim = Fertig!
race-give-up = Aufgeben

## Dominance

ledger-caption = Die Reihen, was beide darin haben und wer sie nach jetzigem Stand gewinnt
row-window = Mit diesen Summen geht die Reihe an dich
row-sum = Gewonnen
# Below the totals: while the hand goes on, and when it is over.
row-so-far = wenn es jetzt endet
row-in-all = am Ende
how-spans-work = In Klammern: Summen, die die Reihe gewinnen.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] bringt { $points }
        [taken] bringt { $name } { $points }
        [equal] gleich: nichts
        [beyond] mehr als doppelt: nichts
        [below] weniger als halb: nichts
       *[alone] noch nichts
    }
row-against = { $own } gegen { $other }:
row-stands =
    { $how ->
        [equal] gleich
        [beyond] mehr als doppelt
        [below] mehr als doppelt
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Kein Stein ist übrig
        [one] Der letzte Stein
       *[other] Die übrigen { $count } Steine
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Noch 1 Stein
       *[other] Noch { $count } Steine
    }
frame-cells = Der Rahmen
frame-turn = Den Stein drehen (r)
frame-stop = Aufhören
stop-title = Wirklich aufhören?
stop-text =
    { $count ->
        [one] Du hast 1 Stein gelegt. Wenn du aufhörst, bleibt er so liegen und das Spiel ist zu Ende.
       *[other] Du hast { $count } Steine gelegt. Wenn du aufhörst, bleiben sie so liegen und das Spiel ist zu Ende.
    }
stop-no = Weiterspielen
frame-fixed = Dieser Stein gehört zum Rätsel: Er bleibt liegen.
frame-no-room = Dafür ist kein Platz mehr: Nimm zuerst einen Stein weg.
frame-no-room-here = Auf { $cell } ist kein Platz für einen Stein.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } liegt waagerecht
       *[v] { $cell }: { $one }-{ $other } liegt senkrecht
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } liegt waagerecht; wegnehmen
       *[v] { $cell }: { $one }-{ $other } liegt senkrecht; wegnehmen
    }
squares-so-far =
    Quadrate: { $count } von 14{ $spoiled ->
        [0] { "" }
       *[other] , falsch: { $spoiled }
    }
picture-look = Sieh es dir genau an, so lange du willst.
picture-ready = Das Bild verdecken und bauen
picture-before = Das Bild war
picture-after = Du hast gebaut
paper-cells = Die Zahlen auf dem Papier
paper-how = Verbinde zwei Zahlen nebeneinander: Tippe beide an oder ziehe von einer zur anderen.
paper-no-tile = { $tile } ist nicht unter den übrigen Steinen.
paper-no-place = Für { $tile } ist so kein Platz: Nimm zuerst einen Stein weg.
paper-yours = Deine Grenzen
paper-one-cut = So lässt es sich zerlegen
# For those who hear the picture.
picture-row = Reihe { $row }: { $numbers }
picture-wrong = { $number } (falsch)

## Solo and the fortune-teller

solo-rows = Die vier Reihen; frei ist immer der letzte Stein rechts
solo-behind = Dahinter, von rechts nach links: { $tiles }.
solo-last = Es ist der letzte seiner Reihe.
# $tiles cannot be reached any more.
line-is-lost = Kein Weg führt mehr zu { $tiles }: Nimm einen Stein zurück.
performer-numbers = Die Zahlen
performer-again = Andere Zahlen
performer-and = { $one } und …
performer-lost = Kein Weg führt mehr zu { $tiles }.
line-would-be-lost = Eine Sackgasse
line-think-again = Anderen wählen
line-lay-anyway = Trotzdem legen

## Fortress

fortress-grid = Die Festung: Plätze für den gewählten Stein
fortress-kinds = Was mit dem Stein geschehen soll
fortress-attach = Anbauen
fortress-chain = Kette
fortress-lay-here = Hier hinlegen
fortress-not-now = Dieser Stein lässt sich jetzt nicht legen.
fortress-other-way = { $cell }: erst den Stein drehen
fortress-lies = { $tile } auf { $cell } und { $high }, Stufe { $level }
chain-begins = Eine Kette zählt nach Stufen: Nach diesem Stein muss mindestens noch einer gleiche Hälften überbauen. Was du dann noch hast, verschenkst du.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Überbaue zwei gleiche Hälften verschiedener Steine, eine davon aus deiner Kette.
       *[no] Überbaue zwei gleiche Hälften verschiedener Steine.
    }
chain-so-far =
    { $you ->
        [yes] Deine Kette
       *[no] Die Kette von { $name }
    }: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
chain-level = Stufe { $level }.
chain-stop =
    { $count ->
        [0] Kette beenden
        [one] Kette beenden, 1 Stein verschenken
       *[other] Kette beenden, { $count } Steine verschenken
    }
