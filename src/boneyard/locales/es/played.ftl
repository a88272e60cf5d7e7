## What somebody has played: my games, the page of one's own, the calendar of puzzles

played-to-me = Cifras y calendario
played-to-games = Mis partidas
played-won = Victoria
played-drawn = Empate
played-lost = Derrota
played-left = Jugó un bot
played-shared = Varios asientos
played-settled = De mutuo acuerdo
played-solved = Resuelto
played-unsolved = Sin resolver
played-reached = { $done } de { $whole }
played-hands =
    { $hands ->
        [one] 1 ronda
        [many] { $hands } de rondas
       *[other] { $hands } rondas
    }
played-puzzle = Reto del { $date }
time-seconds = { $seconds } s
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes } min
played-search = Buscar por nombre
played-game = Juego
played-all-games = todos los juegos
played-with = Con { $name }
played-with-anybody = Ver las partidas con todo el mundo
played-none = Nada de lo que has jugado coincide.
played-more = Ver más
played-found =
    { $count ->
        [0] ninguna partida
        [one] 1 partida
        [many] { $count } de partidas
       *[other] { $count } partidas
    }

## The page of one's own

me-title = Mi página
me-lost = No se han podido cargar tus cifras.
me-nothing = Cuando acabe una partida, se contará aquí.
me-matches = Partidas
me-won-share = { $percent } % de victorias
me-streak = victorias seguidas
me-best = récord: { $count }
me-time = en la mesa
me-alone = Juegos para una persona
me-alone-solved = resueltos
me-by-game = Por juego
me-by-opponent = Por rival
me-game = Juego
me-opponent = Rival
me-games = Partidas
me-col-won = Ganadas
me-col-points = Tantos
me-col-row = Seguidas
me-col-together = En pareja
me-bots = Bots ({ $level })
me-counted = Cada partida cuenta una vez. Una partida que acabó un bot por ti no está ni ganada ni perdida, y tampoco una en la que tenías varios asientos.

## The calendar of puzzles

calendar-title = Retos del día
calendar-streak =
    { $count ->
        [0] Aún no hay días seguidos
        [one] 1 día seguido
        [many] { $count } de días seguidos
       *[other] { $count } días seguidos
    }
calendar-best = récord: { $count }
calendar-solved =
    { $count ->
        [one] 1 reto resuelto
        [many] { $count } de retos resueltos
       *[other] { $count } retos resueltos
    }
calendar-before = El mes anterior
calendar-after = El mes siguiente
calendar-day =
    { $solved ->
        [0] { $date }: nada resuelto
        [one] { $date }: 1 reto resuelto
        [many] { $date }: { $solved } de retos resueltos
       *[other] { $date }: { $solved } retos resueltos
    }
calendar-puzzle-solved =
    { $moves ->
        [one] Resuelto en 1 jugada, { $time }
        [many] Resuelto en { $moves } de jugadas, { $time }
       *[other] Resuelto en { $moves } jugadas, { $time }
    }
calendar-puzzle-late = , otro día
calendar-taken-back =
    { $count ->
        [one] 1 jugada deshecha
        [many] { $count } de jugadas deshechas
       *[other] { $count } jugadas deshechas
    }
calendar-puzzle-unsolved =
    { $tries ->
        [one] Sin resolver, 1 intento
        [many] Sin resolver, { $tries } de intentos
       *[other] Sin resolver, { $tries } intentos
    }
calendar-play = Resolverlo
calendar-help = Los días seguidos son aquellos en los que resolviste un reto de ese mismo día (según el reloj de Greenwich).
calendar-link = Mi calendario

## One's own data

data-title = Mis datos
data-what = Este servidor conoce el nombre y la cara que elegiste, tus asientos y tus jugadas, y adónde avisarte si lo pediste. Nada más.
data-export = Descargar todo
data-export-help = Un archivo (JSON) con cada partida, su acta y todas tus cifras.
data-delete = Borrarme…
delete-title = ¿Borrar todo lo tuyo?
delete-name = Tu nombre desaparece de todas las mesas y actas. Los demás conservan las suyas; allí te llamas «Alguien».
delete-running = Donde estés jugando, sigue un bot por ti. Los asientos de las mesas que no han empezado quedan libres.
delete-figures = Tus partidas, tus cifras y tu calendario desaparecen.
delete-devices = Tu enlace personal y tus otros dispositivos ya no te reconocen.
delete-never = Esto no se puede deshacer. Si quieres conservar algo, descárgalo antes.
delete-sure = Borrar todo
delete-stay = Quedarme
delete-done = Ya no sabemos nada de ti. ¡Te damos la bienvenida como visitante!

## Ratings

ratings-title = Puntuaciones
ratings-players = { $players } jugadores
ratings-few = { $matches } de { $enough } partidas
ratings-matches =
    { $matches ->
        [one] 1 partida
        [many] { $matches } de partidas
       *[other] { $matches } partidas
    }
ratings-none = Puntúan las partidas entre personas, con reloj y en mesas públicas. Aún no has jugado ninguna.
ratings-how = Cómo se calculan las puntuaciones
new-rated = Puntuable
new-rated-help = La partida cuenta para la puntuación de quienes la juegan. Solo personas, cada una en su dispositivo, y con reloj.
rated-table = puntuable
rated-said = Partida puntuable.
rated-why = Esta partida cuenta para la puntuación de quienes la juegan. Quien la abandona la pierde.
rated-not-with-bots = Con bots la partida no puntúa.
