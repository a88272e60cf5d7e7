### The table in the browser, in Polish.

## At the table

to-the-games = Do gier
the-table = Stół
moves = Ruchy
score-sheet = Punkty ze wszystkich rozdań
score-sheet-hand = Rozdanie
score-sheet-total = Razem
your-turn = Twoja kolej.
turn-of = Teraz gra { $name }.
choose-end = Wybierz, gdzie dołożyć { $tile }.
# On a button, after the first of two taps. $action: what it does.
tap-again = Jeszcze raz: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Dotknij kamienia jeszcze raz, by go położyć.
which-way = W którą stronę?
looking-on = Patrzysz na grę.
move-waits = Twój ruch zostanie wysłany, gdy tylko wróci połączenie.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = gra ostrożnie
temperament-greedy = lubi zgarniać
temperament-blocker = lubi blokować
temperament-plain = gra równo
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] gra bot
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] kamień w ręce
        [few] kamienie w ręce
        [many] kamieni w ręce
       *[other] kamienia w ręce
    }
points-short =
    { $points ->
        [one] { $points } pkt
        [few] { $points } pkt
        [many] { $points } pkt
       *[other] { $points } pkt
    }
hand-of-tiles =
    { $count ->
        [0] Twoja ręka jest pusta
        [one] Twoja ręka, { $count } kamień
        [few] Twoja ręka, { $count } kamienie
        [many] Twoja ręka, { $count } kamieni
       *[other] Twoja ręka, { $count } kamienia
    }
layout-tiles =
    { $count ->
        [0] Na stole nic jeszcze nie leży
        [one] Na stole leży { $count } kamień
        [few] Na stole leżą { $count } kamienie
        [many] Na stole leży { $count } kamieni
       *[other] Na stole leży { $count } kamienia
    }
# $place as in the list of the ends: "3 on the left", "c 5".
open-end = Otwarty koniec: { $place }
ends-heading = Otwarte końce:
ends-sum = Suma { $total }
fill-first = najpierw tutaj
stock-left =
    { $reserve ->
        [0] Zapas { $count }
        [one] Zapas { $count }, { $reserve } kamień zostaje zakryty
        [few] Zapas { $count }, { $reserve } kamienie zostają zakryte
        [many] Zapas { $count }, { $reserve } kamieni zostaje zakrytych
       *[other] Zapas { $count }, { $reserve } kamienia zostaje zakryte
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Twoje punkty
name-call = Muggins!
name-none = brak
stock-aside = Na boku { $count }
loupe-enlarge = Powiększ stół
loupe-whole = Pokaż cały stół
loupe-pane = Powiększony stół
loupe-opened = Stół jest powiększony.
loupe-closed = Widać cały stół.

## Why a tile cannot be laid

why-not-looking-on = Patrzysz na grę; grać mogą tylko ci, którzy tu siedzą.
why-not-your-turn = To nie twoja kolej: teraz gra { $name }.
why-not-over = Rozdanie się skończyło.
why-not-here = { $tile } tu nie pasuje, tylko tam, gdzie stół świeci.
why-not-here-none = Żaden twój kamień teraz tu nie pasuje.
why-not-here-yet =
    Najpierw wybierz kamień: { $tiles } { $count ->
        [one] tu pasuje.
        [few] tu pasują.
        [many] tu pasują.
       *[other] tu pasują.
    }
why-not-turned = Ten kamień jest już odkryty: wybierz inny.
why-not-now = { $tile }: teraz to niemożliwe.
why-not-before-points = Najpierw podaj, ile było punktów.
why-not-lead = { $tile } nie może zacząć tego rozdania.
why-not-fitting = { $tile } nie pasuje; otwarte: { $open }.
why-not-first = { $tile } nie pasuje tam, gdzie najpierw trzeba dołożyć: { $open }.

## The bar

hint-button = Podpowiedź
take-back-button = Cofnij
rules-button = Zasady
menu-button = Menu
talk-button = Rozmowa
invite-button = Zaproś
settings-button = Ustawienia
leave-button = Opuść stół
resync-button = Wczytaj stół ponownie
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
robot-for = Niech gra bot (miejsce: { $name })
connection-connecting = Łączenie…
connection-on = Połączono
connection-waiting = Brak połączenia; kolejna próba…
connection-refused = Połączenie odrzucono
connection-lost = Połączenie przerwane; trwa ponowna próba.
connection-back = Połączenie wróciło.

## Passing the device around

curtain-title = Teraz gra { $name }
curtain-text = Urządzenie bierze { $name }. Nikt inny nie powinien teraz patrzeć.
curtain-lift = To ja, { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Pokaż wynik
result-put-aside = Wynik jest schowany. Przywróci go przycisk „Pokaż wynik”.
hand-dealt = Rozdanie { $number }: kamienie są rozdane.
hand-brought = To rozdanie: { $points }.
left-in-hand = zostało: { $tiles }

## Waiting for people

level = { $level ->
        [easy] łatwy bot
        [medium] bot
        [hard] silny bot
       *[other] bot { $level }
    }
table-missing = Tego stołu nie można pokazać

## Keys

keys-button = Klawisze (?)

## The offer of a lesson

learn-offer = Pierwszy raz? Naucz się w kilku ruchach
learn-no = Nie, dziękuję
