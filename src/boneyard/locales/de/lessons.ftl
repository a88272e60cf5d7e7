### The first lessons, in German.

lesson-line = Eine Kette legen
lesson-line-1 = Du hast den höchsten Pasch, 6-6, also beginnst du. Leg ihn auf den Tisch!
lesson-line-2 = Gleiche Zahlen berühren sich. Die Enden der Kette zeigen 6 und 4: Leg deine 3-6 an die 6.
lesson-line-3 = Jetzt zeigen beide Enden eine 4, und du hast keine. Du kannst nichts anlegen, also passe.
lesson-line-4 = Eine 5 ist offen, und zwei deiner Steine passen. Leg 3-5, den höheren: Was du noch hast, wenn jemand anders gewinnt, zählt gegen dich.
lesson-line-end = So geht das. Wer zuerst den letzten Stein legt, gewinnt die Runde. Jedes Spiel hat noch etwas Eigenes, und die Zeile unter dem Tisch hilft dir dabei.

lesson-drawing = Anlegen und ziehen
lesson-drawing-1 = Ben hat mit 5-5 begonnen. Gleiche Zahlen berühren sich: Leg deine 2-5 links an.
lesson-drawing-2 = Die Enden zeigen 2 und 4, und du hast keine von beiden. Also zieh einen Stein.
lesson-drawing-3 = Auch 0-0 hilft nicht. Zieh noch einmal, bis du anlegen kannst.
lesson-drawing-4 = 4-6 passt! Leg ihn an die 4.
lesson-drawing-end = Leg an, wenn du kannst, sonst zieh: Wer zuerst den letzten Stein legt, gewinnt die Runde. Wie viel man ziehen darf, ist von Spiel zu Spiel etwas anders.

lesson-ends = Punkte an den Enden
lesson-ends-1 = Hier bringen die beiden Enden der Kette Punkte, schon beim Legen. Ein Pasch zählt mit beiden Hälften, also macht 5-5 zusammen 10. Leg ihn!
lesson-ends-2 = 10 ist zweimal fünf: 2 Punkte für dich! Jetzt zählen die Enden 10 und 3. Leg 0-3 an die 3: 10 und 0 ergeben wieder 10.
lesson-ends-3 = Links zählt das Ende 10, rechts 4. Leg 5-6 links an: 6 und 4 ergeben noch einmal 10.
lesson-ends-end = 6 Punkte in drei Zügen! Was die Enden zählen, ist von Spiel zu Spiel anders: Fünfer, oder Fünfer und Dreier. Sonst legst du einfach eine Kette.

lesson-alike = Gleiche Enden
lesson-alike-1 = Der niedrigste Pasch eröffnet, und du hast ihn. Damit zu eröffnen bringt 2 Punkte: Lege 1-1!
lesson-alike-2 = Ein Pasch, der höher ist als alle auf dem Tisch, bringt 2 Punkte. Lege 4-4 an die 4.
lesson-alike-3 = Die Enden zeigen 5 und 4. Lege 4-5 an die 5: Dann zeigen beide Enden 4, eines davon mit einem Pasch. Das sind 3 Punkte!
lesson-alike-end = Gleiche Enden bringen 2 Punkte, oder 3, wenn ein Pasch dabei ist. Suche Steine, die beide Enden gleich machen, und lass den anderen keine.

lesson-sums = Was sich berührt, ergibt eine Summe
lesson-sums-1 = Hier ergeben die Hälften, die sich berühren, zusammen sieben. An die 6 gehört eine 1: Leg deine 1-4 rechts an.
lesson-sums-2 = Vier Steine passen überall: 0-0, 1-6, 2-5 und 3-4. Leg deine 3-4 links an und lass die 3 offen.
lesson-sums-3 = Ben hat rechts eine 0 offen gelassen: Dort gehen nur diese vier Steine. Aber links gehört an die 3 eine 4. Leg 4-4!
lesson-sums-end = Mit dem 9er-Set sind es zehn statt sieben, und andere Steine passen überall. Wer zuerst den letzten Stein legt, gewinnt die Runde.

lesson-totals = Alle Augen zählen
lesson-totals-1 = Hier muss nichts zusammenpassen: Alle Augen auf dem Tisch werden zusammengezählt. Du hast den höchsten Pasch, also beginne mit 6-6.
lesson-totals-2 = Die Summe ist 24, und genau 30 bringt einen Punkt. Es fehlen 6: Leg 2-4!
lesson-totals-3 = Die Summe ist 39, und genau 50 bringt 2 Punkte. Es fehlen 11: Leg 5-6!
lesson-totals-end = Schon 3 Punkte! 70 und 100 bringen noch mehr, aber nur, wenn man sie genau trifft. Denk also daran, was du den Nächsten übrig lässt.

