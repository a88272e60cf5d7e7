# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Escribe una ficha y un extremo, por ejemplo 5-6@b; basta la ficha sola si no hay duda. O draw (robar), pass (pasar), stop (dejarlo).
how-to-barricade = Escribe una ficha y un extremo, por ejemplo 5-6@b. Con un signo de exclamación, 5-5@b!, un doble cierra ese extremo y acaba la ronda. O draw (robar), pass (pasar) o stop (dejarlo), como en el juego base.
how-to-concentration = Escribe una casilla, por ejemplo b3.
how-to-hectic = Escribe 3-5 para tomar una ficha, -3-5 para devolverla, claim cuando tus fichas formen una cadena, o give-up para abandonar.
how-to-fortress = Escribe una ficha, la casilla de su mitad baja y hacia dónde queda la alta (r, l, u, d: derecha, izquierda, arriba, abajo): 5-6@2,0r. Con un más, 5-6@2,0r+, empieza una cadena o la continúa. O draw (robar), o stop (dejarlo).
how-to-dominance = Escribe una ficha y la fila a la que va: 3-5@5 apunta 3 tantos en la fila 5.
how-to-squares = Escribe una ficha con la casilla de su primera mitad, y luego h (tumbada) o v (de pie): 3-1@a6h. O lift@a6 (retirar), o stop (dejarlo).
how-to-memory = Escribe ready (ya) cuando hayas mirado bastante. Después, una ficha con la casilla de su primera mitad y h (tumbada) o v (de pie): 3-1@a6h. O lift@a6 (retirar), o stop (dejarlo). Donde hay números escritos basta el sitio: a6h.
how-to-fortune-teller = Escribe una ficha, por ejemplo 3-5, y el extremo si encaja en los dos: 3-5@b. O lift (retirar). Quien hace el truco escribe primero la ficha que esconde y luego los dos números que anuncia: 2-5.
