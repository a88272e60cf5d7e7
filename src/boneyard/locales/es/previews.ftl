### What a link says where somebody shares it, and pages that need no client, in Spanish. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: la casa del dominó
    .text = Más de treinta juegos de dominó: a solas, con amigos o contra bots. Nada que instalar, sin cuenta.
preview-lobby = Mesas abiertas
    .text = Siéntate en una mesa de dominó donde falta alguien.
preview-puzzles = Retos del día
    .text = Cada día, los mismos retos de dominó para todo el mundo.
preview-mine = Mis partidas
    .text = Las mesas donde tienes asiento.
preview-me = Mi página
    .text = Lo que has jugado y cómo te ha ido.
preview-settings = Ajustes
    .text = Cómo se ven las fichas, a qué ritmo juegan los bots y tu nombre.
preview-nowhere = Aquí no hay nada · Boneyard
preview-new = Jugar: { $game }
preview-learn = Aprender: { $game }
preview-rules = Cómo se juega: { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Una mesa de dominó con { $free ->
            [one] un asiento libre
            [many] { $free } de asientos libres
           *[other] { $free } asientos libres
        }. ¡Ven a jugar!
        [one] { $names } te espera: { $free ->
            [one] hay un asiento libre
            [many] hay { $free } de asientos libres
           *[other] hay { $free } asientos libres
        }.
        [many] { $names } te esperan: { $free ->
            [one] hay un asiento libre
            [many] hay { $free } de asientos libres
           *[other] hay { $free } asientos libres
        }.
       *[other] { $names } te esperan: { $free ->
            [one] hay un asiento libre
            [many] hay { $free } de asientos libres
           *[other] hay { $free } asientos libres
        }.
    }
preview-table-playing = En juego: { $names }. Puedes mirar.
preview-table-over = La partida ha acabado. Victoria: { $winners }.
preview-table-closed = Nadie vino a esta mesa.
preview-table-alone =
    { $count ->
        [0] Un juego de dominó para una persona.
       *[other] Un juego de dominó para una persona: { $names }.
    }

## Personal links

link-question = Este es el enlace personal de alguien, y en este navegador ya eres otra persona. Si sigues, aquí serás esa persona; solo tu propio enlace personal te devolverá a los asientos que tienes ahora.
link-go-on = Seguir como esa persona
link-stay = Seguir como hasta ahora
link-wrong = Este enlace personal no funciona.
    .text = Quizá sea demasiado antiguo, o se haya perdido una letra por el camino. Abre los ajustes en tu otro dispositivo y copia el enlace otra vez.
link-home = A los juegos
