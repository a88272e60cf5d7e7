### What the terminal and the server say around the games, in Spanish.

## Words that many sentences need

# $bots: the name of each, and what it is like; $count: how many they are.
bots-are =
    { $count ->
        [one] El bot: { $bots }.
        [many] Los bots: { $bots }.
       *[other] Los bots: { $bots }.
    }

## The table

running-total-wanted = La suma es { $total }. Dan tantos: { $wanted }.
worth =
    { $points ->
        [one] { $total } (1 tanto)
        [many] { $total } ({ $points } de tantos)
       *[other] { $total } ({ $points } tantos)
    }
upper-storey = arriba
lower-storey = abajo

## Partners, totals and winners

partners-you = Juegas con { $partner } contra { $others }.
partners = Parejas: { $ones } contra { $others }.
around = Alrededor de la mesa: { $names }.
match-minutes =
    { $minutes ->
        [one] Es más o menos un minuto.
        [many] Son unos { $minutes } de minutos.
       *[other] Son unos { $minutes } minutos.
    }
match-length =
    { $hands ->
        [one] Es más o menos una ronda
        [many] Son unos { $hands } de rondas
       *[other] Son unas { $hands } rondas
    }, { $minutes ->
        [one] cosa de un minuto.
        [many] unos { $minutes } de minutos.
       *[other] unos { $minutes } minutos.
    }

## Playing in the terminal

welcome =
    { $count ->
        [0] { $game }, a solas.
       *[other] { $game }, con { $names }.
    }
# The options that were chosen, each as "name: value".
agreed = Acordado: { $options }.
ask-for-help = Escribe ? para ver la ayuda.
hand-number = Ronda { $number }
your-move = Tu jugada (1 a { NUMBER($count, useGrouping: 0) }, ? para ayuda):
your-move-unnumbered = Tu jugada (? para ayuda):
only-move = Tu única jugada: pulsa Intro (? para ayuda):
next-hand = Pulsa Intro para la próxima ronda (? para ayuda):
# "s" alone saves, so yes and no are spelled out here.
another-match = ¿Otra partida? (sí/no; s guarda esta)
write-over = { $file } ya existe. ¿Sobrescribirlo? (s/n)
save-first = Esta partida no está guardada. ¿Guardarla antes? (s/n)
saved = Guardado en { $file }.
not-saved = No se ha guardado nada.
goodbye = Hasta pronto.
which-one = «{ $text }» puede ser { $actions }: escribe uno de ellos, o su número.
which-one-unnumbered = «{ $text }» puede ser { $actions }: escribe uno de ellos.
which-one-of-many = «{ $text }» puede ser { NUMBER($count, useGrouping: 0) } cosas: escribe algo más.
no-such-action =
    { $count ->
        [one] «{ $text }» no se puede ahora: pulsa Intro para tu única jugada, o escribe ? para ver la ayuda.
        [many] «{ $text }» no se puede ahora: escribe un número del 1 al { NUMBER($count, useGrouping: 0) }, o ? para ver la ayuda.
       *[other] «{ $text }» no se puede ahora: escribe un número del 1 al { NUMBER($count, useGrouping: 0) }, o ? para ver la ayuda.
    }
no-such-action-unnumbered = «{ $text }» no se puede ahora: escribe una jugada como se explica arriba, o ? para ver la ayuda.
not-in-hand = No tienes { $tile }.
does-not-fit = { $tile } no se puede poner ahí ahora.
nothing-to-take-back = En esta ronda no hay nada que deshacer.
seen-too-much = Eso no se puede deshacer: desde entonces has visto fichas ocultas.
nothing-to-do = No te toca.
hint = Una buena jugada sería { $number }: { $action }.
hint-unnumbered = Una buena jugada sería { $text }: { $action }.
# The help at the table: what the game is about, what can be typed now, then these.
help-now = Ahora puedes escribir, por ejemplo:
help-only = O pulsa Intro: no se puede hacer otra cosa.
help-number = O el número de una jugada.
help-short = De { $text } basta lo que no deje dudas, por ejemplo { $short }.
help-beginning = De una palabra basta el principio.
help-stuck = Si nada encaja: { $rule }
help-besides = Además:
help-page =
    La página entera, con todas las opciones, se ve con r, o en otra ventana
      boneyard rules { $game } --lang es
    ¿Es tu primera vez?
      boneyard rules basics --lang es
