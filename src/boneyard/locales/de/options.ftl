### The options of games and their values, in German.

## Options of many games

option-set = Set
    .help = Das 6er-Set hat 28 Steine, das 9er-Set 55.
option-target = Ziel
    .help =
        { $least ->
            [0] So viele Punkte beenden die Partie; 0 heißt: wie in der gedruckten Anleitung.
           *[other] So viele Punkte beenden die Partie.
        }
option-hands = Runden
    .help =
        { $least ->
            [0] Wie viele Runden gespielt werden; es gewinnt, wer die meisten Punkte hat, und bei Gleichstand wird der Sieg geteilt. 0 heißt: bis das Ziel erreicht ist.
           *[other] Wie viele Runden gespielt werden.
        }
option-open-any-tile = Beliebige Eröffnung
    .help = Wer beginnt, darf mit jedem Stein eröffnen.
option-next-lead = Beginn der weiteren Runden
    .help = Wer die Runden nach der ersten eröffnet. Mit welchem Stein sie eröffnen dürfen, ändert sich nicht.
option-voluntary-pass = Freiwillig passen
    .help = Du darfst passen, obwohl du anlegen könntest. Wer nicht anlegen kann, macht es wie sonst. Passen alle nacheinander, ist die Runde blockiert.
option-blocked-deduct-own = Eigene Augen abziehen
    .help = Wer eine blockierte Runde gewinnt, zieht die eigenen Augen vom Gewinn ab.
option-blocked-tie = Gleichstand in einer blockierten Runde
    .help = Was geschieht, wenn in einer blockierten Runde mehrere gleich wenige Augen haben.
option-stock-reserve = Steine, die im Vorrat bleiben
    .help = So viele Steine bleiben im Vorrat und werden nie gezogen.
option-fill-spinner-first = Erst die Mitte
    .help = Jeder Arm der Mitte muss begonnen sein, bevor einer wachsen darf: Bis dahin wird dort nur ihre eigene Zahl angelegt.
option-finish-hand = Runde zu Ende spielen
    .help = Die Runde wird zu Ende gespielt, auch wenn jemand unterwegs das Ziel erreicht hat.
option-four-individual = Zu viert jeder für sich
    .help = Zu viert spielt jeder für sich statt in Paaren.
option-no-double = Kein Pasch ausgeteilt
    .help = Was geschieht, wenn niemand einen Pasch bekommen hat.
option-team-floor0 = Paare nie unter null
    .help = Werden mehr Augen abgezogen als gewonnen, bekommt das Paar nichts statt eines Minus.

## Options of single games

option-secret-score = Geheimer Punktestand
    .help = Bis die letzte Runde beginnt, sehen am Ende einer Runde alle nur ihre eigenen Steine und Punkte.
option-team-hand = Hand im Team
    .help = Ob die vier Steine, die die Paare bestimmen, auch eure Hand sind.
option-team-partner-deduct = Augen des Partners abziehen
    .help = Die Augen des Partners werden vom Gewinn des Paares abgezogen.
option-team-talk = Offene Absprachen
    .help = Partner dürfen über ihre Steine reden. Alle am Tisch sehen es, erzwungen wird nichts.
option-tiddle-draw = Ziehen am Ende des Zuges
    .help = Am Ende jedes Zuges wird ein Stein gezogen, wie im Blockspiel.
option-tiddle-one-end = Nur ein Ende
    .help = Die Kette wächst nur an einem Ende.
option-hungarian-must-continue = Weiterlegen ist Pflicht
    .help = Du musst weiterlegen, solange etwas passt.
option-hungarian-target = Siegpunkte
    .help = Ob 100 Punkte genügen, wie auf der französischen Seite, oder übertroffen werden müssen.
option-french-play-after-draw = Nach dem Ziehen anlegen
    .help = Mit dem Ziehen ist dein Zug nicht vorbei: Du darfst sofort anlegen.
option-older = Wer älter ist
    .help = Der Platz der älteren Person, die die erste Runde eröffnet: 0 ist der erste Platz, 1 der zweite.
option-host = Grundspiel
    .help = Das Spiel, zu dem die Sperre hinzukommt.
option-barricade-any-double = Jeder Pasch sperrt
    .help = Eine Sperre muss nicht die Zahl des Endes zeigen, das sie sperrt. Blockiert ist die Runde dann nur, wenn auch niemand sperren kann oder wenn alle nacheinander gepasst haben, obwohl jemand hätte sperren können.
option-score-five = Auch die Fünf zählt
    .help = Auch die Summe fünf an den Enden bringt Punkte.
option-allfives-end-draw = Ziehen am Ende des Zuges
    .help = Außerdem wird am Ende jedes Zuges ein Stein gezogen, wie im Blockspiel.
option-sniff-spinner = Erster Pasch mit vier Seiten
    .help = An den ersten Pasch darf an allen vier Seiten angelegt werden, und jeder begonnene Arm zählt. Der Pasch selbst zählt seine zwei Hälften einmal, bis seine beiden Enden belegt sind.
