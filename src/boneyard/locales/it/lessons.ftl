### The first lessons, in Italian: a title, a sentence before each move that is asked for, and one for the end.
### What they say of tiles and numbers is there in the records of src/boneyard/games/lessons; docs/lessons.md says more.

lesson-line = Formare una fila
lesson-line-1 = Hai il doppio più alto, 6-6, quindi cominci tu. Giocalo!
lesson-line-2 = I numeri uguali si toccano. Le estremità della fila mostrano 6 e 4: gioca il tuo 3-6 accanto al 6.
lesson-line-3 = Adesso le due estremità mostrano 4, e tu non hai nessun 4. Niente va bene, quindi passa.
lesson-line-4 = È aperto un 5, e due delle tue tessere vanno bene. Gioca 3-5, la più alta: quello che ti resta in mano quando vince qualcun altro conta contro di te.
lesson-line-end = Ora sai come si fa. Chi gioca per primo la sua ultima tessera vince la mano. Ogni gioco aggiunge qualcosa di suo, e la riga sotto il tavolo ti aiuta.

lesson-drawing = Giocare e pescare
lesson-drawing-1 = Ben ha cominciato con 5-5. I numeri uguali si toccano: gioca il tuo 2-5 a sinistra.
lesson-drawing-2 = Le estremità mostrano 2 e 4, e non hai né l'uno né l'altro. Quindi pesca una tessera.
lesson-drawing-3 = Neanche 0-0 va bene. Pesca ancora, finché puoi giocare.
lesson-drawing-4 = 4-6 va bene! Giocalo accanto al 4.
lesson-drawing-end = Gioca se puoi, pesca se non puoi: chi gioca per primo la sua ultima tessera vince la mano. Quanto si può pescare cambia un po' da gioco a gioco.

lesson-ends = Punti alle estremità
lesson-ends-1 = Qui le due estremità della fila fanno punti già mentre giochi. Un doppio conta con tutte e due le metà, quindi 5-5 fa 10. Giocalo!
lesson-ends-2 = 10 è due volte cinque: 2 punti per te! Adesso le estremità sono 10 e 3. Gioca 0-3 accanto al 3: 10 e 0 fanno di nuovo 10.
lesson-ends-3 = L'estremità sinistra conta 10, la destra 4. Gioca 5-6 a sinistra: 6 e 4 fanno ancora 10.
lesson-ends-end = 6 punti in tre mosse! Che cosa contano le estremità cambia da gioco a gioco: cinque, oppure cinque e tre. Per il resto si forma una fila.

lesson-alike = Estremità uguali
lesson-alike-1 = Apre il doppio più basso, e ce l'hai tu. Aprire così vale 2 punti: gioca 1-1!
lesson-alike-2 = Un doppio più alto di tutti quelli sul tavolo vale 2 punti. Gioca 4-4 accanto al 4.
lesson-alike-3 = Le estremità mostrano 5 e 4. Gioca 4-5 accanto al 5: così tutte e due mostrano 4, e una è un doppio. Sono 3 punti!
lesson-alike-end = Le estremità uguali valgono 2 punti, o 3 se una è un doppio. Cerca le tessere che rendono uguali le due estremità, e non lasciarne agli altri.

lesson-sums = Quello che si tocca fa una somma
lesson-sums-1 = Qui le metà che si toccano fanno sette. Accanto a un 6 va un 1: gioca il tuo 1-4 a destra.
lesson-sums-2 = Quattro tessere vanno ovunque: 0-0, 1-6, 2-5 e 3-4. Gioca il tuo 3-4 a sinistra, e lascia aperto il 3.
lesson-sums-3 = Ben ha lasciato un bianco a destra: lì vanno solo quelle quattro tessere. Ma il 3 a sinistra vuole un 4. Gioca 4-4!
lesson-sums-end = Con il set da nove si fa dieci invece di sette, e sono altre le tessere che vanno ovunque. Chi gioca per primo la sua ultima tessera vince la mano.

lesson-totals = Tutti i pallini si sommano
lesson-totals-1 = Qui niente deve essere uguale: si sommano tutti i pallini sul tavolo. Hai il doppio più alto, quindi comincia con 6-6.
lesson-totals-2 = Il totale è 24, e 30 esatto vale un punto. Mancano 6: gioca 2-4!
lesson-totals-3 = Il totale è 39, e 50 esatto vale 2 punti. Mancano 11: gioca 5-6!
lesson-totals-end = Già 3 punti! 70 e 100 valgono ancora di più, ma solo se li centri. Pensa quindi a quello che lasci a chi gioca dopo di te.

