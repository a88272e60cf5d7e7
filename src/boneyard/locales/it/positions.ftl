### The captions of the positions on the pages of the games, in Italian.
### What they say of tiles and numbers is held against the positions by a test.

position-all-fives = Ada ha appena giocato 4-4. Un doppio conta con tutte e due le metà, quindi 8 a sinistra e 2 a destra fanno 10: un multiplo di cinque, e Ada fa subito 10 punti.
position-all-sevens = Le metà che si toccano fanno sette: 6 e 1, 4 e 3. Solo il 3-4 a sinistra può stare ovunque, perché è uno dei quattro cardinali.
position-barricade = Ben ha chiuso a destra con 5-5, e la mano finisce subito. Buona scommessa: Ben ha 25 pallini e Ada 43, quindi Ben fa 43 punti. Se Ada ne avesse avuti meno di Ben, Ben ne avrebbe persi 50.
position-bergen = Con 3-3 le due estremità mostrano un 3, e una di loro è un doppio. Un triplo così vale 3 punti, e il doppio più alto sul tavolo altri 2.
position-block = I numeri uguali si toccano e i doppi stanno di traverso. Sono aperte solo le due estremità: la prossima tessera deve avere un 4 o un 5.
position-chicken-foot = Al 4-4 è cresciuta una zampa, e manca una delle tre dita. Finché qualcuno non gioca lì un 4, non si può giocare altro.
position-colour-block = I colori uguali si toccano. Alle estremità ci sono il blu e il giallo, quindi la prossima tessera deve avere uno di questi due colori; chi non ne ha bussa.
position-concentration = Ada ha scoperto 4-5, cioè 9 pallini: con altri 3 sono 12. Nel primo turno 1-2 era in d5. Ada se lo ricorda? I posti vuoti sono due coppie trovate da Ben.
position-cyprus = La stella intorno al 9-9 ha 8 raggi, e ognuno comincia con un nove. Finora ne sono cominciati 5. Chi non ha un nove, o preferisce tenerlo, gioca all'estremità di uno di questi.
position-dominance = Nella riga 3 Ben ha 7 contro 5, che non è più del doppio: Ben prende 5. Nella riga 4 Ada ha 5 contro 2, che è troppo, e non prende niente. Ma la riga 6 porta 4 ad Ada.
position-draw = Ben poteva giocare subito, eppure ha prima pescato 2 tessere, sperando in qualcosa di meglio. Possono farlo tutti, finché nella riserva ne restano solo 2; adesso sono 12.
position-fives-and-threes = Il 3 a sinistra e il 6-6 a destra fanno 15, cioè cinque volte tre e tre volte cinque: Ada fa 8 punti con una tessera. Nessun altro totale vale tanto.
position-fortress = La catena di Ben sale. 3-9 è attaccato al livello 1 per 1 punto, 5-8 copre due tre al livello 2 per 3 punti, e 1-3 sta su due cinque, al livello 3, per altri 3.
position-fortune-teller = Tutte e 27 le tessere formano una sola fila, e la busta è aperta. La tessera nascosta è 0-6, e la fila finisce con 0 e 6, proprio come predetto.
position-french = Due piani: una metà si posa sopra una uguale, o sotto. Sono aperti il 6 a sinistra e lo 0 a destra, entrambi in basso, quindi la prossima tessera va sopra.
position-hectic = Hai 4-7, 7-9, 2-9 e 2-4. Formano una catena con un 4 alle due estremità e nessuno all'interno, ed è lunga abbastanza. Reclama il doppio prima di Ben, e 4-4 ti porta 4 punti!
position-hungarian = Ada ha cominciato con 4 tessere in un solo turno. Ora Ben ne ha giocate 3, e può continuare finché qualcosa va bene, o fermarsi.
position-italian = Qui niente deve essere uguale. 12, 8, 4 e 6 pallini fanno esattamente 30, quindi Ada, che ha giocato l'ultima di queste tessere, fa 1 punto.
position-matador = Le metà che si toccano fanno dieci: 9 e 1, 6 e 4. Il 4-6 a destra è un matador e può stare ovunque, qui accanto a un 8.
position-memory = Prima la figura com'era, poi come è stata ricostruita a memoria. Dei suoi 20 numeri 16 sono giusti; gli altri sono segnati.
position-muggins = Ada ha appena giocato 5-5. Un doppio conta con tutte e due le metà, quindi 10 a sinistra e 5 a destra fanno 15: tre volte cinque, e Ada fa 3 punti.
position-netz = Le estremità sono 4 e 3. Ben non aveva né l'uno né l'altro, ha pescato 3 tessere, il massimo in un turno, e ha dovuto passare. Tutto quello che Ben non riesce a giocare entro la fine costa un punto per ogni pallino.
position-peruvian = Le due estremità mostrano un 4, e tutti i quattro sono già nella fila: nessuno può più giocare. L'ultima tessera l'ha giocata Ben. Se qualcun altro ha meno pallini, quelli di Ben contano quattro volte.
position-plain-block = Le estremità sono 5 e 3. Ben non ha né l'uno né l'altro, e in questo gioco non si pesca: Ben bussa, e Ada gioca ancora.
position-sebastopol = Quattro bracci crescono dal 6-6, e nessuno deve aspettare gli altri. Qui un 5, un 4 o un 1 continua un braccio, e un 6 comincia il quarto.
position-sebastopol-pairs = Prima viene la croce. Adesso si può giocare solo un 6, al quarto lato del 6-6; il 2, il 4 e l'1 devono aspettare.
position-solo-1 = È libera solo l'ultima tessera di ogni riga: 0-5, 5-5, 2-2 e 6-6. Le estremità sono 3 e 6, quindi va bene 6-6. Dietro si libera il 2-6.
position-solo-2 = Delle seconde cinque tessere te ne restano 3. Le estremità sono 3 e 4: gioca 1-4, poi 0-1 e 0-2, e puoi pescare le prossime cinque.
position-squares = Ogni quadrato di quattro caselle deve mostrare un solo numero. Dei 14 quadrati 7 sono completi, e per gli altri restano 11 tessere.
position-team-block = Ada e Ben hanno ricevuto più pallini di tutti, quindi in questa mano fanno squadra e siedono faccia a faccia. In questa fila una tessera su due è loro.
position-tiddle-wink = Un doppio dà diritto a un'altra tessera. Ada ha aperto con 6-6 e nello stesso turno ha giocato 1-6; poi Ben ha giocato 1-1 e 1-4.
