### What happens at the games for one, and what can be done there, in Dutch.

## Solo 1 and solo 2

ended-stuck = Er past niets meer: het spel is verloren.
why-won = het spel is gewonnen
tiles-laid =
    { $count ->
        [one] Er is 1 steen gelegd.
       *[other] Er zijn { $count } stenen gelegd.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = de laatst gelegde steen terugnemen
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Je neemt { $tile } terug.
           *[other] Je neemt { $tile } terug van { $place }.
        }
       *[no] { $place ->
            [none] { $seat } neemt { $tile } terug.
           *[other] { $seat } neemt { $tile } terug van { $place }.
        }
    }
event-opened = De envelop gaat open: er zit { $tiles } in.
ended-foretold = Alle stenen zijn gelegd, en de ketting eindigt zoals voorspeld!
ended-stopped =
    { $you ->
        [yes] Je stopt hier.
       *[no] { $seat } stopt hier.
    }
why-foretold = de ketting eindigt zoals voorspeld
action-hide = { $tile } verstoppen
action-announce = { $one } en { $other } aankondigen
event-hid =
    { $you ->
        [yes] Je verstopt { $tiles }.
       *[no] { $seat } verstopt een steen.
    }
event-announced =
    { $you ->
        [yes] Je kondigt aan dat de ketting met { $one } en { $other } eindigt.
       *[no] { $seat } kondigt aan dat de ketting met { $one } en { $other } eindigt.
    }
event-audience-laid =
    { $at ->
        [left] Het publiek legt { $tiles } links aan{ $letter }.
        [right] Het publiek legt { $tiles } rechts aan{ $letter }.
       *[arm] Het publiek legt { $tiles } aan bij { $end }.
    }
event-produced =
    { $you ->
        [yes] Je haalt de verstopte steen tevoorschijn: { $tiles }.
       *[no] { $seat } haalt de verstopte steen tevoorschijn: { $tiles }.
    }
ended-missed = Alle stenen zijn gelegd, maar de ketting eindigt niet zoals aangekondigd.
performer-hide = Kies de steen die je verstopt. Met een dubbel mislukt de truc.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Verstopt: { $tile }.
       *[no] Er is een steen verstopt.
    }
performer-say = Kondig de twee getallen aan waarmee de ketting zal eindigen.
performer-said = Aangekondigd: { $one } en { $other }.
performer-lifts =
    { $count ->
        [0] Je mag geen steen meer terugnemen.
        [one] Je mag nog één keer een steen terugnemen.
       *[other] Je mag nog { $count } keer een steen terugnemen.
    }
envelope-sealed = De envelop is verzegeld.
envelope-open = In de envelop zat { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] { $one }-{ $other } liggend leggen
       *[v] { $one }-{ $other } staand leggen
    }, { $cell ->
        [none] zoals het te zien is
       *[other] de { $one } op { $cell }
    }
action-lift =
    { $cell ->
        [none] de gemarkeerde steen weghalen
       *[other] de steen op { $cell } weghalen
    }
event-laid =
    { $you ->
        [yes] Je legt { $one }-{ $other }
       *[no] { $seat } legt { $one }-{ $other }
    } { $way ->
        [h] liggend
       *[v] staand
    }{ $cell ->
        [none] .
       *[other] { " " }op { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Vierkanten klaar: { $count } van 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }Eén ervan toont twee getallen en is gemarkeerd (!).
       *[other] { " " }{ $spoiled } ervan tonen twee getallen en zijn gemarkeerd (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] Er zijn geen stenen meer te leggen.
        [one] Nog 1 steen te leggen:
       *[other] Nog { $count } stenen te leggen:
    }
ended-solved = Opgelost: veertien vierkanten met elk één getal!

action-ready = genoeg gezien: het patroon verbergen
event-hidden = Het patroon is weg; de stenen liggen klaar: { $tiles }.
event-shown = Het patroon is weer te zien.
ended-right = Elk vak klopt: goed onthouden!
ended-wrong = Alle stenen zijn gelegd, maar niet elk vak klopt.
why-cells = vakken die kloppen
ended-cut = Alle grenzen zijn gevonden: de getallen zijn in hun stenen verdeeld!
picture-was = Zo zag het patroon eruit:
picture-built = Dit heb je gebouwd (! is fout):
picture-cut = Zo kan het verdeeld worden:

## Dead ends
## $action is what would be done.

lay-anyway = Toch leggen? (j/n)
dead-end-ahead = Daarna komt de ketting niet meer uit: { $action }.
