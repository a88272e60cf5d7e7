### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Danish.

## My games

mine-none = Du har ikke spillet endnu. Her kommer dine spil til at stå, og du kan spille videre når som helst.
mine-finished = Færdige
mine-table = Resultat
mine-lost = Dine spil kunne ikke hentes.

## Lobby

lobby-text = Sæt dig, hvor nogen venter, eller kig med, hvor der spilles.
lobby-empty = Ingen venter lige nu. Opret et bord, så finder andre dig her.
lobby-open = Opret et bord
lobby-nobody = Her sidder ingen endnu
lobby-away = ikke her lige nu
lobby-join =
    { $free ->
        [one] Vær med: 1 ledig plads
       *[other] Vær med: { $free } ledige pladser
    }
lobby-lost = Lobbyen kunne ikke hentes.
company-late = Der er ikke kommet nogen endnu. Du kan vente videre eller spille med botter.
company-fill =
    { $free ->
        [one] En bot tager den ledige plads
       *[other] Botter tager de ledige pladser
    }
company-other = { $name } venter ved et andet bord med dette spil.
company-join = Sæt dig dér
lobby-played = Her spilles der
lobby-waiting = Venter på andre
lobby-look = Kig med
lobby-hand =
    { $totals ->
        [secret] Runde { $hand }
       *[other] Runde { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Fem spil for én.
puzzles-day = I dag, { $date }: de samme opgaver for alle i hele verden.
puzzles-done = Klaret i dag
puzzles-again = Dagens én gang til
puzzles-go-on = Fortsæt dagens
puzzles-free = Frit spil
puzzles-lost = Dagens opgaver kunne ikke hentes.

## A new table

new-title = Nyt bord: { $game }
new-game = Spil
new-no-game = Sådan et spil er der ikke her.
new-who = Hvem spiller?
new-seat = Plads { $number }
sitter-me = mig
sitter-here = en til her ved enheden
sitter-friend = ledig, til en ven
sitter-bot = bot, { $level }
new-character = Bot på plads { $number }
character-any = hvem der nu kommer
new-public = Vis det i lobbyen
new-public-help = Alle kan finde bordet og sætte sig.
new-private-help = Kun de, der får linket, finder bordet.
new-time = Tid
new-pace = Botter spiller
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] straks
        [0.5] hurtigt
        [1] som normalt
        [2] langsomt
       *[4] meget langsomt
    }
new-rules = Regler
new-rules-help = Lav om på det, du vil.
new-reset = Alt som i regelhæftet
new-create = Opret bordet
new-start = Start
new-wrong = Der er noget galt med ”{ $option }”.
option-from-to = Fra { $least } til { $most }, tak.
clock-label = Ur
clock-none = intet
clock-move = pr. træk
clock-bank = for partiet
clock-days = dage
clock-each-move = Tid til hvert træk
clock-whole-match = Tid til hele partiet
clock-bonus = Ekstra for hvert træk
in-seconds =
    { $seconds ->
        [0] ingen
        [one] 1 sekund
       *[other] { $seconds } sekunder
    }
in-minutes =
    { $minutes ->
        [one] 1 minut
       *[other] { $minutes } minutter
    }
in-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dage
    }

## Rules

rules-lost = Reglerne kunne ikke hentes.

## Settings

settings-title = Indstillinger
back-to-the-table = Tilbage til bordet
settings-me = Dig
settings-name = Dit navn ved bordet
lang-system = som i browseren
settings-tiles = Brikker
settings-preview = Fire brikker, som de vil se ud
settings-face = Halvdelene viser
tiles-pips = øjne
tiles-numerals = tal
tiles-colours = farver
settings-looks = Udseende
settings-look = Sidens farver
look-system = som enheden
look-light = lys
look-dark = mørk
look-contrast = høj kontrast
settings-size = Tekststørrelse
size-normal = normal
size-large = stor
settings-motion = Bevægelse
motion-system = som enheden
motion-less = mindre
settings-play = Ved bordet
settings-sound = Lyd
settings-hints = Tips
settings-hints-help = En knap ved bordet viser et godt træk.
settings-hand = Dine brikker
settings-sort = Dine brikkers rækkefølge
sort-dealt = som delt ud
sort-number = efter tal
sort-weight = de største først
settings-handed = Du spiller med
handed-right = højre hånd
handed-left = venstre hånd
settings-unasked = Træk og meld pas automatisk
settings-unasked-help = Når intet andet er muligt, sker det efter et øjeblik.
settings-confirm = Bekræft træk
settings-confirm-help = En brik lægges ved at trykke en gang til, og det gælder også andre træk, hvor du har et valg.
settings-wake = Når det er din tur
settings-vibrate = Vibration
settings-vibrate-help = En kort summen, når du har ventet et stykke tid. Aldrig ved mindre bevægelse.
settings-notify = Notifikationer
settings-notify-help = Din enhed siger til, mens du kigger et andet sted hen, når det er din tur, eller når nogen har sat sig.
settings-notify-denied = Din browser viser ingen notifikationer fra dette websted. Vil du have dem, så tillad dem i browserens indstillinger for webstedet; vi spørger ikke igen.
settings-notify-never = Denne browser viser ingen notifikationer. På en iPhone eller iPad skal du først føje Boneyard til hjemmeskærmen.
settings-device = På en anden enhed
settings-device-help = Med dit personlige link er du den samme person dér, med de samme spil.
settings-device-warning = Del det ikke: Den, der har dette link, kan spille som dig.
settings-device-show = Vis mit personlige link
settings-device-link = Dit personlige link
settings-device-qr = QR-kode med dit personlige link