lesson-star = Una croce a quattro bracci
lesson-star-1 = Comincia il 6-6, e ce l'hai tu. Mettilo al centro!
lesson-star-2 = Tutti e quattro i lati del 6-6 sono aperti, e ogni braccio comincia con un sei. Un lato è libero: gioca lì il tuo 3-6.
lesson-star-3 = Hai quattro estremità fra cui scegliere: 1, 3, 4 e 5. Gioca 4-5 accanto al 4. Così due mostrano 5, e il tuo 1-5 può servire la prossima volta.
lesson-star-end = Altre croci e stelle crescono allo stesso modo, alcune con più bracci. Chi non può giocare passa, e chi gioca per primo la sua ultima tessera vince la mano.

lesson-feet = Zampe con tre dita
lesson-feet-1 = Hai il doppio più alto, 9-9. Giocalo: tutto cresce da lì.
lesson-feet-2 = Cleo ha giocato 4-4, e un doppio così vuole tre dita. Finché non le ha, non si può giocare altro. Aggiungi il tuo 4-6!
lesson-feet-3 = La zampa ha le sue tre dita, e tutte le estremità sono di nuovo aperte. Gioca il tuo 6-6: ora gli altri devono prima aggiungere dita.
lesson-feet-end = Se niente va bene, peschi una tessera. Quello che alla fine ti resta in mano sono punti di penalità, e 0-0 ne vale addirittura 25: vince il totale più basso.

lesson-storeys = Un muro a due piani
lesson-storeys-1 = Puoi cominciare con qualsiasi tessera. Posa 3-5: sta in basso, e tutte e due le sue metà sono aperte.
lesson-storeys-2 = Ben ha posato un 5 sopra il tuo 5. Posa 3-6 sopra il tuo 3, uguale su uguale.
lesson-storeys-3 = Il 6 della tua tessera sporge in alto, e sotto ci va un 6. Posa 6-6!
lesson-storeys-end = Così cresce il muro, un po' sopra e un po' sotto. Se niente va bene, passi oppure peschi due tessere. Chi gioca per primo la sua ultima tessera vince la mano.

lesson-teams = Due contro due
lesson-teams-1 = Cleo e tu siete una squadra: i vostri nomi hanno lo stesso segno. Cleo ha cominciato con 6-6. Gioca a destra la più alta che va bene, 4-6.
lesson-teams-2 = Cleo ha lasciato aperto un 5, forse per giocarne un altro. Gioca 5-5, e il 5 resta aperto per Cleo.
lesson-teams-3 = Prima, quando era aperto un 6, Ben ha dovuto passare. Gioca 1-6 accanto all'1: così le due estremità mostrano 6, bene per Cleo e male per Ben.
lesson-teams-end = Si vince insieme: quando una persona della squadra gioca la sua ultima tessera, la squadra prende i pallini dell'altra. Guarda quindi che cosa gioca volentieri chi sta con te.

lesson-pairs = Coppie da ricordare
lesson-pairs-1 = Tutte le tessere sono coperte. Ne scopri due e cerchi una coppia da 12 pallini. Comincia da quella illuminata.
lesson-pairs-2 = 5-6 ha 11 pallini, quindi ti serve una tessera con un pallino solo. Prova questa.
lesson-pairs-3 = Non era una coppia. Ma Ben ha appena mostrato 0-1, che ha un pallino solo! Scopri prima di nuovo il 5-6.
lesson-pairs-4 = E adesso lo 0-1 che ha mostrato Ben.
lesson-pairs-end = Una coppia da 12, e tutte e due le tessere sono tue! Guarda bene che cosa scoprono gli altri: ti aiuta quanto le tue.

lesson-race = Una corsa per il doppio
lesson-race-1 = Qui nessuno aspetta il suo turno! Per il doppio 3-3 ti serve una catena di tre tessere con un 3 alle due estremità. Prendi 3-5.
lesson-race-2 = Anche Ben prende tessere. Nella tua catena i numeri uguali si toccano: prendi 5-8 per il centro.
lesson-race-3 = Alla fine ti serve di nuovo un 3: prendi 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: la tua catena è completa. Presto, premi «Fatto!» prima di Ben.
lesson-race-end = Il 3-3 è tuo, e vale 3 punti. I doppi più alti vogliono catene più lunghe. Se dici «Fatto!» a torto, per te la manche è finita.

