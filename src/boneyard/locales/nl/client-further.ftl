### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Dutch.

## My games

mine-none = Je hebt nog niet gespeeld. Hier komen je spellen te staan, en je kunt er altijd mee verdergaan.
mine-finished = Afgelopen
mine-table = Uitslag
mine-lost = Je spellen konden niet worden opgehaald.

## Lobby

lobby-text = Schuif aan waar iemand wacht, of kijk toe waar gespeeld wordt.
lobby-empty = Er wacht nu niemand. Open een tafel, dan vinden anderen je hier.
lobby-open = Een tafel openen
lobby-nobody = Hier zit nog niemand
lobby-away = nu even afwezig
lobby-join =
    { $free ->
        [one] Aanschuiven: 1 plaats vrij
       *[other] Aanschuiven: { $free } plaatsen vrij
    }
lobby-lost = De lobby kon niet worden opgehaald.
company-late = Er is nog niemand gekomen. Je kunt blijven wachten, of met bots spelen.
company-fill =
    { $free ->
        [one] Een bot neemt de vrije plaats
       *[other] Bots nemen de vrije plaatsen
    }
company-other = { $name } wacht aan een andere tafel van dit spel.
company-join = Daar aanschuiven
lobby-played = Hier wordt gespeeld
lobby-waiting = Hier ontbreekt nog iemand
lobby-look = Toekijken
lobby-hand =
    { $totals ->
        [secret] Ronde { $hand }
       *[other] Ronde { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Vijf spellen voor één.
puzzles-day = Vandaag, { $date }: dezelfde puzzels voor iedereen ter wereld.
puzzles-done = Vandaag gedaan
puzzles-again = Die van vandaag nog eens
puzzles-go-on = Verder met die van vandaag
puzzles-free = Vrij spelen
puzzles-lost = De puzzels van vandaag konden niet worden opgehaald.

## A new table

new-title = Nieuwe tafel: { $game }
new-game = Spel
new-no-game = Zo'n spel is er hier niet.
new-who = Wie doet er mee?
new-seat = Plaats { $number }
sitter-me = ik
sitter-here = nog iemand hier
sitter-friend = vrij, voor een vriend
sitter-bot = bot, { $level }
new-character = Bot op plaats { $number }
character-any = wie er maar komt
new-public = In de lobby tonen
new-public-help = Iedereen kan de tafel vinden en aanschuiven.
new-private-help = Alleen wie de link krijgt, vindt de tafel.
new-time = Tijd
new-pace = Bots spelen
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] meteen
        [0.5] snel
        [1] gewoon
        [2] langzaam
       *[4] heel langzaam
    }
new-rules = Regels
new-rules-help = Verander wat je wilt.
new-reset = Alles zoals in het boekje
new-create = De tafel openen
new-start = Start
new-wrong = Er klopt iets niet bij “{ $option }”.
option-from-to = Van { $least } tot { $most }, alsjeblieft.
clock-label = Klok
clock-none = geen
clock-move = per zet
clock-bank = voor de partij
clock-days = dagen
clock-each-move = Tijd voor elke zet
clock-whole-match = Tijd voor de hele partij
clock-bonus = Extra voor elke zet
in-seconds =
    { $seconds ->
        [0] geen
        [one] 1 seconde
       *[other] { $seconds } seconden
    }
in-minutes =
    { $minutes ->
        [one] 1 minuut
       *[other] { $minutes } minuten
    }
in-days =
    { $days ->
        [one] 1 dag
       *[other] { $days } dagen
    }

## Rules

rules-lost = De regels konden niet worden opgehaald.

## Settings