## Nowhere

nowhere-title = Her er ingenting
nowhere-text = Denne adresse fører ingen steder hen. Måske gik et bogstav i linket tabt undervejs.

## Replay

replay-title = Genafspilning
replay-of = Genafspilning: { $game }
replay-lost = Dette parti kan ikke vises.
replay-hand = Runde
replay-step = Trin { $step } af { $steps }
replay-position = Trin
replay-first = Til start
replay-back = Et trin tilbage
replay-play = Afspil
replay-pause = Pause
replay-forth = Et trin frem
replay-last = Til slut
replay-deal = Brikkerne deles ud.
replay-hand-of = Hånden hos { $name }
replay-link = Link til dette trin
replay-daily = Opgaven fra { $date }: de samme brikker for alle.
replay-check = Blev der blandet fair?

## Fair deals

fair-title = Blev der blandet fair?
fair-text = Før hver runde lagde serveren sin del af blandingen fast og offentliggjorde et fingeraftryk af den. Så tilføjede menneskene ved bordet deres egne tilfældige tal, så ingen kunne vælge brikkerne. Denne side har lige blandet en gang til ud fra alle disse dele og sammenlignet.
fair-checking = Tjekker …
fair-hand = Runde { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Fair: Brikkerne lå præcis, som den lovede blanding lægger dem.
        [none] Protokollen har intet bevis for denne runde.
        [proof] Beviset for denne runde kan ikke læses.
        [promise] Forkert: Serveren brugte ikke det, den havde lovet.
        [lot] Forkert: Efter lodtrækningen skulle en anden begynde.
       *[deck] Forkert: Brikkerne lå i en anden rækkefølge, end blandingen giver.
    }
fair-deal = Efter reglerne måtte der først deles om { $count ->
        [one] én gang
       *[other] { $count } gange
    }; den del tjekkes ikke her.
fair-commitment = Offentliggjort, før der blev delt ud
fair-seeds = Tilføjet af spillerne
fair-no-seed = ingenting
fair-lost = Protokollen kunne ikke hentes.
fair-record = Hent protokollen

## The position on the page of a game

position-heading = En situation
position-story = Sådan opstod den

## Aids

settings-points = Point ved trækkene
settings-points-help = Hvor der vindes point undervejs, kan du se, hvad hvert træk giver med det samme.
settings-count = Tæl brikkerne
settings-count-help = Se for hvert tal, hvor mange brikker der ligger åbent eller er på din hånd, og hvor mange du ikke har set.
settings-pairs = I Koncentration: vis brikker, der ikke er et par, i
settings-pairs-seconds = { $seconds } sekunder
new-serious = Uden hjælp
new-serious-help = Til alvorligt spil: Ingen får tips, point ved trækkene eller optælling af brikkerne, og intet træk tages tilbage.

## Keys

keys-title = Taster
key-tiles = tag brikken med dette nummer
key-h = gå til din hånd, og hør den
key-e = gå til de åbne ender, og hør dem
key-s = hør stillingen
key-l = hør de sidste træk
key-o = hør, hvad de andre har
key-d = træk en brik
key-p = meld pas
key-n = videre til næste runde, eller spil igen
key-t = snak, eller svar på et forslag
key-r = drej brikken, hvor den kan ligge på flere måder
key-z = forstør bordet, eller vis det hele igen
key-esc = læg brikken tilbage, eller læg resultatet til side
key-f6 = gå fra bordet til resultatet, og tilbage
key-help = vis disse taster
settings-keys = Taster med ét bogstav ved bordet
keys-plain = alene
keys-alt = med Alt
keys-off = fra