aside-r = las reglas de este juego
aside-h = una pista
aside-t = la mesa otra vez
aside-e = los extremos
aside-l = lo último que ha pasado
aside-c = el marcador
aside-u = deshacer tu última decisión, si desde entonces no has visto fichas ocultas
aside-s = guardar la partida; s ARCHIVO, con ese nombre
aside-q = salir

## Records

record-title = { $game }. En la mesa: { $names }.
record-options = Opciones: { $options }.
record-date = Fecha: { $date }.
record-right =
    El acta es correcta: { $hands ->
        [one] 1 ronda
        [many] { $hands } de rondas
       *[other] { $hands } rondas
    }, { $moves ->
        [one] 1 jugada
        [many] { $moves } de jugadas
       *[other] { $moves } jugadas
    }.
record-unfinished = La última ronda no está acabada.

## The catalogue

column-id = juego
column-name = nombre
column-players = jugadores
column-sets = dominó
column-minutes = minutos
column-editions = fuente
game-needs = Jugadores: { $players }. Dominó: { $sets }. Fuente: { $editions }.
also-called = También se llama: { $names }.
host-players = con { $host }: { $players } jugadores
lengths-of = Lo que dura una partida contra bots:
length-of =
    { $players ->
        [one] Una persona: { $length }.
        [many] { $players } de jugadores: { $length }.
       *[other] { $players } jugadores: { $length }.
    }
length-or-printed = { $length }; según el folleto: { $printed }
editions-of = Ediciones; cada una se elige con --edition nombre; si no eliges, la primera:
options-of = Opciones con su valor por defecto; cada una se elige con -o nombre=valor:
option-values = Puede ser: { $values }.
option-hosts = Solo con: { $hosts }.
values-from = { $values }, o cualquier número desde { $least }
which-game = ¿Qué juego? (Intro: { $first })
too-late = Alguien se ha adelantado: eso ya no se puede hacer.

## Answers of the solvers

solve-seed = Semilla { $seed }.
solve-number = { $number }
solve-hand = En mano:
solve-order = Puestas en este orden:
solve-share =
    Es un { NUMBER($share, style: "percent", maximumSignificantDigits: 3) }; de todos los repartos es, con un 95 %
    de certeza, entre un { NUMBER($low, style: "percent", maximumSignificantDigits: 3) } y un
    { NUMBER($high, style: "percent", maximumSignificantDigits: 3) }.
solve-squares-counted = Las soluciones de Cuadrados de dominó, contadas de todas las maneras:
solve-squares-number-pictures = Dibujos distintos de los números en el marco, los cubran las fichas que los cubran.
solve-squares-placements = Maneras distintas de poner las 28 fichas.
solve-squares-placements-up-to-half-turn = Lo mismo, si un marco y su media vuelta cuentan como uno.
solve-squares-placements-up-to-symmetry = Lo mismo, si también los marcos reflejados cuentan como uno.
solve-squares-printed = Las «más de 300.000 soluciones» de los folletos son las maneras de poner las fichas, sin distinguir la media vuelta.
solve-squares-puzzle =
    { $count ->
        [one] Hay una ficha en el marco; las demás solo se pueden poner de una manera.
        [many] Hay { $count } de fichas en el marco; las demás solo se pueden poner de una manera.
       *[other] Hay { $count } fichas en el marco; las demás solo se pueden poner de una manera.
    }
