### What is wrong with something given from outside, in Italian.

error-push-contact = Di' dove ti raggiungono i servizi push: --contact mailto:... oppure https://...
error-no-database = Il database { $database } non esiste.
error-lead-or-ends = Si apre solo quando sul tavolo non c'è niente: indica --lead oppure --ends.
error-no-free-port = Nessuna porta da { $first } a { $last } è libera; indicane un'altra con --port.
error-not-an-option = «{ $text }» non è un'opzione; scrivi nome=valore, per esempio -o target=50.
error-only-this-set = set={ $given } non è possibile: { $game } si gioca con il set { $sets }.
error-seed-of-sample = --seed va solo insieme a --sample.
error-moves-of-deck = --moves va insieme a --deck: indica tutti e due.
error-set-of-record = Con --record il set e le opzioni sono quelli del file.
error-name-a-game = Indica un gioco, per esempio block, o una partita salvata con --resume FILE.
error-options-of-file = Con --resume i giocatori, i nomi e le opzioni sono quelli del file.
error-seed-of-puzzle = --seed va solo insieme a --puzzle.
error-workers-windows = Su Windows non si possono usare più processi: avvia invece un server per ogni porta.
error-nothing-to-export = Il database { $database } non esiste, quindi non c'è niente da esportare.
error-nothing-to-import = Il file { $file } non esiste, quindi non c'è niente da importare.
error-bad-port = La porta { $port } di { $host } non si può usare: { $reason }.
error-name-a-puzzle = Indica che cosa risolvere: { $known }.
error-give-one-of = Indicane uno: { $known }.
error-no-edition = { $game } non ha un'edizione «{ $edition }»; ci sono: { $known }.
error-no-game = Il gioco «{ $game }» non c'è; ci sono: { $known }.
error-not-a-cell = «{ $text }» non è una casella: scrivi la lettera della riga e il numero della colonna, per esempio b5.
error-not-a-dominance-action = «{ $text }» non è una mossa: scrivi una tessera e una riga, per esempio 3-5@5, per dettare 3-5@5!, oppure decline.
error-not-a-fortress-action = «{ $text }» non è una mossa: scrivi 5-6@2,0r per attaccare, 5-6@2,0r+ in una catena, oppure una parola.
error-not-a-spot = «{ $text }» non è un posto: scrivi la casella della metà più bassa e r, d, l o u, per esempio 2,0r.
error-not-a-frame-action = «{ $text }» non è una mossa: scrivi 3-1@a6h (h in orizzontale, v in verticale), lift@a6 oppure stop.
error-not-a-hectic-action = «{ $text }» non è una mossa: scrivi +3-5 per prendere, -3-5 per rimettere al centro, claim oppure give-up.
error-low-number-first = In «{ $text }» il numero più basso non viene per primo: scrivi { $tile }.
error-lead-not-open = La prima apertura è già decisa: non si può assegnare a nessuno.
error-no-beginner = Non c'è un posto { $seat } che possa cominciare.
error-match-over = La partita è già finita.
error-after-the-end = Riga { $line }: dopo la fine non può esserci altro.
error-more-names = Riga { $line }: ci sono più nomi che giocatori.
error-check-sum = Riga { $line }: la somma di controllo è sbagliata, quindi questa mano o una riga precedente è stata cambiata.
error-not-a-number = Riga { $line }: «{ $text }» non è un numero intero.
error-not-who-begins = Riga { $line }: «{ $text }» non dice chi comincia; scrivi 1 by lot oppure 1 by turn.
error-record-cut = Riga { $line }: qui la registrazione si interrompe; manca { $wanted }.
error-wrong-line = Riga { $line }: qui ci vuole { $wanted }, non «{ $found }».
error-at-lines-below = Dalla riga { $line } in poi: { $error }
error-not-a-record-option = Riga { $line }: «{ $text }» non è un'opzione; scrivi nome=valore.
error-at-line = Riga { $line }: { $error }
error-not-a-result = Riga { $line }: un risultato è un numero per ogni posto, oppure «{ $unfinished }».
error-not-a-move = Riga { $line }: «{ $text }» non è una mossa; scrivi posto:mossa, per esempio 0:5-6@b.
error-bad-value = { $option }={ $value } non è possibile: { $option } è { $allowed }.
error-bad-players = { $game } non si gioca in { $players }; la pagina prevede: { $allowed }.
error-no-option = { $game } non ha un'opzione «{ $option }»; ci sono: { $known }.
error-no-bot = { $game } non ha un bot «{ $bot }»; i livelli sono: { $known }.
error-no-character = Nessun bot è «{ $who }»; i bot sono { $temperaments }, e si chiamano { $names }.
error-not-a-bot = «{ $bot }» non è un bot: scrivi modulo:funzione, per esempio mybots:choose.
error-no-function = Il bot { $bot } non si può caricare: in { $module } non c'è la funzione { $function }.
error-bad-choice = Il bot { $bot } ha scelto { $action }, che non è fra le sue mosse.
error-bot-plays-others = Il bot { $bot } non gioca a { $game }; gioca a: { $games }.
error-other-version = La registrazione ha la versione { $version } di { $game }; qui c'è la versione { $known }.
error-several-games = Più giochi si chiamano «{ $name }»: { $games }.
error-bots-alike = Ogni bot deve avere un nome suo: { $names }.
error-not-a-named-bot = «{ $text }» non è un bot con un nome: scrivi NAME=modulo:funzione, con NAME in lettere minuscole.
error-bot-name-taken = «{ $name }» vuol già dire altro: dai al bot { $bot } un nome diverso.
error-bots-late = I bot { $bots } non si possono caricare in { $seconds } secondi.
error-no-daily = Per { $game } non c'è un rompicapo del giorno; c'è per: { $known }.
error-no-puzzle = Ci sono rompicapi dal { $first } al { $last }, ma nessuno del { $day }.
error-daily-options = Nel rompicapo del giorno, { $game }, le opzioni non si possono cambiare.
error-not-a-date = «{ $text }» non è una data come { $example }.
error-no-proofs = Questa registrazione non ha prove: le hanno solo le partite giocate su un server.
error-damaged-proof = Riga { $line }: la prova della mano { $hand } è danneggiata.
error-push-package = Web Push richiede un pacchetto in più: pip install 'boneyard[push]'.
error-no-such-database = «{ $kind }://» non è un database che conosciamo: indica il percorso di un file, oppure postgresql://...
error-postgres-package = PostgreSQL richiede un pacchetto in più: pip install 'boneyard[postgres]'.
error-postgres-fails = Il database PostgreSQL non si può usare: { $reason }.
error-no-answer = non risponde
error-newer-schema = Il database ha lo schema { $schema }; questo Boneyard conosce gli schemi fino a { $known }, ne serve uno più recente.
error-sqlite-fails = { $database } non si può aprire come database: { $reason }.
error-newer-schema-of = { $database } ha lo schema { $schema }; questo Boneyard conosce gli schemi fino a { $known }, ne serve uno più recente.
error-foreign-database = { $database } è il database di un altro programma.
error-file-cut = Il file si interrompe dopo la riga { $line }.
error-cannot-write = { $file } non si può scrivere: { $reason }.
error-cannot-read = { $file } non si può leggere: { $reason }.
error-damaged-line = La riga { $line } è danneggiata: { $reason }.
error-same-key = Due righe hanno la stessa chiave.
error-cannot-store = { $text } non si può salvare: contiene un carattere nullo o mezza coppia surrogata.
error-cut-in-two = Senza { $count } tessere il { $set } può spezzarsi in due: lasciane avanzare di meno.
error-not-an-action = «{ $text }» non è una mossa: scrivi una tessera e un'estremità, per esempio 5-6@b, oppure draw, pass, stop.
error-not-two-bots = «{ $bots }» non sono due bot: scrivi i nomi separati da virgole, per esempio easy,medium.
error-not-several-bots = «{ $bots }» non sono più bot: indica ognuno una volta sola, per esempio easy,medium.
error-ray-package = Qui Ray non è installato: si installa con pip install 'boneyard[cluster]'.
error-empty-file = { $file } è vuoto, quindi non è una registrazione.
error-no-text-file = { $file } non è un file di testo, quindi non è una registrazione.
error-several-records = { $file } contiene { $count } registrazioni; se ne può riprendere solo una.
error-other-record = { $file } è una registrazione di { $game }, non di { $wanted }.
error-no-seat = Il posto { $seat } non c'è; i posti vanno da 0 a { $last }.
error-not-names = «{ $text }» non basta per i nomi di chi gioca: scrivi nomi diversi separati da virgole, al massimo { $count }.
error-no-page = La pagina { $name } non c'è in «{ $lang }»; c'è in: { $known }.
error-levels-players = Livelli indicati: { $count }, giocatori: { $players }. Indica un livello solo, oppure uno a testa.
error-not-two-ends = «{ $text }» non sono due estremità: scrivi due numeri fino a { $highest }, per esempio 3,5.
error-nothing-dealt = { $file } è la registrazione di una partita in cui non si è distribuito niente.
error-foreign-tile = { $tile } non fa parte del { $set }.
error-twice-there = { $tile } compare due volte.
error-too-late = «{ $text }» viene troppo tardi: la mano finisce prima.
error-no-double-in-chain = { $tile } è un doppio: le catene si formano solo con tessere semplici.
error-cannot-lead = { $tile } non può aprire: non è fra le tessere in mano.
error-hidden-double = { $tile } è un doppio: nascondi una tessera semplice, altrimenti la fila si chiude ad anello e non predice niente.
error-tiles-given = Tessere indicate: { $given }; già scoperte o pescate: { $drawn }.
error-first-tiles = Indica le prime { $count } tessere: con refill=each si pescano per prime.
error-lays-no-tile = «{ $text }» non posa nessuna tessera: scrivi le tessere e i loro posti, per esempio 3-1@a6h.
error-no-seat-in-record = Il posto { $seat } non c'è; in questa registrazione i posti vanno da 0 a { $last }.
error-not-a-tile = «{ $text }» non è una tessera: scrivi due numeri con un trattino, per esempio 5-6.
error-no-language = La lingua «{ $lang }» non c'è; ci sono: { $known }.
error-said = { $text }
error-no-deal-over = Non si distribuisce: la partita è finita.
error-no-deal-yet = Non si distribuisce: una mano è ancora in corso.
error-not-your-turn = Il posto { $seat } non può giocare «{ $action }» adesso: non è il suo turno.
error-illegal = Il posto { $seat } non può giocare «{ $action }» adesso; può scegliere fra: { $allowed }.
error-illegal-of-many =
    Il posto { $seat } non può giocare «{ $action }» adesso; può scegliere fra: { $allowed } { $more ->
        [one] e un'altra mossa.
        [many] e altri { $more } di mosse.
       *[other] e altre { $more } mosse.
    }
