### What a link says where somebody shares it, and pages that need no client, in Italian. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: la casa del domino
    .text = Più di trenta giochi di domino: in solitario, con gli amici o contro i bot. Niente da installare, nessun account.
preview-lobby = Tavoli aperti
    .text = Siediti a un tavolo di domino che aspetta qualcuno.
preview-puzzles = Rompicapi del giorno
    .text = Ogni giorno gli stessi rompicapi di domino per tutti.
preview-mine = Le mie partite
    .text = I tavoli a cui siedi.
preview-me = La mia pagina
    .text = Che cosa hai giocato, e com'è andata.
preview-settings = Impostazioni
    .text = L'aspetto delle tessere, la velocità dei bot e il tuo nome.
preview-nowhere = Qui non c'è niente · Boneyard
preview-new = Gioca: { $game }
preview-learn = Impara: { $game }
preview-rules = Come si gioca: { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Un tavolo di domino con { $free ->
            [one] un posto libero
            [many] { $free } di posti liberi
           *[other] { $free } posti liberi
        }. Vieni a giocare!
        [one] { $names } ti aspetta: { $free ->
            [one] c'è un posto libero
            [many] ci sono { $free } di posti liberi
           *[other] ci sono { $free } posti liberi
        }.
        [many] { $names } ti aspettano: { $free ->
            [one] c'è un posto libero
            [many] ci sono { $free } di posti liberi
           *[other] ci sono { $free } posti liberi
        }.
       *[other] { $names } ti aspettano: { $free ->
            [one] c'è un posto libero
            [many] ci sono { $free } di posti liberi
           *[other] ci sono { $free } posti liberi
        }.
    }
preview-table-playing = Al tavolo giocano { $names }. Puoi guardare.
preview-table-over = La partita è finita. Vittoria: { $winners }.
preview-table-closed = A questo tavolo non è venuto nessuno.
preview-table-alone =
    { $count ->
        [0] Un solitario di domino.
       *[other] Un solitario di domino, giocato da { $names }.
    }

## Personal links

link-question = Questo è il link personale di qualcuno, e in questo browser hai già un'altra identità. Se continui, qui diventi quella persona; solo il tuo link personale ti riporta ai posti che hai adesso.
link-go-on = Continua come quella persona
link-stay = Resta come sei
link-wrong = Questo link personale non funziona.
    .text = Forse è troppo vecchio, o per strada si è persa una lettera. Apri le impostazioni sull'altro dispositivo e prendi di nuovo il link da lì.
link-home = Ai giochi
