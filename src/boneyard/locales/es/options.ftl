### The options of games and their values, in Spanish.

## Options of many games

option-set = Dominó
    .help = El doble seis tiene 28 fichas; el doble nueve, 55.
option-target = Meta
    .help =
        { $least ->
            [0] Los tantos que acaban la partida; 0 significa lo que dice el folleto.
           *[other] Los tantos que acaban la partida.
        }
option-hands = Rondas
    .help =
        { $least ->
            [0] Cuántas rondas se juegan; gana el total más alto, y con totales iguales se comparte la victoria. 0 significa hasta llegar a la meta.
           *[other] Cuántas rondas se juegan.
        }
option-open-any-tile = Salir con cualquier ficha
    .help = Quien sale puede hacerlo con la ficha que quiera.
option-next-lead = Salida de las demás rondas
    .help = Quién sale a partir de la segunda ronda. La ficha con la que se puede salir no cambia.
option-voluntary-pass = Se puede pasar
    .help = Puedes pasar aunque tengas una ficha que encaje. Quien no puede poner hace lo de siempre. Si pasan todos seguidos, la ronda queda bloqueada.
option-blocked-deduct-own = Restar los puntos propios
    .help = Quien gana una ronda bloqueada resta sus propios puntos de lo que se lleva.
option-blocked-tie = Empate en una ronda bloqueada
    .help = Qué pasa cuando en una ronda bloqueada varios tienen los mismos puntos y nadie tiene menos.
option-stock-reserve = Fichas que se quedan en el pozo
    .help = Cuántas fichas se quedan en el pozo y no se roban nunca.
option-fill-spinner-first = Primero el centro
    .help = Todos los brazos del centro tienen que haber empezado antes de que crezca ninguno: hasta entonces allí solo se pone su propio número.
option-finish-hand = Acabar la ronda
    .help = La ronda se juega hasta el final aunque alguien haya llegado a la meta por el camino.
option-four-individual = Entre cuatro, por separado
    .help = Entre cuatro, cada cual juega por su cuenta y no por parejas.
option-no-double = Reparto sin dobles
    .help = Qué pasa cuando a nadie le ha tocado un doble.
option-team-floor0 = Las parejas no bajan de cero
    .help = Si se resta más de lo que se gana, la pareja anota cero y no un número negativo.

## Options of single games

option-secret-score = Marcador secreto
    .help = Hasta que empieza la última ronda, al final de cada una solo ves tus propias fichas y tus tantos.
option-team-hand = La mano en Bloque por equipos
    .help = Decide si las cuatro fichas que forman las parejas son también tu mano.
option-team-partner-deduct = Restar los puntos de tu pareja
    .help = Los puntos que le quedan al otro miembro de la pareja se restan de lo que ganáis.
option-team-talk = Hablar en voz alta
    .help = Las parejas pueden hablar de sus fichas. Toda la mesa lo ve; nadie lo vigila.
option-tiddle-draw = Robar al final del turno
    .help = Cada turno acaba robando una ficha, como en Bloque.
option-tiddle-one-end = Un solo extremo
    .help = La línea crece por un solo extremo.
option-hungarian-must-continue = Hay que seguir
    .help = Tienes que seguir poniendo mientras algo encaje.
option-hungarian-target = Total que gana
    .help = Decide si bastan 100 tantos, como en la página francesa, o hay que superarlos.
option-french-play-after-draw = Poner después de robar
    .help = Robar no acaba tu turno: puedes poner enseguida.
option-older = Quién tiene más edad
    .help = El asiento de la persona de más edad, que sale en la primera ronda: 0 es el primer asiento, 1 el segundo.
option-host = Juego base
    .help = El juego al que se añade la barricada.
option-barricade-any-double = Cualquier doble cierra
    .help = La barricada no tiene por qué mostrar el número del extremo que cierra. La ronda solo queda bloqueada cuando tampoco puede cerrar nadie, o cuando han pasado todos seguidos aunque alguien pudiera cerrar.
option-score-five = El cinco cuenta
    .help = También da tantos una suma de cinco en los extremos.
option-allfives-end-draw = Robar al final del turno
    .help = Además, cada turno acaba robando una ficha, como en Bloque.
option-sniff-spinner = Primer doble de cuatro lados
    .help = En el primer doble se puede poner por los cuatro lados, y cuenta cada brazo que haya empezado. El doble mismo cuenta una vez sus dos mitades, hasta que sus dos extremos están ocupados.