solve-squares-given = Las fichas del marco:
solve-squares-completions =
    { $count ->
        [0] Esto no se puede completar.
        [one] Esto solo se puede completar de una manera:
        [many] Esto se puede completar de { $count } de maneras; una de ellas:
       *[other] Esto se puede completar de { $count } maneras; una de ellas:
    }
solve-squares-lift = Se puede seguir sin { $tiles }.
solve-solo-1-share = Repartos que se pueden ganar: { $winnable } de { $sample }.
solve-solo-1 =
    { $won ->
        [yes] Esto se puede ganar.
       *[no] Esto no se puede ganar.
    }
solve-solo-2-share = Repartos ganados siguiendo el consejo: { $winnable } de { $sample }.
solve-lay = Pon ahora:
solve-lay-all = Pon la mano en este orden:
solve-stuck = Esta mano no se puede poner entera, así que has perdido.
solve-over =
    { $won ->
        [yes] Todo está puesto: has ganado.
       *[no] Ya no encaja nada: has perdido.
    }
solve-chance =
    { $exact ->
        [yes] La probabilidad de ganar es del { NUMBER($chance, style: "percent", maximumSignificantDigits: 3) }, contada caso por caso.
       *[no] La probabilidad de ganar es de un { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) }, más o menos.
    }
solve-chain =
    { $longest ->
        [yes] La cadena más larga para el doble { $value } tiene { $count } fichas:
       *[no] La cadena más corta para el doble { $value } tiene { $count } fichas:
    }
solve-no-chain = Con las fichas libres no sale ninguna cadena de { $least } o más para el doble { $value }.
solve-train =
    { $kind ->
        [pips] El tren con más puntos
       *[tiles] El tren más largo
    } tiene { $count ->
        [one] una ficha
        [many] { $count } de fichas
       *[other] { $count } fichas
    } y { $pips ->
        [one] un punto
        [many] { $pips } de puntos
       *[other] { $pips } puntos
    }:
solve-no-train = No se puede poner ninguna ficha de esta mano.
solve-left =
    { $count ->
        [0] No sobra nada.
       *[other] Sobra: { $tiles }.
    }
solve-fortune = Sin { $tile }, todas las demás forman una sola línea, de { $one } a { $other }:
solve-dominance-move = Decide { $name }; lo mejor es { $move }.
solve-dominance-value =
    { $over ->
        [yes] { $even ->
            [yes] No quedan fichas, y nadie va por delante.
           *[no] No quedan fichas, y { $ahead } gana por { $points }.
        }
       *[no] { $exact ->
            [yes] { $even ->
                [yes] Con el mejor juego, acaba en empate.
               *[no] Con el mejor juego, { $ahead } gana por { $points }.
            }
           *[no] { $even ->
                [yes] Hasta donde se ve, nadie va por delante.
               *[no] Hasta donde se ve, { $ahead } gana por { $points }, más o menos.
            }
        }
    }

## The server and its records

open-already = Boneyard ya está en { $url }.
serve-address =
    Boneyard está en { $url } hasta que lo pare Ctrl-C.
    Sus mesas se guardan en { $database }.
verify-record = Acta { $number }, partida { $match }:
verify-hand =
    { $wrong ->
        [none] Ronda { $hand }: repartida como prometía { $promise }..., y de ahí sale el orden de las fichas.
       *[other] La ronda { $hand } está mal: { $wrong }.
    }
verify-moves =
    { $wrong ->
        [none] { $hands ->
            [one] Las jugadas de la única ronda
            [many] Las jugadas de { $hands } de rondas
           *[other] Las jugadas de las { $hands } rondas
        } son legales, y los resultados son correctos.
       *[other] Las jugadas están mal. { $wrong }
    }
export-done =
    { $count ->
        [one] Se ha escrito una partida en { $file }.
        [many] Se han escrito { $count } de partidas en { $file }.
       *[other] Se han escrito { $count } partidas en { $file }.
    }
    El archivo contiene secretos: guárdalo como la propia base de datos.
