### What every screen may say, in Polish.

close = Zamknij
try-again = Spróbuj ponownie
screen-lost = Nie udało się wczytać tej strony.
you-name = Ty
seat-free = Miejsce { $seat } (wolne)
# Whoever had themselves deleted.
somebody = Ktoś
learn-link = Pierwsza lekcja

## Words that many sentences need

yes = tak
no = nie
you = ty
nobody = nikt
nothing = nic
seat-number = miejsce { $seat }
list-and = { $most } i { $last }
list-or = { $most } lub { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Gość

## Refusals

refusal-offline = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
refusal-not-found = Nie ma tu takiego stołu.
refusal-illegal = Teraz nie jest to możliwe.
refusal-stale = Przy stole gra poszła już dalej; spójrz jeszcze raz.
refusal-taken = To miejsce jest zajęte.
refusal-full = Wszystkie miejsca przy tym stole są zajęte; możesz popatrzeć.
refusal-present = Ta osoba wciąż tu jest.
refusal-not-alone = Ruchy można cofać tylko w grze z botami.
refusal-nothing-to-take-back = Nie ma czego cofnąć.
refusal-tiles-seen = Od tego czasu widać nowe kamienie, więc tego nie można już cofnąć.
refusal-not-over = To można pokazać dopiero po zakończeniu partii.
refusal-too-many-requests = Za dużo naraz; poczekaj chwilę.
refusal-too-fast = Za szybko; poczekaj chwilę.
refusal-overloaded = Wszystko zajęte; spróbuj ponownie za minutę.
refusal-expired = Przez cały dzień nikt nie przyszedł do tego stołu, więc został zamknięty.
refusal-unreadable = Przy tym stole grano według innych zasad niż dzisiejsze albo jego dziennik jest uszkodzony; nie można go otworzyć.
refusal-log-full = Przy tym stole wydarzyło się już za dużo; otwórz nowy.
refusal-serious = Przy tym stole gra się bez ułatwień.
refusal-out-of-time = Twój czas się skończył; to rozdanie gra za ciebie bot.

## Printed texts

edition-all = Wszystkie instrukcje
edition-s9 = Schmidt, zestaw dziewiątkowy
edition-cl = Schmidt Classic Line
edition-cb = Kolorowe domino
edition-t5 = Pięć gier
edition-bn = Brettspielnetz
edition-pub = brytyjskie puby
edition-american = amerykańskie kluby
edition-bn-2009 = Brettspielnetz przed 2010 rokiem
# $languages: the texts of a rulebook that are meant, such as "French, Dutch".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, ze zmianami
language-da = duński
language-de = niemiecki
language-en = angielski
language-es = hiszpański
language-fr = francuski
language-it = włoski
language-nl = niderlandzki
language-pl = polski
language-ru = rosyjski
language-sv = szwedzki
edition-followed = Źródło zasad: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Język
