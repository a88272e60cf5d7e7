### What every screen may say, in Italian.

close = Chiudi
try-again = Riprova
screen-lost = Non è stato possibile caricare questa pagina.
you-name = Tu
seat-free = Posto { $seat } (libero)
# Whoever had themselves deleted.
somebody = Qualcuno
learn-link = Prima lezione

## Words that many sentences need

yes = sì
no = no
you = tu
nobody = nessuno
nothing = niente
seat-number = posto { $seat }
list-and = { $most } e { $last }
list-or = { $most } o { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Ospite

## Refusals

refusal-offline = Il server non risponde. Controlla la connessione e riprova.
refusal-not-found = Questo tavolo qui non c'è.
refusal-illegal = Adesso non si può.
refusal-stale = Al tavolo si è già andati avanti; guarda di nuovo.
refusal-taken = Questo posto è occupato.
refusal-full = A questo tavolo tutti i posti sono occupati; puoi guardare.
refusal-present = Questa persona è ancora qui.
refusal-not-alone = Le mosse si possono annullare solo contro i bot.
refusal-nothing-to-take-back = Non c'è niente da annullare.
refusal-tiles-seen = Da allora hai visto tessere nuove, quindi non si può più annullare.
refusal-not-over = Si potrà mostrare quando la partita sarà finita.
refusal-too-many-requests = Troppe cose in una volta; aspetta un momento.
refusal-too-fast = Troppo in fretta; aspetta un momento.
refusal-overloaded = La casa è piena; riprova fra un minuto.
refusal-expired = Per un giorno non è venuto nessuno: il tavolo è stato chiuso.
refusal-unreadable = Questo tavolo è stato giocato con regole diverse da quelle di oggi, oppure il suo registro è danneggiato; non si può aprire.
refusal-log-full = A questo tavolo sono successe troppe cose; aprine uno nuovo.
refusal-serious = A questo tavolo si gioca senza aiuti.
refusal-out-of-time = Il tuo tempo è finito; questa mano la gioca un bot al posto tuo.

## Printed texts

edition-all = Tutti i libretti
edition-s9 = Schmidt, set da nove
edition-cl = Schmidt Classic Line
edition-cb = Domino a colori
edition-t5 = Cinque giochi
edition-bn = Brettspielnetz
edition-pub = pub britannici
edition-american = club americani
edition-bn-2009 = Brettspielnetz prima del 2010
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, con modifiche
language-da = danese
language-de = tedesco
language-en = inglese
language-es = spagnolo
language-fr = francese
language-it = italiano
language-nl = olandese
language-pl = polacco
language-ru = russo
language-sv = svedese
edition-followed = Regole come in: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Lingua
