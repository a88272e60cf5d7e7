### What every screen may say, in German.

close = Schließen
try-again = Noch einmal versuchen
screen-lost = Diese Seite konnte nicht geladen werden.
you-name = Du
seat-free = Platz { $seat } (frei)
# Wer sich hat löschen lassen.
somebody = Jemand
learn-link = Erste Lektion

## Words that many sentences need

yes = ja
no = nein
you = du
nobody = niemand
nothing = nichts
seat-number = Platz { $seat }
list-and = { $most } und { $last }
list-or = { $most } oder { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Gast

## Refusals

refusal-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
refusal-not-found = Diesen Tisch gibt es hier nicht.
refusal-illegal = Das geht jetzt nicht.
refusal-stale = Am Tisch ging es schon weiter; sieh noch einmal hin.
refusal-taken = Dieser Platz ist besetzt.
refusal-full = An diesem Tisch ist jeder Platz besetzt; du kannst zuschauen.
refusal-present = Diese Person ist noch da.
refusal-not-alone = Züge lassen sich nur gegen Bots zurücknehmen.
refusal-nothing-to-take-back = Es gibt nichts zurückzunehmen.
refusal-tiles-seen = Seitdem hast du neue Steine gesehen, darum lässt sich das nicht mehr zurücknehmen.
refusal-not-over = Das lässt sich zeigen, wenn die Partie zu Ende ist.
refusal-too-many-requests = Das war zu viel auf einmal; warte einen Augenblick.
refusal-too-fast = Das war zu schnell; warte einen Augenblick.
refusal-overloaded = Das Haus ist voll; versuche es in einer Minute noch einmal.
refusal-expired = An diesen Tisch kam einen Tag lang niemand; er ist geschlossen.
refusal-unreadable = Dieser Tisch wurde nach anderen Regeln als den heutigen gespielt, oder sein Protokoll ist beschädigt; er lässt sich nicht öffnen.
refusal-log-full = An diesem Tisch ist zu viel geschehen; eröffne einen neuen.
refusal-serious = An diesem Tisch wird ohne Hilfen gespielt.
refusal-out-of-time = Deine Zeit ist aufgebraucht; diese Runde spielt ein Bot für dich.

## Printed texts

edition-all = Alle Anleitungen
edition-s9 = Schmidt, 9er-Set
edition-cl = Schmidt Classic Line
edition-cb = Farbdomino
edition-t5 = Fünf Spiele
edition-bn = Brettspielnetz
edition-pub = britischen Pubs
edition-american = amerikanischen Clubs
edition-bn-2009 = Brettspielnetz vor 2010
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, abgeändert
language-da = dänisch
language-de = deutsch
language-en = englisch
language-es = spanisch
language-fr = französisch
language-it = italienisch
language-nl = niederländisch
language-pl = polnisch
language-ru = russisch
language-sv = schwedisch
edition-followed = Regeln wie in: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (Bot)
settings-lang = Sprache