lesson-star = Ein Kreuz mit vier Armen
lesson-star-1 = Der Pasch 6-6 beginnt, und du hast ihn. Leg ihn in die Mitte!
lesson-star-2 = Alle vier Seiten von 6-6 sind offen, und jeder Arm beginnt mit einer Sechs. Eine Seite ist noch frei: Leg dort deine 3-6 an.
lesson-star-3 = Vier Enden stehen zur Wahl: 1, 3, 4 und 5. Leg 4-5 an die 4. Dann zeigen zwei Enden eine 5, und deine 1-5 passt vielleicht beim nächsten Mal.
lesson-star-end = Andere Kreuze und Sterne wachsen genauso, manche mit mehr Armen. Wer nicht anlegen kann, passt, und wer zuerst den letzten Stein legt, gewinnt die Runde.

lesson-feet = Füße mit drei Zehen
lesson-feet-1 = Du hast den höchsten Pasch, 9-9. Leg ihn: Von dort wächst alles.
lesson-feet-2 = Cleo hat 4-4 gelegt, und so ein Pasch will drei Zehen. Vorher darf nichts anderes gelegt werden. Leg deine 4-6 dazu!
lesson-feet-3 = Der Fuß hat seine drei Zehen, und alle Enden sind wieder offen. Leg deine 6-6: Jetzt müssen die anderen erst Zehen anlegen.
lesson-feet-end = Wenn nichts passt, ziehst du einen Stein. Was du am Ende noch hast, sind Strafpunkte, 0-0 sogar 25: Die niedrigste Summe gewinnt.

lesson-storeys = Eine Mauer mit zwei Stockwerken
lesson-storeys-1 = Du darfst mit jedem Stein beginnen. Leg 3-5: Er liegt unten, und beide Hälften sind offen.
lesson-storeys-2 = Ben hat eine 5 auf deine 5 gelegt. Leg 3-6 auf deine 3, Gleiches auf Gleiches.
lesson-storeys-3 = Die 6 deines Steins ragt oben hinaus, und darunter gehört eine 6. Leg 6-6!
lesson-storeys-end = So wächst die Mauer, abwechselnd oben und unten. Wenn nichts geht, passt du oder ziehst zwei Steine. Wer zuerst den letzten Stein legt, gewinnt die Runde.

lesson-teams = Zwei gegen zwei
lesson-teams-1 = Cleo und du seid ein Team: Neben euren Namen steht dasselbe Zeichen. Cleo hat mit 6-6 begonnen. Leg deinen höchsten passenden Stein, 4-6, rechts an.
lesson-teams-2 = Cleo hat eine 5 offen gelassen, vielleicht für einen weiteren Stein. Leg 5-5, dann bleibt die 5 für Cleo offen.
lesson-teams-3 = Als vorhin eine 6 offen war, musste Ben aussetzen. Leg 1-6 an die 1: Dann zeigen beide Enden eine 6. Das ist gut für Cleo und schlecht für Ben.
lesson-teams-end = Ihr gewinnt zusammen: Legt einer von euch den letzten Stein, bekommt euer Team die Augen des anderen. Achte also darauf, was dein Partner gern legt.

lesson-pairs = Paare zum Merken
lesson-pairs-1 = Alle Steine liegen verdeckt. Du drehst zwei um und suchst ein Paar mit 12 Augen. Fang mit dem leuchtenden an.
lesson-pairs-2 = 5-6 hat 11 Augen, also suchst du einen Stein mit einem einzigen Auge. Versuch es hier.
lesson-pairs-3 = Das war kein Paar. Aber Ben hat gerade 0-1 gezeigt, und das ist ein einziges Auge! Dreh zuerst wieder 5-6 um.
lesson-pairs-4 = Und jetzt 0-1, den Ben gezeigt hat.
lesson-pairs-end = Ein Paar mit 12 Augen, und beide Steine gehören dir! Schau genau hin, was die anderen umdrehen: Das hilft dir so viel wie deine eigenen.

lesson-race = Ein Wettlauf um den Pasch
lesson-race-1 = Hier wartet niemand, bis er dran ist! Für den Pasch 3-3 brauchst du eine Kette aus drei Steinen, mit einer 3 an beiden Enden. Nimm 3-5.
lesson-race-2 = Ben nimmt auch Steine. In deiner Kette berühren sich gleiche Zahlen: Nimm 5-8 für die Mitte.
lesson-race-3 = Am Ende brauchst du wieder eine 3: Nimm 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: Deine Kette ist vollständig. Schnell, drück „Fertig!“, bevor Ben es tut.
lesson-race-end = 3-3 gehört dir und bringt 3 Punkte. Höhere Pasche wollen längere Ketten. Wer zu Unrecht „Fertig!“ ruft, setzt bis zum nächsten Pasch aus.