option-sevens-after-draw = Zusätzlicher Stein
    .help = Wann einen weiteren Stein zieht, wer anlegen kann. In den italienischen Anleitungen ist es Pflicht.
option-matador-six = Steine zu sechst
    .help = Wie viele Steine jeder bekommt, wenn sechs spielen.
option-bergen-high-double = Punkte für den höchsten Pasch
    .help = Ein Pasch, der höher ist als alle auf dem Tisch, bringt zwei Punkte. Fast überall spielt man ohne sie.
option-bergen-open-single = Punkte für eine Eröffnung ohne Pasch
    .help = Was die Eröffnung bringt, wenn kein Pasch ausgeteilt wurde und ein anderer Stein eröffnet.
option-bergen-block = Blockierte Runde
    .help = Wer die zwei Punkte einer blockierten Runde bekommt, wenn mehrere keinen Pasch auf der Hand haben.
option-italian-full-value = Volle Zahl werten
    .help = Die Dreißig zu treffen bringt 30 Punkte statt 1, und so weiter.
option-cyprus-arms = Strahlen des Sterns
    .help = Wie viele Strahlen aus dem Neunerpasch wachsen.
option-cyprus-nines-compulsory = Neunen sind Pflicht
    .help = Wer eine Neun hat, muss sie an die Mitte legen, solange dort Platz ist, wie auf der niederländischen Seite.
option-cf-open-arms = Arme des Eröffnungspaschs
    .help = Wie viele Arme aus dem Pasch wachsen, der eröffnet. Mehr als zwei werden begonnen, bevor etwas anderes gelegt wird.
option-cf-draw = Ziehen
    .help = Ob und wann ein Stein gezogen wird.
option-cf-release-dead-foot = Toten Fuß freigeben
    .help = Ein Fuß, den niemand fertig bauen kann, blockiert die Runde nicht mehr: Die anderen Enden sind wieder offen.
option-cf-blocked-last-zero = Wer zuletzt legt, notiert null
    .help = In einer blockierten Runde bekommt keine Strafpunkte, wer den letzten Stein gelegt hat, egal was noch auf der Hand ist.
option-conc-target = Ziel
    .help = So viele Steine beenden die Partie. Sie werden paarweise genommen, eine ungerade Zahl braucht also einen mehr.
option-conc-extra-turn = Ein Paar gibt einen weiteren Zug
    .help = Wer ein Paar nimmt, ist noch einmal dran, und wer das letzte Paar nimmt, beginnt die nächste Auslage.
option-fort-limit = Ziehen bis zu so vielen Steinen
    .help = Durch Ziehen darfst du höchstens so viele Steine auf der Hand haben.
option-fort-level3 = Punkte für Stufe 3
    .help = In der Anleitung steht 3; sehr wahrscheinlich war 6 gemeint.
option-fort-chain-linked = Ketten hängen zusammen
    .help = Jeder weitere Stein einer Kette muss einen Stein derselben Kette teilweise bedecken; sonst darf er überall überbauen.
option-fort-levels = Zählung der Stufen
    .help = Von welcher Stufe an die Punkte zählen. Ein Stein, der tiefer liegt, zählt als Stufe 1.
option-solo2-refill = Ziehen
    .help = Ob du in ganzen Portionen ziehst oder nach jedem gelegten Stein einen. Dann hast du immer die Wahl unter 5 Steinen (7 mit dem 9er-Set), bis 2 (oder 5) übrig sind.
option-solo2-play-rest = Auch den Rest legen
    .help = Auch die Steine, die nach der letzten Portion übrig sind, müssen gelegt werden. Mit dem 9er-Set gelingt das nie: Keine Kette ist länger als 51 Steine.
option-tiles = Steine
    .help = Aus wie vielen Steinen das Bild besteht: aus allen des Sets oder aus weniger.
option-memory-paper = Auf Papier
    .help = Die Zahlen bleiben auf kariertem Papier stehen, nur die Grenzen der Steine sind weg: Finde sie wieder.
option-cb-tie-nondouble = Gleichstand ohne Pasche
    .help = Pasche zählen nicht, wenn bei Gleichstand der niedrigste Stein entscheidet.
option-draw-lead = Wer beginnt
    .help = Wer eine Runde Draw eröffnet.
option-draw-when-unable = Ziehen nur, wenn nichts passt
    .help = Wer anlegen kann, zieht nicht: Du ziehst, bis ein Stein passt, und legst dann an.
option-muggins-reserve = Steine, die im Vorrat bleiben
    .help = So viele Steine bleiben im Vorrat und werden nie gezogen.
option-muggins-round = Auf- und Abrunden
    .help = Wie die Augen am Ende einer Runde zu Punkten werden, wenn sie sich nicht durch fünf teilen lassen: 12 Augen bringen 3, wenn immer aufgerundet wird, und 2, wenn die nähere Zahl gilt.
