### Was ein Link sagt, wo ihn jemand teilt, und Seiten ohne den Client, auf Deutsch. Nur der Server sagt es.

preview-of = { $what } · Boneyard
preview-home = Boneyard: Domino zu Hause
    .text = Mehr als dreißig Dominospiele: allein, mit Freunden oder gegen Bots. Nichts zu installieren, kein Konto.
preview-lobby = Offene Tische
    .text = Setz dich an einen Dominotisch, an dem noch jemand fehlt.
preview-puzzles = Rätsel des Tages
    .text = Jeden Tag dieselben Dominorätsel für alle.
preview-mine = Meine Spiele
    .text = Die Tische, an denen du sitzt.
preview-me = Meine Seite
    .text = Was du gespielt hast, und wie es ausging.
preview-settings = Einstellungen
    .text = Wie die Steine aussehen, wie schnell die Bots spielen, und dein Name.
preview-nowhere = Hier ist nichts · Boneyard
preview-new = { $game } spielen
preview-learn = { $game } lernen
preview-rules = So spielt man { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Ein Dominotisch mit { $free ->
            [one] einem freien Platz
           *[other] { $free } freien Plätzen
        }. Komm und spiel mit!
        [one] { $names } wartet auf dich: { $free ->
            [one] Ein Platz ist frei
           *[other] { $free } Plätze sind frei
        }.
       *[other] { $names } warten auf dich: { $free ->
            [one] Ein Platz ist frei
           *[other] { $free } Plätze sind frei
        }.
    }
preview-table-playing = { $names } spielen gerade. Du kannst zusehen.
preview-table-over = Die Partie ist vorbei. Gewonnen: { $winners }.
preview-table-closed = An diesen Tisch kam niemand.
preview-table-alone =
    { $count ->
        [0] Ein Dominospiel für eine Person.
       *[other] Ein Dominospiel für eine Person, von { $names }.
    }

## Personal links

link-question = Das ist der persönliche Link von jemandem, und in diesem Browser bist du schon jemand anders. Wenn du weitergehst, bist du hier diese Person; nur dein eigener persönlicher Link bringt dich zu den Plätzen zurück, die du jetzt hast.
link-go-on = Als diese Person weitermachen
link-stay = Bleiben, wer ich bin
link-wrong = Dieser persönliche Link geht nicht.
    .text = Vielleicht ist er zu alt, oder unterwegs ging ein Buchstabe verloren. Öffne auf deinem anderen Gerät die Einstellungen und nimm den Link von dort noch einmal.
link-home = Zu den Spielen
