### What people say to each other at a table, and what they agree on, in Swedish.

## All that can be said

talk-hello = Hej!
talk-good-luck = Lycka till!
talk-well-played = Bra spelat!
talk-nice = Snyggt!
talk-oops = Hoppsan!
talk-sorry = Förlåt!
talk-thanks = Tack!
talk-moment = Ett ögonblick
talk-your-turn = Din tur?
talk-another = Ett parti till?
talk-good-game = Bra parti!
talk-must-go = Jag måste gå
# For those who listen.
talk-says = { $name } säger: { $phrase }
talk-mute = Tysta { $name }
talk-unmute = Hör { $name } igen
talk-close = Stäng
refusal-too-much-talk = Det var mycket på en gång; säg det igen om en stund.

## What has to be agreed on

propose-take-back = Be att få ta tillbaka
propose-pause = Be om paus
propose-settle = Föreslå att avsluta partiet
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } vill ta tillbaka det senaste draget.
        [pause] { $name } vill ha en paus.
       *[settle] { $name } föreslår att partiet avslutas här.
    }
proposed-you =
    { $what ->
        [take-back] Du vill ta tillbaka ditt senaste drag.
        [pause] Du vill ha en paus.
       *[settle] Du föreslår att partiet avslutas här.
    }
# What ending a match means; $totals is a sentence.
settle-means = Då gäller ställningen före den här omgången. { $totals }
proposal-waits = Väntar på: { $names }.
agree-button = Okej
disagree-button = Nej
withdraw-button = Glöm det
go-on-button = Fortsätt
answered-yes = { $name } håller med.
answered-no = { $name } håller inte med.
answered-no-you = Förslaget gäller inte längre.
talk-line-paused = Spelet är pausat; ingens tid går.
talk-line-resumed = { $name } fortsätter spelet.
talk-line-resumed-you = Spelet fortsätter.
talk-line-taken-back = Draget är tillbakataget.
settled-title = Avslutat i samförstånd
settled-text = Alla var överens om att avsluta partiet. Ställningen före sista omgången gäller, och ingen har vunnit eller förlorat.
refusal-paused = Spelet är pausat; fortsätt först.
refusal-proposed-already = Något är redan föreslaget; det måste få ett svar först.
refusal-nothing-proposed = Det finns inget att svara på längre.
refusal-not-now = Det kan bara föreslås medan ett parti pågår.
refusal-no-company = Det finns ingen annan som kan säga ja.
