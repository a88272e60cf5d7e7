### What is said by screens other than home, lessons and tables, and by what opens at a table later, in Spanish.

## My games

mine-none = Aún no has jugado. Aquí estarán tus partidas, y podrás seguir con ellas cuando quieras.
mine-finished = Acabadas
mine-table = Resultado
mine-lost = No se han podido cargar tus partidas.

## Lobby

lobby-text = Siéntate donde falta alguien, o mira donde se está jugando.
lobby-empty = Ahora mismo no espera nadie. Abre una mesa y aquí te encontrarán.
lobby-open = Abrir una mesa
lobby-nobody = Aquí aún no hay nadie
lobby-away = ahora no está
lobby-join =
    { $free ->
        [one] Sentarse: 1 asiento libre
        [many] Sentarse: { $free } de asientos libres
       *[other] Sentarse: { $free } asientos libres
    }
lobby-lost = No se han podido cargar las mesas abiertas.
company-late = Aún no ha venido nadie. Puedes seguir esperando o jugar con bots.
company-fill =
    { $free ->
        [one] Que un bot ocupe el asiento libre
        [many] Que los bots ocupen los asientos libres
       *[other] Que los bots ocupen los asientos libres
    }
company-other = { $name } espera en otra mesa de este juego.
company-join = Sentarse allí
lobby-played = Se está jugando
lobby-waiting = Falta alguien
lobby-look = Mirar
lobby-hand =
    { $totals ->
        [secret] Ronda { $hand }
       *[other] Ronda { $hand } · { $totals }
    }

## Puzzles

puzzles-text = Cinco juegos para una persona.
puzzles-day = Hoy, { $date }: los mismos retos para todo el mundo.
puzzles-done = Hecho hoy
puzzles-again = El de hoy otra vez
puzzles-go-on = Seguir con el de hoy
puzzles-free = Juego libre
puzzles-lost = No se han podido cargar los retos de hoy.

## A new table

new-title = Mesa nueva: { $game }
new-game = Juego
new-no-game = Ese juego no existe aquí.
new-who = ¿Quién juega?
new-seat = Asiento { $number }
sitter-me = yo
sitter-here = otra persona, aquí mismo
sitter-friend = libre, para invitar
sitter-bot = bot, { $level }
new-character = Bot del asiento { $number }
character-any = quien venga
new-public = Mostrarla en las mesas abiertas
new-public-help = Cualquiera puede encontrar la mesa y sentarse.
new-private-help = Solo encuentra la mesa quien recibe el enlace.
new-time = Tiempo
new-pace = Los bots juegan
# $pace: how many times as long as usual a bot takes.
pace =
    { $pace ->
        [0] al instante
        [0.5] rápido
        [1] como siempre
        [2] despacio
       *[4] muy despacio
    }
new-rules = Reglas
new-rules-help = Cambia lo que quieras.
new-reset = Todo como en el folleto
new-create = Abrir la mesa
new-start = Empezar
new-wrong = Algo no va bien en «{ $option }».
option-from-to = De { $least } a { $most }, por favor.
clock-label = Reloj
clock-none = sin reloj
clock-move = por jugada
clock-bank = por partida
clock-days = días
clock-each-move = Tiempo para cada jugada
clock-whole-match = Tiempo para toda la partida
clock-bonus = Tiempo de más por cada jugada
in-seconds =
    { $seconds ->
        [0] nada
        [one] 1 segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }
in-minutes =
    { $minutes ->
        [one] 1 minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }
in-days =
    { $days ->
        [one] 1 día
        [many] { $days } de días
       *[other] { $days } días
    }

## Rules

rules-lost = No se han podido cargar las reglas.

## Settings

settings-title = Ajustes
back-to-the-table = Volver a la mesa
settings-me = Tú
settings-name = Tu nombre en la mesa
lang-system = como el navegador
settings-tiles = Fichas
settings-preview = Cuatro fichas, tal como se verán
settings-face = Las mitades muestran
tiles-pips = puntos
tiles-numerals = cifras
tiles-colours = colores
settings-looks = Aspecto
settings-look = Colores de la página
look-system = como el dispositivo
look-light = claro
look-dark = oscuro
look-contrast = alto contraste
settings-size = Tamaño del texto
size-normal = normal
size-large = grande
settings-motion = Movimiento
motion-system = como el dispositivo
motion-less = menos
settings-play = En la mesa
settings-sound = Sonido
settings-hints = Pistas
settings-hints-help = Un botón de la mesa muestra una buena jugada.
settings-hand = Tus fichas
settings-sort = Orden de tus fichas
sort-dealt = como se reparten
sort-number = por número
sort-weight = primero las más altas
settings-handed = Juegas con
handed-right = la mano derecha
handed-left = la mano izquierda
settings-unasked = Robar y pasar sin preguntar
settings-unasked-help = Cuando no se puede hacer otra cosa, se hace solo tras un momento.
settings-confirm = Confirmar las jugadas
settings-confirm-help = Una ficha se pone tocándola por segunda vez, y lo mismo otras jugadas en las que puedes elegir.
settings-wake = Cuando te toca
settings-vibrate = Vibrar
settings-vibrate-help = Un zumbido corto cuando llevas un rato esperando. Nunca con menos movimiento.
settings-notify = Avisos
settings-notify-help = Tu dispositivo te avisa, mientras miras otra cosa, de que te toca o de que alguien se ha sentado.
settings-notify-denied = Tu navegador no muestra avisos de esta página. Si los quieres, permítelos en sus ajustes para esta página; no volveremos a preguntar.
settings-notify-never = Este navegador no muestra avisos. En un iPhone o iPad, añade antes Boneyard a la pantalla de inicio.
settings-device = En otro dispositivo
settings-device-help = Con tu enlace personal eres allí la misma persona, con las mismas partidas.
settings-device-warning = No lo compartas: quien tenga este enlace puede jugar en tu nombre.
settings-device-show = Ver mi enlace personal
settings-device-link = Tu enlace personal
settings-device-qr = Código QR con tu enlace personal

