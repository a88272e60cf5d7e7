### What happens at the games for one, and what can be done there, in Italian.

## Solo 1 and solo 2

ended-stuck = Niente va più bene: il solitario non riesce.
why-won = il solitario è riuscito
tiles-laid =
    { $count ->
        [one] Sul tavolo c'è 1 tessera.
        [many] Sul tavolo ci sono { $count } di tessere.
       *[other] Sul tavolo ci sono { $count } tessere.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = riprendere l'ultima tessera giocata
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Riprendi { $tile }.
           *[other] Riprendi { $tile } da { $place }.
        }
       *[no] { $place ->
            [none] { $seat } riprende { $tile }.
           *[other] { $seat } riprende { $tile } da { $place }.
        }
    }
event-opened = Si apre la busta: dentro c'è { $tiles }.
ended-foretold = Tutte le tessere sono sul tavolo, e la fila finisce come predetto!
ended-stopped =
    { $you ->
        [yes] Ti fermi qui.
       *[no] { $seat } si ferma qui.
    }
why-foretold = la fila finisce come predetto
action-hide = nascondere { $tile }
action-announce = annunciare { $one } e { $other }
event-hid =
    { $you ->
        [yes] Nascondi { $tiles }.
       *[no] { $seat } nasconde una tessera.
    }
event-announced =
    { $you ->
        [yes] Annunci che la fila finirà con { $one } e { $other }.
       *[no] { $seat } annuncia che la fila finirà con { $one } e { $other }.
    }
event-audience-laid =
    { $at ->
        [left] Il pubblico gioca { $tiles } a sinistra{ $letter }.
        [right] Il pubblico gioca { $tiles } a destra{ $letter }.
       *[arm] Il pubblico gioca { $tiles } all'estremità { $end }.
    }
event-produced =
    { $you ->
        [yes] Mostri la tessera nascosta: { $tiles }.
       *[no] { $seat } mostra la tessera nascosta: { $tiles }.
    }
ended-missed = Tutte le tessere sono sul tavolo, ma la fila non finisce come annunciato.
performer-hide = Scegli la tessera da nascondere. Con un doppio il gioco non riesce.
performer-hid =
    { $seen ->
        [yes] Nascosta: { $tile }.
       *[no] C'è una tessera nascosta.
    }
performer-say = Annuncia i due numeri con cui finirà la fila.
performer-said = Annunciati: { $one } e { $other }.
performer-lifts =
    { $count ->
        [0] Non puoi più riprendere tessere.
        [one] Puoi riprendere una tessera ancora una volta.
        [many] Puoi riprendere una tessera ancora { $count } di volte.
       *[other] Puoi riprendere una tessera ancora { $count } volte.
    }
envelope-sealed = La busta è sigillata.
envelope-open = Nella busta c'era { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] posare { $one }-{ $other } in orizzontale
       *[v] posare { $one }-{ $other } in verticale
    }, { $cell ->
        [none] dove è indicato
       *[other] con { $one } su { $cell }
    }
action-lift =
    { $cell ->
        [none] togliere la tessera segnata
       *[other] togliere la tessera su { $cell }
    }
event-laid =
    { $you ->
        [yes] Posi { $one }-{ $other }
       *[no] { $seat } posa { $one }-{ $other }
    } { $way ->
        [h] in orizzontale
       *[v] in verticale
    }{ $cell ->
        [none] .
       *[other] { " " }su { $cell }.
    }
squares-done =
    Quadrati completi: { $count } su 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }Uno mostra due numeri ed è segnato (!).
        [many] { " " }{ $spoiled } mostrano due numeri e sono segnati (!).
       *[other] { " " }{ $spoiled } mostrano due numeri e sono segnati (!).
    }
to-lay =
    { $count ->
        [0] Non ci sono più tessere da posare.
        [one] Ancora 1 tessera da posare:
        [many] Ancora { $count } di tessere da posare:
       *[other] Ancora { $count } tessere da posare:
    }
ended-solved = Risolto: quattordici quadrati con un numero ciascuno!

action-ready = ho visto abbastanza: nascondere la figura
event-hidden = La figura non si vede più; ecco le tessere: { $tiles }.
event-shown = La figura si vede di nuovo.
ended-right = Ogni casella è giusta: che memoria!
ended-wrong = Tutte le tessere sono posate, ma non tutte le caselle sono giuste.
why-cells = caselle giuste
ended-cut = Tutti i bordi sono ritrovati: i numeri sono divisi nelle loro tessere!
picture-was = La figura era:
picture-built = Hai costruito (! segna gli errori):
picture-cut = Si può dividere così:

## Dead ends
## $action is what would be done.

lay-anyway = Giocarla lo stesso? (s/n)
dead-end-ahead = Dopo questa mossa la fila non si potrebbe più completare: { $action }.
