### What the commands of the terminal and their options do, in Spanish. There is nothing to choose in these messages.

## The words around them

help-usage = Uso:
help-options = Opciones
help-commands = Comandos
help-example = Ejemplo:
help-default = por defecto: { $value }
help-variable = variable de entorno: { $name }
help-required = obligatorio

## Options of several commands

help-option-as-json = Como datos para programas.
help-option-database = Un archivo, o postgresql://... [por defecto: un archivo en tu carpeta de datos]
help-option-edition = Como en una edición, por ejemplo s9-fr; `boneyard games GAME` las enumera.
help-option-lang = El idioma. [por defecto: el de tu terminal]
help-option-moves = Las jugadas desde el reparto.
help-option-options = Una opción del juego; se puede repetir.
help-option-plain = Dibujar solo con caracteres sencillos.
help-option-players = Cuántos juegan. [por defecto: los menos posibles]
help-option-record = La posición al final de un acta.
help-option-sample = Probar tantos repartos al azar.
help-option-seed = Con la misma semilla sale lo mismo. [por defecto: al azar, y se muestra]
help-option-sets = El dominó; NOMBRE=VALOR hace lo mismo que -o.
help-option-help = Mostrar esta ayuda y salir.

## Commands

help-boneyard =
    Boneyard, la casa del dominó.

    Sin ningún comando abre la mesa en el navegador.
    .version = La versión.
help-open =
    Abrir la mesa en el navegador; es lo que pasa sin ningún comando.

    Si ya tienes un servidor en marcha, se usa ese; si no, hay uno hasta Ctrl-C.
    .browser = Mostrarla enseguida. [por defecto: si hay pantalla]
    .port = El primer puerto que se prueba.
help-games = El catálogo de juegos; con GAME, sus opciones.
help-rules =
    La página de un juego, con cualquiera de sus nombres.

    Tres páginas son de todos los juegos: basics (las fichas, las palabras, cómo empezar), misprints (dónde se
    contradicen los folletos y qué jugamos aquí) y ratings (lo fuerte que juegan las personas y los bots, y cómo
    se mide).
help-play =
    Jugar contra bots en el terminal, línea a línea.

    En la mesa, ? muestra la ayuda. Sin opciones, un juego largo se acorta; con --edition se juega como en el
    folleto.
    .level =
        Lo bien que juegan los demás: easy, medium o hard. Después puede ir un temperamento o un nombre, como en
        medium/careful o medium/Ben. O un bot tuyo, como módulo:función.
    .seat = Dónde te sientas; el primer asiento es el 0. [por defecto: 0]
    .names = Los nombres de quienes juegan, por asientos.
    .seed = Con la misma semilla se reparten las mismas fichas.
    .resume = Seguir una partida guardada; GAME puede faltar.
    .points = Mostrar lo que cada jugada da al momento.
help-simulate = Bots contra bots; cuando acaba una partida, empieza otra.
    .hands = Cuántas rondas.
    .bots = Para todos, o uno por asiento: un nivel, solo o como medium/careful, o módulo:función.
    .as-json = Como datos para programas, con las actas.
    .records = Escribir las actas en un archivo, que lee `boneyard replay`.
help-arena =
    Qué bots son más fuertes.

    Cada reparto o partida se juega con todos los cambios de asiento; en una pareja los dos son el mismo bot. Lo
    que se mide está en el intervalo mostrado con una certeza del 95 %; todos los asientos de un reparto cuentan
    como un solo valor. Si hay más de dos bots, juegan todos contra todos.

    Con --stop, cada enfrentamiento acaba cuando una sucesión de confianza por apuestas (Waudby-Smith y Ramdas)
    ya no contiene el 50 %, o después de todos los repartos: bots iguales se dan por distintos como mucho en el
    5 % de los casos, y el intervalo de las victorias sigue siendo cierto.

    Con la misma semilla sale lo mismo, jueguen los procesos que jueguen, salvo con bots que miran el reloj:
    --samples se lo quita a hard. Con --cluster ray, RAY_ADDRESS dice cuál es el clúster; si no, hay uno en este
    ordenador.
    .bots = Dos bots o más: niveles, solos o como medium/careful, o módulo:función.
    .deals = Cuántos repartos.
    .matches = Jugar N partidas enteras en vez de repartos.
    .rate = Con --matches: sortear quién juega y puntuar a los bots como a las personas.
    .stop = Acabar en cuanto esté decidido, con una prueba secuencial con un error del 5 %.
    .samples = hard sopesa N repartos, sin mirar el reloj.
    .jobs = Procesos; 0: todos los núcleos.
    .cluster = Procesos de un clúster de Ray en su lugar.
    .markdown = Como tabla de Markdown.
help-replay = Un acta jugada a jugada; FILE - es una tubería.
    .to = Parar después de N jugadas.
    .seat = Ver solo lo que vio este asiento.
    .pictures = La mesa después de cada jugada, no solo después de cada ronda.
    .quiet = Solo comprobar el acta y mostrar el final.
help-analyse =
    Lo bien que se jugó una partida; FILE - es una tubería.

    Cada decisión se evalúa por lo que se podía saber en ese momento: la mejor, buena, imprecisa o error. Después,
    lo que cabía esperar, lo que costaron las decisiones y lo que trajo la suerte, en tantos de ventaja.
    .deals = Sopesar cada jugada dos veces con N repartos: con más es más seguro, y tarda más.
