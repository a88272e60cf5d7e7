### What the terminal and the server say around the games, in Italian.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] Il bot: { $bots }.
        [many] I bot: { $bots }.
       *[other] I bot: { $bots }.
    }

## The table

running-total-wanted = Il totale è { $total }. Si fanno punti con { $wanted }.
worth =
    { $points ->
        [one] { $total } (1 punto)
        [many] { $total } ({ $points } di punti)
       *[other] { $total } ({ $points } punti)
    }
upper-storey = sopra
lower-storey = sotto

## Partners, totals and winners

partners-you = Giochi con { $partner } contro { $others }.
partners = { $ones } giocano contro { $others }.
around = Intorno al tavolo: { $names }.
match-minutes =
    { $minutes ->
        [one] Ci vuole circa un minuto.
        [many] Ci vogliono circa { $minutes } di minuti.
       *[other] Ci vogliono circa { $minutes } minuti.
    }
match-length =
    In tutto circa { $hands ->
        [one] una mano
        [many] { $hands } di mani
       *[other] { $hands } mani
    }, { $minutes ->
        [one] circa un minuto.
        [many] circa { $minutes } di minuti.
       *[other] circa { $minutes } minuti.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, in solitario.
       *[other] { $game }, con { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Deciso: { $options }.
ask-for-help = Scrivi ? per avere aiuto.
hand-number = Mano { $number }
your-move = La tua mossa (da 1 a { NUMBER($count, useGrouping: 0) }, ? per aiuto):
your-move-unnumbered = La tua mossa (? per aiuto):
only-move = La tua unica mossa: premi Invio (? per aiuto):
next-hand = Premi Invio per la prossima mano (? per aiuto):
# A lone "s" saves here, so yes has to be written out.
another-match = Un'altra partita? (sì/no, s salva questa)
write-over = { $file } esiste già. Sovrascrivere? (s/n)
save-first = Questa partita non è salvata. Salvarla prima? (s/n)
saved = Salvata in { $file }.
not-saved = Niente è stato salvato.
goodbye = Arrivederci.
which-one = «{ $text }» può voler dire più cose: { $actions }. Scrivine una, o il suo numero.
which-one-unnumbered = «{ $text }» può voler dire più cose: { $actions }. Scrivine una.
which-one-of-many = «{ $text }» può voler dire { NUMBER($count, useGrouping: 0) } cose: scrivi di più.
no-such-action =
    { $count ->
        [one] «{ $text }» adesso non si può: premi Invio per la tua unica mossa, o scrivi ? per aiuto.
        [many] «{ $text }» adesso non si può: scrivi un numero da 1 a { NUMBER($count, useGrouping: 0) }, o ? per aiuto.
       *[other] «{ $text }» adesso non si può: scrivi un numero da 1 a { NUMBER($count, useGrouping: 0) }, o ? per aiuto.
    }
no-such-action-unnumbered = «{ $text }» adesso non si può: scrivi una mossa come spiegato sopra, o ? per aiuto.
not-in-hand = Non hai in mano { $tile }.
does-not-fit = { $tile } adesso lì non si può giocare.
nothing-to-take-back = In questa mano non c'è niente da annullare.
seen-too-much = Non si può più annullare: da allora hai visto tessere nascoste.
nothing-to-do = Non tocca a te.
hint = Una buona mossa sarebbe { $number }: { $action }.
hint-unnumbered = Una buona mossa sarebbe { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Adesso puoi scrivere, per esempio:
help-only = Oppure premi Invio: non c'è altro da fare.
help-number = Oppure il numero di una mossa.
help-short = Di { $text } basta scrivere quello che non lascia dubbi, per esempio { $short }.
help-beginning = Di una parola basta l'inizio.
help-stuck = Se niente va bene: { $rule }
help-besides = Inoltre:
help-page =
    La pagina intera, con tutte le opzioni: r, oppure in un'altra finestra
      boneyard rules { $game } --lang it
    Mai giocato a domino?
      boneyard rules basics --lang it
aside-r = le regole di questo gioco
aside-h = un consiglio
aside-t = di nuovo il tavolo
aside-e = le estremità
aside-l = le ultime mosse
aside-c = il punteggio
aside-u = annullare l'ultima mossa, se da allora non hai visto tessere nascoste
aside-s = salvare la partita; s FILE, con questo nome
aside-q = uscire

## Records

record-title = { $game }. Al tavolo: { $names }.
record-options = Opzioni: { $options }.
record-date = Data: { $date }.
record-right =
    La registrazione è giusta: { $hands ->
        [one] 1 mano
        [many] { $hands } di mani
       *[other] { $hands } mani
    }, { $moves ->
        [one] 1 mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }.
record-unfinished = L'ultima mano non è finita.

## The catalogue

column-id = gioco
column-name = nome
column-players = giocatori
column-sets = set
column-minutes = minuti
column-editions = fonte
game-needs = Giocatori: { $players }. Set: { $sets }. Fonte: { $editions }.
also-called = Altri nomi: { $names }.
host-players = con { $host }: { $players } giocatori
lengths-of = Quanto dura una partita contro i bot:
length-of =
    { $players ->
        [one] In solitario: { $length }.
        [many] In { $players }: { $length }.
       *[other] In { $players }: { $length }.
    }
length-or-printed = { $length }; come nel libretto: { $printed }
editions-of = Edizioni, ognuna da scegliere con --edition nome; se non ne scegli, vale la prima:
options-of = Opzioni con il loro valore di partenza, da scegliere con -o nome=valore:
option-values = Valori: { $values }.
option-hosts = Solo con: { $hosts }.
values-from = { $values } o qualsiasi numero da { $least } in su
which-game = Quale gioco? (Invio gioca { $first })
too-late = Qualcuno è stato più veloce: non si può più fare.

## Answers of the solvers

solve-seed = Seme { $seed }.
solve-number = { $number }
solve-hand = In mano:
solve-order = Giocate in quest'ordine:
solve-share =
    Cioè { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; su tutte le distribuzioni, con una certezza
    del 95%, fra { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } e
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Le soluzioni del Domino Quadrato, contate in tutti i modi:
solve-squares-number-pictures = Figure diverse dei numeri nella cornice, qualunque tessera li copra.
solve-squares-placements = Modi diversi di posare le 28 tessere.
solve-squares-placements-up-to-half-turn = Lo stesso, contando una volta sola una cornice e il suo mezzo giro.
solve-squares-placements-up-to-symmetry = Lo stesso, contando una volta sola anche le cornici allo specchio.
solve-squares-printed = Le «oltre 300.000 soluzioni» dei libretti sono i modi di posare le tessere, a meno di un mezzo giro.
solve-squares-puzzle =
    { $count ->
        [one] Nella cornice c'è una tessera; per posare le altre c'è un solo modo.
        [many] Nella cornice ci sono { $count } di tessere; per posare le altre c'è un solo modo.
       *[other] Nella cornice ci sono { $count } tessere; per posare le altre c'è un solo modo.
    }
solve-squares-given = Le tessere nella cornice:
solve-squares-completions =
    { $count ->
        [0] Così non si può completare.
        [one] C'è un solo modo di completarla:
        [many] Ci sono { $count } di modi di completarla; eccone uno:
       *[other] Ci sono { $count } modi di completarla; eccone uno:
    }
solve-squares-lift = Si continua senza { $tiles }.
solve-solo-1-share = Si possono vincere { $winnable } distribuzioni su { $sample }.
solve-solo-1 =
    { $won ->
        [yes] Si può vincere.
       *[no] Non si può vincere.
    }
solve-solo-2-share = Seguendo il consiglio, vinte { $winnable } distribuzioni su { $sample }.
solve-lay = La prossima da giocare:
solve-lay-all = Gioca le tessere in quest'ordine:
solve-stuck = Queste tessere non si possono giocare tutte, quindi il solitario è perso.
solve-over =
    { $won ->
        [yes] È tutto sul tavolo: vinto.
       *[no] Niente va più bene: perso.
    }
solve-chance =
    { $exact ->
        [yes] La probabilità di vincere è { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, contata esattamente.
       *[no] La probabilità di vincere è circa { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }.
    }
solve-chain =
    { $longest ->
        [yes] La catena più lunga per il doppio { $value } ha { $count } tessere:
       *[no] La catena più corta per il doppio { $value } ha { $count } tessere:
    }
solve-no-chain = Con le tessere libere non si forma una catena di almeno { $least } per il doppio { $value }.
solve-train =
    { $kind ->
        [pips] La serie con più pallini
       *[tiles] La serie più lunga
    } ha { $count ->
        [one] una tessera
        [many] { $count } di tessere
       *[other] { $count } tessere
    } e { $pips ->
        [one] un pallino
        [many] { $pips } di pallini
       *[other] { $pips } pallini
    }:
solve-no-train = Nessuna di queste tessere si può giocare.
solve-left =
    { $count ->
        [0] Non avanza niente.
       *[other] Avanzano: { $tiles }.
    }
solve-fortune = Senza { $tile } tutte le altre formano una sola fila, da { $one } a { $other }:
solve-dominance-move = Decide { $name }; la mossa migliore è { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] Le tessere sono finite, e nessuno è in vantaggio.
           *[no] Le tessere sono finite, e { $ahead } è in vantaggio di { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Giocando alla perfezione finisce in parità.
               *[no] Giocando alla perfezione { $ahead } finisce in vantaggio di { $points }.
            }
           *[no] { $even ->
                [yes] Per quanto si può vedere, nessuno è in vantaggio.
               *[no] Per quanto si può vedere, { $ahead } è in vantaggio di circa { $points }.
            }
        }
    }

## The server and its records

open-already = Boneyard è già su { $url }.
serve-address =
    Boneyard è su { $url } finché Ctrl-C non lo ferma.
    I suoi tavoli sono in { $database }.
verify-record = Registrazione { $number }, partita { $match }:
verify-hand =
    { $wrong ->
        [none] Mano { $hand }: distribuita come promesso da { $promise }..., e l'ordine delle tessere ne deriva.
       *[other] La mano { $hand } è sbagliata: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Le mosse dell'unica mano
            [many] Le mosse di tutte le { $hands } di mani
           *[other] Le mosse di tutte le { $hands } mani
        } sono permesse, e i risultati sono giusti.
       *[other] Le mosse sono sbagliate. { $wrong }
    }
export-done =
    { $count ->
        [one] Una partita scritta in { $file }.
        [many] { $count } di partite scritte in { $file }.
       *[other] { $count } partite scritte in { $file }.
    }
    Il file contiene segreti: custodiscilo come il database stesso.
import-done =
    { $written ->
        [one] Una partita scritta
        [many] { $written } di partite scritte
       *[other] { $written } partite scritte
    }, { $known ->
        [one] una c'era già.
        [many] { $known } c'erano già.
       *[other] { $known } c'erano già.
    }
import-different = C'erano già, ma diverse, e restano come sono: { $names }.
arena-played =
    { $game }, { $players ->
        [one] in solitario
        [many] in { $players }
       *[other] in { $players }
    }, seme { $seed }: { $most ->
        [yes] fino a { $count }
       *[no] { $count }
    } { $what ->
        [matches] partite
       *[deals] distribuzioni
    }, ognuna giocata con tutti i posti scambiati.
arena-score =
    { $what ->
        [matches] Partite
       *[deals] Mani
    } vinte da { $first } contro { $second }: { NUMBER($value, style: "percent", maximumFractionDigits: 1) } (intervallo al 95%: da { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    Un posto di { $first } fa { $value } punti rispetto a { $second } in una { $what ->
        [matches] partita
       *[deals] mano
    } (da { $low } a { $high }).
arena-cross = Quante volte, in percentuale, il bot della riga batte il bot della colonna (un pareggio vale mezzo), e metà dell'intervallo al 95%.
arena-slow = Il motore veloce non è compilato, quindi hard trova meno nel suo tempo: python -m boneyard.fast.compiled lo compila, una volta per tutte.
arena-rated = { $game }, in { $players }, seme { $seed }: { $matches } partite. Rating come quelli delle persone, ma misurati solo fra i bot:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } è più forte.
        [second] { $second } è più forte.
       *[open] Nessuno dei due è chiaramente più forte: serve giocare di più.
    }{ $early ->
        [yes] {" "}È stato deciso in anticipo: l'intervallo delle vittorie vale in qualunque momento ci si fermi, quello dei punti no.
       *[no] {""}
    }
progress-deals = Distribuzioni
progress-decisions = Decisioni
progress-positions = Riflessione
progress-matches = Partite
keys-newest = Del { $made }; firma tutti i nuovi accessi.
keys-older = Del { $made }; vale fino al { $until }.
results-checked = Risultati che derivano dai loro registri: { $right }; diversi: { $wrong }; di regole più vecchie, lasciati come sono: { $unreadable }.
results-rebuilt = Risultati che erano giusti: { $right }; ricavati di nuovo: { $wrong }; di regole più vecchie, lasciati come sono: { $unreadable }.
ratings-checked = Rating dopo una partita che non derivano dalle partite: { $wrong }.
ratings-rebuilt = Rating dopo una partita che non derivavano dalle partite, calcolati di nuovo: { $wrong }.
push-on = D'ora in poi chi vuole viene a sapere con Web Push che è il suo turno. Chi lo aveva già chiesto deve chiederlo di nuovo.
push-off = Nessuno viene più a sapere con Web Push che è il suo turno.

## Bots against bots

progress-hands = Mani
simulation-title =
    { $players ->
        [one] { $game }, in solitario, seme { $seed }
        [many] { $game }, in { $players }, seme { $seed }
       *[other] { $game }, in { $players }, seme { $seed }
    }
simulation-sum =
    { $hands ->
        [one] 1 mano
        [many] { $hands } di mani
       *[other] { $hands } mani
    }, { $matches ->
        [one] 1 partita finita
        [many] { $matches } di partite finite
       *[other] { $matches } partite finite
    }, { $actions } mosse per mano
simulation-seat = posto
simulation-bot = bot
simulation-points = punti
simulation-per-hand = per mano
simulation-won = vinte