## Nowhere

nowhere-title = Aquí no hay nada
nowhere-text = Esta dirección no lleva a ninguna parte. Quizá se haya perdido una letra del enlace por el camino.

## Replay

replay-title = Repetición
replay-of = Repetición: { $game }
replay-lost = No se puede mostrar esta partida.
replay-hand = Ronda
replay-step = Paso { $step } de { $steps }
replay-position = Paso
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forth = Un paso adelante
replay-last = Al final
replay-deal = Se reparten las fichas.
replay-hand-of = Mano de { $name }
replay-link = Enlace a este paso
replay-daily = El reto del { $date }: las mismas fichas para todo el mundo.
replay-check = Comprobar este reparto

## Fair deals

fair-title = ¿Es limpio el reparto?
fair-text = Antes de cada ronda, el servidor fijó su parte de la mezcla y publicó su huella. Después, las personas de la mesa añadieron su propio azar, de modo que nadie pudo elegir las fichas. Esta página acaba de mezclar otra vez con todas esas partes y ha comparado.
fair-checking = Comprobando…
fair-hand = Ronda { $number }
# $why: none, proof, promise, deck, lot; "fair" if all is well.
fair-verdict =
    { $why ->
        [fair] Limpio: las fichas estaban justo como las deja la mezcla prometida.
        [none] El acta no contiene ninguna prueba de este reparto.
        [proof] La prueba de este reparto no se puede leer.
        [promise] Mal: el servidor no usó lo que había prometido.
        [lot] Mal: por sorteo tendría que empezar otra persona.
       *[deck] Mal: las fichas estaban en un orden que no sale de la mezcla.
    }
fair-deal = Antes de este, las reglas dejaron sin valor { $count ->
        [one] un reparto
        [many] { $count } de repartos
       *[other] { $count } repartos
    }; esa parte no se comprueba aquí.
fair-commitment = Publicado antes del reparto
fair-seeds = Aportado por quienes juegan
fair-no-seed = nada
fair-lost = No se ha podido cargar el acta.
fair-record = Descargar el acta

## The position on the page of a game

position-heading = Una posición
position-story = Cómo se llegó a ella

## Aids

settings-points = Tantos junto a las jugadas
settings-points-help = En los juegos en que se ganan tantos al poner, ves lo que da cada jugada al momento.
settings-count = Contar las fichas
settings-count-help = Ves de cada número cuántas fichas hay en la mesa o en tu mano, y cuántas faltan por ver.
settings-pairs = En Concentración, mostrar una pareja fallida durante
settings-pairs-seconds =
    { $seconds ->
        [one] 1 segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }
new-serious = Sin ayudas
new-serious-help = Para jugar en serio: nadie tiene pistas, ni tantos junto a las jugadas, ni cuenta de las fichas, y no se deshace ninguna jugada.

## Keys

keys-title = Teclas
key-tiles = elegir la ficha con este número
key-h = ir a tu mano y oírla
key-e = ir a los extremos abiertos y oírlos
key-s = oír el marcador
key-l = oír las últimas jugadas
key-o = oír lo que tienen los demás
key-d = robar
key-p = pasar
key-n = ir a la próxima ronda, o jugar otra vez
key-t = hablar, o responder a una propuesta
key-r = girar la ficha, donde puede ir de varias maneras
key-z = ampliar la mesa, o verla entera otra vez
key-esc = devolver la ficha, o apartar el resultado
key-f6 = ir de la mesa al resultado, y al revés
key-help = mostrar estas teclas
settings-keys = Teclas de una letra en la mesa
keys-plain = solas
keys-alt = con Alt
keys-off = no

## Results

