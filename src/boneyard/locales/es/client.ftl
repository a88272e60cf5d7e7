### The table in the browser, in Spanish.

## At the table

to-the-games = A los juegos
the-table = La mesa
moves = Jugadas
score-sheet = Tantos de todas las rondas
score-sheet-hand = Ronda
score-sheet-total = Total
your-turn = Te toca.
turn-of = Juega { $name }.
choose-end = Elige dónde poner { $tile }.
# On a button, after the first of two taps. $action: what it does.
tap-again = Otra vez: { $action }
# In place of "Your turn.", after the first of two taps on a tile.
tile-again = Toca la ficha otra vez para ponerla.
which-way = ¿En qué sentido?
looking-on = Estás mirando.
move-waits = Tu jugada se enviará en cuanto vuelva la conexión.
# What a bot is like, after its name: "Ben likes to block".
temperament-careful = va sobre seguro
temperament-greedy = lo quiere todo
temperament-blocker = disfruta bloqueando
temperament-plain = juega con equilibrio
# $name: that of the bot, or none.
robot-plays =
    { $name ->
        [none] juega un bot
       *[other] bot: { $name }
    }
tiles-held =
    { $count ->
        [one] ficha en mano
        [many] fichas en mano
       *[other] fichas en mano
    }
points-short =
    { $points ->
        [one] { $points } tanto
        [many] { $points } de tantos
       *[other] { $points } tantos
    }
hand-of-tiles =
    { $count ->
        [0] Tu mano está vacía
        [one] Tu mano, 1 ficha
        [many] Tu mano, { $count } de fichas
       *[other] Tu mano, { $count } fichas
    }
layout-tiles =
    { $count ->
        [0] Aún no hay fichas en la mesa
        [one] Hay 1 ficha puesta
        [many] Hay { $count } de fichas puestas
       *[other] Hay { $count } fichas puestas
    }
# $place as in the list of the ends: "3 a la izquierda", "c 5".
open-end = Extremo abierto: { $place }
ends-heading = Extremos abiertos:
ends-sum = Suma { $total }
fill-first = primero
stock-left =
    { $reserve ->
        [0] Pozo { $count }
        [one] Pozo { $count }, 1 ficha se queda boca abajo
        [many] Pozo { $count }, { $reserve } de fichas se quedan boca abajo
       *[other] Pozo { $count }, { $reserve } fichas se quedan boca abajo
    }
# Said before buttons with numbers, or of them to those who cannot see; "none" stands on the last button.
name-claim = Tus tantos
name-call = ¡Muggins!
name-none = ninguno
stock-aside = Apartadas { $count }
loupe-enlarge = Ampliar la mesa
loupe-whole = Ver la mesa entera
loupe-pane = La mesa ampliada
loupe-opened = La mesa está ampliada.
loupe-closed = Se ve la mesa entera.

## Why a tile cannot be laid

why-not-looking-on = Estás mirando; solo juega quien tiene asiento.
why-not-your-turn = No te toca: juega { $name }.
why-not-over = La ronda ha acabado.
why-not-here = { $tile } no va aquí: encaja donde brilla la mesa.
why-not-here-none = Ahora no te encaja aquí ninguna ficha.
why-not-here-yet =
    Elige antes una ficha: { $tiles } { $count ->
        [one] encaja aquí.
        [many] encajan aquí.
       *[other] encajan aquí.
    }
why-not-turned = Esta ficha ya está boca arriba: elige otra.
why-not-now = { $tile } ahora no sirve.
why-not-before-points = Antes di cuántos tantos se han ganado.
why-not-lead = En esta ronda no se puede salir con { $tile }.
why-not-fitting = { $tile } no encaja; extremos abiertos: { $open }.
why-not-first = { $tile } no encaja donde hace falta una ficha primero: { $open }.

## The bar

hint-button = Pista
take-back-button = Deshacer
rules-button = Reglas
menu-button = Menú
talk-button = Hablar
invite-button = Invitar
settings-button = Ajustes
leave-button = Dejar la mesa
resync-button = Recargar la mesa
sound-on = Activar el sonido
sound-off = Quitar el sonido
robot-for = Que un bot juegue por { $name }
connection-connecting = Conectando…
connection-on = Con conexión
connection-waiting = Sin conexión; probando otra vez…
connection-refused = Se ha rechazado la conexión
connection-lost = Se ha perdido la conexión; se está probando otra vez.
connection-back = La conexión ha vuelto.

## Passing the device around

curtain-title = Ahora juega { $name }
curtain-text = Pásale el dispositivo a { $name }. Que no mire nadie más.
curtain-lift = Soy { $name }

## Results

# On a chip: what the hand brought. $points has no sign; $sign is plus or minus.
points-gained =
    { $sign ->
        [minus] −{ $points }
       *[plus] +{ $points }
    }
show-result = Ver el resultado
result-put-aside = El resultado está apartado. El botón «Ver el resultado» lo vuelve a mostrar.
hand-dealt = Se ha repartido la ronda { $number }.
hand-brought = Esta ronda: { $points }.
left-in-hand = quedan: { $tiles }

## Waiting for people

level = { $level ->
        [easy] bot fácil
        [medium] bot
        [hard] bot fuerte
       *[other] bot { $level }
    }
table-missing = No se puede mostrar esta mesa

## Keys

keys-button = Teclas (?)

## The offer of a lesson

learn-offer = ¿Es nuevo para ti? Apréndelo en unas jugadas
learn-no = No, gracias
