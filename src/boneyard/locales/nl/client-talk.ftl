### What people say to each other at a table, and what they agree on, in Dutch.

## All that can be said

talk-hello = Hallo!
talk-good-luck = Succes!
talk-well-played = Goed gespeeld!
talk-nice = Mooi!
talk-oops = Oeps!
talk-sorry = Sorry!
talk-thanks = Bedankt!
talk-moment = Momentje
talk-your-turn = Jouw beurt?
talk-another = Nog een partij?
talk-good-game = Leuke partij!
talk-must-go = Ik moet gaan
# For those who listen.
talk-says = { $name } zegt: { $phrase }
talk-mute = { $name } dempen
talk-unmute = { $name } weer horen
talk-close = Sluiten
refusal-too-much-talk = Dat was veel tegelijk; zeg het zo nog eens.

## What has to be agreed on

propose-take-back = Vragen om terug te nemen
propose-pause = Om een pauze vragen
propose-settle = Einde van de partij voorstellen
# $what: take-back, pause or settle.
proposed =
    { $what ->
        [take-back] { $name } wil de laatste zet graag terugnemen.
        [pause] { $name } wil graag een pauze.
       *[settle] { $name } stelt voor de partij hier te beëindigen.
    }
proposed-you =
    { $what ->
        [take-back] Je wilt je laatste zet graag terugnemen.
        [pause] Je wilt graag een pauze.
       *[settle] Je stelt voor de partij hier te beëindigen.
    }
# What ending a match means; $totals is a sentence.
settle-means = Dan telt de stand van vóór deze ronde. { $totals }
proposal-waits = Nog geen antwoord: { $names }.
agree-button = Akkoord
disagree-button = Nee
withdraw-button = Laat maar
go-on-button = Verder
answered-yes = { $name } gaat akkoord.
answered-no = { $name } gaat niet akkoord.
answered-no-you = Het voorstel is van tafel.
talk-line-paused = Het spel is gepauzeerd; niemands tijd loopt.
talk-line-resumed = { $name } gaat verder met het spel.
talk-line-resumed-you = Het spel gaat verder.
talk-line-taken-back = De zet is teruggenomen.
settled-title = In overleg beëindigd
settled-text = Iedereen ging akkoord om de partij te beëindigen. De stand van vóór de laatste ronde telt, en niemand heeft gewonnen of verloren.
refusal-paused = Het spel is gepauzeerd; ga eerst verder.
refusal-proposed-already = Er ligt al een voorstel; daar moet eerst antwoord op komen.
refusal-nothing-proposed = Er valt niets meer te beantwoorden.
refusal-not-now = Dat kan alleen zolang er een partij loopt.
refusal-no-company = Er is verder niemand die akkoord kan gaan.