settings-title = Instellingen
back-to-the-table = Terug naar de tafel
settings-me = Jij
settings-name = Je naam aan tafel
lang-system = als de browser
settings-tiles = Stenen
settings-preview = Vier stenen zoals ze eruit gaan zien
settings-face = De helften tonen
tiles-pips = ogen
tiles-numerals = cijfers
tiles-colours = kleuren
settings-looks = Uiterlijk
settings-look = Kleuren van de pagina
look-system = als het apparaat
look-light = licht
look-dark = donker
look-contrast = hoog contrast
settings-size = Tekstgrootte
size-normal = normaal
size-large = groot
settings-motion = Beweging
motion-system = als het apparaat
motion-less = minder
settings-play = Aan tafel
settings-sound = Geluid
settings-hints = Hints
settings-hints-help = Een knop aan tafel toont een goede zet.
settings-hand = Jouw stenen
settings-sort = Volgorde van je stenen
sort-dealt = als uitgedeeld
sort-number = op getal
sort-weight = de hoogste eerst
settings-handed = Je speelt met
handed-right = de rechterhand
handed-left = de linkerhand
settings-unasked = Vanzelf trekken en passen
settings-unasked-help = Als er niets anders mogelijk is, gebeurt het na een ogenblik.
settings-confirm = Zetten bevestigen
settings-confirm-help = Een steen leg je pas met een tweede tik, en ook andere zetten waar je iets te kiezen hebt.
settings-wake = Als je aan de beurt bent
settings-vibrate = Trillen
settings-vibrate-help = Een korte tril als je een tijdje hebt gewacht. Nooit bij minder beweging.
settings-notify = Meldingen
settings-notify-help = Je apparaat laat je weten, ook als je ergens anders kijkt, dat je aan de beurt bent of dat er iemand is aangeschoven.
settings-notify-denied = Je browser toont geen meldingen van deze site. Wil je ze wel, sta ze dan toe in de instellingen van je browser voor deze site; wij vragen het niet nog eens.
settings-notify-never = Deze browser toont geen meldingen. Zet Boneyard op een iPhone of iPad eerst op het beginscherm.
settings-device = Op een ander apparaat
settings-device-help = Met je persoonlijke link ben je daar dezelfde persoon, met dezelfde spellen.
settings-device-warning = Deel hem niet: wie deze link heeft, kan in jouw naam spelen.
settings-device-show = Mijn persoonlijke link tonen
settings-device-link = Je persoonlijke link
settings-device-qr = QR-code met je persoonlijke link

## Nowhere

nowhere-title = Hier is niets
nowhere-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter van de link verloren gegaan.

## Replay

replay-title = Terugkijken
replay-of = Terugkijken: { $game }
replay-lost = Deze partij kan niet worden getoond.
replay-hand = Ronde
replay-step = Stap { $step } van { $steps }
replay-position = Stap
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-forth = Eén stap verder
replay-last = Naar het eind
replay-deal = De stenen worden uitgedeeld.
replay-hand-of = Hand van { $name }
replay-link = Link naar deze stap
replay-daily = De puzzel van { $date }: dezelfde stenen voor iedereen.
replay-check = Was dit eerlijk geschud?

## Fair deals

fair-title = Was dit eerlijk geschud?
fair-text = Voor elke ronde heeft de server zijn deel van het schudden vastgelegd en er een vingerafdruk van bekendgemaakt. Daarna hebben de mensen aan tafel hun eigen toeval toegevoegd, zodat niemand de stenen kon kiezen. Deze pagina heeft zojuist uit al die delen nog een keer geschud en vergeleken.
fair-checking = Bezig met controleren…
fair-hand = Ronde { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Eerlijk: de stenen lagen precies zoals het beloofde schudden ze legt.
        [none] Het verslag bevat geen bewijs voor deze ronde.
        [proof] Het bewijs voor deze ronde is niet te lezen.
        [promise] Fout: de server heeft niet gebruikt wat hij had beloofd.
        [lot] Fout: volgens het lot moest iemand anders beginnen.
       *[deck] Fout: de stenen lagen in een andere volgorde dan het schudden oplevert.
    }
fair-deal = Volgens de regels moest er hiervoor { $count ->
        [one] één keer
       *[other] { $count } keer
    } opnieuw worden uitgedeeld; dat deel wordt hier niet gecontroleerd.
fair-commitment = Bekendgemaakt voor het uitdelen
fair-seeds = Toegevoegd door de spelers
fair-no-seed = niets
fair-lost = Het verslag kon niet worden opgehaald.
fair-record = Het verslag downloaden

## The position on the page of a game

position-heading = Een stelling
position-story = Hoe het zover kwam

## Aids

settings-points = Punten naast de zetten
settings-points-help = Waar je tijdens het leggen punten krijgt, zie je wat elke zet meteen oplevert.
settings-count = Stenen tellen
settings-count-help = Zie van elk getal hoeveel stenen er open liggen of in je hand zijn, en hoeveel je er nog niet hebt gezien.
settings-pairs = Bij Concentratie een paar dat niet klopt tonen gedurende
settings-pairs-seconds = { $seconds } seconden
new-serious = Zonder hulp
new-serious-help = Voor serieus spel: niemand krijgt hints, punten naast de zetten of getelde stenen, en er wordt geen zet teruggenomen.

## Keys

keys-title = Toetsen
key-tiles = de steen met dit nummer nemen
key-h = naar je hand gaan en die horen
key-e = naar de open einden gaan en die horen
key-s = de stand horen
key-l = de laatste zetten horen
key-o = horen wat de anderen in de hand hebben
key-d = trekken
key-p = passen
key-n = door naar de volgende ronde, of nog eens spelen
key-t = praten, of antwoorden op een voorstel
key-r = de steen draaien, waar hij verschillend kan liggen
key-z = de tafel vergroten, of weer helemaal tonen
key-esc = de steen terugleggen, of de uitslag opzij leggen
key-f6 = van de tafel naar de uitslag gaan, en terug
key-help = deze toetsen tonen
settings-keys = Toetsen van één letter aan tafel
keys-plain = alleen
keys-alt = met Alt
keys-off = uit