## Results

hand-over = Runde { $number } er slut
revealed-hands = Tilbage på hånden
points-of-hand = Point
no-points-of-hand = Ingen får point i denne runde.
result-aside = Læg resultatet til side
new-best = Ny rekord! Hidtil var den { $before }.
same-deal-button = Samme brikker
new-deal-button = Del nye ud
next-hand-button = Næste runde
waiting-for = Venter på: { $names }.
dealing = Brikkerne deles ud …
share-button = Del resultat
rematch-button = Spil igen
rematch-waits = Det næste parti venter på dig.
replay-button = Se igen

## Waiting for people

agreed-here = Aftalt ved dette bord
agreed-first = Det gælder her, også hvor siden nedenfor siger noget andet.
your-name = Dit navn
sit-down = Sæt dig
name-button = Kald mig det
this-is-you = det er dig
waiting-for-people =
    { $count ->
        [one] Der mangler én person til. Send dette link:
       *[other] Der mangler { $count } personer til. Send dem dette link:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Din tid er brugt op, så en bot spiller resten af runden for dig. Du spiller selv igen i den næste.
        [time] Du var for sent på den tre gange i træk, så en bot spiller for dig.
       *[other] En bot spiller for dig.
    }
back-button = Jeg er tilbage
leave-title = Vil du forlade spillet?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] En bot spiller videre i stedet for dig. Bordet bliver under ”Mine spil”: Åbn det igen, og pladsen er din.
       *[other] En bot spiller videre i stedet for dig, og de andre får det at vide. Bordet bliver under ”Mine spil”: Åbn det igen, og pladsen er din.
    }
leave-yes = Forlad
leave-no = Bliv

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Der mangler én person til. Andre finder bordet i lobbyen, eller send nogen dette link:
       *[other] Der mangler { $count } personer til. Andre finder bordet i lobbyen, eller send dem dette link:
    }

## Links and codes

copy-link = Kopiér link
share-link = Del …
copied = Linket er kopieret.
copy-yourself = Linket er markeret; kopiér det derfra.
invite-link = Linket til dette bord
invite-share = Spil domino med mig
invite-qr = QR-kode med linket til dette bord
invite-scan = Den, der scanner koden eller åbner linket, kan sætte sig her.
invite-watch = Se mig spille domino
invite-full = Alle pladser er optaget: Den, der scanner koden eller åbner linket, kan kigge med.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 sekund pr. træk
       *[other] { $seconds } sekunder pr. træk
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min til hver
       *[other] { $minutes } min + { $bonus } s til hver
    }
clock-days-short =
    { $days ->
        [one] 1 dag pr. træk
       *[other] { $days } dage pr. træk
    }

## The first lesson of a kind of game

learn-title = Første lektion: { $title }
learn-step = Træk { $step } af { $steps }
learn-skip = Spring over
learn-leave = Luk
learn-other = Det kan du også. Gør i denne lektion det, der lyser: Intet går tabt.
learn-play = Spil nu
learn-return = Tilbage til dit bord
learn-again = En gang til
learn-lost = Lektionen kunne ikke hentes.

## When time is up

clock-rule-move = Bruger du længere tid, tager en bot det ene træk for dig. Sker det tre gange i træk, spiller den videre, til du er tilbage.
# $seconds: what the next hand begins with.
clock-rule-bank = Har du brugt denne tid op, spiller en bot resten af runden for dig. Den næste runde begynder så med { $seconds } sekunder.

## An analysis of a match that is over

analyse = Analysér
play-on = Spil videre herfra mod botter
replay-onward = Spillet videre fra et andet parti, som øvelse: De første brikker blev ikke delt ud her.
analysis-title = Analyse
analysis-failed = Analysen mislykkedes.
analysing = Bedømte beslutninger: { $done } af { $of }
analysing-soon = Den begynder om et øjeblik, efter dem, der spurgte først.
no-decision = Ingen havde noget valg på dette trin.
analysis-of = Set fra
analysis-match = Hele partiet
analysis-marked = Kunne være bedre
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = Hvad { $name } kunne vente, i point foran de andre: { $told }
curve-step = { $points } ved trin { $step }
