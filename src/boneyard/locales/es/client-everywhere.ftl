### What every screen may say, in Spanish.

close = Cerrar
try-again = Probar otra vez
screen-lost = No se ha podido cargar esta página.
you-name = Tú
seat-free = Asiento { $seat } (libre)
# Whoever had themselves deleted.
somebody = Alguien
learn-link = Primera lección

## Words that many sentences need

yes = sí
no = no
you = tú
nobody = nadie
nothing = nada
seat-number = asiento { $seat }
# "e" before the sound of i: among the names that are ours it is only Iris.
list-and =
    { $last ->
        [Iris] { $most } e { $last }
       *[other] { $most } y { $last }
    }
list-or = { $most } o { $last }
# A name and a number stay in one line.
counted = { $name }{ "\u00A0" }{ $number }
counted-seat = { $name }:{ "\u00A0" }{ $number }
# The name that a person's seat has in a record.
player-name = Visitante

## Refusals

refusal-offline = El servidor no responde. Comprueba la conexión y prueba otra vez.
refusal-not-found = Esa mesa no existe aquí.
refusal-illegal = Eso no se puede hacer ahora.
refusal-stale = La mesa ha seguido adelante; mira otra vez.
refusal-taken = Ese asiento está ocupado.
refusal-full = Todos los asientos de esta mesa están ocupados; puedes mirar.
refusal-present = Esa persona sigue ahí.
refusal-not-alone = Solo se pueden deshacer jugadas contra bots.
refusal-nothing-to-take-back = No hay nada que deshacer.
refusal-tiles-seen = Desde entonces has visto fichas nuevas, así que no se puede deshacer.
refusal-not-over = Esto se podrá ver cuando acabe la partida.
refusal-too-many-requests = Es demasiado de golpe; espera un momento.
refusal-too-fast = Vas demasiado rápido; espera un momento.
refusal-overloaded = La casa está llena; prueba otra vez dentro de un minuto.
refusal-expired = En todo un día no vino nadie a esta mesa, y se ha cerrado.
refusal-unreadable = En esta mesa se jugó con reglas que no son las de hoy, o su historial está dañado; no se puede abrir.
refusal-log-full = En esta mesa ya han pasado demasiadas cosas; abre otra.
refusal-serious = En esta mesa se juega sin ayudas.
refusal-out-of-time = Se te ha acabado el tiempo; un bot juega esta ronda por ti.

## Printed texts

edition-all = Todos los folletos
edition-s9 = Schmidt doble nueve
edition-cl = Schmidt Classic Line
edition-cb = Dominó de colores
edition-t5 = Hoja de cinco juegos
edition-bn = Brettspielnetz
edition-pub = Pubs británicos
edition-american = Clubes de Estados Unidos
edition-bn-2009 = Brettspielnetz antes de 2010
# $languages: the texts of a rulebook that are meant, such as "francés, neerlandés".
edition-text = { $book } ({ $languages })
edition-changed = { $edition }, con cambios
language-da = danés
language-de = alemán
language-en = inglés
language-es = español
language-fr = francés
language-it = italiano
language-nl = neerlandés
language-pl = polaco
language-ru = ruso
language-sv = sueco
edition-followed = Reglas como en: { $edition }.
# Instead of the name of a bot, where it might be taken for a person.
bot-named = { $name } (bot)
settings-lang = Idioma