## Results

hand-over = Ronde { $number } is voorbij
revealed-hands = Wat er in de hand bleef
points-of-hand = Punten
no-points-of-hand = In deze ronde krijgt niemand punten.
result-aside = De uitslag opzij leggen
new-best = Zo ver kwam je nog nooit! Tot nu toe was het { $before }.
same-deal-button = Zelfde stenen
new-deal-button = Nieuwe stenen
next-hand-button = Volgende ronde
waiting-for = Nog niet klaar: { $names }.
dealing = De stenen worden uitgedeeld…
share-button = Uitslag delen
rematch-button = Nog eens spelen
rematch-waits = De volgende partij wacht op je.
replay-button = Terugkijken

## Waiting for people

agreed-here = Afgesproken aan deze tafel
agreed-first = Dit geldt hier, ook waar de pagina eronder iets anders zegt.
your-name = Je naam
sit-down = Aanschuiven
name-button = Zo heet ik
this-is-you = dat ben jij
waiting-for-people =
    { $count ->
        [one] Er ontbreekt nog één persoon. Stuur deze link:
       *[other] Er ontbreken nog { $count } mensen. Stuur ze deze link:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Je tijd is op, dus een bot speelt de rest van deze ronde voor je. In de volgende speel je weer zelf.
        [time] Je was drie keer achter elkaar te laat, dus een bot speelt voor je.
       *[other] Een bot speelt voor je.
    }
back-button = Ik ben er weer
leave-title = Dit spel verlaten?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Een bot speelt in jouw plaats verder. De tafel blijft onder “Mijn spellen”: open hem weer, en de plaats is van jou.
       *[other] Een bot speelt in jouw plaats verder, en de anderen krijgen het te horen. De tafel blijft onder “Mijn spellen”: open hem weer, en de plaats is van jou.
    }
leave-yes = Verlaten
leave-no = Blijven

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Er ontbreekt nog één persoon. Anderen vinden deze tafel in de lobby, of stuur iemand deze link:
       *[other] Er ontbreken nog { $count } mensen. Anderen vinden deze tafel in de lobby, of stuur ze deze link:
    }

## Links and codes

copy-link = Link kopiëren
share-link = Delen…
copied = De link is gekopieerd.
copy-yourself = De link is gemarkeerd; kopieer hem daar.
invite-link = De link naar deze tafel
invite-share = Speel je domino met me?
invite-qr = QR-code met de link naar deze tafel
invite-scan = Wie de code scant of de link opent, kan hier aanschuiven.
invite-watch = Kijk hoe ik domino speel
invite-full = Alle plaatsen zijn bezet: wie de code scant of de link opent, kan toekijken.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 seconde per zet
       *[other] { $seconds } seconden per zet
    }
clock-bank-short =
    { $bonus ->
        [0] ieder { $minutes } min
       *[other] ieder { $minutes } min + { $bonus } s
    }
clock-days-short =
    { $days ->
        [one] 1 dag per zet
       *[other] { $days } dagen per zet
    }

## The first lesson of a kind of game

learn-title = Eerste les: { $title }
learn-step = Zet { $step } van { $steps }
learn-skip = Overslaan
learn-leave = Sluiten
learn-other = Dat kan ook. Doe in deze les wat oplicht: er gaat niets verloren.
learn-play = Nu spelen
learn-return = Terug naar je tafel
learn-again = Nog een keer
learn-lost = De les kon niet worden geladen.

## When time is up

clock-rule-move = Wie langer nodig heeft, krijgt deze ene zet van een bot. Na drie keer achter elkaar speelt die door tot de speler terug is.
# $seconds: what the next hand begins with.
clock-rule-bank = Is deze tijd op, dan speelt een bot de rest van de ronde. De volgende ronde begint dan met { $seconds } seconden.

## An analysis of a match that is over

analyse = Analyseren
play-on = Vanaf hier verderspelen tegen bots
replay-onward = Verdergespeeld vanuit een andere partij, om te oefenen: de eerste stenen zijn niet hier uitgedeeld.
analysis-title = Analyse
analysis-failed = De analyse is niet gekomen.
analysing = Beslissingen beoordeeld: { $done } van { $of }
analysing-soon = Het begint zo, na wie er eerder om vroegen.
no-decision = Bij deze stap had niemand iets te kiezen.
analysis-of = Gezien vanuit
analysis-match = De hele partij
analysis-marked = Kon beter
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = Wat { $name } kon verwachten, in punten voor op de anderen: { $told }
curve-step = { $points } bij stap { $step }
