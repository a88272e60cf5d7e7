### The options of games and their values, in Italian.

## Options of many games

option-set = Set
    .help = Il set da sei ha 28 tessere, quello da nove 55.
option-target = Traguardo
    .help =
        { $least ->
            [0] I punti che chiudono la partita; 0 vuol dire come nel libretto.
           *[other] I punti che chiudono la partita.
        }
option-hands = Mani
    .help =
        { $least ->
            [0] Quante mani si giocano; vince chi ha più punti, e a parità di punti la vittoria è condivisa. 0 vuol dire fino al traguardo.
           *[other] Quante mani si giocano.
        }
option-open-any-tile = Apertura libera
    .help = Chi apre può farlo con una tessera qualsiasi.
option-next-lead = Chi apre le mani successive
    .help = Chi apre le mani dopo la prima. Le tessere con cui si può aprire non cambiano.
option-voluntary-pass = Passare è libero
    .help = Puoi passare anche se potresti giocare. Chi non può giocare fa come al solito. Se passano tutti di seguito, la mano è bloccata.
option-blocked-deduct-own = Si tolgono i propri pallini
    .help = Chi vince una mano bloccata toglie dai punti i pallini che ha ancora in mano.
option-blocked-tie = Parità in una mano bloccata
    .help = Che cosa succede quando in una mano bloccata più di uno ha il minor numero di pallini.
option-stock-reserve = Tessere che restano nella riserva
    .help = Queste tessere restano nella riserva e non si pescano mai.
option-fill-spinner-first = Prima il centro
    .help = Ogni braccio del centro deve essere cominciato prima che uno possa crescere: fino ad allora lì si gioca solo il suo numero.
option-finish-hand = Finire la mano
    .help = La mano si gioca fino in fondo anche se intanto qualcuno ha raggiunto il traguardo.
option-four-individual = In quattro, ognuno per sé
    .help = In quattro si gioca ognuno per sé invece che a coppie.
option-no-double = Nessun doppio distribuito
    .help = Che cosa succede quando nessuno ha ricevuto un doppio.
option-team-floor0 = Coppie mai sotto zero
    .help = Se si tolgono più pallini di quanti se ne vincono, la coppia non fa punti, invece di andare in negativo.

## Options of single games

option-secret-score = Punteggio segreto
    .help = Finché non comincia l'ultima mano, a fine mano ognuno vede solo le proprie tessere e i propri punti.
option-team-hand = Le tessere della squadra
    .help = Se le quattro tessere che formano le coppie sono anche quelle con cui si gioca.
option-team-partner-deduct = Si tolgono i pallini del partner
    .help = I pallini del partner si tolgono dai punti della coppia.
option-team-talk = Accordi palesi
    .help = Chi gioca in coppia può parlare delle proprie tessere. Al tavolo lo vedono tutti; nessuno lo impone.
option-tiddle-draw = Pescare a fine turno
    .help = Alla fine di ogni turno si pesca una tessera, come nel Block Domino.
option-tiddle-one-end = Una sola estremità
    .help = La fila cresce da una parte sola.
option-hungarian-must-continue = Obbligo di continuare
    .help = Devi continuare a giocare finché qualcosa va bene.
option-hungarian-target = Totale per vincere
    .help = Se 100 punti bastano, come nella pagina francese, o vanno superati.
option-french-play-after-draw = Giocare dopo aver pescato
    .help = Pescare non chiude il turno: puoi giocare subito.
option-older = Chi è più anziano
    .help = Il posto della persona più anziana, che apre la prima mano: 0 è il primo posto, 1 il secondo.
option-host = Gioco di base
    .help = Il gioco a cui si aggiunge la chiusura.
option-barricade-any-double = Ogni doppio chiude
    .help = Una chiusura non deve mostrare il numero dell'estremità che chiude. La mano è allora bloccata solo quando nessuno può neppure chiudere, o quando hanno passato tutti di seguito anche se qualcuno avrebbe potuto chiudere.
option-score-five = Anche il cinque vale
    .help = Anche un totale di cinque alle estremità fa punti.
option-allfives-end-draw = Pescare a fine turno
    .help = In più, alla fine di ogni turno si pesca una tessera, come nel Block Domino.
