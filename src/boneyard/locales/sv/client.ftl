### The table in the browser, in Swedish.

## At the table

to-the-games = Till spelen
the-table = Bordet
moves = Drag
score-sheet = Poäng i alla omgångar
score-sheet-hand = Omgång
score-sheet-total = Summa
your-turn = Din tur.
turn-of = { $name } står på tur.
choose-end = Välj var { $tile } ska läggas.
# On a button, after the first of two taps. $action: what it does.
tap-again = En gång till: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Tryck på brickan igen för att lägga den.
which-way = Åt vilket håll?
looking-on = Du tittar på.
move-waits = Ditt drag skickas så snart anslutningen är tillbaka.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = tar det säkra före det osäkra
temperament-greedy = tar gärna för sig
temperament-blocker = blockerar gärna
temperament-plain = spelar jämnt
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] en bot spelar
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] bricka på hand
       *[other] brickor på hand
    }
points-short = { $points } p
hand-of-tiles =
    { $count ->
        [0] Din hand är tom
        [one] Din hand, 1 bricka
       *[other] Din hand, { $count } brickor
    }
layout-tiles =
    { $count ->
        [0] Ingen bricka är lagd än
        [one] 1 bricka är lagd
       *[other] { $count } brickor är lagda
    }
# $place as in the list of the ends: "3 till vänster", "c 5".
open-end = Öppen ände: { $place }
ends-heading = Öppna ändar:
ends-sum = Summa { $total }
fill-first = ska fyllas först
stock-left =
    { $reserve ->
        [0] Talong { $count }
        [one] Talong { $count }, 1 bricka förblir dold
       *[other] Talong { $count }, { $reserve } brickor förblir dolda
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Dina poäng
name-call = Muggins!
name-none = inga
stock-aside = Undanlagda { $count }
loupe-enlarge = Förstora bordet
loupe-whole = Visa hela bordet
loupe-pane = Det förstorade bordet
loupe-opened = Bordet är förstorat.
loupe-closed = Hela bordet visas.

## Why a tile cannot be laid

why-not-looking-on = Du tittar på; bara de som sitter här kan spela.
why-not-your-turn = Det är inte din tur: { $name } står på tur.
why-not-over = Omgången är slut.
why-not-here = { $tile } går inte här: den passar där bordet lyser.
why-not-here-none = Ingen av dina brickor passar här nu.
why-not-here-yet =
    { $count ->
        [one] Ta upp en bricka först: { $tiles } passar här.
       *[other] Ta upp en bricka först: { $tiles } passar här.
    }
why-not-turned = Den brickan ligger redan öppen: välj en annan.
why-not-now = { $tile } går inte att använda nu.
why-not-before-points = Säg först hur många poäng det blev.
why-not-lead = { $tile } kan inte öppna den här omgången.
why-not-fitting = { $tile } passar inte: öppna är nu { $open }.
why-not-first = { $tile } passar inte där en bricka behövs först: { $open }.

## The bar

hint-button = Tips
take-back-button = Ta tillbaka
rules-button = Regler
menu-button = Meny
talk-button = Prata
invite-button = Bjud in
settings-button = Inställningar
leave-button = Lämna bordet
resync-button = Ladda om bordet
sound-on = Sätt på ljudet
sound-off = Stäng av ljudet
robot-for = Låt en bot spela åt { $name }
connection-connecting = Ansluter …
connection-on = Ansluten
connection-waiting = Ingen anslutning; försöker igen …
connection-refused = Anslutningen nekades
connection-lost = Anslutningen är borta; nytt försök görs.
connection-back = Anslutningen är tillbaka.

## Passing the device around

curtain-title = { $name } står på tur
curtain-text = Lämna enheten till { $name }. Ingen annan ska titta nu.
curtain-lift = Jag är { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Visa resultatet
result-put-aside = Resultatet är undanlagt. Knappen ”Visa resultatet” tar fram det igen.
hand-dealt = Omgång { $number } är utdelad.
hand-brought = Den här omgången: { $points }.
left-in-hand = kvar: { $tiles }

## Waiting for people

level = { $level ->
        [easy] lätt bot
        [medium] bot
        [hard] stark bot
       *[other] bot { $level }
    }
table-missing = Det här bordet går inte att visa

## Keys

keys-button = Tangenter (?)

## The offer of a lesson

learn-offer = Nytt för dig? Lär dig på några drag
learn-no = Nej tack
