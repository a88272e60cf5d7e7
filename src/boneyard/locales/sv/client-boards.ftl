### What is said at the tables in the browser that are not plain lines, in Swedish.

why-not-rotated = Ta upp en bricka först: sedan kan den vridas.

## Concentration

the-tiles = Brickorna på bordet

## Hectic

race-which = Runda { $round } av { $rounds }, { $points } poäng:
race-wanted = en kedja på minst { $least } brickor, { $number } i båda ändarna och ingenstans däremellan.
race-middle = Mitten, { $count ->
        [one] 1 fri bricka
       *[other] { $count } fria brickor
    }
race-own = Dina brickor: { $count }. Välj en för att lägga tillbaka den.
race-take = Tryck på brickor i mitten för att ta dem.
race-held =
    { $you ->
        [yes] { $tile } är redan din.
       *[no] { $name } har { $tile }.
    }
race-you-are-out = Du är ute ur rundan; nästa börjar när någon vinner dubbeln eller alla har gett upp.
race-two-already = Du har redan två brickor med { $number }: fler får ingen ha.
race-claim = Klar!
race-give-up = Ge upp

## Dominance

ledger-caption = Raderna, vad båda har på dem och vem som tar dem som det står
row-window = Summorna som tar den här raden
row-sum = Vinst
# Below the totals: while the hand goes on, and when it is over.
row-so-far = om det slutade nu
row-in-all = till slut
how-spans-work = Inom hakparentes: summorna som tar raden.
# $name is whoever has the other total; $how one total stands against the other.
row-outcome =
    { $how ->
        [takes] tar { $points }
        [taken] { $name } tar { $points }
        [equal] lika: inget
        [beyond] mer än dubbelt: inget
        [below] mindre än hälften: inget
       *[alone] inget än
    }
row-against = { $own } mot { $other }:
row-stands =
    { $how ->
        [equal] lika
        [beyond] mer än dubbelt
        [below] mer än dubbelt
       *[alone] –
    }
tiles-open =
    { $count ->
        [0] Ingen bricka är kvar
        [one] Sista brickan
       *[other] De { $count } brickor som är kvar
    }

## Squares and memory

tiles-to-lay =
    { $count ->
        [one] 1 bricka kvar
       *[other] { $count } brickor kvar
    }
frame-cells = Ramen
frame-turn = Vrid brickan (r)
frame-stop = Sluta här
stop-title = Sluta här?
stop-text =
    { $count ->
        [one] Du har lagt 1 bricka. Om du slutar ligger den kvar som den är och spelet är slut.
       *[other] Du har lagt { $count } brickor. Om du slutar ligger de kvar som de är och spelet är slut.
    }
stop-no = Fortsätt
frame-fixed = Den här brickan hör till pusslet: den ligger kvar.
frame-no-room = Det finns ingen plats för den längre: ta bort en bricka först.
frame-no-room-here = Det finns ingen plats för en bricka på { $cell }.
frame-lies =
    { $way ->
        [h] { $cell }: { $one }-{ $other } ligger vågrätt
       *[v] { $cell }: { $one }-{ $other } ligger lodrätt
    }
frame-lift =
    { $way ->
        [h] { $cell }: { $one }-{ $other } ligger vågrätt; ta bort den
       *[v] { $cell }: { $one }-{ $other } ligger lodrätt; ta bort den
    }
squares-so-far =
    Kvadrater: { $count } av 14{ $spoiled ->
        [0] { "" }
       *[other] , förstörda: { $spoiled }
    }
picture-look = Titta noga, så länge du vill.
picture-ready = Göm bilden och bygg
picture-before = Bilden var
picture-after = Du byggde
paper-cells = Talen på papperet
paper-how = Förena två tal intill varandra: tryck på båda, eller dra från det ena till det andra.
paper-no-tile = { $tile } finns inte bland brickorna som är kvar.
paper-no-place = { $tile } passar ingenstans som det står: ta bort en bricka först.
paper-yours = Dina gränser
paper-one-cut = Så kan det delas upp
# For those who hear the picture.
picture-row = Rad { $row }: { $numbers }
picture-wrong = { $number } (fel)

## Solo and the fortune-teller

solo-rows = De fyra raderna; sista brickan till höger på varje är fri
solo-behind = Bakom den, från höger till vänster: { $tiles }.
solo-last = Den är sist kvar på sin rad.
# $tiles cannot be reached any more.
line-is-lost = Som det ligger kan { $tiles } aldrig läggas: ta tillbaka en bricka.
performer-numbers = Talen
performer-again = Andra tal
performer-and = { $one } och …
performer-lost = Som det ligger kan { $tiles } aldrig läggas.
line-would-be-lost = En återvändsgränd
line-think-again = Välj en annan
line-lay-anyway = Lägg den ändå

## Fortress

fortress-grid = Fästningen: platser för den valda brickan
fortress-kinds = Vad som ska göras med brickan
fortress-attach = Bygg ut
fortress-chain = Kedja
fortress-lay-here = Lägg den här
fortress-not-now = Den brickan går inte att lägga nu.
fortress-other-way = { $cell }: vrid brickan först
fortress-lies = { $tile } på { $cell } och { $high }, nivå { $level }
chain-begins = En kedja ger poäng efter sina nivåer: efter den här brickan måste minst en till täcka lika halvor. Det du sedan har kvar ges bort.
# $linked: whether every tile has to cover a half of this chain.
chain-goes-on =
    { $linked ->
        [yes] Täck två lika halvor på olika brickor, varav en i din kedja.
       *[no] Täck två lika halvor på olika brickor.
    }
chain-so-far =
    { $you ->
        [yes] Din kedja
       *[no] Kedjan hos { $name }
    }: { $count ->
        [one] 1 bricka
       *[other] { $count } brickor
    }, { $points } poäng.
chain-level = Nivå { $level }.
chain-stop =
    { $count ->
        [0] Avsluta kedjan
        [one] Avsluta kedjan, ge bort 1 bricka
       *[other] Avsluta kedjan, ge bort { $count } brickor
    }