option-muggins-spinner = Erster Pasch mit vier Seiten
    .help = Am ersten Pasch darf an allen vier Seiten angelegt werden. Er zählt seine beiden Hälften, solange an einem seiner beiden Enden kein Stein liegt; seine Flanken zählen nichts, bis dort ein Stein liegt.
option-muggins-call = Punkte ansagen
    .help = Nach dem Legen musst du deine Punkte selbst ansagen. Sagst du nichts oder eine falsche Zahl, wird nichts notiert, und der Nächste darf „Muggins!“ rufen, die richtige Zahl nennen und sich die Punkte holen. Die Summe der Enden nennt dir niemand.
option-f53-draw = Ziehen
    .help = Wer nicht anlegen kann, zieht, bis etwas passt.
option-f53-final = Schlusswertung
    .help = Zum Zusatzpunkt bekommt, wer die Runde gewinnt, Punkte wie bei Muggins: die Augen der anderen, in Paaren minus die des Partners, durch fünf geteilt und aufgerundet; in einer blockierten Runde bekommt sie, wer die wenigsten Augen hat.
option-f53-team = Punkte der Paare
    .help = Wie die Punkte der beiden Paare gegeneinander gerechnet werden: durchgehend oder Runde für Runde, wobei das bessere Paar den Unterschied bekommt.
option-exact31 = Genau ins Ziel
    .help = Du musst das Ziel genau treffen: Punkte, die darüber hinausgingen, verfallen. Werden Runden zu Ende gespielt, hat gewonnen, wer zuerst genau trifft.
option-bn-max-draws = Ziehen in einem Zug
    .help = Wie viele Steine du höchstens ziehst, wenn du nicht anlegen kannst; 0 heißt: bis etwas passt, wie vor 2010.
option-bn-third-draw = Vorrat am Ende
    .help = Was geschieht, wenn nach deinem dritten Ziehen zwei Steine im Vorrat bleiben und du nicht anlegen kannst.

## Values of options

value-next-lead-rule = nach der Regel der Eröffnung
value-next-lead-winner = wer die letzte Runde gewonnen hat
value-next-lead-rotate = jeder Platz reihum
value-blocked-tie-none = niemand bekommt etwas
value-blocked-tie-share = die Punkte werden geteilt
value-blocked-tie-lowest-tile = der niedrigste einzelne Stein gewinnt
value-no-double-heaviest = der höchste Stein eröffnet
value-no-double-redeal = neu austeilen
value-team-hand-keep4 = die vier Steine behalten
value-team-hand-redeal5 = jedem fünf neue Steine geben
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = mehr als 100
value-hungarian-target-from-100 = 100 oder mehr
value-host-block = Blockspiel
value-host-peruvian = Peruanisches Domino
value-host-team-block = Blockspiel im Team
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Ungarisches Domino
value-host-french = Französisches Domino
value-sevens-after-draw-optional-before = darf vor dem Anlegen einen ziehen
value-sevens-after-draw-mandatory-after = muss nach dem Anlegen einen ziehen
value-bergen-high-double-on = zwei Punkte
value-bergen-high-double-off = keine Punkte
value-bergen-block-rule = die wenigsten Augen unter denen ohne Pasch
value-bergen-block-takes-all-lowest = die wenigsten Augen von allen
value-cf-draw-one = einen Stein, wenn du nicht anlegen kannst
value-cf-draw-block-end-of-turn = einen Stein am Ende jedes Zuges
value-cf-draw-none = nie
value-fort-levels-absolute = vom Tisch an
value-fort-levels-relative = vom ersten Stein der Kette an
value-tiles-all = alle
value-solo2-refill-batch = in Portionen
value-solo2-refill-each = nach jedem Stein
value-draw-lead-highest-double = wer den höchsten Pasch hat
value-draw-lead-lot = das Los entscheidet, dann jeder Platz reihum
value-muggins-round-up = immer aufrunden
value-muggins-round-nearest = auf oder ab, was näher liegt
value-f53-team-margin = beide Paare zählen durch; der Abstand entscheidet
value-f53-team-per-hand-difference = nach jeder Runde der Unterschied
value-bn-third-draw-end = die Runde ist vorbei
value-bn-third-draw-pass = du passt und die Runde geht weiter

## Options of the games for one

option-teller-performer = Du führst das Kunststück vor
    .help = Du versteckst den Stein, sagst die beiden Zahlen an und legst die Kette abwechselnd mit einem Publikum, das irgendetwas Passendes anlegt.
option-winnable = Nur lösbare Spiele
    .help = Was sich nicht gewinnen lässt, wird neu ausgelegt. Gewinnen lässt sich etwa jedes dritte.
option-start = Anfang
    .help = Ein leerer Rahmen oder ein Rätsel: Einige Steine liegen schon darin und lassen genau eine Lösung zu.
value-start-free = ein leerer Rahmen
value-start-puzzle = ein Rätsel mit einer Lösung