lesson-grid = Costruire in alto
lesson-grid-1 = Le catene di tessere salgono e fanno punti. Scegli 3-5, poi «Catena», e posala nel posto segnato: il suo 5 accanto all'altro 5.
lesson-grid-2 = Due metà uguali stanno fianco a fianco, e si possono coprire. Posaci sopra il tuo 5-5.
lesson-grid-3 = 1 punto sotto e 3 punti sopra. Una catena di due tessere basta: chiudila, e le tessere che ti restano vanno agli altri.
lesson-grid-end = Negli altri turni peschi una tessera, o ne attacchi una: non fa punti, ma prepara la prossima catena. Più in alto sta una tessera, più vale.

lesson-duel = Un duello in sette righe
lesson-duel-1 = Una metà della tessera indica la riga, l'altra si aggiunge lì alla tua casella. Prendi 4-6 e scegli la riga 6: sono 4 per te.
lesson-duel-2 = Ben ha 5 nella riga 6 e sta davanti. Prendi 2-6 per la riga 6: così hai 6, e chi sta davanti prende quello che ha l'altra parte.
lesson-duel-3 = Stai davanti, ma non con più del doppio! Ben ha 1 nella riga 3. Prendi 2-3 per la riga 3: 2 è perfetto, 3 sarebbe troppo.
lesson-duel-end = Il segreto è tutto qui: davanti in una riga, ma mai con più del doppio. Le righe si contano quando le tessere sono finite.

lesson-patience = Un solitario con le tessere
lesson-patience-1 = È libera solo l'ultima tessera di ogni riga. Comincia la fila con 5-6: dietro c'è 4-5, che andrà subito bene.
lesson-patience-2 = Adesso vanno bene 4-5 e 1-6. Guarda che cosa c'è dietro prima di scegliere: dietro 1-6 c'è 1-1. Quindi prendi 1-6!
lesson-patience-3 = 1-1 è libero. Giocalo accanto all'1.
lesson-patience-end = Ogni tessera che giochi decide che cosa andrà bene dopo, quindi guarda avanti. Vinci quando non resta niente da giocare.

lesson-puzzle = Quadrati di un solo numero
lesson-puzzle-1 = Ognuno dei quattordici quadrati deve mostrare un solo numero, e questo mostra dei cinque. Scegli 5-5, giralo con ⟳ e posalo dove è segnato.
lesson-puzzle-2 = Posa accanto 3-5, in modo che il suo 5 stia nel quadrato. Il suo 3 comincia il prossimo.
lesson-puzzle-3 = Manca un 5. Posa 5-6 in verticale, con il 5 nel quadrato.
lesson-puzzle-end = Il primo quadrato è completo! Per gli altri fai con calma: ogni tessera si può togliere di nuovo.

lesson-picture = Una figura da ricordare
lesson-picture-1 = Sei tessere formano una figura. Guarda bene dove sta ognuna, finché vuoi. Poi nascondi la figura.
lesson-picture-2 = La figura non si vede più. La prima tessera era 1-6, a sinistra: sceglila e posala dove è segnato.
lesson-picture-3 = Sotto l'1 stava 2-3, con il 2 in alto. Giralo con ⟳ e posalo lì.
lesson-picture-4 = E a destra stava 4-4.
lesson-picture-end = Tre su sei sono tornate. Nel gioco non c'è nessun segno: ogni numero al suo vecchio posto è un punto per te.

lesson-trick = Una fila che predice
lesson-trick-1 = Una tessera è nascosta, e i suoi due numeri sono nella busta. Metti tutte le altre in una sola fila. Comincia con 6-6!
lesson-trick-2 = I numeri uguali si toccano. Gioca 1-6 a destra.
lesson-trick-3 = Hai cambiato idea? L'ultima tessera giocata si può sempre riprendere. Prova!
lesson-trick-end = Quando tutte e 27 le tessere sono in fila, le estremità mostrano i numeri della busta, qualunque cosa tu abbia fatto. Bada solo che nessun numero finisca troppo presto.