option-sniff-spinner = Primo doppio a quattro lati
    .help = Al primo doppio si può attaccare su tutti e quattro i lati, e ogni braccio cominciato conta. Il doppio conta le sue due metà una volta sola, finché le sue due estremità non sono occupate.
option-sevens-after-draw = Tessera in più
    .help = Quando pesca un'altra tessera chi può giocare. Nei libretti italiani è un obbligo.
option-matador-six = Tessere in sei
    .help = Quante tessere riceve ognuno quando si gioca in sei.
option-bergen-high-double = Punti per il doppio più alto
    .help = Un doppio più alto di tutti quelli sul tavolo vale due punti. Quasi ovunque si gioca senza.
option-bergen-open-single = Punti per l'apertura senza doppio
    .help = Quanto vale l'apertura quando nessuno ha ricevuto un doppio e si apre con una tessera semplice.
option-bergen-block = Mano bloccata
    .help = A chi vanno i due punti di una mano bloccata quando più di uno è senza doppi.
option-italian-full-value = Valore pieno
    .help = Centrare trenta vale 30 punti invece di 1, e così via.
option-cyprus-arms = Raggi della stella
    .help = Quanti raggi crescono dal doppio nove.
option-cyprus-nines-compulsory = I nove sono obbligatori
    .help = Chi ha un nove deve giocarlo al centro finché c'è posto, come nella pagina olandese.
option-cf-open-arms = Bracci del doppio d'apertura
    .help = Quanti bracci crescono dal doppio che apre. Se sono più di due, si cominciano tutti prima di giocare altro.
option-cf-draw = Pescare
    .help = Se e quando si pesca una tessera.
option-cf-release-dead-foot = Liberare una zampa morta
    .help = Una zampa che nessuno può completare non blocca più la mano: le altre estremità sono di nuovo aperte.
option-cf-blocked-last-zero = Chi gioca per ultimo segna zero
    .help = In una mano bloccata chi ha giocato l'ultima tessera non ha penalità, qualunque cosa abbia ancora in mano.
option-conc-target = Traguardo
    .help = Le tessere che chiudono la partita. Si prendono a coppie, quindi un numero dispari ne chiede una in più.
option-conc-extra-turn = Una coppia dà un altro turno
    .help = Chi prende una coppia gioca ancora, e chi prende l'ultima comincia con le tessere disposte di nuovo.
option-fort-limit = Massimo pescando
    .help = Pescando puoi arrivare ad avere in mano al massimo queste tessere.
option-fort-level3 = Punti per il livello 3
    .help = Nel libretto c'è 3; molto probabilmente si intendeva 6.
option-fort-chain-linked = Catene unite
    .help = Ogni tessera successiva di una catena deve coprire in parte una tessera della stessa catena; altrimenti può coprire ovunque.
option-fort-levels = Conto dei livelli
    .help = Da quale livello in su si contano i punti. Una tessera più in basso conta come livello 1.
option-solo2-refill = Pescare
    .help = Se peschi a gruppi interi o una tessera dopo ogni tessera giocata. In questo caso scegli sempre fra 5 tessere (7 con il set da nove), finché ne avanzano 2 (o 5).
option-solo2-play-rest = Anche quelle che avanzano
    .help = Vanno giocate anche le tessere che avanzano dopo l'ultimo gruppo. Con il set da nove non riesce mai: nessuna fila supera le 51 tessere.
option-tiles = Tessere
    .help = Quante tessere formano la figura: tutto il set o meno.
option-memory-paper = Su carta
    .help = I numeri restano sulla carta a quadretti e si perdono solo i bordi delle tessere: ritrovali.
option-cb-tie-nondouble = Parità senza doppi
    .help = I doppi non contano quando a decidere la parità è la tessera più bassa.
option-draw-lead = Chi apre
    .help = Chi apre una mano di Draw.
option-draw-when-unable = Pescare solo se serve
    .help = Chi può giocare non pesca: peschi finché una tessera va bene, poi la giochi.
option-muggins-reserve = Tessere che restano nella riserva
    .help = Queste tessere restano nella riserva e non si pescano mai.
option-muggins-round = Arrotondamento
    .help = Come i pallini di fine mano diventano punti quando non si dividono per cinque: 12 pallini valgono 3 se si arrotonda sempre per eccesso, e 2 se conta il numero più vicino.