import-done =
    { $written ->
        [one] Se ha escrito una partida
        [many] Se han escrito { $written } de partidas
       *[other] Se han escrito { $written } partidas
    }, { $known ->
        [one] una ya estaba.
        [many] { $known } ya estaban.
       *[other] { $known } ya estaban.
    }
import-different = Ya estaban, pero distintas, y se han dejado como estaban: { $names }.
arena-played =
    { $game }, { $players ->
        [one] una persona
        [many] { $players } de jugadores
       *[other] { $players } jugadores
    }, semilla { $seed }: { $most ->
        [yes] hasta { $count }
       *[no] { $count }
    } { $what ->
        [matches] partidas
       *[deals] repartos
    }, con todos los cambios de asiento.
arena-score =
    { $first } gana el { NUMBER($value, style: "percent", maximumFractionDigits: 1) } de las { $what ->
        [matches] partidas
       *[deals] rondas
    } contra { $second } (intervalo del 95 %: { NUMBER($low, style: "percent", maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", maximumFractionDigits: 1) }).
arena-difference =
    Tantos de un asiento de { $first } comparado con { $second }, por { $what ->
        [matches] partida
       *[deals] ronda
    }: { $value } ({ $low } a { $high }).
arena-cross = Con qué frecuencia, en tanto por ciento, gana el bot de la fila al de la columna (un empate cuenta la mitad), y la mitad del intervalo del 95 %.
arena-slow = El motor rápido no está compilado, así que hard encuentra menos en su tiempo: python -m boneyard.fast.compiled lo compila, una sola vez.
arena-rated = { $game }, { $players } jugadores, semilla { $seed }: { $matches } partidas. Puntuaciones como las de las personas, pero medidas solo entre los bots:
arena-rating = { $bot }: { $rating } ± { $spread }
arena-verdict =
    { $clear ->
        [first] { $first } es más fuerte.
        [second] { $second } es más fuerte.
       *[open] Ninguno es claramente más fuerte: jugando más quizá se vea.
    }{ $early ->
        [yes] {" "}Se decidió antes de tiempo: el intervalo de las victorias vale se pare cuando se pare; el de los tantos, no.
       *[no] {""}
    }
progress-deals = Repartos
progress-decisions = Decisiones
progress-positions = Pensando
progress-matches = Partidas
keys-newest = Creada el { $made }; firma todas las credenciales nuevas.
keys-older = Creada el { $made }; vale hasta el { $until }.
results-checked = Resultados que salen de su historial: { $right }; que difieren: { $wrong }; de reglas más antiguas, sin tocar: { $unreadable }.
results-rebuilt = Resultados que eran correctos: { $right }; calculados de nuevo: { $wrong }; de reglas más antiguas, sin tocar: { $unreadable }.
ratings-checked = Puntuaciones tras una partida que no salen de las partidas: { $wrong }.
ratings-rebuilt = Puntuaciones tras una partida que no salían de las partidas, calculadas de nuevo: { $wrong }.
push-on = Desde ahora, quien quiera recibe por Web Push el aviso de que le toca. Quien ya lo había pedido tiene que pedirlo otra vez.
push-off = Ya no se avisa a nadie por Web Push de que le toca.

## Bots against bots

progress-hands = Rondas
simulation-title =
    { $players ->
        [one] { $game }, 1 persona, semilla { $seed }
        [many] { $game }, { $players } de jugadores, semilla { $seed }
       *[other] { $game }, { $players } jugadores, semilla { $seed }
    }
simulation-sum =
    { $hands ->
        [one] 1 ronda
        [many] { $hands } de rondas
       *[other] { $hands } rondas
    }, { $matches ->
        [one] 1 partida
        [many] { $matches } de partidas
       *[other] { $matches } partidas
    } hasta el final, jugadas por ronda: { $actions }
simulation-seat = asiento
simulation-bot = bot
simulation-points = tantos
simulation-per-hand = por ronda
simulation-won = ganado