lesson-grid = In die Höhe bauen
lesson-grid-1 = Ketten klettern in die Höhe und bringen Punkte. Wähle 3-5 und dann „Kette“ und leg ihn an die markierte Stelle: seine 5 neben die andere 5.
lesson-grid-2 = Zwei gleiche Hälften liegen nebeneinander, und solche darf man überbauen. Leg deine 5-5 obendrauf.
lesson-grid-3 = 1 Punkt unten und 3 Punkte oben. Eine Kette aus zwei Steinen genügt: Beende sie. Deine übrigen Steine bekommen die anderen.
lesson-grid-end = Sonst ziehst du einen Stein oder baust einen an: Das bringt keine Punkte, aber bereitet die nächste Kette vor. Je höher ein Stein liegt, desto mehr zählt er.

lesson-duel = Ein Duell in sieben Reihen
lesson-duel-1 = Eine Hälfte des Steins nennt die Reihe, die andere zählt dort für dich. Nimm 4-6 und wähle Reihe 6: Das sind 4 für dich.
lesson-duel-2 = Ben hat 5 in Reihe 6 und führt dort. Nimm 2-6 für Reihe 6: Dann hast du 6, und wer führt, bekommt, was der andere dort hat.
lesson-duel-3 = Führe, aber höchstens mit dem Doppelten! Ben hat 1 in Reihe 3. Nimm 2-3 für Reihe 3: 2 ist genau richtig, 3 wäre zu viel.
lesson-duel-end = Das ist das ganze Geheimnis: in einer Reihe führen, aber nie mit mehr als dem Doppelten. Gezählt wird, wenn alle Steine genommen sind.

lesson-patience = Patience mit Steinen
lesson-patience-1 = Frei ist nur der letzte Stein jeder Reihe. Beginne die Kette mit 5-6: Dahinter liegt 4-5, der sofort passt.
lesson-patience-2 = Jetzt passen 4-5 und 1-6. Schau dahinter, bevor du wählst: Hinter 1-6 liegt 1-1. Also nimm 1-6!
lesson-patience-3 = 1-1 ist frei. Leg ihn an die 1.
lesson-patience-end = Jeder Stein, den du legst, entscheidet, was danach passt: Schau also voraus. Du gewinnst, wenn nichts mehr zu legen ist.

lesson-puzzle = Quadrate aus einer Zahl
lesson-puzzle-1 = Jedes der vierzehn Quadrate soll nur eine Zahl zeigen, dieses hier Fünfer. Wähle 5-5, dreh ihn mit ⟳ und leg ihn an die markierte Stelle.
lesson-puzzle-2 = Leg 3-5 daneben, so gedreht, dass die 5 im Quadrat liegt. Die 3 beginnt das nächste.
lesson-puzzle-3 = Eine 5 fehlt noch. Leg 5-6 senkrecht, mit der 5 ins Quadrat.
lesson-puzzle-end = Das erste Quadrat ist fertig! Nimm dir Zeit für die anderen: Jeden Stein kannst du wieder wegnehmen.

lesson-picture = Ein Bild zum Merken
lesson-picture-1 = Sechs Steine bilden ein Bild. Schau dir an, wo jeder liegt, solange du willst. Dann verdecke das Bild.
lesson-picture-2 = Das Bild ist weg. Der erste Stein war 1-6, er lag links: Wähle ihn und leg ihn an die markierte Stelle.
lesson-picture-3 = Unter der 1 stand 2-3, mit der 2 oben. Dreh ihn mit ⟳ und leg ihn dorthin.
lesson-picture-4 = Und rechts stand 4-4.
lesson-picture-end = Drei von sechs sind wieder da. Im Spiel ist nichts markiert: Jede Zahl an ihrem alten Platz ist ein Punkt für dich.

lesson-trick = Eine Kette, die wahrsagt
lesson-trick-1 = Ein Stein ist versteckt, und seine beiden Zahlen sind im Umschlag. Leg alle anderen in eine Kette. Beginne mit 6-6!
lesson-trick-2 = Gleiche Zahlen berühren sich. Leg 1-6 rechts an.
lesson-trick-3 = Doch lieber anders? Den zuletzt gelegten Stein kannst du immer zurücknehmen. Probier es!
lesson-trick-end = Liegen alle 27 Steine in einer Kette, zeigen ihre Enden die Zahlen im Umschlag, was immer du getan hast. Achte nur darauf, dass keine Zahl zu früh ausgeht.
