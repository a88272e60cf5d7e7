### What the commands of the terminal and their options do, in Italian. There is nothing to choose in these messages.

## The words around them

help-usage = Uso:
help-options = Opzioni
help-commands = Comandi
help-example = Esempio:
help-default = predefinito: { $value }
help-variable = variabile d'ambiente: { $name }
help-required = obbligatorio

## Options of several commands

help-option-as-json = Come dati per altri programmi.
help-option-database = Un file, oppure postgresql://... [predefinito: un file nella tua cartella dei dati]
help-option-edition = Come in un'edizione stampata, per esempio s9-fr; `boneyard games GAME` le elenca.
help-option-lang = La lingua. [predefinita: quella del tuo terminale]
help-option-moves = Le mosse fatte da quando si è distribuito.
help-option-options = Un'opzione del gioco; si può ripetere.
help-option-plain = Disegna solo con caratteri semplici.
help-option-players = In quanti si gioca. [predefinito: il minimo possibile]
help-option-record = La posizione alla fine di una registrazione.
help-option-sample = Prova questo numero di distribuzioni a caso.
help-option-seed = Con lo stesso seme il risultato è lo stesso. [predefinito: a caso, e viene mostrato]
help-option-sets = Il set di domino; NAME=VALUE ha lo stesso effetto di -o.
help-option-help = Mostra questo aiuto.

## Commands

help-boneyard =
    Boneyard, la casa del domino.

    Senza un comando apre il tavolo nel browser.
    .version = La versione.
