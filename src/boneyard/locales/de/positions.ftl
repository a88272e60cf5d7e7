### The captions of the positions on the pages of the games, in German.
### A test compares what they say of tiles and numbers with the positions.

position-all-fives = Ada hat gerade 4-4 gelegt. Ein Pasch zählt mit beiden Hälften, also ergeben 8 links und 2 rechts zusammen 10: ein Vielfaches von fünf, und Ada bekommt sofort 10 Punkte.
position-all-sevens = Was sich berührt, ergibt zusammen sieben: 6 und 1, 4 und 3. Nur der Stein 3-4 links darf überall liegen, denn er ist einer der vier Kardinäle.
position-barricade = Ben hat das rechte Ende mit 5-5 gesperrt, und damit ist die Runde sofort zu Ende. Das war gut gewettet: Ben hat noch 25 Augen und Ada 43, also bekommt Ben 43 Punkte. Hätte Ada weniger als Ben, würde Ben 50 verlieren.
position-bergen = Mit 3-3 zeigen beide Enden eine 3, und eines davon ist ein Pasch. Solch ein Triple bringt 3 Punkte und der höchste Pasch auf dem Tisch noch 2 dazu.
position-block = Gleiche Zahlen berühren sich, Pasche liegen quer. Offen sind nur die beiden Enden: Der nächste Stein muss eine 4 oder eine 5 zeigen.
position-chicken-foot = Am Pasch 4-4 wächst ein Fuß, und eine der drei Zehen fehlt noch. Bis jemand dort eine 4 legt, darf nichts anderes gelegt werden.
position-colour-block = Gleiche Farben berühren sich. Die Enden sind blau und gelb, also muss der nächste Stein eine dieser beiden Farben zeigen; wer keine davon hat, klopft.
position-concentration = Ada hat 4-5 aufgedeckt, das sind 9 Augen: Mit 3 weiteren sind es 12. Im ersten Zug lag 1-2 auf d5. Weiß Ada das noch? Die leeren Plätze sind zwei Paare, die Ben gefunden hat.
position-cyprus = Der Stern um 9-9 hat 8 Strahlen, und jeder beginnt mit einer Neun. Bis jetzt sind 5 begonnen. Wer keine Neun hat oder sie lieber behält, legt an das Ende von einem dieser Strahlen.
position-dominance = In Reihe 3 hat Ben 7 gegen 5, das ist nicht mehr als das Doppelte: Ben bekommt 5. In Reihe 4 hat Ada 5 gegen 2, das ist zu viel und bringt nichts. Aber Reihe 6 bringt Ada 4.
position-draw = Ben hätte gleich anlegen können und hat doch erst 2 Steine gezogen, in der Hoffnung auf bessere. Das dürfen alle, bis nur noch 2 im Vorrat sind; jetzt sind es 12.
position-fives-and-threes = Die 3 links und der Pasch 6-6 rechts ergeben 15, also fünfmal drei und dreimal fünf: Ada bekommt 8 Punkte für einen einzigen Stein. Keine andere Summe ist so viel wert.
position-fortress = Bens Kette klettert. 3-9 wurde auf Stufe 1 angebaut und brachte 1 Punkt, 5-8 überbaut auf Stufe 2 zwei Dreien für 3 Punkte, und 1-3 liegt auf zwei Fünfen, auf Stufe 3, für weitere 3.
position-fortune-teller = Alle 27 Steine liegen in einer Kette, und der Umschlag ist offen. Der versteckte Stein ist 0-6, und die Kette endet mit 0 und 6, genau wie vorausgesagt.
position-french = Zwei Etagen: Eine Hälfte kommt auf eine gleiche oder darunter. Offen sind die 6 links und die 0 rechts, beide unten, also kommt der nächste Stein obendrauf.
position-hectic = Du hast 4-7, 7-9, 2-9 und 2-4. Das ist eine Kette mit einer 4 an beiden Enden und keiner dazwischen, und sie ist lang genug. Rufe „Fertig!“, bevor Ben so weit ist, und 4-4 bringt dir 4 Punkte!
position-hungarian = Ada hat mit 4 Steinen in einem einzigen Zug begonnen. Ben hat nun 3 gelegt und darf weitermachen, solange etwas passt, oder aufhören.
position-italian = Hier muss nichts passen. 12, 8, 4 und 6 Augen ergeben genau 30, also bekommt Ada für den letzten dieser Steine 1 Punkt.
position-matador = Was sich berührt, ergibt zusammen zehn: 9 und 1, 6 und 4. Der Stein 4-6 rechts ist ein Matador und darf überall liegen, hier neben einer 8.
position-memory = Erst das Bild, wie es war, dann, wie es aus dem Gedächtnis gebaut wurde. Von seinen 20 Zahlen sind 16 richtig; die anderen sind markiert.
position-muggins = Ada hat gerade 5-5 gelegt. Ein Pasch zählt mit beiden Hälften, also ergeben 10 links und 5 rechts zusammen 15: dreimal fünf, und Ada bekommt 3 Punkte.
position-netz = Die Enden sind 4 und 3. Ben hatte keine davon, hat 3 Steine gezogen, mehr geht in einem Zug nicht, und musste passen. Was Ben bis zum Schluss nicht loswird, kostet einen Punkt für jedes Auge.
position-peruvian = Beide Enden zeigen eine 4, und alle Vieren liegen in der Kette: Niemand kann mehr anlegen. Den letzten Stein hat Ben gelegt. Hat jemand anders weniger Augen, zählen die von Ben vierfach.
position-plain-block = Die Enden sind 5 und 3. Ben hat keine davon, und gezogen wird in diesem Spiel nicht: Ben klopft, und Ada ist wieder dran.
position-sebastopol = Vier Arme wachsen aus 6-6, und keiner muss auf den anderen warten. Hier setzt eine 5, eine 4 oder eine 1 einen Arm fort, und eine 6 beginnt den vierten.
position-sebastopol-pairs = Erst kommt das Kreuz. Jetzt darf nur eine 6 an die vierte Seite von 6-6 gelegt werden; die 2, die 4 und die 1 müssen warten.
position-solo-1 = Frei ist nur der letzte Stein jeder Reihe: 0-5, 5-5, 2-2 und 6-6. Die Enden sind 3 und 6, also passt 6-6. Dahinter wird 2-6 frei.
position-solo-2 = Von den zweiten fünf Steinen hast du noch 3 auf der Hand. Die Enden sind 3 und 4: Lege 1-4, dann 0-1 und 0-2, und du darfst die nächsten fünf ziehen.
position-squares = Jedes Quadrat aus vier Feldern muss eine einzige Zahl zeigen. Von 14 Quadraten sind 7 fertig, und für die anderen sind noch 11 Steine übrig.
position-team-block = Ada und Ben haben die meisten Augen bekommen, also sind sie in dieser Runde ein Team und sitzen einander gegenüber. Jeder zweite Stein dieser Kette ist von ihnen.
position-tiddle-wink = Nach einem Pasch darfst du noch einen Stein legen. Ada hat mit 6-6 begonnen und im selben Zug 1-6 angelegt; dann hat Ben 1-1 und 1-4 gelegt.
