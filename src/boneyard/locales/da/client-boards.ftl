### What is said at the tables in the browser that are not plain lines, in Danish.

why-not-rotated = Tag først en brik op: Så kan den drejes.

## Concentration

the-tiles = Brikkerne på bordet

## Hectic

race-which = Omgang { $round } af { $rounds }, { $points } point:
race-wanted = en kæde på mindst { $least } brikker, med { $number } i begge ender og ingen steder indeni.
race-middle = Midten, { $count ->
        [one] 1 fri brik
       *[other] { $count } frie brikker
    }
race-own = Dine brikker: { $count }. Vælg en for at lægge den tilbage.
race-take = Tryk på brikker i midten for at tage dem.
race-held =
    { $you ->
        [yes] { $tile } er allerede din.
       *[no] { $name } har taget { $tile }.
    }
race-you-are-out = Du er ude af denne omgang; den næste begynder, når nogen vinder dobbeltbrikken, eller alle har givet op.
race-two-already = Du har allerede to brikker med { $number }: Flere må ingen have.
race-claim = Færdig!
race-give-up = Giv op

## Dominance

ledger-caption = Rækkerne, hvad begge har i dem, og hvem der får dem, som det står nu
row-window = De summer, der tager denne række
row-sum = Taget
# Below the totals: while the hand goes on, and when it is over.
row-so-far = hvis det sluttede nu
row-in-all = til sidst
how-spans-work = I parentes: de summer, der tager rækken.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] tager { $points }
        [taken] { $name } tager { $points }
        [equal] lige: ingenting
        [beyond] over det dobbelte: ingenting
        [below] under det halve: ingenting
       *[alone] ingenting endnu
    }
row-against = { $own } mod { $other }:
row-stands =
    { $how ->
        [equal] lige
        [beyond] over det dobbelte
        [below] over det dobbelte
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Der er ingen brikker tilbage
        [one] Den sidste brik
       *[other] De { $count } brikker, der er tilbage
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] 1 brik tilbage
       *[other] { $count } brikker tilbage
    }
frame-cells = Rammen
frame-turn = Drej brikken (r)
frame-stop = Stop her
stop-title = Vil du stoppe her?
stop-text =
    { $count ->
        [one] Du har lagt 1 brik. Hvis du stopper, bliver den liggende, og spillet er slut.
       *[other] Du har lagt { $count } brikker. Hvis du stopper, bliver de liggende, og spillet er slut.
    }
stop-no = Spil videre
frame-fixed = Denne brik hører til opgaven: Den bliver liggende.
frame-no-room = Der er ikke længere plads til den: Tag først en brik væk.
frame-no-room-here = Der er ikke plads til en brik på { $cell }.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } ligger vandret
       *[v] { $cell }: { $one }-{ $other } ligger lodret
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } ligger vandret; tag den væk
       *[v] { $cell }: { $one }-{ $other } ligger lodret; tag den væk
    }
squares-so-far =
    Kvadrater: { $count } af 14{ $spoiled ->
        [0] { "" }
       *[other] , forkerte: { $spoiled }
    }
picture-look = Se godt efter, så længe du vil.
picture-ready = Skjul billedet, og byg
picture-before = Billedet var
picture-after = Du byggede
paper-cells = Tallene på papiret
paper-how = Forbind to tal side om side: Tryk på begge, eller træk en streg fra det ene til det andet.
paper-no-tile = { $tile } er ikke blandt de brikker, der er tilbage.
paper-no-place = { $tile } passer ingen steder, som det står nu: Tag først en brik væk.
paper-yours = Dine grænser
paper-one-cut = Én måde at dele det på
# For those who hear the picture.
picture-row = Række { $row }: { $numbers }
picture-wrong = { $number } (forkert)

## Solo and the fortune-teller

solo-rows = De fire rækker; den sidste brik til højre i hver er fri
solo-behind = Bag den, fra højre mod venstre: { $tiles }.
solo-last = Det er den sidste i sin række.
# $tiles cannot be reached any more.
line-is-lost = Som det ligger nu, er der ingen vej til { $tiles }: Tag en brik tilbage.
performer-numbers = Tallene
performer-again = Andre tal
performer-and = { $one } og …
performer-lost = Som det ligger nu, er der ingen vej til { $tiles }.
line-would-be-lost = En blindgyde
line-think-again = Vælg en anden
line-lay-anyway = Læg den alligevel

## Fortress

fortress-grid = Fæstningen: pladser til den valgte brik
fortress-kinds = Hvad der skal ske med brikken
fortress-attach = Byg til
fortress-chain = Kæde
fortress-lay-here = Læg den her
fortress-not-now = Denne brik kan ikke lægges nu.
fortress-other-way = { $cell }: drej først brikken
fortress-lies = { $tile } på { $cell } og { $high }, niveau { $level }
chain-begins = En kæde giver point efter niveau: Efter denne brik skal mindst én til dække ens halvdele. Det, du så har tilbage, gives væk.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Dæk to ens halvdele af forskellige brikker, den ene fra din kæde.
       *[no] Dæk to ens halvdele af forskellige brikker.
    }
chain-so-far =
    { $you ->
        [yes] Din kæde
       *[no] Kæden hos { $name }
    }: { $count ->
        [one] 1 brik
       *[other] { $count } brikker
    }, { $points } point.
chain-level = Niveau { $level }.
chain-stop =
    { $count ->
        [0] Afslut kæden
        [one] Afslut kæden, giv 1 brik væk
       *[other] Afslut kæden, giv { $count } brikker væk
    }
