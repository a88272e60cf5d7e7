### What is said at the tables in the browser that are not plain lines, in Italian.

why-not-rotated = Prima prendi una tessera: poi puoi girarla.

## Concentration

the-tiles = Le tessere sul tavolo

## Hectic

race-which =
    Manche { $round } di { $rounds }, { $points ->
        [one] 1 punto:
        [many] { $points } di punti:
       *[other] { $points } punti:
    }
race-wanted = una catena di almeno { $least } tessere, con { $number } alle due estremità e mai all'interno.
race-middle =
    Il centro, { $count ->
        [one] 1 tessera libera
        [many] { $count } di tessere libere
       *[other] { $count } tessere libere
    }
race-own = Le tue tessere: { $count }. Toccane una per rimetterla al centro.
race-take = Tocca le tessere al centro per prenderle.
race-held =
    { $you ->
        [yes] { $tile } è già tua.
       *[no] { $tile } l'ha presa { $name }.
    }
race-you-are-out = Per te questa manche è finita; la prossima comincia quando qualcuno vince il doppio o tutti hanno rinunciato.
race-two-already = Hai già due tessere con { $number }: nessuno può averne di più.
race-claim = Fatto!
race-give-up = Rinuncia

## Dominance

ledger-caption = Le righe, che cosa c'è dentro e a chi vanno per ora
row-window = I totali che ti danno questa riga
row-sum = Punti presi
# Below the totals: while the hand goes on, and when it is over.
row-so-far = se finisse adesso
row-in-all = alla fine
how-spans-work = Fra parentesi: i totali che conquistano la riga.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] prende { $points }
        [taken] { $name } prende { $points }
        [equal] pari: niente
        [beyond] più del doppio: niente
        [below] meno della metà: niente
       *[alone] ancora niente
    }
row-against = { $own } contro { $other }:
row-stands =
    { $how ->
        [equal] pari
        [beyond] più del doppio
        [below] più del doppio
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Non resta nessuna tessera
        [one] L'ultima tessera
        [many] Le { $count } di tessere rimaste
       *[other] Le { $count } tessere rimaste
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Ancora 1 tessera
        [many] Ancora { $count } di tessere
       *[other] Ancora { $count } tessere
    }
frame-cells = La cornice
frame-turn = Gira la tessera (r)
frame-stop = Fermati qui
stop-title = Ti fermi qui?
stop-text =
    { $count ->
        [one] Hai posato 1 tessera. Se ti fermi, resta com'è e il gioco è finito.
        [many] Hai posato { $count } di tessere. Se ti fermi, restano come sono e il gioco è finito.
       *[other] Hai posato { $count } tessere. Se ti fermi, restano come sono e il gioco è finito.
    }
stop-no = Continua
frame-fixed = Questa tessera fa parte del rompicapo: resta dov'è.
frame-no-room = Non c'è più posto: prima togli una tessera.
frame-no-room-here = Su { $cell } non c'è posto per una tessera.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } in orizzontale
       *[v] { $cell }: { $one }-{ $other } in verticale
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } in orizzontale; togli
       *[v] { $cell }: { $one }-{ $other } in verticale; togli
    }
squares-so-far =
    Quadrati: { $count } su 14{ $spoiled ->
        [0] { "" }
       *[other] , sbagliati: { $spoiled }
    }
picture-look = Guarda bene, finché vuoi.
picture-ready = Nascondi la figura e costruisci
picture-before = La figura era
picture-after = Hai costruito
paper-cells = I numeri sulla carta
paper-how = Unisci due numeri vicini: tocca tutti e due, o trascina dall'uno all'altro.
paper-no-tile = { $tile } non è fra le tessere rimaste.
paper-no-place = Così per { $tile } non c'è posto: prima togli una tessera.
paper-yours = I tuoi bordi
paper-one-cut = Un modo di dividerla
# For those who hear the picture.
picture-row = Riga { $row }: { $numbers }
picture-wrong = { $number } (sbagliato)

## Solo and the fortune-teller

solo-rows = Le quattro righe; è libera l'ultima tessera a destra di ognuna
solo-behind = Dietro, da destra a sinistra: { $tiles }.
solo-last = È l'ultima della sua riga.
# $tiles cannot be reached any more.
line-is-lost = Così non si arriva più a { $tiles }: riprendi una tessera.
performer-numbers = I numeri
performer-again = Altri numeri
performer-and = { $one } e …
performer-lost = Così non si arriva più a { $tiles }.
line-would-be-lost = Un vicolo cieco
line-think-again = Scegline un'altra
line-lay-anyway = Giocala lo stesso

## Fortress

fortress-grid = La fortezza: i posti per la tessera scelta
fortress-kinds = Che cosa fare con la tessera
fortress-attach = Attacca
fortress-chain = Catena
fortress-lay-here = Posala qui
fortress-not-now = Adesso questa tessera non si può posare.
fortress-other-way = { $cell }: prima gira la tessera
fortress-lies = { $tile } su { $cell } e { $high }, livello { $level }
chain-begins = Una catena fa punti secondo i livelli: dopo questa tessera almeno un'altra deve coprire metà uguali. Quelle che ti restano in mano le cedi.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Copri due metà uguali di tessere diverse, una delle quali della tua catena.
       *[no] Copri due metà uguali di tessere diverse.
    }
chain-so-far =
    { $you ->
        [yes] La tua catena
       *[no] La catena di { $name }
    }: { $count ->
        [one] 1 tessera
        [many] { $count } di tessere
       *[other] { $count } tessere
    }, { $points ->
        [one] 1 punto
        [many] { $points } di punti
       *[other] { $points } punti
    }.
chain-level = Livello { $level }.
chain-stop =
    { $count ->
        [0] Chiudi la catena
        [one] Chiudi la catena, cedi 1 tessera
        [many] Chiudi la catena, cedi { $count } di tessere
       *[other] Chiudi la catena, cedi { $count } tessere
    }
