### What is asked of whoever is to play, and why, in Swedish.
###
### $numbers lists halves that are wanted ("3 eller 5"), $open is how many they are; $choices lists what can be done
### besides or at all, in the words of `choice-...`, $count is how many these are.

choice-draw = dra
choice-pass = passa
choice-stop = sluta
choice-close = spärra en ände med en dubbel
choice-call = ropa ut poäng som missades
choice-lift = ta tillbaka senaste brickan
choice-stop-here = sluta
choice-attach = bygg ut med en bricka
choice-build = bygg en kedja som ger poäng

## Laying

ask-lead-any = Öppna med vilken bricka du vill.
ask-lead-highest = Öppna med din högsta dubbel: { $tile }.
ask-lead-lowest = Öppna med din lägsta dubbel: { $tile }.
ask-lead-heaviest = Du har ingen dubbel: öppna med din högsta bricka, { $tile }.
ask-lead-lightest = Du har ingen dubbel: öppna med din lägsta bricka, { $tile }.
ask-lay =
    { $count ->
        [0] Lägg en bricka med { $numbers }.
       *[other] Lägg en bricka med { $numbers }, eller { $choices }.
    }
ask-go-on =
    { $count ->
        [0] Fortsätt lägga: en bricka med { $numbers }.
       *[other] Fortsätt lägga, en bricka med { $numbers }, eller { $choices }.
    }
ask-first =
    { $count ->
        [0] Först ska dubbeln fyllas: lägg en bricka med { $numbers }.
       *[other] Först ska dubbeln fyllas: lägg en bricka med { $numbers }, eller { $choices }.
    }
ask-stuck =
    { $open ->
        [one] Bara { $numbers } är öppet, och du har ingen sådan: { $choices }.
       *[other] Du har ingen bricka med { $numbers }: { $choices }.
    }
# The halves that touch make $total; some tiles fit everywhere. $open is 0 where only these fit.
ask-make =
    { $open ->
        [0] Lägg en bricka som passar överallt: inget annat blir { $total }
       *[other] Gör { $total } vid en ände, med { $numbers } eller en bricka som passar överallt
    }{ $count ->
        [0] .
       *[other] ; eller { $choices }.
    }
ask-unmade = Ingen av dina brickor gör { $total } vid en ände: { $choices }.
# All the pips on the table count; $more are missing to $total, which is worth $points; $totals lists others above it.
ask-total =
    Lägg vilken bricka du vill: { $more } till blir { $total } ({ $points } poäng).{ $totals ->
        [none] { "" }
       *[other] { " " }Sedan: { $totals }.
    }
ask-claim = Hur många poäng får du?
ask-overlooked = Missades några poäng?

## What is worth points while laying

goal-fives = Ändarna ger poäng när summan är delbar med 5.
goal-fives-from-ten = Ändarna ger poäng när summan är delbar med 5 och minst 10.
goal-fives-and-threes = Ändarna ger poäng när summan är delbar med 5 eller 3.
goal-equal = Två lika ändar ger poäng.
goal-double = Efter en dubbel lägger du igen.

## Alone

ask-begin-line = Börja kedjan med vilken bricka du vill: alla ska in i den.
ask-begin-rows = Börja med sista brickan på någon rad.
ask-draw-batch =
    { $more ->
        [one] Dra sista brickan.
       *[other] Dra { $more } brickor och lägg sedan alla.
    }
ask-hide = Göm en bricka som inte är en dubbel.
ask-announce = Säg de två tal som kedjan kommer att sluta med.
ask-fill-squares = Fyll ramen: de fyra rutorna i en kvadrat visar samma tal.
ask-look = Kom ihåg var varje tal ligger.
ask-rebuild = Lägg varje bricka där du såg den.
ask-cut-paper = Hitta brickorna: förena två tal i taget.

## Other tables

ask-turn-first = Vänd upp två brickor som blir { $total } tillsammans.
ask-turn-second =
    { $more ->
        [0] Vänd upp en bricka till: bara 0-0 gör { $total }.
        [one] Vänd upp en bricka till: 1 öga till blir { $total }.
       *[other] Vänd upp en bricka till: { $more } ögon till blir { $total }.
    }
ask-enter = Ta en bricka: ena halvan är raden, den andra räknas där.
ask-dictate = Före motståndarens tur får du välja: en bricka på en av motståndarens tomma rader, eller inget.
ask-any = { $choices }.
ask-pick = Ta en av brickorna som gavs bort.
ask-chain =
    { $count ->
        [0] Täck två lika halvor på olika brickor.
       *[other] Täck två lika halvor på olika brickor, eller { $choices }.
    }
ask-chain-stuck = Inget mer kan täckas: { $choices }.
# $more tiles are held of at least $total.
ask-collect =
    { $more ->
        [0] Ta brickor till en kedja: minst { $total }, med { $numbers } i båda ändarna.
       *[other] { $more } av minst { $total } tagna: { $numbers } i båda ändarna, ropa sedan ”Klar!”.
    }
