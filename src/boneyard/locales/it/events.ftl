### What happens at a laying game, and what can be done there, in Italian.
###
### $seat and $of are names, $seats a list of names; $you is "yes" if the reader is among them and "no" if not. Where the
### reader is one of several ("tu e Cleo") the verb is in the second person plural.
### $at says where an end is: "lead" (there is none yet), "left", "right", "row" (the one end of a row with a
### running total) or "arm" (only its name, $end, tells it).

## Events

event-begins =
    { $by ->
        [lot] { $you ->
            [yes] Sorteggio: cominci tu.
           *[no] Sorteggio: comincia { $seat }.
        }
       *[turn] { $you ->
            [yes] Questa volta cominci tu.
           *[no] Questa volta comincia { $seat }.
        }
    }

event-placed =
    { $you ->
        [yes] { $at ->
            [lead] Apri con { $tile }.
            [left] Giochi { $tile } a sinistra{ $letter }.
            [right] Giochi { $tile } a destra{ $letter }.
            [row] Giochi { $tile }: { $total }.
           *[arm] Giochi { $tile } all'estremità { $end }.
        }
       *[no] { $at ->
            [lead] { $seat } apre con { $tile }.
            [left] { $seat } gioca { $tile } a sinistra{ $letter }.
            [right] { $seat } gioca { $tile } a destra{ $letter }.
            [row] { $seat } gioca { $tile }: { $total }.
           *[arm] { $seat } gioca { $tile } all'estremità { $end }.
        }
    }
event-drew =
    { $you ->
        [yes] Peschi { $tiles };
       *[no] { $seen ->
            [yes] { $seat } pesca { $tiles };
           *[no] { $count ->
                [one] { $seat } pesca una tessera;
                [many] { $seat } pesca { $count } di tessere;
               *[other] { $seat } pesca { $count } tessere;
            }
        }
    } { $left ->
        [0] la riserva è vuota.
        [one] nella riserva ne resta una.
        [many] nella riserva ne restano { $left }.
       *[other] nella riserva ne restano { $left }.
    }
event-passed =
    { $you ->
        [yes] Passi;
       *[no] { $seat } passa;
    } estremità: { $numbers }.
event-stopped =
    { $you ->
        [yes] Non giochi altre tessere.
       *[no] { $seat } non gioca altre tessere.
    }
event-closed =
    { $you ->
        [yes] { $at ->
            [left] Chiudi a sinistra{ $letter } con { $tile }!
            [right] Chiudi a destra{ $letter } con { $tile }!
           *[arm] Chiudi l'estremità { $end } con { $tile }!
        }
       *[no] { $at ->
            [left] { $seat } chiude a sinistra{ $letter } con { $tile }!
            [right] { $seat } chiude a destra{ $letter } con { $tile }!
           *[arm] { $seat } chiude l'estremità { $end } con { $tile }!
        }
    }
event-released = In { $names } nessuno può giocare: le altre estremità sono di nuovo aperte.
# $sign is "plus", "minus" or, where points are penalties, "penalty"; $size is the points without a sign, $why one of
# the reasons below.
event-scored =
    { $sign ->
        [penalty] { $you ->
            [yes] { $count ->
                [one] Segni
                [many] { $seats } segnate
               *[other] { $seats } segnate
            }
           *[no] { $count ->
                [one] { $seats } segna
                [many] { $seats } segnano
               *[other] { $seats } segnano
            }
        }
        [minus] { $you ->
            [yes] { $count ->
                [one] Perdi
                [many] { $seats } perdete
               *[other] { $seats } perdete
            }
           *[no] { $count ->
                [one] { $seats } perde
                [many] { $seats } perdono
               *[other] { $seats } perdono
            }
        }
       *[plus] { $you ->
            [yes] { $count ->
                [one] Fai
                [many] { $seats } fate
               *[other] { $seats } fate
            }
           *[no] { $count ->
                [one] { $seats } fa
                [many] { $seats } fanno
               *[other] { $seats } fanno
            }
        }
    } { $size ->
        [one] 1 punto
        [many] { $size } di punti
       *[other] { $size } punti
    }: { $why }.
event-claimed-points =
    { $points ->
        [0] { $you ->
            [yes] Non dichiari punti.
           *[no] { $seat } non dichiara punti.
        }
        [one] { $you ->
            [yes] Dichiari 1 punto, ma è sbagliato.
           *[no] { $seat } dichiara 1 punto, ma è sbagliato.
        }
        [many] { $you ->
            [yes] Dichiari { $points } di punti, ma è sbagliato.
           *[no] { $seat } dichiara { $points } di punti, ma è sbagliato.
        }
       *[other] { $you ->
            [yes] Dichiari { $points } punti, ma è sbagliato.
           *[no] { $seat } dichiara { $points } punti, ma è sbagliato.
        }
    }
event-called-points =
    { $points ->
        [0] { $you ->
            [yes] Non chiami niente.
           *[no] { $seat } non chiama niente.
        }
        [one] { $you ->
            [yes] Chiami «Muggins» per 1 punto, ma è sbagliato.
           *[no] { $seat } chiama «Muggins» per 1 punto, ma è sbagliato.
        }
        [many] { $you ->
            [yes] Chiami «Muggins» per { $points } di punti, ma è sbagliato.
           *[no] { $seat } chiama «Muggins» per { $points } di punti, ma è sbagliato.
        }
       *[other] { $you ->
            [yes] Chiami «Muggins» per { $points } punti, ma è sbagliato.
           *[no] { $seat } chiama «Muggins» per { $points } punti, ma è sbagliato.
        }
    }