option-sevens-after-draw = Ficha de más
    .help = Cuándo roba otra ficha quien puede poner. En los folletos italianos es obligatorio.
option-matador-six = Fichas entre seis
    .help = Cuántas fichas recibe cada cual cuando juegan seis.
option-bergen-high-double = Tantos por el doble más alto
    .help = Poner un doble más alto que todos los de la mesa vale dos. En casi todas partes se juega sin esta regla.
option-bergen-open-single = Tantos por salir sin doble
    .help = Lo que vale la salida cuando no se ha repartido ningún doble y se sale con una ficha simple.
option-bergen-block = Ronda bloqueada
    .help = Quién se lleva los dos tantos de una ronda bloqueada cuando varios no tienen ningún doble.
option-italian-full-value = Contar la cifra entera
    .help = Clavar el treinta vale 30 en vez de 1, y así con las demás.
option-cyprus-arms = Rayos de la estrella
    .help = Cuántos rayos nacen del nueve doble.
option-cyprus-nines-compulsory = Los nueves son obligatorios
    .help = Quien tiene un nueve debe ponerlo en el centro mientras haya sitio, como en la página neerlandesa.
option-cf-open-arms = Brazos del doble de salida
    .help = Cuántos brazos nacen del doble con el que se sale. Si son más de dos, hay que empezarlos antes de poner otra cosa.
option-cf-draw = Robar
    .help = Decide si se roba una ficha, y cuándo.
option-cf-release-dead-foot = Soltar una pata muerta
    .help = Una pata que nadie puede completar ya no bloquea la ronda: los demás extremos vuelven a estar abiertos.
option-cf-blocked-last-zero = Quien pone la última anota cero
    .help = En una ronda bloqueada, quien puso la última ficha no anota nada, tenga lo que tenga en la mano.
option-conc-target = Meta
    .help = Las fichas que acaban la partida. Se toman por parejas, así que un número impar necesita una más.
option-conc-extra-turn = Una pareja da otro turno
    .help = Quien se lleva una pareja repite, y quien se lleva la última empieza la siguiente vuelta.
option-fort-limit = Tope de fichas al robar
    .help = Robando puedes llegar a tener en la mano, como mucho, este número de fichas.
option-fort-level3 = Tantos del nivel 3
    .help = El folleto dice 3; muy probablemente quería decir 6.
option-fort-chain-linked = Cadenas enlazadas
    .help = Desde la segunda, cada ficha de una cadena tiene que cubrir parte de otra de la misma cadena; sin esta opción puede cubrir en cualquier sitio.
option-fort-levels = Cuenta de los niveles
    .help = Desde qué nivel se cuentan los tantos. Una ficha que quede más abajo cuenta como nivel 1.
option-solo2-refill = Robar
    .help = Decide si robas por tandas enteras o una ficha cada vez que pones otra. En este caso eliges siempre entre 5 fichas (7 con el doble nueve), hasta que sobran 2 (o 5).
option-solo2-play-rest = Poner también el resto
    .help = También hay que poner las fichas que sobran después de la última tanda. Con el doble nueve no se consigue nunca: ninguna línea pasa de 51 fichas.
option-tiles = Fichas
    .help = Cuántas fichas forman el dibujo: todas las del juego, o menos.
option-memory-paper = Sobre papel
    .help = Los números se quedan en un papel cuadriculado y solo se pierden los bordes de las fichas: encuéntralos.
option-cb-tie-nondouble = Desempate sin dobles
    .help = Los dobles no cuentan cuando la ficha más baja deshace un empate.
option-draw-lead = Quién sale
    .help = Quién sale en una ronda de Robo.
option-draw-when-unable = Robar solo si hace falta
    .help = Quien puede poner no roba: robas hasta que una ficha encaje, y entonces la pones.
option-muggins-reserve = Fichas que se quedan en el pozo
    .help = Cuántas fichas se quedan en el pozo y no se roban nunca.
option-muggins-round = Redondeo
    .help = Cómo se convierten los puntos en tantos al final de la ronda cuando no se pueden dividir entre cinco: 12 puntos son 3 tantos si siempre se redondea hacia arriba, y 2 si vale el número más cercano.