error-one-of = { $listed } o { $last }
error-whole-number = un numero intero da { $least } a { $most }, per esempio { $named }
error-set = set da { $highest } ({ $count } tessere)
error-set-from = set con i numeri da { $lowest } a { $highest } ({ $count } tessere)
error-deck-foreign = Queste tessere non sono il { $set } mischiato: { $tile } non ne fa parte.
error-deck-twice = Queste tessere non sono il { $set } mischiato: { $tile } compare due volte.
error-deck-missing = Queste tessere non sono il { $set } mischiato: manca { $tile }.
error-deck-no-list = Questo non è il { $set } mischiato: non è un elenco delle sue tessere.
error-cannot-be-laid = «{ $text }» non si può posare: { $error }
error-outside-the-frame = è fuori dalla cornice.
error-taken-place = lì c'è già un'altra tessera.
error-daily-deck = Questa registrazione non ha prove: le sue tessere sono quelle del rompicapo del giorno, { $game } del { $day }, uguali per tutti.
error-daily-deck-not = Questa registrazione non ha prove: si presenta come il rompicapo del giorno, { $game } del { $day }, uguale per tutti, ma non lo è.
error-result-too-early = la mano ha un risultato, ma secondo le mosse non è finita.
error-result-missing = la mano risulta incompiuta, ma secondo le mosse è finita.
error-result-wrong = il risultato scritto è { $written }, ma secondo le mosse è { $right }.
error-void-deal = secondo le regole questa distribuzione non vale e si ripete.
error-bots-ended = I bot { $bots } non si possono caricare: il processo si è interrotto.
error-bot-failed = Il bot { $bot } ha dato errore: { $reason }.
error-bot-failed-at = Il bot { $bot } ha dato errore alla riga { $line } di { $file }: { $reason }.
error-bot-not-loaded = Il bot { $bot } non si può caricare: { $reason }.
error-bot-not-loaded-at = Il bot { $bot } non si può caricare, riga { $line } di { $file }: { $reason }.
error-which-bots = Quali bot? Indica --bots A,B, oppure --matches N per tutti.
error-rate-alone = --rate richiede --matches N, e non va né con --stop né con --markdown.
error-no-output = Il risultato non si può scrivere: { $reason }.
error-other-seed = il seme non è quello promesso
error-other-proof = la prova non è di questo tavolo
error-other-deck = l'ordine delle tessere non deriva dai semi
error-other-lot = chi comincia non deriva dai semi
error-passed-over = è stata saltata una distribuzione valida

## What the words of a command lack

error-unknown-option = L'opzione { $text } non c'è; --help mostra quelle che ci sono.
error-unknown-command = Il comando { $text } non c'è; --help mostra quelli che ci sono.
error-missing-word = Manca { $name }; --help mostra come si scrive il comando.
error-refused-value = Questo valore di { $name } non è possibile.
error-refused-choice = Questo valore di { $name } non è possibile; sono ammessi: { $known }.
error-refused-range = Questo valore di { $name } non è possibile; sono ammessi i numeri da { $least } a { $most }.
error-refused-least = Questo valore di { $name } non è possibile; sono ammessi i numeri da { $least } in su.
error-not-understood = Il comando non si capisce; --help mostra come si scrive.
