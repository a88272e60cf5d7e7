### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Swedish.

## My games

mine-none = Du har inte spelat än. Dina spel kommer att finnas här, och du kan fortsätta dem när du vill.
mine-finished = Avslutade
mine-table = Resultat
mine-lost = Dina spel kunde inte hämtas.

## Lobby

lobby-text = Slå dig ner där någon väntar, eller titta på där det spelas.
lobby-empty = Ingen väntar just nu. Öppna ett bord, så hittar andra dig här.
lobby-open = Öppna ett bord
lobby-nobody = Här sitter ingen än
lobby-away = inte här just nu
lobby-join =
    { $free ->
        [one] Slå dig ner: 1 ledig plats
       *[other] Slå dig ner: { $free } lediga platser
    }
lobby-lost = Lobbyn kunde inte hämtas.
company-late = Ingen har kommit än. Du kan fortsätta vänta, eller spela med botar.
company-fill =
    { $free ->
        [one] En bot tar den lediga platsen
       *[other] Botar tar de lediga platserna
    }
company-other = { $name } väntar vid ett annat bord med samma spel.
company-join = Slå dig ner där
lobby-played = Spelas just nu
lobby-waiting = Väntar på fler
lobby-look = Titta på
lobby-hand =
    { $totals ->
        [secret] Omgång { $hand }
       *[other] Omgång { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Fem spel för en.
puzzles-day = I dag, { $date }: samma pussel för alla i hela världen.
puzzles-done = Klart i dag
puzzles-again = Dagens en gång till
puzzles-go-on = Fortsätt med dagens
puzzles-free = Fritt spel
puzzles-lost = Dagens pussel kunde inte hämtas.

## A new table

new-title = Nytt bord: { $game }
new-game = Spel
new-no-game = Det spelet finns inte här.
new-who = Vilka spelar?
new-seat = Plats { $number }
sitter-me = jag
sitter-here = någon mer här
sitter-friend = ledig, för en vän
sitter-bot = bot, { $level }
new-character = Bot på plats { $number }
character-any = den som kommer
new-public = Visa i lobbyn
new-public-help = Alla kan hitta bordet och slå sig ner.
new-private-help = Bara de som får länken hittar bordet.
new-time = Tid
new-pace = Botarna spelar
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] direkt
        [0.5] snabbt
        [1] som vanligt
        [2] långsamt
       *[4] mycket långsamt
    }
new-rules = Regler
new-rules-help = Ändra vad du vill.
new-reset = Allt som i häftet
new-create = Öppna bordet
new-start = Börja
new-wrong = Något är fel med ”{ $option }”.
option-from-to = Från { $least } till { $most }, tack.
clock-label = Klocka
clock-none = ingen
clock-move = per drag
clock-bank = för partiet
clock-days = dagar
clock-each-move = Tid för varje drag
clock-whole-match = Tid för hela partiet
clock-bonus = Tillägg för varje drag
in-seconds =
    { $seconds ->
        [0] inget
        [one] 1 sekund
       *[other] { $seconds } sekunder
    }
in-minutes =
    { $minutes ->
        [one] 1 minut
       *[other] { $minutes } minuter
    }
in-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagar
    }

## Rules

rules-lost = Reglerna kunde inte hämtas.

## Settings

