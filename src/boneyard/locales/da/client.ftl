### The table in the browser, in Danish.

## At the table

to-the-games = Til spillene
the-table = Bordet
moves = Træk
score-sheet = Point i alle runder
score-sheet-hand = Runde
score-sheet-total = Sum
your-turn = Det er din tur.
turn-of = { $name } har turen.
choose-end = Vælg, hvor { $tile } skal ligge.
# On a button, after the first of two taps. $action: what it does.
tap-again = Igen: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Tryk på brikken igen for at lægge den.
which-way = Hvilken vej?
looking-on = Du kigger med.
move-waits = Dit træk sendes, så snart forbindelsen er tilbage.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = spiller sikkert
temperament-greedy = tager gerne for sig
temperament-blocker = blokerer gerne
temperament-plain = spiller jævnt
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] en bot spiller
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] brik på hånden
       *[other] brikker på hånden
    }
points-short = { $points } p
hand-of-tiles =
    { $count ->
        [0] Din hånd er tom
        [one] Din hånd, 1 brik
       *[other] Din hånd, { $count } brikker
    }
layout-tiles =
    { $count ->
        [0] Der ligger ingen brikker endnu
        [one] 1 brik er lagt
       *[other] { $count } brikker er lagt
    }
# $place as in the list of the ends: "3 til venstre", "c 5".
open-end = Åben ende: { $place }
ends-heading = Åbne ender:
ends-sum = Sum { $total }
fill-first = skal fyldes først
stock-left =
    { $reserve ->
        [0] Lager { $count }
        [one] Lager { $count }, 1 brik bliver liggende
       *[other] Lager { $count }, { $reserve } brikker bliver liggende
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Dine point
name-call = Muggins!
name-none = ingen
stock-aside = Til side { $count }
loupe-enlarge = Forstør bordet
loupe-whole = Vis hele bordet
loupe-pane = Det forstørrede bord
loupe-opened = Bordet er forstørret.
loupe-closed = Hele bordet vises.

## Why a tile cannot be laid

why-not-looking-on = Du kigger med; kun de, der sidder her, kan spille.
why-not-your-turn = Det er ikke din tur: { $name } har turen.
why-not-over = Runden er slut.
why-not-here = { $tile } kan ikke ligge her: Den passer dér, hvor bordet lyser.
why-not-here-none = Ingen af dine brikker passer her nu.
why-not-here-yet =
    Tag først en brik op: { $tiles } { $count ->
        [one] passer her.
       *[other] passer her.
    }
why-not-turned = Denne brik er allerede vendt: Vælg en anden.
why-not-now = { $tile } kan ikke bruges nu.
why-not-before-points = Sig først, hvor mange point der blev vundet.
why-not-lead = { $tile } kan ikke åbne denne runde.
why-not-fitting = { $tile } passer ikke: Åbne er nu { $open }.
why-not-first = { $tile } passer ikke dér, hvor der først skal en brik: { $open }.

## The bar

hint-button = Tip
take-back-button = Tag tilbage
rules-button = Regler
menu-button = Menu
talk-button = Snak
invite-button = Invitér
settings-button = Indstillinger
leave-button = Forlad bordet
resync-button = Genindlæs bordet
sound-on = Slå lyden til
sound-off = Slå lyden fra
robot-for = Lad en bot spille for { $name }
connection-connecting = Forbinder …
connection-on = Forbundet
connection-waiting = Ingen forbindelse; prøver igen …
connection-refused = Forbindelsen blev afvist
connection-lost = Forbindelsen er væk; der prøves igen.
connection-back = Forbindelsen er tilbage.

## Passing the device around

curtain-title = { $name } er den næste
curtain-text = Giv enheden videre til { $name }. Ingen andre bør kigge nu.
curtain-lift = Jeg er { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Vis resultatet
result-put-aside = Resultatet er lagt til side. Knappen ”Vis resultatet” henter det frem igen.
hand-dealt = Runde { $number } er delt ud.
hand-brought = Denne runde: { $points }.
left-in-hand = tilbage: { $tiles }

## Waiting for people

level = { $level ->
        [easy] let bot
        [medium] bot
        [hard] stærk bot
       *[other] bot { $level }
    }
table-missing = Dette bord kan ikke vises

## Keys

keys-button = Taster (?)

## The offer of a lesson

learn-offer = Nyt for dig? Lær det på få træk
learn-no = Nej tak
