### What is asked of whoever is to play, and why, in Dutch.
###
### $numbers lists halves that are wanted ("3 of 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = trek
choice-pass = pas
choice-stop = stop
choice-close = sluit een einde af met een dubbel
choice-call = claim punten die over het hoofd zijn gezien
choice-lift = neem de laatste steen terug
choice-stop-here = stop
choice-attach = bouw een steen aan
choice-build = bouw een ketting voor punten

## Laying

ask-lead-any = Open met een steen naar keuze.
ask-lead-highest = Open met je hoogste dubbel: { $tile }.
ask-lead-lowest = Open met je laagste dubbel: { $tile }.
ask-lead-heaviest = Je hebt geen dubbel: open met je hoogste steen, { $tile }.
ask-lead-lightest = Je hebt geen dubbel: open met je laagste steen, { $tile }.
ask-lay =
    { $count ->
        [0] Leg een steen aan met { $numbers }.
       *[other] Leg een steen aan met { $numbers }, of { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Leg door, met { $numbers }.
       *[other] Leg door, met { $numbers }, of { $choices }.
    }
ask-first =
    { $count ->
        [0] Eerst de dubbel: leg een steen aan met { $numbers }.
       *[other] Eerst de dubbel: leg een steen aan met { $numbers }, of { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Alleen { $numbers } is open, en die heb je niet: { $choices }.
       *[other] Je hebt geen { $numbers }: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Leg een steen die overal past: niets anders maakt { $total }
       *[other] Maak { $total } aan een einde, met { $numbers } of een steen die overal past
    }{ $count ->
        [0] .
       *[other] ; of { $choices }.
    }
ask-unmade = Geen van je stenen maakt { $total } aan een einde: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Leg een steen naar keuze: nog { $more ->
        [one] 1
       *[other] { $more }
    } tot { $total } ({ $points ->
        [one] 1 punt
       *[other] { $points } punten
    }).{ $totals ->
        [none] { "" }
       *[other] { " " }Daarna: { $totals }.
    }
ask-claim = Hoeveel punten krijg je?
ask-overlooked = Zijn er punten over het hoofd gezien?

## What is worth points while laying

goal-fives = Er zijn punten als de einden samen een veelvoud van 5 zijn.
goal-fives-from-ten = Er zijn punten als de einden samen een veelvoud van 5 vanaf 10 zijn.
goal-fives-and-threes = Er zijn punten als de som van de einden door 5 of door 3 deelbaar is.
goal-equal = Twee gelijke einden leveren punten op.
goal-double = Na een dubbel leg je nog een keer.

## Alone

ask-begin-line = Begin de ketting met een steen naar keuze: ze moeten er allemaal in.
ask-begin-rows = Begin met de laatste steen van een rij.
ask-draw-batch =
    { $more ->
        [one] Trek de laatste steen.
       *[other] Trek { $more } stenen en leg ze dan allemaal.
    }
ask-hide = Verstop een steen die geen dubbel is.
ask-announce = Kondig de twee getallen aan waarmee de ketting zal eindigen.
ask-fill-squares = Vul het kader: de vier vakken van een vierkant tonen één getal.
ask-look = Onthoud waar elk getal ligt.
ask-rebuild = Leg elke steen waar je hem hebt gezien.
ask-cut-paper = Vind de stenen: verbind steeds twee getallen.

## Other tables

ask-turn-first = Draai twee stenen om die samen { $total } zijn.
ask-turn-second =
    { $more ->
        [0] Draai nog een steen om: alleen 0-0 maakt { $total }.
        [one] Draai nog een steen om: er ontbreekt 1 oog aan { $total }.
       *[other] Draai nog een steen om: er ontbreken { $more } ogen aan { $total }.
    }
ask-enter = Neem een steen: de ene helft is de rij, de andere telt daar.
ask-dictate = Voordat de ander speelt, mag jij kiezen: een steen voor een van diens lege rijen, of niets.
ask-any = { $choices }.
ask-pick = Neem een van de weggegeven stenen.
ask-chain =
    { $count ->
        [0] Bedek twee gelijke helften van verschillende stenen.
       *[other] Bedek twee gelijke helften van verschillende stenen, of { $choices }.
    }
ask-chain-stuck = Er valt niets meer te bedekken: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Neem stenen voor een ketting: minstens { $total }, met { $numbers } aan beide einden.
       *[other] { $more } van minstens { $total } genomen: { $numbers } aan beide einden, dan claimen.
    }
