### What every screen may say, in Swedish.

close = Stäng
try-again = Försök igen
screen-lost = Den här sidan kunde inte hämtas.
you-name = Du
seat-free = Plats { $seat } (ledig)
# Whoever had themselves deleted.
somebody = Någon
learn-link = Första lektionen

## Words that many sentences need

yes = ja
no = nej
you = du
nobody = ingen
nothing = inget
seat-number = plats { $seat }
list-and = { $most } och { $last }
list-or = { $most } eller { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Spelare

## Refusals

refusal-offline = Servern svarar inte. Kontrollera anslutningen och försök igen.
refusal-not-found = Det bordet finns inte här.
refusal-illegal = Det går inte nu.
refusal-stale = Spelet har gått vidare; titta en gång till.
refusal-taken = Den platsen är upptagen.
refusal-full = Alla platser vid bordet är upptagna; du kan titta på.
refusal-present = Den personen är fortfarande här.
refusal-not-alone = Drag kan bara tas tillbaka mot botar.
refusal-nothing-to-take-back = Det finns inget att ta tillbaka.
refusal-tiles-seen = Du har sett nya brickor sedan dess, så det går inte att ta tillbaka.
refusal-not-over = Det kan visas när partiet är slut.
refusal-too-many-requests = Det var för mycket på en gång; vänta en stund.
refusal-too-fast = Det gick för fort; vänta en stund.
refusal-overloaded = Det är fullt hus; försök igen om en minut.
refusal-expired = Ingen kom till bordet på en dag, så det är stängt.
refusal-unreadable = Det här bordet spelades efter andra regler än dagens, eller så är dess logg skadad; det går inte att öppna.
refusal-log-full = Det har hänt för mycket vid det här bordet; öppna ett nytt.
refusal-serious = Vid det här bordet spelas det utan hjälpmedel.
refusal-out-of-time = Din tid är slut; en bot spelar den här omgången åt dig.

## Printed texts

edition-all = Alla häften
edition-s9 = Schmidts dubbelnio-ask
edition-cl = Schmidt Classic Line
edition-cb = Färgdomino
edition-t5 = Asken med fem spel
edition-bn = Brettspielnetz
edition-pub = brittiska pubar
edition-american = amerikanska klubbar
edition-bn-2009 = Brettspielnetz före 2010
# $languages: the texts of a rulebook that are meant, such as "French, Dutch".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, ändrat
language-da = danska
language-de = tyska
language-en = engelska
language-es = spanska
language-fr = franska
language-it = italienska
language-nl = nederländska
language-pl = polska
language-ru = ryska
language-sv = svenska
edition-followed = Regler som i: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Språk