option-muggins-spinner = Primer doble de cuatro lados
    .help = En el primer doble se puede poner por los cuatro lados. Cuenta sus dos mitades mientras uno de sus dos extremos siga sin ficha; sus flancos no cuentan nada hasta que allí haya una.
option-muggins-call = Cantar los tantos
    .help = Después de poner tienes que cantar tus tantos. Si no dices nada, o dices otro número, no se anota nada, y quien juega después puede gritar «¡Muggins!», decir el número correcto y llevarse los tantos. Nadie te dice cuánto suman los extremos.
option-f53-draw = Robar
    .help = Quien no puede poner roba hasta que algo encaje.
option-f53-final = Recuento final
    .help = Además del tanto de propina, quien gana la ronda cuenta como en Decimal: los puntos de los demás, por parejas menos los de su pareja, divididos entre cinco y redondeados hacia arriba; en una ronda bloqueada se los lleva quien tenga menos puntos.
option-f53-team = Tantos de las parejas
    .help = Cómo se comparan los tantos de las dos parejas: toda la partida seguida o ronda a ronda, y entonces la mejor pareja se lleva la diferencia.
option-exact31 = Meta exacta
    .help = Tienes que clavar la meta: los tantos que te harían pasarte se pierden. Si las rondas se juegan hasta el final, gana quien la clava primero.
option-bn-max-draws = Robos por turno
    .help = Cuántas fichas robas como mucho cuando nada encaja; 0 significa hasta que algo encaje, como antes de 2010.
option-bn-third-draw = Pozo agotado
    .help = Qué pasa cuando tu tercer robo deja dos fichas en el pozo y nada encaja.

## Values of options

value-next-lead-rule = según la regla de salida
value-next-lead-winner = quien ganó la última ronda
value-next-lead-rotate = cada asiento por orden
value-blocked-tie-none = nadie se lleva nada
value-blocked-tie-share = los tantos se reparten
value-blocked-tie-lowest-tile = gana la ficha más baja
value-no-double-heaviest = sale la ficha más alta
value-no-double-redeal = repartir otra vez
value-team-hand-keep4 = quedarse con las cuatro fichas
value-team-hand-redeal5 = repartir cinco fichas nuevas a cada cual
# The values of hungarian_target are written ">100" and ">=100", which no key can hold.
value-hungarian-target-over-100 = más de 100
value-hungarian-target-from-100 = 100 o más
value-host-block = Bloque
value-host-peruvian = Dominó peruano
value-host-team-block = Bloque por equipos
value-host-tiddle-wink = Tiddle-Wink
value-host-hungarian = Dominó húngaro
value-host-french = Dominó francés
value-sevens-after-draw-optional-before = puede robar una antes de poner
value-sevens-after-draw-mandatory-after = debe robar una después de poner
value-bergen-high-double-on = dos tantos
value-bergen-high-double-off = ningún tanto
value-bergen-block-rule = menos puntos entre quienes no tienen dobles
value-bergen-block-takes-all-lowest = menos puntos de toda la mesa
value-cf-draw-one = una ficha si no puedes poner
value-cf-draw-block-end-of-turn = una ficha al final de cada turno
value-cf-draw-none = nunca
value-fort-levels-absolute = desde la mesa
value-fort-levels-relative = desde la primera ficha de la cadena
value-tiles-all = todas
value-solo2-refill-batch = por tandas
value-solo2-refill-each = después de cada ficha
value-draw-lead-highest-double = quien tiene el doble más alto
value-draw-lead-lot = por sorteo, y luego cada asiento por orden
value-muggins-round-up = siempre hacia arriba
value-muggins-round-nearest = arriba o abajo, lo más cercano
value-f53-team-margin = las dos parejas suman; decide la diferencia
value-f53-team-per-hand-difference = la diferencia después de cada ronda
value-bn-third-draw-end = se acaba la ronda
value-bn-third-draw-pass = pasas y la ronda sigue

## Options of the games for one

option-teller-performer = El truco lo haces tú
    .help = Escondes la ficha, anuncias los dos números y vas poniendo la línea por turnos con un público que pone cualquier cosa que encaje.
option-winnable = Solo repartos con solución
    .help = Si un reparto no se puede ganar, se reparte otra vez. Más o menos uno de cada tres se puede.
option-start = Comienzo
    .help = Un marco vacío o un reto: algunas fichas ya están puestas y dejan una sola solución.
value-start-free = un marco vacío
value-start-puzzle = un reto con una sola solución
