### What is wrong with something given from outside, in Spanish.

error-push-contact = Di dónde te encuentran los servicios de avisos: --contact mailto:... o https://...
error-no-database = No existe la base de datos { $database }.
error-lead-or-ends = Solo se sale cuando aún no hay nada puesto: da --lead o --ends.
error-no-free-port = Ningún puerto del { $first } al { $last } está libre; di otro con --port.
error-not-an-option = «{ $text }» no es una opción; escribe nombre=valor, por ejemplo -o target=50.
error-only-this-set = Con el dominó { $given } no se puede: { $game } se juega con el { $sets }.
error-seed-of-sample = --seed solo va con --sample.
error-moves-of-deck = --moves son las jugadas de un --deck: da los dos.
error-set-of-record = Con --record valen el dominó y las opciones del archivo.
error-name-a-game = Di un juego, por ejemplo block, o una partida guardada con --resume FILE.
error-options-of-file = Con --resume valen los jugadores, los nombres y las opciones del archivo.
error-seed-of-puzzle = --seed solo va con --puzzle.
error-workers-postgres = Para varios procesos hace falta PostgreSQL: indícalo con --database postgresql://...
error-workers-windows = En Windows no puede haber varios procesos: abre un servidor para cada puerto.
error-nothing-to-export = No existe la base de datos { $database }, así que no hay nada que exportar.
error-nothing-to-import = No existe el archivo { $file }, así que no hay nada que importar.
error-bad-port = No se puede usar el puerto { $port } de { $host }: { $reason }.
error-name-a-puzzle = Di qué hay que resolver: { $known }.
error-give-one-of = Da uno de estos: { $known }.
error-no-edition = { $game } no tiene la edición «{ $edition }»; las ediciones son: { $known }.
error-no-game = No existe el juego «{ $game }»; los juegos son: { $known }.
error-not-a-cell = «{ $text }» no es una casilla: escribe la letra de la fila y el número de la columna, como b5.
error-not-a-dominance-action = «{ $text }» no es una jugada: escribe ficha y fila, como 3-5@5; para dictar, 3-5@5!; o decline.
error-not-a-fortress-action = «{ $text }» no es una jugada: escribe 5-6@2,0r para añadir, 5-6@2,0r+ en una cadena, o una palabra.
error-not-a-spot = «{ $text }» no es un sitio: escribe la casilla de la mitad baja y r, d, l o u, como 2,0r.
error-not-a-frame-action = «{ $text }» no es una jugada: escribe 3-1@a6h (h tumbada, v de pie), lift@a6 o stop.
error-not-a-hectic-action = «{ $text }» no es una jugada: escribe +3-5 para tomar, -3-5 para devolver, claim o give-up.
error-low-number-first = En «{ $text }» el número bajo no va delante: escribe { $tile }.
error-lead-not-open = La primera salida no está libre: no se le puede dar a nadie.
error-no-beginner = No hay ningún asiento { $seat } que pueda empezar.
error-match-over = La partida ya se ha acabado.
error-after-the-end = Línea { $line }: después del final no puede venir nada.
error-more-names = Línea { $line }: hay más nombres que jugadores.
error-check-sum = Línea { $line }: la suma de control no cuadra, así que se ha cambiado esta ronda o una línea anterior.
error-not-a-number = Línea { $line }: «{ $text }» no es un número entero.
error-not-who-begins = Línea { $line }: «{ $text }» no dice quién empieza; escribe 1 by lot o 1 by turn.
error-record-cut = Línea { $line }: el acta se corta después de esta línea; falta { $wanted }.
error-wrong-line = Línea { $line }: aquí va { $wanted }, no «{ $found }».
error-at-lines-below = Desde la línea { $line }: { $error }
error-not-a-record-option = Línea { $line }: «{ $text }» no es una opción; escribe nombre=valor.
error-at-line = Línea { $line }: { $error }
error-not-a-result = Línea { $line }: un resultado es un número por asiento, o «{ $unfinished }».
error-not-a-move = Línea { $line }: «{ $text }» no es una jugada; escribe asiento:jugada, por ejemplo 0:5-6@b.
error-bad-value = { $option }={ $value } no puede ser: { $option } es { $allowed }.
error-bad-players =
    { $players ->
        [one] { $game } no es para 1 persona; la página dice: { $allowed }.
        [many] { $game } no es para { $players } de jugadores; la página dice: { $allowed }.
       *[other] { $game } no es para { $players } jugadores; la página dice: { $allowed }.
    }