settings-title = Inställningar
back-to-the-table = Tillbaka till bordet
settings-me = Du
settings-name = Ditt namn vid bordet
lang-system = som webbläsaren
settings-tiles = Brickor
settings-preview = Fyra brickor som de kommer att se ut
settings-face = Halvorna visar
tiles-pips = ögon
tiles-numerals = siffror
tiles-colours = färger
settings-looks = Utseende
settings-look = Sidans färger
look-system = som enheten
look-light = ljust
look-dark = mörkt
look-contrast = hög kontrast
settings-size = Textstorlek
size-normal = normal
size-large = stor
settings-motion = Rörelse
motion-system = som enheten
motion-less = mindre
settings-play = Vid bordet
settings-sound = Ljud
settings-hints = Tips
settings-hints-help = En knapp vid bordet visar ett bra drag.
settings-hand = Dina brickor
settings-sort = Ordning på dina brickor
sort-dealt = som utdelade
sort-number = efter tal
sort-weight = högst först
settings-handed = Du spelar med
handed-right = höger hand
handed-left = vänster hand
settings-unasked = Dra och passa automatiskt
settings-unasked-help = När inget annat är möjligt sker det efter en liten stund.
settings-confirm = Bekräfta drag
settings-confirm-help = En bricka läggs först när du trycker en gång till. Så är det också med andra drag när du har ett val.
settings-wake = När det är din tur
settings-vibrate = Vibrera
settings-vibrate-help = En kort vibration när du har väntat ett tag. Aldrig med mindre rörelse.
settings-notify = Aviseringar
settings-notify-help = Medan du tittar på annat säger enheten till när det är din tur, eller när någon har slagit sig ner.
settings-notify-denied = Din webbläsare visar inga aviseringar från den här sidan. Vill du ha dem, tillåt dem i dess inställningar för sidan; vi frågar inte igen.
settings-notify-never = Den här webbläsaren visar inga aviseringar. På iPhone och iPad: lägg först till Boneyard på hemskärmen.
settings-device = På en annan enhet
settings-device-help = Med din personliga länk är du samma person där, med samma spel.
settings-device-warning = Dela den inte: den som har länken kan spela som du.
settings-device-show = Visa min personliga länk
settings-device-link = Din personliga länk
settings-device-qr = QR-kod med din personliga länk

## Nowhere

nowhere-title = Här finns inget
nowhere-text = Den här adressen leder ingenstans. Kanske försvann en bokstav i länken på vägen.

## Replay

replay-title = Repris
replay-of = Repris: { $game }
replay-lost = Det här partiet går inte att visa.
replay-hand = Omgång
replay-step = Steg { $step } av { $steps }
replay-position = Steg
replay-first = Till början
replay-back = Ett steg bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-forth = Ett steg framåt
replay-last = Till slutet
replay-deal = Brickorna delas ut.
replay-hand-of = Handen hos { $name }
replay-link = Länk till det här steget
replay-daily = Pusslet för { $date }: samma brickor för alla.
replay-check = Kontrollera given

## Fair deals

fair-title = Är given rättvis?
fair-text = Före varje omgång bestämde servern sin del av blandningen och publicerade ett fingeravtryck av den. Sedan lade människorna vid bordet till sin egen slump, så att ingen kunde välja brickor. Den här sidan har just gjort om blandningen av alla delarna och jämfört.
fair-checking = Kontrollerar …
fair-hand = Omgång { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Rättvist: brickorna låg precis som den utlovade blandningen lägger dem.
        [none] Protokollet har inget bevis för den här given.
        [proof] Beviset för den här given går inte att läsa.
        [promise] Fel: servern använde inte det som den hade lovat.
        [lot] Fel: lotten säger att någon annan ska börja.
       *[deck] Fel: brickorna låg i en annan ordning än blandningen ger.
    }
fair-deal = Enligt reglerna var { $count ->
        [one] en giv före den här ogiltig
       *[other] { $count } givar före den här ogiltiga
    }; den delen kontrolleras inte här.
fair-commitment = Publicerat före utdelningen
fair-seeds = Bidrag från spelarna
fair-no-seed = inget
fair-lost = Protokollet kunde inte hämtas.
fair-record = Ladda ner protokollet

## The position on the page of a game

position-heading = Ett läge
position-story = Hur det blev så

## Aids

settings-points = Poäng vid dragen
settings-points-help = Se vad varje drag ger direkt, där man får poäng medan man lägger.
settings-count = Räkna brickorna
settings-count-help = Se för varje tal hur många brickor som ligger öppna eller på din hand, och hur många som ännu är osedda.
settings-pairs = I Koncentration: visa ett par som inte stämmer i
settings-pairs-seconds = { $seconds } sekunder
new-serious = Utan hjälpmedel
new-serious-help = För allvarligt spel: ingen får tips, poäng vid dragen eller räknade brickor, och inga drag tas tillbaka.

## Keys

keys-title = Tangenter
key-tiles = ta brickan med det numret
key-h = gå till din hand och hör den
key-e = gå till de öppna ändarna och hör dem
key-s = hör ställningen
key-l = hör de senaste dragen
key-o = hör vad de andra har på hand
key-d = dra
key-p = passa
key-n = vidare till nästa omgång, eller spela igen
key-t = prata, eller svara på ett förslag
key-r = vrid brickan, där den kan ligga på flera sätt
key-z = förstora bordet, eller visa hela igen
key-esc = lägg tillbaka brickan, eller lägg undan resultatet
key-f6 = gå från bordet till resultatet, och tillbaka
key-help = visa de här tangenterna
settings-keys = Tangenter med en bokstav vid bordet
keys-plain = ensamma
keys-alt = med Alt
keys-off = av