option-muggins-spinner = Primo doppio a quattro lati
    .help = Al primo doppio si può attaccare su tutti e quattro i lati. Conta le sue due metà finché una delle sue due estremità è senza tessera; i fianchi non contano niente finché non c'è una tessera.
option-muggins-call = Dichiarare i punti
    .help = Dopo aver giocato devi dichiarare i tuoi punti. Se non dici niente, o un numero sbagliato, non si segna niente, e chi gioca dopo di te può chiamare «Muggins», dire il numero giusto e prendersi i punti. Nessuno ti dice il totale delle estremità.
option-f53-draw = Pescare
    .help = Chi non può giocare pesca finché qualcosa va bene.
option-f53-final = Conto finale
    .help = Oltre al punto in più, chi vince la mano fa punti come nel Muggins: i pallini degli altri, a coppie meno quelli del partner, divisi per cinque e arrotondati per eccesso; in una mano bloccata vanno a chi ha meno pallini.
option-f53-team = Punti delle coppie
    .help = Come si confrontano i punti delle due coppie: per tutta la partita, oppure mano per mano, e allora la differenza va alla coppia migliore.
option-exact31 = Traguardo esatto
    .help = Devi centrare il traguardo: i punti che ti porterebbero oltre sono persi. Se le mani si finiscono, vince chi lo centra per primo.
option-bn-max-draws = Pescate in un turno
    .help = Quante tessere peschi al massimo quando niente va bene; 0 vuol dire finché qualcosa va bene, come prima del 2010.
option-bn-third-draw = Riserva agli sgoccioli
    .help = Che cosa succede quando dopo la tua terza pescata restano due tessere nella riserva e niente va bene.

## Values of options

value-next-lead-rule = secondo la regola d'apertura
value-next-lead-winner = chi ha vinto l'ultima mano
value-next-lead-rotate = ogni posto a turno
value-blocked-tie-none = nessuno fa punti
value-blocked-tie-share = i punti si dividono
value-blocked-tie-lowest-tile = vince la singola tessera più bassa
value-no-double-heaviest = apre la tessera più alta
value-no-double-redeal = si ridistribuisce
value-team-hand-keep4 = si tengono le quattro tessere
value-team-hand-redeal5 = cinque tessere nuove a testa
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = più di 100
value-hungarian-target-from-100 = 100 o più
value-host-block = Block Domino
value-host-peruvian = Domino peruviano
value-host-team-block = Block Domino a squadre
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Domino ungherese
value-host-french = Domino francese
value-sevens-after-draw-optional-before = può pescarne una prima di giocare
value-sevens-after-draw-mandatory-after = deve pescarne una dopo aver giocato
value-bergen-high-double-on = due punti
value-bergen-high-double-off = niente punti
value-bergen-block-rule = a chi ha meno pallini fra chi è senza doppi
value-bergen-block-takes-all-lowest = a chi ha meno pallini di tutti
value-cf-draw-one = una tessera se non puoi giocare
value-cf-draw-block-end-of-turn = una tessera alla fine di ogni turno
value-cf-draw-none = mai
value-fort-levels-absolute = dal tavolo
value-fort-levels-relative = dalla prima tessera della catena
value-tiles-all = tutte
value-solo2-refill-batch = a gruppi
value-solo2-refill-each = dopo ogni tessera
value-draw-lead-highest-double = chi ha il doppio più alto
value-draw-lead-lot = a sorte, poi ogni posto a turno
value-muggins-round-up = sempre per eccesso
value-muggins-round-nearest = per eccesso o per difetto, al più vicino
value-f53-team-margin = ogni coppia conta i suoi punti; decide la differenza
value-f53-team-per-hand-difference = la differenza dopo ogni mano
value-bn-third-draw-end = la mano è finita
value-bn-third-draw-pass = passi e la mano continua

## Options of the games for one

option-teller-performer = L'indovino sei tu
    .help = Nascondi la tessera, annunci i due numeri e formi la fila a turno con un pubblico che gioca qualsiasi tessera vada bene.
option-winnable = Solo solitari risolvibili
    .help = Se le tessere non permettono di vincere, si ridistribuiscono. Si può vincere circa una volta su tre.
option-start = Inizio
    .help = Una cornice vuota, oppure un rompicapo: alcune tessere ci sono già e lasciano una sola soluzione.
value-start-free = una cornice vuota
value-start-puzzle = un rompicapo con una soluzione
