### What happens at the games for one, and what can be done there, in Swedish.

## Solo 1 and solo 2

ended-stuck = Inget passar längre: spelet är förlorat.
why-won = spelet är vunnet
tiles-laid =
    { $count ->
        [one] 1 bricka är lagd.
       *[other] { $count } brickor är lagda.
    }

## The fortune-teller
## $place is the end from which the tile was lifted.

action-lift-last = ta tillbaka den senast lagda brickan
event-lifted =
    { $you ->
        [yes] { $place ->
            [none] Du tar tillbaka { $tile }.
           *[other] Du tar tillbaka { $tile } från { $place }.
        }
       *[no] { $place ->
            [none] { $seat } tar tillbaka { $tile }.
           *[other] { $seat } tar tillbaka { $tile } från { $place }.
        }
    }
event-opened = Kuvertet öppnas: i det ligger { $tiles }.
ended-foretold = Alla brickor är lagda, och kedjan slutar som förutsagt!
ended-stopped =
    { $you ->
        [yes] Du slutar här.
       *[no] { $seat } slutar här.
    }
why-foretold = kedjan slutar som förutsagt
action-hide = göm { $tile }
action-announce = säg { $one } och { $other }
event-hid =
    { $you ->
        [yes] Du gömmer { $tiles }.
       *[no] { $seat } gömmer en bricka.
    }
event-announced =
    { $you ->
        [yes] Du säger att kedjan kommer att sluta med { $one } och { $other }.
       *[no] { $seat } säger att kedjan kommer att sluta med { $one } och { $other }.
    }
event-audience-laid =
    { $at ->
        [left] Publiken lägger { $tiles } till vänster{ $letter }.
        [right] Publiken lägger { $tiles } till höger{ $letter }.
       *[arm] Publiken lägger { $tiles } vid { $end }.
    }
event-produced =
    { $you ->
        [yes] Du tar fram den gömda brickan: { $tiles }.
       *[no] { $seat } tar fram den gömda brickan: { $tiles }.
    }
ended-missed = Alla brickor är lagda, men kedjan slutar inte som utlovat.
performer-hide = Välj brickan som du ska gömma. Med en dubbel skulle tricket misslyckas.
# $seen: whether the one who reads knows the hidden tile.
performer-hid =
    { $seen ->
        [yes] Gömd: { $tile }.
       *[no] En bricka är gömd.
    }
performer-say = Säg de två tal som kedjan kommer att sluta med.
performer-said = Utlovat: { $one } och { $other }.
performer-lifts =
    { $count ->
        [0] Du får inte ta tillbaka fler brickor.
        [one] Du får ta tillbaka en bricka en gång till.
       *[other] Du får ta tillbaka en bricka { $count } gånger till.
    }
envelope-sealed = Kuvertet är förseglat.
envelope-open = I kuvertet låg { $tile }.

## Squares and memory
## $one is on the cell $cell, $other to its right ($way is "h") or below it ("v"). $cell is
## "none" where people see the place and no names of cells.

action-lay =
    { $way ->
        [h] lägg { $one }-{ $other } vågrätt
       *[v] lägg { $one }-{ $other } lodrätt
    }, { $cell ->
        [none] som det visas
       *[other] { $one }:an på { $cell }
    }
action-lift =
    { $cell ->
        [none] ta bort den markerade brickan
       *[other] ta bort brickan på { $cell }
    }
event-laid =
    { $you ->
        [yes] Du lägger { $one }-{ $other }
       *[no] { $seat } lägger { $one }-{ $other }
    } { $way ->
        [h] vågrätt
       *[v] lodrätt
    }{ $cell ->
        [none] .
       *[other] { " " }på { $cell }.
    }
# $count squares show a single number; $spoiled squares show two and bear a mark.
squares-done =
    Färdiga kvadrater: { $count } av 14.{ $spoiled ->
        [0] { "" }
        [one] { " " }En visar två tal och är markerad (!).
       *[other] { " " }{ $spoiled } visar två tal och är markerade (!).
    }
# For a table that does not list thousands of actions.
to-lay =
    { $count ->
        [0] Det finns inga brickor kvar att lägga.
        [one] 1 bricka att lägga:
       *[other] { $count } brickor att lägga:
    }
ended-solved = Löst: fjorton kvadrater med var sitt tal!

action-ready = jag har sett nog: göm bilden
event-hidden = Bilden är borta; brickorna ligger framme: { $tiles }.
event-shown = Bilden visas igen.
ended-right = Varje ruta är rätt: bra minne!
ended-wrong = Alla brickor är lagda, men alla rutor är inte rätt.
why-cells = rätta rutor
ended-cut = Alla gränser är hittade: talen är uppdelade i sina brickor!
picture-was = Så här såg bilden ut:
picture-built = Så här byggde du (! betyder fel):
picture-cut = Så här kan den delas upp:

## Dead ends
## $action is what would be done.

lay-anyway = Lägga ändå? (j/n)
dead-end-ahead = Efter det går kedjan inte att göra klar: { $action }.