error-no-option = { $game } no tiene la opción «{ $option }»; las opciones son: { $known }.
error-no-bot = { $game } no tiene el bot «{ $bot }»; los niveles son: { $known }.
error-no-character = No hay ningún bot «{ $who }»; los hay { $temperaments }, y se llaman { $names }.
error-not-a-bot = «{ $bot }» no es un bot: escribe módulo:función, por ejemplo mybots:choose.
error-no-function = No se puede cargar el bot { $bot }: { $module } no tiene la función { $function }.
error-bad-choice = El bot { $bot } ha elegido { $action }, que no está entre sus jugadas.
error-bot-plays-others = El bot { $bot } no juega a { $game }; juega a: { $games }.
error-other-version = El acta es de la versión { $version } de { $game }; aquí está la versión { $known }.
error-several-games = Hay varios juegos que se llaman «{ $name }»: { $games }.
error-bots-alike = Cada bot necesita un nombre propio: { $names }.
error-not-a-named-bot = «{ $text }» no es un bot con nombre: escribe NOMBRE=módulo:función, el NOMBRE en minúsculas.
error-bot-name-taken = «{ $name }» ya quiere decir otra cosa: ponle otro nombre al bot { $bot }.
error-bots-late =
    { $seconds ->
        [one] Los bots { $bots } no se cargan en 1 segundo.
        [many] Los bots { $bots } no se cargan en { $seconds } de segundos.
       *[other] Los bots { $bots } no se cargan en { $seconds } segundos.
    }
error-no-daily = No hay reto diario de { $game }; los hay de: { $known }.
error-no-puzzle = Hay retos del { $first } al { $last }, pero ninguno del { $day }.
error-daily-options = Las opciones del reto diario de { $game } no se pueden cambiar.
error-not-a-date = «{ $text }» no es una fecha como { $example }.
error-no-proofs = Esta acta no tiene pruebas: solo las tienen las partidas jugadas en un servidor.
error-damaged-proof = Línea { $line }: la prueba de la ronda { $hand } está dañada.
error-push-package = Para Web Push hace falta otro paquete: pip install 'boneyard[push]'.
error-no-such-database = «{ $kind }://» no es una base de datos conocida: da la ruta de un archivo, o postgresql://...
error-postgres-package = Para PostgreSQL hace falta otro paquete: pip install 'boneyard[postgres]'.
error-postgres-fails = No se puede usar la base de datos PostgreSQL: { $reason }.
error-no-answer = no responde
error-newer-schema = La base de datos tiene el esquema { $schema }; este Boneyard conoce hasta el { $known } y hace falta uno más nuevo.
error-sqlite-fails = { $database } no se puede abrir como base de datos: { $reason }.
error-newer-schema-of = { $database } tiene el esquema { $schema }; este Boneyard conoce hasta el { $known } y hace falta uno más nuevo.
error-foreign-database = { $database } es la base de datos de otro programa.
error-file-cut = El archivo se corta después de la línea { $line }.
error-cannot-write = No se puede escribir { $file }: { $reason }.
error-cannot-read = No se puede leer { $file }: { $reason }.
error-damaged-line = La línea { $line } está dañada: { $reason }.
error-same-key = Dos líneas tienen la misma clave.
error-cannot-store = { $text } no se puede guardar: contiene un carácter nulo o medio par sustituto.
error-cut-in-two =
    { $count ->
        [one] Dejar 1 ficha de sobra puede partir en dos el { $set }: deja menos.
        [many] Dejar { $count } de fichas de sobra puede partir en dos el { $set }: deja menos.
       *[other] Dejar { $count } fichas de sobra puede partir en dos el { $set }: deja menos.
    }
error-not-an-action = «{ $text }» no es una jugada: escribe ficha y extremo, como 5-6@b, o draw, pass, stop.
error-not-two-bots = «{ $bots }» no son dos bots: escribe nombres con comas, por ejemplo easy,medium.
error-not-several-bots = «{ $bots }» no son varios bots: cada uno va una sola vez, por ejemplo easy,medium.
error-ray-package = Ray no está instalado aquí: se instala con pip install 'boneyard[cluster]'.
error-empty-file = { $file } está vacío, así que no es un acta.
error-no-text-file = { $file } no es un archivo de texto, así que no es un acta.
error-several-records =
    { $count ->
        [one] En { $file } hay 1 acta; solo se puede seguir una.
        [many] En { $file } hay { $count } de actas; solo se puede seguir una.
       *[other] En { $file } hay { $count } actas; solo se puede seguir una.
    }
error-other-record = { $file } es un acta de { $game }, no de { $wanted }.
error-no-seat = No hay asiento { $seat }; los asientos van del 0 al { $last }.
error-not-names =
    { $count ->
        [one] «{ $text }» no da los nombres: escribe 1 nombre.
        [many] «{ $text }» no da los nombres: escribe hasta { $count } de nombres distintos, con comas.
       *[other] «{ $text }» no da los nombres: escribe hasta { $count } nombres distintos, con comas.
    }
error-no-page = La página { $name } no está escrita en «{ $lang }»; está en: { $known }.
error-levels-players =
    { $count ->
        [one] 1 nivel
        [many] { $count } de niveles
       *[other] { $count } niveles
    } para { $players ->
        [one] 1 persona
        [many] { $players } de jugadores
       *[other] { $players } jugadores
    } no puede ser: da un solo nivel, o uno para cada asiento.
