### What happens at the games for one, and what can be done there, in Danish.

## Solo 1 and solo 2

ended-stuck = Intet passer længere: Kabalen går ikke op.
why-won = kabalen er gået op
tiles-laid =
    { $count ->
        [one] 1 brik er lagt.
       *[other] { $count } brikker er lagt.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = tag den sidst lagte brik tilbage
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Du tager { $tile } tilbage.
           *[other] Du tager { $tile } tilbage fra { $place }.
        }
       *[no] { $place ->
            [none] { $seat } tager { $tile } tilbage.
           *[other] { $seat } tager { $tile } tilbage fra { $place }.
        }
    }
event-opened = Kuverten åbnes: I den ligger { $tiles }.
ended-foretold = Alle brikker er lagt, og kæden ender som forudsagt!
ended-stopped =
    { $you ->
        [yes] Du stopper her.
       *[no] { $seat } stopper her.
    }
why-foretold = kæden ender som forudsagt
action-hide = gem { $tile }
action-announce = forudsig { $one } og { $other }
event-hid =
    { $you ->
        [yes] Du gemmer { $tiles }.
       *[no] { $seat } gemmer en brik.
    }
event-announced =
    { $you ->
        [yes] Du forudsiger, at kæden ender med { $one } og { $other }.
       *[no] { $seat } forudsiger, at kæden ender med { $one } og { $other }.
    }
event-audience-laid =
    { $at ->
        [left] Publikum lægger { $tiles } til venstre{ $letter }.
        [right] Publikum lægger { $tiles } til højre{ $letter }.
       *[arm] Publikum lægger { $tiles } ved { $end }.
    }
event-produced =
    { $you ->
        [yes] Du tager den gemte brik frem: { $tiles }.
       *[no] { $seat } tager den gemte brik frem: { $tiles }.
    }
ended-missed = Alle brikker er lagt, men kæden ender ikke som forudsagt.
performer-hide = Vælg den brik, du vil gemme. Med en dobbeltbrik mislykkes tricket.
performer-hid =
    { $seen ->
        [yes] Gemt: { $tile }.
       *[no] En brik er gemt.
    }
performer-say = Forudsig de to tal, kæden vil ende med.
performer-said = Forudsagt: { $one } og { $other }.
performer-lifts =
    { $count ->
        [0] Du må ikke tage flere brikker tilbage.
        [one] Du må tage en brik tilbage én gang til.
       *[other] Du må tage en brik tilbage { $count } gange.
    }
envelope-sealed = Kuverten er forseglet.
envelope-open = I kuverten lå { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] læg { $one }-{ $other } vandret
       *[v] læg { $one }-{ $other } lodret
    }, { $cell ->
        [none] som det vises
       *[other] { $one } på { $cell }
    }
action-lift =
    { $cell ->
        [none] tag den markerede brik væk
       *[other] tag brikken på { $cell } væk
    }
event-laid =
    { $you ->
        [yes] Du lægger { $one }-{ $other }
       *[no] { $seat } lægger { $one }-{ $other }
    } { $way ->
        [h] vandret
       *[v] lodret
    }{ $cell ->
        [none] .
       *[other] { " " }på { $cell }.
    }
squares-done =
    Færdige kvadrater: { $count } af 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }Ét viser to tal og er markeret (!).
       *[other] { " " }{ $spoiled } viser to tal og er markeret (!).
    }
to-lay =
    { $count ->
        [0] Der er ingen brikker tilbage at lægge.
        [one] 1 brik tilbage at lægge:
       *[other] { $count } brikker tilbage at lægge:
    }
ended-solved = Løst: fjorten kvadrater med ét tal hver!

action-ready = jeg er klar: skjul billedet
event-hidden = Billedet er væk; brikkerne ligger klar: { $tiles }.
event-shown = Billedet vises igen.
ended-right = Hvert felt er rigtigt: godt husket!
ended-wrong = Alle brikker er lagt, men ikke alle felter er rigtige.
why-cells = rigtige felter
ended-cut = Alle grænser er fundet: Tallene er delt op i deres brikker!
picture-was = Sådan så billedet ud:
picture-built = Sådan byggede du (! viser fejl):
picture-cut = Sådan kan det deles op:

## Dead ends
## $action is what would be done.

lay-anyway = Læg den alligevel? (j/n)
dead-end-ahead = Derefter kan kæden ikke længere gå op: { $action }.
