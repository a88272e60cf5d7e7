### What people say to each other at a table, and what they agree on, in Danish.

## All that can be said

talk-hello = Hej!
talk-good-luck = Held og lykke!
talk-well-played = Godt spillet!
talk-nice = Flot!
talk-oops = Ups!
talk-sorry = Undskyld!
talk-thanks = Tak!
talk-moment = Lige et øjeblik
talk-your-turn = Din tur?
talk-another = En gang til?
talk-good-game = Godt spil!
talk-must-go = Jeg må gå
# For those who listen.
talk-says = { $name } siger: { $phrase }
talk-mute = Ignorér { $name }
talk-unmute = Hør { $name } igen
talk-close = Luk
refusal-too-much-talk = Det var meget på én gang; sig det igen om lidt.

## What has to be agreed on

propose-take-back = Bed om at tage tilbage
propose-pause = Bed om en pause
propose-settle = Tilbyd at slutte partiet
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } vil gerne tage sit sidste træk tilbage.
        [pause] { $name } vil gerne have en pause.
       *[settle] { $name } tilbyder at slutte partiet her.
    }
proposed-you =
    { $what ->
        [take-back] Du vil gerne tage dit sidste træk tilbage.
        [pause] Du vil gerne have en pause.
       *[settle] Du tilbyder at slutte partiet her.
    }
# What ending a match means; $totals is a sentence.
settle-means = Så gælder det, der stod før denne runde. { $totals }
proposal-waits = Mangler at svare: { $names }.
agree-button = Enig
disagree-button = Nej
withdraw-button = Glem det
go-on-button = Videre
answered-yes = { $name } er enig.
answered-no = { $name } er ikke enig.
answered-no-you = Forslaget gælder ikke længere.
talk-line-paused = Spillet holder pause; ingens tid løber.
talk-line-resumed = { $name } går videre med spillet.
talk-line-resumed-you = Spillet går videre.
talk-line-taken-back = Trækket er taget tilbage.
settled-title = Afsluttet efter aftale
settled-text = Alle var enige om at slutte partiet. Det gælder, som det stod før den sidste runde, og ingen har vundet eller tabt det.
refusal-paused = Spillet holder pause; gå først videre.
refusal-proposed-already = Der er allerede et forslag; det skal besvares først.
refusal-nothing-proposed = Der er ikke længere noget at svare på.
refusal-not-now = Det kan kun foreslås, mens et parti er i gang.
refusal-no-company = Der er ingen andre, der kan være enige.