error-not-two-ends = «{ $text }» no son dos extremos: escribe dos números hasta { $highest }, como 3,5.
error-nothing-dealt = { $file } es el acta de una partida en la que no se ha repartido nada.
error-foreign-tile = { $tile } no es del { $set }.
error-twice-there = { $tile } está dos veces.
error-too-late = «{ $text }» llega tarde: la ronda se acaba antes.
error-no-double-in-chain = { $tile } es un doble: en las cadenas solo hay fichas simples.
error-cannot-lead = No se puede salir con { $tile }: no está en la mano.
error-hidden-double = { $tile } es un doble: esconde una ficha simple, o la línea se cierra en un anillo y no adivina nada.
error-tiles-given = Fichas dadas en --deck: { $given }; levantadas o robadas: { $drawn }.
error-first-tiles =
    { $count ->
        [one] Da la primera ficha: con refill=each se roba antes de nada.
        [many] Da los primeros { $count } de fichas: con refill=each se roban antes de nada.
       *[other] Da las primeras { $count } fichas: con refill=each se roban antes de nada.
    }
error-lays-no-tile = «{ $text }» no pone ninguna ficha: escribe fichas y sus sitios, como 3-1@a6h.
error-no-seat-in-record = No hay asiento { $seat }; los asientos de esta acta van del 0 al { $last }.
error-not-a-tile = «{ $text }» no es una ficha: escribe dos números con un guion, como 5-6.
error-no-language = No hay ningún idioma «{ $lang }»; los idiomas son: { $known }.
error-said = { $text }
error-no-deal-over = Ahora no se reparte: la partida se ha acabado.
error-no-deal-yet = Ahora no se reparte: hay una ronda en juego.
error-not-your-turn = El asiento { $seat } no puede jugar «{ $action }» ahora; no le toca.
error-illegal = El asiento { $seat } no puede jugar «{ $action }» ahora; se puede: { $allowed }.
error-illegal-of-many = El asiento { $seat } no puede jugar «{ $action }» ahora; se puede: { $allowed } y { $more } más.
error-one-of = { $listed } o { $last }
error-whole-number = un número entero de { $least } a { $most }, por ejemplo { $named }
error-set = dominó doble { $highest } ({ $count } fichas)
error-set-from = dominó del { $lowest } al { $highest } ({ $count } fichas)
error-deck-foreign = Estas fichas no son una mezcla del { $set }: { $tile } no es de ahí.
error-deck-twice = Estas fichas no son una mezcla del { $set }: { $tile } está dos veces.
error-deck-missing = Estas fichas no son una mezcla del { $set }: falta { $tile }.
error-deck-no-list = Esto no es una mezcla del { $set }: no es una lista de sus fichas.
error-cannot-be-laid = «{ $text }» no se puede poner: { $error }
error-outside-the-frame = queda fuera del marco.
error-taken-place = ahí hay otra ficha.
error-daily-deck = Esta acta no tiene pruebas: sus fichas son las del reto diario de { $game } del { $day }, las mismas para todo el mundo.
error-daily-deck-not = Esta acta no tiene pruebas: dice ser el reto diario de { $game } del { $day }, el mismo para todo el mundo, pero no lo es.
error-result-too-early = la ronda tiene resultado, pero según las jugadas no se ha acabado.
error-result-missing = la ronda consta como inacabada, pero según las jugadas se ha acabado.
error-result-wrong = como resultado pone { $written }, pero según las jugadas es { $right }.
error-void-deal = según las reglas este reparto no vale y se reparte otra vez.
error-bots-ended = No se pueden cargar los bots { $bots }: el proceso ha terminado.
error-bot-failed = El bot { $bot } ha fallado: { $reason }.
error-bot-failed-at = El bot { $bot } ha fallado en la línea { $line } de { $file }: { $reason }.
error-bot-not-loaded = No se puede cargar el bot { $bot }: { $reason }.
error-bot-not-loaded-at = No se puede cargar el bot { $bot }, línea { $line } de { $file }: { $reason }.
error-which-bots = ¿Qué bots? Di --bots A,B, o --matches N para todos.
error-rate-alone = --rate necesita --matches N, y no va con --stop ni con --markdown.
error-no-output = No se puede escribir la salida: { $reason }.
error-other-seed = la semilla no es la prometida
error-other-proof = la prueba no es de esta mesa
error-other-deck = el orden de las fichas no sale de las semillas
error-other-lot = quién empieza no sale de las semillas
error-passed-over = se ha saltado un reparto válido

## What the words of a command lack

error-unknown-option = No existe la opción { $text }; --help muestra las que hay.
error-unknown-command = No existe el comando { $text }; --help muestra los que hay.
error-missing-word = Falta { $name }; --help muestra cómo se escribe el comando.
error-refused-value = Este valor de { $name } no es posible.
error-refused-choice = Este valor de { $name } no es posible; se puede: { $known }.
error-refused-range = Este valor de { $name } no es posible; se puede: números de { $least } a { $most }.
error-refused-least = Este valor de { $name } no es posible; se puede: números desde { $least }.
error-not-understood = No se entiende el comando; --help muestra cómo se escribe.
