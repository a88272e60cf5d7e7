### What is asked of whoever is to play, and why, in Danish.
###
### $numbers lists halves that are wanted ("3 eller 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = træk
choice-pass = meld pas
choice-stop = stop
choice-close = spær en ende med en dobbeltbrik
choice-call = meld point, der er overset
choice-lift = tag den sidste brik tilbage
choice-stop-here = stop
choice-attach = byg en brik til
choice-build = byg en kæde for point

## Laying

ask-lead-any = Åbn med en brik efter eget valg.
ask-lead-highest = Åbn med din største dobbeltbrik: { $tile }.
ask-lead-lowest = Åbn med din mindste dobbeltbrik: { $tile }.
ask-lead-heaviest = Du har ingen dobbeltbrik: Åbn med din største brik, { $tile }.
ask-lead-lightest = Du har ingen dobbeltbrik: Åbn med din mindste brik, { $tile }.
ask-lay =
    { $count ->
        [0] Læg en brik med { $numbers }.
       *[other] Læg en brik med { $numbers }, eller { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Læg videre: en brik med { $numbers }.
       *[other] Læg videre, en brik med { $numbers }, eller { $choices }.
    }
ask-first =
    { $count ->
        [0] Først skal dobbeltbrikken fyldes: Læg en brik med { $numbers }.
       *[other] Først skal dobbeltbrikken fyldes: Læg en brik med { $numbers }, eller { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Kun { $numbers } er åben, og den har du ikke: { $choices }.
       *[other] Du har hverken { $numbers }: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Læg en brik, der passer overalt: Intet andet giver { $total }
       *[other] Få en ende til at give { $total }, med { $numbers } eller en brik, der passer overalt
    }{ $count ->
        [0] .
       *[other] ; eller { $choices }.
    }
ask-unmade = Ingen af dine brikker giver { $total } ved en ende: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Læg en hvilken som helst brik: { $more } mere giver { $total } ({ $points } point).{ $totals ->
        [none] { "" }
       *[other] { " " }Senere: { $totals }.
    }
ask-claim = Hvor mange point har du vundet?
ask-overlooked = Blev der overset point?

## What is worth points while laying

goal-fives = Enderne giver point, når summen kan deles med 5.
goal-fives-from-ten = Enderne giver point, når summen er mindst 10 og kan deles med 5.
goal-fives-and-threes = Enderne giver point, når summen kan deles med 5 eller med 3.
goal-equal = To ens ender giver point.
goal-double = Efter en dobbeltbrik lægger du igen.

## Alone

ask-begin-line = Begynd kæden med en hvilken som helst brik: De skal alle med.
ask-begin-rows = Begynd med den sidste brik i en af rækkerne.
ask-draw-batch =
    { $more ->
        [one] Træk den sidste brik.
       *[other] Træk { $more } brikker, og læg dem så alle sammen.
    }
ask-hide = Gem en brik, der ikke er en dobbeltbrik.
ask-announce = Forudsig de to tal, kæden vil ende med.
ask-fill-squares = Fyld rammen: De fire felter i et kvadrat viser ét tal.
ask-look = Husk, hvor hvert tal ligger.
ask-rebuild = Læg hver brik dér, hvor du så den.
ask-cut-paper = Find brikkerne: Forbind to tal ad gangen.

## Other tables

ask-turn-first = Vend to brikker, der tilsammen giver { $total }.
ask-turn-second =
    { $more ->
        [0] Vend en brik mere: Kun 0-0 giver { $total }.
        [one] Vend en brik mere: 1 øje til giver { $total }.
       *[other] Vend en brik mere: { $more } øjne til giver { $total }.
    }
ask-enter = Tag en brik: Den ene halvdel er rækken, den anden lægges til dér.
ask-dictate = Før den anden spiller, må du vælge: en brik til en af den andens tomme rækker, eller ingenting.
ask-any = { $choices }.
ask-pick = Tag en af de brikker, der er givet væk.
ask-chain =
    { $count ->
        [0] Dæk to ens halvdele af forskellige brikker.
       *[other] Dæk to ens halvdele af forskellige brikker, eller { $choices }.
    }
ask-chain-stuck = Der er ikke mere at dække: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Tag brikker til en kæde: mindst { $total }, med { $numbers } i begge ender.
       *[other] { $more } af mindst { $total } taget: { $numbers } i begge ender, og meld så færdig.
    }
