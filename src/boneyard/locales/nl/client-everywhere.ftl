### What every screen may say, in Dutch.

close = Sluiten
try-again = Opnieuw proberen
screen-lost = Deze pagina kon niet worden opgehaald.
you-name = Jij
seat-free = Plaats { $seat } (vrij)
# Whoever had themselves deleted.
somebody = Iemand
learn-link = Eerste les

## Words that many sentences need

yes = ja
no = nee
you = jij
nobody = niemand
nothing = niets
seat-number = plaats { $seat }
list-and = { $most } en { $last }
list-or = { $most } of { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Gast

## Refusals

refusal-offline = De server antwoordt niet. Controleer de verbinding en probeer het opnieuw.
refusal-not-found = Deze tafel bestaat hier niet.
refusal-illegal = Dat kan nu niet.
refusal-stale = Aan tafel is het al verdergegaan; kijk nog eens.
refusal-taken = Die plaats is bezet.
refusal-full = Aan deze tafel is elke plaats bezet; je kunt toekijken.
refusal-present = Deze speler is er nog.
refusal-not-alone = Zetten kun je alleen tegen bots terugnemen.
refusal-nothing-to-take-back = Er valt niets terug te nemen.
refusal-tiles-seen = Je hebt sindsdien nieuwe stenen gezien, dus terugnemen kan niet meer.
refusal-not-over = Dat is te zien als de partij voorbij is.
refusal-too-many-requests = Dat was te veel tegelijk; wacht even.
refusal-too-fast = Dat ging te snel; wacht even.
refusal-overloaded = Het huis is vol; probeer het over een minuut opnieuw.
refusal-expired = Aan deze tafel is een dag lang niemand gekomen; hij is gesloten.
refusal-unreadable = Aan deze tafel is met andere regels gespeeld dan die van nu, of het logboek is beschadigd; hij kan niet geopend worden.
refusal-log-full = Aan deze tafel is te veel gebeurd; open een nieuwe.
refusal-serious = Aan deze tafel wordt zonder hulp gespeeld.
refusal-out-of-time = Je tijd is op; een bot speelt deze ronde voor je.

## Printed texts

edition-all = Alle boekjes
edition-s9 = Schmidt, dubbelnegen-set
edition-cl = Schmidt Classic Line
edition-cb = Kleurendomino
edition-t5 = Vijf spellen
edition-bn = Brettspielnetz
edition-pub = Britse pubs
edition-american = Amerikaanse clubs
edition-bn-2009 = Brettspielnetz vóór 2010
# $languages: the texts of a rulebook that are meant, such as "Frans, Nederlands".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, aangepast
language-da = Deens
language-de = Duits
language-en = Engels
language-es = Spaans
language-fr = Frans
language-it = Italiaans
language-nl = Nederlands
language-pl = Pools
language-ru = Russisch
language-sv = Zweeds
edition-followed = Regels zoals in: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Taal
