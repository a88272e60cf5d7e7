### What is said at the tables in the browser that are not plain lines, in Dutch.

why-not-rotated = Neem eerst een steen op: dan kun je hem draaien.

## Concentration

the-tiles = De stenen op tafel

## Hectic

race-which =
    Race { $round } van { $rounds }, { $points ->
        [one] 1 punt:
       *[other] { $points } punten:
    }
race-wanted = een ketting van { $least } stenen of meer, met { $number } aan beide einden en nergens ertussen.
race-middle = Het midden, { $count ->
        [one] 1 vrije steen
       *[other] { $count } vrije stenen
    }
race-own = Jouw stenen: { $count }. Tik er een aan om hem terug te leggen.
race-take = Tik stenen in het midden aan om ze te nemen.
race-held =
    { $you ->
        [yes] { $tile } heb je al.
       *[no] { $tile } ligt bij { $name }.
    }
race-you-are-out = Je ligt uit deze race; de volgende begint als iemand de dubbel wint of iedereen heeft opgegeven.
race-two-already = Je hebt al twee stenen met { $number }: meer mag niemand hebben.
race-claim = Claim!
race-give-up = Opgeven

## Dominance

ledger-caption = De rijen, wat beide spelers erin hebben, en wie ze wint zoals het nu staat
row-window = De sommen die deze rij winnen
row-sum = Gewonnen
# Below the totals: while the hand goes on, and when it is over.
row-so-far = als het nu eindigt
row-in-all = aan het eind
how-spans-work = Tussen haakjes: de sommen die de rij winnen.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] krijgt { $points }
        [taken] { $name } krijgt { $points }
        [equal] gelijk: niets
        [beyond] meer dan het dubbele: niets
        [below] minder dan de helft: niets
       *[alone] nog niets
    }
row-against = { $own } tegen { $other }:
row-stands =
    { $how ->
        [equal] gelijk
        [beyond] meer dan dubbel
        [below] meer dan dubbel
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Er is geen steen meer
        [one] De laatste steen
       *[other] De { $count } stenen die over zijn
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] Nog 1 steen
       *[other] Nog { $count } stenen
    }
frame-cells = Het kader
frame-turn = De steen draaien (r)
frame-stop = Stoppen
stop-title = Echt stoppen?
stop-text =
    { $count ->
        [one] Je hebt 1 steen gelegd. Als je stopt, blijft die zo liggen en is het spel voorbij.
       *[other] Je hebt { $count } stenen gelegd. Als je stopt, blijven ze zo liggen en is het spel voorbij.
    }
stop-no = Doorgaan
frame-fixed = Deze steen hoort bij de puzzel: hij blijft liggen.
frame-no-room = Daar is geen plek meer voor: haal eerst een steen weg.
frame-no-room-here = Op { $cell } is geen plek voor een steen.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } ligt plat
       *[v] { $cell }: { $one }-{ $other } staat rechtop
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } ligt plat; weghalen
       *[v] { $cell }: { $one }-{ $other } staat rechtop; weghalen
    }
squares-so-far =
    Vierkanten: { $count } van 14{ $spoiled ->
        [0] { "" }
       *[other] , fout: { $spoiled }
    }
picture-look = Kijk goed, zo lang je wilt.
picture-ready = Het patroon verbergen en bouwen
picture-before = Het patroon was
picture-after = Jij bouwde
paper-cells = De getallen op het papier
paper-how = Verbind twee getallen naast elkaar: tik ze allebei aan, of sleep van het ene naar het andere.
paper-no-tile = { $tile } zit niet bij de stenen die over zijn.
paper-no-place = { $tile } past zo nergens: haal eerst een steen weg.
paper-yours = Jouw grenzen
paper-one-cut = Zo kan het verdeeld worden
# For those who hear the picture.
picture-row = Rij { $row }: { $numbers }
picture-wrong = { $number } (fout)

## Solo and the fortune-teller

solo-rows = De vier rijen; van elke is de laatste steen rechts vrij
solo-behind = Daarachter, van rechts naar links: { $tiles }.
solo-last = Het is de laatste van zijn rij.
# $tiles cannot be reached any more.
line-is-lost = Zo kom je nooit meer bij { $tiles }: neem een steen terug.
performer-numbers = De getallen
performer-again = Andere getallen
performer-and = { $one } en …
performer-lost = Zo komt de ketting nooit meer bij { $tiles }.
line-would-be-lost = Een doodlopende weg
line-think-again = Kies een andere
line-lay-anyway = Toch leggen

## Fortress

fortress-grid = De vesting: plekken voor de gekozen steen
fortress-kinds = Wat je met de steen doet
fortress-attach = Aanbouwen
fortress-chain = Ketting
fortress-lay-here = Hier leggen
fortress-not-now = Deze steen kun je nu niet leggen.
fortress-other-way = { $cell }: draai eerst de steen
fortress-lies = { $tile } op { $cell } en { $high }, niveau { $level }
chain-begins = Een ketting telt naar niveau: na deze steen moet er minstens nog een gelijke helften bedekken. Wat je dan nog hebt, geef je weg.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Bedek twee gelijke helften van verschillende stenen, een ervan uit je ketting.
       *[no] Bedek twee gelijke helften van verschillende stenen.
    }
chain-so-far =
    { $you ->
        [yes] Je ketting
       *[no] De ketting van { $name }
    }: { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
chain-level = Niveau { $level }.
chain-stop =
    { $count ->
        [0] Ketting beëindigen
        [one] Ketting beëindigen, 1 steen weggeven
       *[other] Ketting beëindigen, { $count } stenen weggeven
    }
