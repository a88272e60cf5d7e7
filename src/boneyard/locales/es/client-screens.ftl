### The screens around the table in the browser, in Spanish.

site-name = Boneyard

## Getting around

nav-label = Menú principal
nav-skip = Ir al contenido
nav-games = Juegos
nav-lobby = Mesas
nav-puzzles = Retos
nav-mine = Mis partidas
nav-settings = Ajustes

## Home

home-title = Boneyard: dominó para todos
home-headline = Dominó sin esperas.
home-promise = Más de treinta juegos: contra bots, con amigos o a solas. Sin crear cuenta.
home-play = Jugar
# $bots: how many bots there are; 0 in a game for one.
home-what =
    { $bots ->
        [0] { $game }, a solas
        [one] { $game } contra un bot
        [many] { $game } contra { $bots } de bots
       *[other] { $game } contra { $bots } bots
    }
home-running = Seguir jugando
home-dismiss = No seguir con esta partida de { $game }
home-dismissed = { $game } ya no sale aquí. Sigue en «Mis partidas».
home-undismiss = Deshacer
home-games = Todos los juegos
home-new = ¿Es tu primera vez? Empieza aquí
home-search = Buscar un juego
home-book = Folleto
home-kind = Tipo de juego
home-found =
    { $count ->
        [0] No se ha encontrado ningún juego
        [one] Se ha encontrado un juego
        [many] Se han encontrado { $count } de juegos
       *[other] Se han encontrado { $count } juegos
    }
home-none = No hay ningún juego así.
home-show-all = Ver todos los juegos
home-lost = No se han podido cargar los juegos.

kind-all = Todos
kind-lines = De línea
kind-counting = De contar
kind-stars = Cruces y estrellas
kind-special = Algo especial
kind-alone = A solas

edition-label = Reglas como en

## How long a match takes

length-minutes =
    { $minutes ->
        [one] 1 min, más o menos
        [many] unos { $minutes } min
       *[other] unos { $minutes } min
    }
length =
    { $hands ->
        [one] { $exact ->
            [yes] 1 ronda
           *[no] más o menos 1 ronda
        }
        [many] { $exact ->
            [yes] { $hands } de rondas
           *[no] unos { $hands } de rondas
        }
       *[other] { $exact ->
            [yes] { $hands } rondas
           *[no] unas { $hands } rondas
        }
    }, { $minutes ->
        [one] más o menos 1 minuto
        [many] unos { $minutes }{ "\u00A0" }de minutos
       *[other] unos { $minutes }{ "\u00A0" }minutos
    }
# $changes: what the suggestion changes besides the length, in the words of the options.
length-suggested = Proponemos en su lugar: { $changes }
length-printed =
    Según el folleto: { $hands ->
        [one] { $exact ->
            [yes] 1 ronda
           *[no] más o menos 1 ronda
        }
        [many] { $exact ->
            [yes] { $hands } de rondas
           *[no] unos { $hands } de rondas
        }
       *[other] { $exact ->
            [yes] { $hands } rondas
           *[no] unas { $hands } rondas
        }
    }, { $minutes ->
        [one] 1 min, más o menos
        [many] unos { $minutes } min
       *[other] unos { $minutes } min
    }

players-span =
    { $same ->
        [yes] { $least ->
            [one] 1 persona
            [many] { $least } de jugadores
           *[other] { $least } jugadores
        }
       *[no] { $least } a { $most } jugadores
    }
players-label = Jugadores
player-number = Persona { $number }
level-label = Bots
level-easy = fácil
level-medium = medio
level-hard = difícil

## The pages about all games

# .summary says what is there, .words are other words by which somebody may search for it.
subject-basics = Lo básico
    .summary = Las fichas, las palabras del juego y cómo empezar.
    .words = principiante ayuda glosario palabras fichas mezclar reglas cómo se juega
subject-misprints = Erratas
    .summary = Dónde se contradicen los folletos y qué jugamos aquí.
    .words = fallos errores despistes folletos decisiones
subject-ratings = Puntuaciones
    .summary = Lo fuerte que juega cada cual, cómo se mide y hasta qué punto es seguro.
    .words = puntuación elo fuerza nivel ranking bots openskill justo

## The ways to play a game

play-bots =
    { $bots ->
        [one] Jugar contra un bot
        [many] Jugar contra { $bots } de bots
       *[other] Jugar contra { $bots } bots
    }
play-friends = Invitar a amigos
play-pass = En un solo dispositivo
play-options = Opciones
play-rules = Reglas
play-daily = El reto de hoy

## Games that are running

with-names = con { $names }
with-nobody =
    { $free ->
        [0] a solas
       *[other] aún nadie más
    }
mine-playing = En juego
mine-open =
    { $free ->
        [one] 1 asiento libre
        [many] { $free } de asientos libres
       *[other] { $free } asientos libres
    }
mine-over = Acabada