help-open =
    Apre il tavolo nel browser; è quello che succede anche senza un comando.

    Se un tuo server è già in funzione usa quello, altrimenti ne avvia uno che resta attivo fino a Ctrl-C.
    .browser = Lo mostra subito. [predefinito: se c'è uno schermo]
    .port = La prima porta da provare.
help-games = Il catalogo dei giochi; con GAME le opzioni di un gioco.
help-rules =
    La pagina di un gioco, con uno qualsiasi dei suoi nomi.

    Tre pagine riguardano tutti i giochi: basics (le tessere, le parole, come si comincia), misprints (dove i
    libretti si contraddicono, e come giochiamo noi) e ratings (quanto sono forti le persone e i bot, e come si
    misura).
help-play =
    Gioca nel terminale contro i bot, riga per riga.

    Al tavolo scrivi ? per avere aiuto. Senza opzioni una partita lunga viene accorciata; con --edition si gioca come
    nel libretto.
    .level =
        Quanto giocano bene gli altri: easy, medium o hard. Può seguire un carattere o un nome, come in
        medium/careful o medium/Ben. Oppure un tuo bot, scritto modulo:funzione.
    .seat = Dove siedi; il primo posto è 0. [predefinito: 0]
    .names = I nomi di chi gioca, posto per posto.
    .seed = Con lo stesso seme le tessere sono le stesse.
    .resume = Continua una partita salvata; GAME si può omettere.
    .points = Mostra quanti punti fa subito ogni mossa.
help-simulate = Bot contro bot; quando una partita finisce, ne comincia un'altra.
    .hands = Quante mani.
    .bots = Per tutti, o uno per posto: un livello, da solo o come medium/careful, oppure modulo:funzione.
    .as-json = Come dati per altri programmi, con le registrazioni.
    .records = Scrive le registrazioni in un file, che `boneyard replay` sa leggere.
help-arena =
    Quali bot sono più forti.

    Ogni distribuzione o partita si gioca scambiando tutti i posti; i partner sono lo stesso bot. Quello che si
    misura sta nell'intervallo indicato con una certezza del 95%; tutte le disposizioni ai posti di una stessa
    distribuzione contano come un solo valore. Se i bot sono più di due, giocano tutti contro tutti.

    Con --stop ogni confronto finisce quando una sequenza di confidenza per scommesse (Waudby-Smith e Ramdas) non
    contiene più il 50%, o quando le distribuzioni sono finite: due bot uguali risultano diversi al massimo nel 5%
    dei casi, e l'intervallo delle vittorie resta valido.

    Lo stesso seme dà gli stessi byte, qualunque sia il numero di processi, tranne che per i bot che guardano
    l'orologio: --samples lo toglie a hard. Con --cluster ray, RAY_ADDRESS indica il cluster; se manca, ce n'è uno
    su questo computer.
    .bots = Due o più bot: livelli, da soli o come medium/careful, oppure modulo:funzione.
    .deals = Quante distribuzioni.
    .matches = Gioca N partite intere invece di singole distribuzioni.
    .rate = Con --matches: sorteggia chi gioca, e calcola il rating dei bot come quello delle persone.
    .stop = Finisce appena è deciso, con un test sequenziale con un errore del 5%.
    .samples = hard valuta N distribuzioni, senza guardare l'orologio.
    .jobs = Processi; 0: tutti i core.
    .cluster = Usa invece i processi di un cluster Ray.
    .markdown = Come tabella Markdown.
help-replay = Una registrazione mossa per mossa; FILE - è una pipe.
    .to = Si ferma dopo N mosse.
    .seat = Mostra solo quello che si vedeva da questo posto.
    .pictures = Il tavolo dopo ogni mossa, non solo dopo ogni mano.
    .quiet = Controlla soltanto la registrazione e ne mostra la fine.
help-analyse =
    Quanto bene è stata giocata una partita; FILE - è una pipe.

    Ogni decisione si giudica da quello che in quel momento si poteva sapere: ottima, buona, imprecisa o un errore.
    Poi che cosa ci si poteva aspettare, quanto sono costate le decisioni e che cosa ha portato la fortuna, in punti
    di vantaggio sugli altri.
    .deals = Valuta ogni mossa due volte su N distribuzioni: se sono di più, il giudizio è più sicuro e più lento.
help-verify =
    Controlla in una registrazione se le tessere erano ben mischiate; FILE - è una pipe.

    Lo stato è 0 se è tutto giusto, 1 se qualcosa è sbagliato.
help-solve = Risposte esatte per rompicapi e solitari.
help-solve-squares = Tutte le soluzioni contate; rompicapi; completamenti.
    .count = Quante soluzioni ci sono; è il comportamento predefinito.
    .puzzle = Crea un rompicapo con una sola soluzione.
    .complete = Completa una cornice; 0-2@a2h sta in orizzontale, 0-0@a1v in verticale.
help-solve-solo-1 = Se una distribuzione si può vincere; quante si possono vincere.
    .deck = Una distribuzione: le 28 tessere, riga per riga.
help-solve-solo-2 = Che cosa giocare adesso; la probabilità di vincere.
    .deck = La tessera scoperta e quelle pescate finora, in ordine.
    .size = Il set.
    .refill = Come si pesca.
    .play-rest = Si pescano anche le ultime tessere.
help-solve-hectic = La catena più corta per un doppio, o la più lunga.
    .double = Il numero del doppio.
    .free = Le tessere libere. [predefinite: tutte le tessere semplici del set da nove]
    .longest = La catena più lunga invece della più corta.
help-solve-hungarian = La serie più lunga con le tessere in mano, o quella con più pallini.
    .hand = Le tessere in mano.
    .ends = Le estremità della fila. [predefinito: sul tavolo non c'è ancora niente]
    .lead = La tessera con cui aprire. [predefinito: una qualsiasi]
    .pips = La serie con più pallini invece della più lunga.
help-solve-dominance = La mossa migliore, esatta per l'ultima dozzina di tessere.
    .taken = Le mosse finora: 3-5@5 segna 3-5 nella riga 5, 3-5@5! lo detta.
    .nodes = Quante posizioni esaminare finché resta più di una dozzina di tessere.
help-solve-fortune-teller = Una fila con tutte le tessere tranne quella nascosta.
    .hidden = La tessera nella busta.
help-serve =
    Offre tavoli in rete finché qualcuno non lo ferma.

    I limiti valgono per ogni processo del server. Ogni opzione, tranne la lingua, si può dare anche con una variabile
    d'ambiente.
    .host = L'indirizzo su cui restare in ascolto.
    .port = La porta.
    .workers = Processi del server sulla porta, circa uno per core.
    .compiling = Intanto compila la ricerca dei bot hard, dove è installato numba.
    .bot = Offre un tuo bot; si può ripetere.
    .log-level = Che cosa merita una riga.
    .access-log = Annota ogni richiesta.
    .log-format = Righe da leggere, oppure JSON.
    .limit-tables = Tavoli non ancora finiti.
    .limit-sockets = Connessioni contemporanee.
    .limit-frame-bytes = Byte di una richiesta o di un messaggio.
    .limit-asks-per-second = Richieste al secondo da un indirizzo.
    .limit-asks-at-once = Richieste da un indirizzo tutte insieme.
    .limit-new-table = Per quante richieste conta aprire un tavolo.
    .limit-costly = Per quante richieste contano un replay, un consiglio, un'analisi o l'elenco dei propri tavoli.
    .limit-frames-per-second = Messaggi al secondo da una connessione.
    .limit-frames-at-once = Messaggi da una connessione tutti insieme.
    .limit-frames-refused = Messaggi di troppo prima che una connessione venga chiusa.
    .limit-sockets-per-address = Connessioni contemporanee da un indirizzo.
    .limit-reactions-per-second = Frasi al secondo di una persona a un tavolo.
    .limit-reactions-at-once = Frasi di una persona tutte insieme.
    .limit-proposals-per-second = Proposte al secondo di una persona a un tavolo.
    .limit-proposals-at-once = Proposte di una persona tutte insieme.
    .limit-seconds-to-read = Secondi entro cui un messaggio deve essere ricevuto.
    .limit-seconds-to-ask = Secondi entro cui una richiesta deve essere completa.
help-keys = Mostra o cambia le chiavi che firmano gli accessi delle persone, o crea quelle di Web Push.
help-keys-list = Mostra le chiavi di un database, mai i segreti che contengono.
help-keys-rotate =
    D'ora in poi firma con una chiave nuova.

    I server in funzione la adottano in pochi secondi. Chi arriva finché la vecchia è valida riceve da sé un accesso
    nuovo.
    .good-for = Per quanto tempo valgono ancora gli accessi della vecchia chiave; con 0 nessuno viene più riconosciuto.
help-keys-push =
    Avvisa le persone con Web Push quando è il loro turno, con chiavi nuove.

    È disattivato finché non lo chiedi: il tuo server parla allora con i servizi push dei browser delle persone. I
    server in funzione cominciano in pochi secondi.
    .contact = Dove ti raggiungono i servizi push: mailto:... oppure https://...
    .off = Non avvisa più nessuno.
help-results = Controlla o ricostruisce i risultati delle partite e i rating delle persone, che derivano dai registri.
help-results-check =
    Ricava di nuovo tutti i risultati e i rating e li confronta con quelli conservati.

    Lo stato è 1 se qualcosa è diverso.
help-results-rebuild = Ricava di nuovo tutti i risultati e i rating, e conserva quelli diversi.
help-export = Scrive tutti i tavoli di un database in un file nuovo.
help-import =
    Scrive i tavoli di un file esportato in un database.

    Quello che c'è già resta. Lo stato è 1 se c'è già qualcosa di diverso.