hand-over = Ronda { $number }: fin
revealed-hands = Lo que quedó en mano
points-of-hand = Tantos
no-points-of-hand = En esta ronda nadie gana nada.
result-aside = Apartar el resultado
new-best = ¡Nuevo récord! Hasta ahora era { $before }.
same-deal-button = Mismo reparto
new-deal-button = Otro reparto
next-hand-button = Próxima ronda
waiting-for = Esperando a: { $names }.
dealing = Se están repartiendo las fichas…
share-button = Compartir
rematch-button = Revancha
rematch-waits = La próxima partida te espera.
replay-button = Repetición

## Waiting for people

agreed-here = Acordado en esta mesa
agreed-first = Esto es lo que vale aquí, aunque la página de abajo diga otra cosa.
your-name = Tu nombre
sit-down = Sentarse
name-button = Llámame así
this-is-you = eres tú
waiting-for-people =
    { $count ->
        [one] Falta una persona. Envíale este enlace:
        [many] Faltan { $count } de personas. Envíales este enlace:
       *[other] Faltan { $count } personas. Envíales este enlace:
    }

## Leaving, and being stood in for

stand-in =
    { $why ->
        [hand] Se te ha acabado el tiempo, así que un bot juega por ti el resto de la ronda. En la próxima vuelves a jugar tú.
        [time] Llegaste tarde tres veces seguidas, así que un bot juega por ti.
       *[other] Un bot juega por ti.
    }
back-button = Aquí estoy
leave-title = ¿Dejar este juego?
# $others: how many other people play.
leave-text =
    { $others ->
        [0] Un bot sigue en tu lugar. La mesa queda en «Mis partidas»: ábrela otra vez y el asiento será tuyo.
       *[other] Un bot sigue en tu lugar, y se avisa a los demás. La mesa queda en «Mis partidas»: ábrela otra vez y el asiento será tuyo.
    }
leave-yes = Dejarlo
leave-no = Quedarme

## Company

# At a table that others see in the lobby.
waiting-in-lobby =
    { $count ->
        [one] Falta una persona. Esta mesa se ve en las mesas abiertas; o envía a alguien este enlace:
        [many] Faltan { $count } de personas. Esta mesa se ve en las mesas abiertas; o envíales este enlace:
       *[other] Faltan { $count } personas. Esta mesa se ve en las mesas abiertas; o envíales este enlace:
    }

## Links and codes

copy-link = Copiar enlace
share-link = Compartir…
copied = El enlace está copiado.
copy-yourself = El enlace está marcado; cópialo de ahí.
invite-link = El enlace a esta mesa
invite-share = ¿Juegas conmigo al dominó?
invite-qr = Código QR con el enlace a esta mesa
invite-scan = Quien escanee el código o abra el enlace puede sentarse aquí.
invite-watch = Mira cómo juego al dominó
invite-full = Todos los asientos están ocupados: quien escanee el código o abra el enlace puede mirar.

## Clocks

clock-move-short =
    { $seconds ->
        [one] 1 segundo por jugada
        [many] { $seconds } de segundos por jugada
       *[other] { $seconds } segundos por jugada
    }
clock-bank-short =
    { $bonus ->
        [0] { $minutes } min por persona
       *[other] { $minutes } min + { $bonus } s por persona
    }
clock-days-short =
    { $days ->
        [one] 1 día por jugada
        [many] { $days } de días por jugada
       *[other] { $days } días por jugada
    }

## The first lesson of a kind of game

learn-title = Primera lección: { $title }
learn-step = Jugada { $step } de { $steps }
learn-skip = Saltar
learn-leave = Cerrar
learn-other = Eso también vale. En esta lección haz lo que brilla: no se pierde nada.
learn-play = Jugar ya
learn-return = Volver a tu mesa
learn-again = Otra vez
learn-lost = No se ha podido cargar la lección.

## When time is up

clock-rule-move = A quien tarda más, un bot le hace esa jugada. Si son tres seguidas, sigue jugando hasta que la persona vuelva.
# $seconds: what the next hand begins with.
clock-rule-bank =
    A quien se le acaba este tiempo, un bot le juega el resto de la ronda. La próxima ronda empieza entonces con { $seconds ->
        [one] 1 segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }.

## An analysis of a match that is over

analyse = Analizar
play-on = Seguir desde aquí contra bots
replay-onward = Continuación de otra partida, para practicar: sus primeras fichas no se repartieron aquí.
analysis-title = Análisis
analysis-failed = El análisis no ha llegado.
analysing = Decisiones evaluadas: { $done } de { $of }
analysing-soon = Empieza enseguida, después de quienes lo pidieron antes.
no-decision = En este paso nadie tenía nada que elegir.
analysis-of = Visto por
analysis-match = Toda la partida
analysis-marked = Mejorable
analysis-mark = { $step } { $name }: { $grade }
# The curve in words: $told lists its steps.
curve-of = Lo que podía esperar { $name }, en tantos de ventaja sobre los demás: { $told }
curve-step = { $points } en el paso { $step }