help-verify =
    Comprobar que los repartos de un acta son limpios; FILE - es una tubería.

    El estado es 0 si todo está bien y 1 si algo está mal.
help-solve = Respuestas exactas a los retos y solitarios.
help-solve-squares = Todas las soluciones contadas; retos; maneras de completar.
    .count = Cuántas soluciones hay; es lo que se hace por defecto.
    .puzzle = Hacer un reto con una sola solución.
    .complete = Completar un marco; 0-2@a2h va tumbada, 0-0@a1v de pie.
help-solve-solo-1 = Si un reparto se puede ganar; cuántos se pueden.
    .deck = Un reparto: las 28 fichas, fila a fila.
help-solve-solo-2 = Qué poner ahora; la probabilidad de ganar.
    .deck = La ficha levantada y las robadas hasta ahora, por orden.
    .size = El dominó.
    .refill = Cómo se roba.
    .play-rest = También se roban las últimas fichas.
help-solve-hectic = La cadena más corta para un doble, o la más larga.
    .double = El número del doble.
    .free = Las fichas libres. [por defecto: todas las fichas simples del doble nueve]
    .longest = La cadena más larga en vez de la más corta.
help-solve-hungarian = El tren más largo de una mano, o el de más puntos.
    .hand = Las fichas de la mano.
    .ends = Los extremos de la línea. [por defecto: aún no hay nada puesto]
    .lead = La ficha con la que se sale. [por defecto: cualquiera]
    .pips = El tren con más puntos en vez del más largo.
help-solve-dominance = La mejor jugada, exacta con la última docena de fichas.
    .taken = Las jugadas hasta ahora: 3-5@5 apunta 3-5 en la fila 5, 3-5@5! lo dicta.
    .nodes = Las posiciones que se miran mientras queda más de una docena de fichas.
help-solve-fortune-teller = Una línea con todas las fichas menos la escondida.
    .hidden = La ficha del sobre.
help-serve =
    Ofrecer mesas por la red hasta que alguien lo pare.

    Los límites valen para cada proceso del servidor. Toda opción menos el idioma se puede dar por el entorno.
    .host = Dónde se escucha.
    .port = El puerto.
    .workers = Procesos del servidor en el puerto; para más de uno hace falta PostgreSQL.
    .compiling = Compilar mientras tanto la búsqueda de los bots hard, donde esté instalado numba.
    .bot = Ofrecer un bot tuyo; se puede repetir.
    .log-level = Qué merece una línea.
    .access-log = Anotar cada petición.
    .log-format = Líneas para leer, o JSON.
    .limit-tables = Mesas sin acabar.
    .limit-sockets = Conexiones a la vez.
    .limit-frame-bytes = Bytes de una petición o de un mensaje.
    .limit-asks-per-second = Peticiones por segundo desde una dirección.
    .limit-asks-at-once = Peticiones de golpe desde una dirección.
    .limit-new-table = Peticiones por las que cuenta abrir una mesa.
    .limit-costly = Peticiones por las que cuenta una repetición, una pista, un análisis o ver las mesas propias.
    .limit-frames-per-second = Mensajes por segundo desde una conexión.
    .limit-frames-at-once = Mensajes de golpe desde una conexión.
    .limit-frames-refused = Mensajes de más hasta que se cierra una conexión.
    .limit-sockets-per-address = Conexiones a la vez desde una dirección.
    .limit-reactions-per-second = Cosas que una persona dice en una mesa por segundo.
    .limit-reactions-at-once = Cosas que una persona dice de golpe.
    .limit-proposals-per-second = Propuestas de una persona en una mesa por segundo.
    .limit-proposals-at-once = Propuestas de golpe de una persona.
    .limit-seconds-to-read = Segundos en los que hay que recoger un mensaje.
    .limit-seconds-to-ask = Segundos en los que una petición tiene que estar completa.
help-keys = Ver o cambiar las claves que firman las credenciales de la gente, o crear las de Web Push.
help-keys-list = Ver las claves de una base de datos, nunca los secretos que contienen.
help-keys-rotate =
    Firmar desde ahora con una clave nueva.

    Los servidores en marcha la toman en unos segundos. Quien venga mientras la antigua sea válida recibe sin
    más una credencial nueva.
    .good-for = Cuánto valen aún las credenciales de la clave antigua; con 0, todo el mundo pasa a ser desconocido al momento.
help-keys-push =
    Avisar a la gente por Web Push de que le toca, con claves nuevas.

    No se hace hasta que lo dices: tu servidor habla entonces con los servicios de avisos de los navegadores. Los
    servidores en marcha empiezan en unos segundos.
    .contact = Dónde te encuentran los servicios de avisos: mailto:... o https://...
    .off = No avisar ya a nadie.
help-results = Comprobar o rehacer los resultados de las partidas y las puntuaciones, que salen de los historiales.
help-results-check =
    Volver a calcular todos los resultados y puntuaciones y compararlos con los guardados.

    El estado es 1 si algo difiere.
help-results-rebuild = Volver a calcular todos los resultados y puntuaciones y guardar los que difieran.
help-export = Escribir todas las mesas de una base de datos en un archivo nuevo.
help-import =
    Escribir las mesas de un archivo exportado en una base de datos.

    Lo que ya está se queda. El estado es 1 si hay algo que difiere.