event-revealed =
    { $you ->
        [yes] Hai in mano { $tiles } ({ $pips ->
            [one] 1 pallino
            [many] { $pips } di pallini
           *[other] { $pips } pallini
        }).
       *[no] { $seat } ha in mano { $tiles } ({ $pips ->
            [one] 1 pallino
            [many] { $pips } di pallini
           *[other] { $pips } pallini
        }).
    }
event-ended = { $how }

## How a hand ends

ended-out =
    { $you ->
        [yes] Domino! Vinci la mano.
       *[no] Domino! La mano va a { $seat }.
    }
ended-blocked = La mano è bloccata: nessuno può giocare.
ended-closed = La mano è chiusa.
ended-run-down = Dalla riserva non si pesca più e niente va bene: la mano è finita.
ended-laid = Tutte le tessere sono sul tavolo.
ended-passed = Non c'è più niente da vincere: la mano è finita.

## What points are for
## $own is "yes" if the points are for the player's own tiles. A reason may have several parts, set off by commas: how
## the points were counted, step by step, each with its $number.

why-pips =
    { $own ->
        [yes] i pallini in mano
       *[no] { $of-you ->
            [yes] i tuoi pallini
           *[no] i pallini di { $of }
        }
    }
why-own =
    { $of-you ->
        [yes] si tolgono i tuoi pallini
       *[no] si tolgono i pallini di { $of }
    }
why-from = arrotondati da { $number }
why-counted =
    { $number ->
        [one] 1 pallino
        [many] { $number } di pallini
       *[other] { $number } pallini
    }
why-rounded-hands = { $number } per i pallini rimasti, arrotondati persona per persona
why-less = meno { $number } di chi vince
why-rounded = arrotondati a { $number }
why-below = arrotondati a −{ $number }
why-divided = divisi per { $number }
why-shared = spartiti fra { $number }
why-double-blank = e 0-0 vale { $number }
why-fourfold = quattro volte i pallini in mano
why-four-times = 4 × { $number }
why-barricade =
    { $of-you ->
        [yes] il doppio dei tuoi pallini
       *[no] il doppio dei pallini di { $of }
    }
why-twice = 2 × { $number }
why-ends = le estremità fanno { $number }
why-overlooked =
    { $of-you ->
        [yes] Muggins, ti sono sfuggiti
       *[no] Muggins, sono sfuggiti a { $of }
    }
why-opening = l'apertura
why-highest = il doppio più alto finora
why-triple = estremità uguali con un doppio
why-double = estremità uguali
why-out = l'ultima tessera
why-blocked = le tessere migliori nella mano bloccata
why-set-off = compensati con quelli dell'altra coppia
why-difference = i punti vinti, la differenza fra le due coppie
why-total = un totale di { $number }

## Actions
## $number is what the end shows; $leaves is the half that stays open, where there is a choice, and "none" otherwise.

action-place =
    { $at ->
        [lead] aprire con { $tile }
        [left] giocare { $tile } a sinistra{ $letter }, accanto { $number ->
            [0] allo 0
            [1] all'1
            [8] all'8
           *[other] al { $number }
        }
        [right] giocare { $tile } a destra{ $letter }, accanto { $number ->
            [0] allo 0
            [1] all'1
            [8] all'8
           *[other] al { $number }
        }
        [over-left] posare { $tile } a sinistra{ $letter }, sopra { $number ->
            [0] lo 0
            [1] l'1
            [8] l'8
           *[other] il { $number }
        }
        [over-right] posare { $tile } a destra{ $letter }, sopra { $number ->
            [0] lo 0
            [1] l'1
            [8] l'8
           *[other] il { $number }
        }
        [under-left] posare { $tile } a sinistra{ $letter }, sotto { $number ->
            [0] lo 0
            [1] l'1
            [8] l'8
           *[other] il { $number }
        }
        [under-right] posare { $tile } a destra{ $letter }, sotto { $number ->
            [0] lo 0
            [1] l'1
            [8] l'8
           *[other] il { $number }
        }
        [row] giocare { $tile } e fare { $total }
       *[arm] giocare { $tile } all'estremità { $end }, accanto { $number ->
            [0] allo 0
            [1] all'1
            [8] all'8
           *[other] al { $number }
        }
    }{ $leaves ->
        [none] { "" }
        [0] , lasciando aperto lo 0
        [1] , lasciando aperto l'1
        [8] , lasciando aperto l'8
       *[other] , lasciando aperto il { $leaves }
    }
action-close =
    { $at ->
        [left] chiudere a sinistra{ $letter } con { $tile }
        [right] chiudere a destra{ $letter } con { $tile }
       *[arm] chiudere l'estremità { $end } con { $tile }
    }
action-draw =
    { $count ->
        [one] pescare una tessera
        [many] pescare { $count } di tessere
       *[other] pescare { $count } tessere
    }
action-pass = passare
action-stop = non giocare altro
action-claim-points =
    { $points ->
        [0] non dichiarare punti
        [one] dichiarare 1 punto
        [many] dichiarare { $points } di punti
       *[other] dichiarare { $points } punti
    }
action-call-points =
    { $points ->
        [0] non chiamare niente
        [one] chiamare «Muggins» per 1 punto
        [many] chiamare «Muggins» per { $points } di punti
       *[other] chiamare «Muggins» per { $points } punti
    }
