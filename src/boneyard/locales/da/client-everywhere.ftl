### What every screen may say, in Danish.

close = Luk
try-again = Prøv igen
screen-lost = Denne side kunne ikke hentes.
you-name = Du
seat-free = Plads { $seat } (ledig)
# Whoever had themselves deleted.
somebody = Nogen
learn-link = Første lektion

## Words that many sentences need

yes = ja
no = nej
you = du
nobody = ingen
nothing = ingenting
seat-number = plads { $seat }
list-and = { $most } og { $last }
list-or = { $most } eller { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Spiller

## Refusals

refusal-offline = Serveren svarer ikke. Tjek forbindelsen, og prøv igen.
refusal-not-found = Det bord findes ikke her.
refusal-illegal = Det kan du ikke lige nu.
refusal-stale = Der er sket mere ved bordet; se igen.
refusal-taken = Den plads er optaget.
refusal-full = Alle pladser ved dette bord er optaget; du kan kigge med.
refusal-present = Denne spiller er her stadig.
refusal-not-alone = Træk kan kun tages tilbage mod botter.
refusal-nothing-to-take-back = Der er ikke noget at tage tilbage.
refusal-tiles-seen = Du har set nye brikker siden da, så det kan ikke tages tilbage.
refusal-not-over = Det kan vises, når partiet er slut.
refusal-too-many-requests = Det var for meget på én gang; vent et øjeblik.
refusal-too-fast = Det gik for hurtigt; vent et øjeblik.
refusal-overloaded = Her er fuldt hus; prøv igen om et minut.
refusal-expired = Der kom ingen til dette bord en hel dag, så det blev lukket.
refusal-unreadable = Dette bord blev spillet efter andre regler end nutidens, eller dets log er beskadiget; det kan ikke åbnes.
refusal-log-full = Der er sket for meget ved dette bord; opret et nyt.
refusal-serious = Ved dette bord spilles der uden hjælp.
refusal-out-of-time = Din tid er brugt op; en bot spiller denne runde for dig.

## Printed texts

edition-all = Alle regelhæfter
edition-s9 = Schmidt med niersæt
edition-cl = Schmidt Classic Line
edition-cb = Farvedomino
edition-t5 = Fem spil
edition-bn = Brettspielnetz
edition-pub = britiske pubber
edition-american = amerikanske klubber
edition-bn-2009 = Brettspielnetz før 2010
# $languages: the texts of a rulebook that are meant, such as "French, Dutch".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, ændret
language-da = dansk
language-de = tysk
language-en = engelsk
language-es = spansk
language-fr = fransk
language-it = italiensk
language-nl = hollandsk
language-pl = polsk
language-ru = russisk
language-sv = svensk
edition-followed = Regler som i: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Sprog