## Results

hand-over = Omgång { $number } är slut
revealed-hands = Vad som var kvar på hand
points-of-hand = Poäng
no-points-of-hand = Ingen får poäng i den här omgången.
result-aside = Lägg undan resultatet
new-best = Nytt rekord! Hittills var det { $before }.
same-deal-button = Samma giv
new-deal-button = Ny giv
next-hand-button = Nästa omgång
waiting-for = Väntar på: { $names }.
dealing = Brickorna delas ut …
share-button = Dela resultatet
rematch-button = Spela igen
rematch-waits = Nästa parti väntar på dig.
replay-button = Repris

## Waiting for people

agreed-here = Avtalat vid det här bordet
agreed-first = Det här gäller här, även där sidan nedan säger något annat.
your-name = Ditt namn
sit-down = Slå dig ner
name-button = Så heter jag
this-is-you = det är du
waiting-for-people =
    { $count ->
        [one] En person till behövs. Skicka den här länken:
       *[other] { $count } personer till behövs. Skicka den här länken:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Din tid är slut, så en bot spelar resten av omgången åt dig. I nästa spelar du själv igen.
        [time] Du var för sen tre gånger i rad, så en bot spelar åt dig.
       *[other] En bot spelar åt dig.
    }
back-button = Jag är tillbaka
leave-title = Lämna det här spelet?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] En bot spelar vidare i ditt ställe. Bordet finns kvar under Mina spel: öppna det igen, så är platsen din.
       *[other] En bot spelar vidare i ditt ställe, och de andra får veta det. Bordet finns kvar under Mina spel: öppna det igen, så är platsen din.
    }
leave-yes = Lämna
leave-no = Stanna

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Väntar på en person till. Andra hittar bordet i lobbyn, eller skicka någon den här länken:
       *[other] Väntar på { $count } personer till. Andra hittar bordet i lobbyn, eller skicka dem den här länken:
    }

## Links and codes

copy-link = Kopiera länken
share-link = Dela …
copied = Länken är kopierad.
copy-yourself = Länken är markerad; kopiera den därifrån.
invite-link = Länken till det här bordet
invite-share = Spela domino med mig
invite-qr = QR-kod med länken till det här bordet
invite-scan = Den som skannar koden eller öppnar länken kan slå sig ner här.
invite-watch = Titta på när jag spelar domino
invite-full = Alla platser är upptagna: den som skannar koden eller öppnar länken kan titta på.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 sekund per drag
       *[other] { $seconds } sekunder per drag
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min var
       *[other] { $minutes } min + { $bonus } s var
    }
clock-days-short =
    { $days ->
        [one] 1 dag per drag
       *[other] { $days } dagar per drag
    }

## The first lesson of a kind of game

learn-title = Första lektionen: { $title }
learn-step = Drag { $step } av { $steps }
learn-skip = Hoppa över
learn-leave = Stäng
learn-other = Det går också. Gör i den här lektionen det som lyser: inget är förlorat.
learn-play = Spela nu
learn-return = Tillbaka till ditt bord
learn-again = En gång till
learn-lost = Lektionen kunde inte laddas.

## When time is up

clock-rule-move = För den som tar längre tid på sig gör en bot det draget. Efter tre gånger i rad spelar den vidare tills personen är tillbaka.
# $seconds: what the next hand begins with.
clock-rule-bank = För den som har gjort slut på sin tid spelar en bot resten av omgången. Nästa omgång börjar då med { $seconds } sekunder.

## An analysis of a match that is over

analyse = Analysera
play-on = Spela vidare härifrån mot botar
replay-onward = Spelat vidare från ett annat parti, som övning: de första brickorna delades inte ut här.
analysis-title = Analys
analysis-failed = Analysen uteblev.
analysing = Bedömda beslut: { $done } av { $of }
analysing-soon = Den börjar strax, efter dem som frågade tidigare.
no-decision = Ingen hade något val i det här steget.
analysis-of = Sett från
analysis-match = Hela partiet
analysis-marked = Kunde vara bättre
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = Vad { $name } kunde vänta sig, i poäng före de andra: { $told }
curve-step = { $points } vid steg { $step }
