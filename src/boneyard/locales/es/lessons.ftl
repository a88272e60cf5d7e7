### The first lessons, in Spanish: a title, a sentence before each move that is asked for, and one for the end.
### What they say of tiles and numbers is there in the records of src/boneyard/games/lessons; docs/lessons.md says more.

lesson-line = Formar la línea
lesson-line-1 = Tienes el doble más alto, el 6-6, así que empiezas tú. ¡Ponlo en la mesa!
lesson-line-2 = Los números iguales se tocan. Los extremos de la línea son 6 y 4: pon tu 3-6 junto al 6.
lesson-line-3 = Ahora los dos extremos muestran un 4 y no tienes ninguno. Nada encaja, así que pasa.
lesson-line-4 = Hay un 5 abierto y te encajan dos fichas. Pon el 3-5, la más alta: lo que te quede cuando gane otra persona cuenta contra ti.
lesson-line-end = Ya sabes cómo va. Quien pone antes su última ficha gana la ronda. Cada juego añade algo propio, y la frase de abajo te va ayudando.

lesson-drawing = Poner y robar
lesson-drawing-1 = Ben ha salido con el 5-5. Los números iguales se tocan: pon tu 2-5 a la izquierda.
lesson-drawing-2 = Los extremos son 2 y 4, y no tienes ninguno de los dos. Así que roba una ficha.
lesson-drawing-3 = El 0-0 tampoco encaja. Roba otra vez, hasta que puedas poner.
lesson-drawing-4 = ¡El 4-6 encaja! Ponlo junto al 4.
lesson-drawing-end = Pon si puedes y roba si no: quien pone antes su última ficha gana la ronda. Cuánto se puede robar cambia un poco de un juego a otro.

lesson-ends = Tantos en los extremos
lesson-ends-1 = Aquí los dos extremos de la línea dan tantos mientras pones. Un doble cuenta con sus dos mitades: el 5-5 son 10. ¡Ponlo!
lesson-ends-2 = 10 son dos cincos: ¡2 tantos para ti! Ahora los extremos valen 10 y 3. Pon el 0-3 junto al 3: 10 y 0 vuelven a sumar 10.
lesson-ends-3 = El extremo izquierdo cuenta 10 y el derecho 4. Pon el 5-6 a la izquierda: 6 y 4 suman 10 otra vez.
lesson-ends-end = ¡6 tantos en tres jugadas! Qué extremos cuentan, y cuánto, cambia de un juego a otro: cincos, o cincos y treses. Lo demás es formar la línea.

lesson-alike = Extremos iguales
lesson-alike-1 = Se sale con el doble más bajo, y lo tienes tú. Salir con él vale 2 tantos: ¡pon el 1-1!
lesson-alike-2 = Un doble más alto que todos los dobles de la mesa da 2 tantos. Pon el 4-4 junto al 4.
lesson-alike-3 = Los extremos son 5 y 4. Pon el 4-5 junto al 5: así los dos muestran un 4, y uno de ellos es un doble. ¡Son 3 tantos!
lesson-alike-end = Los extremos iguales dan 2 tantos, o 3 si uno de ellos es un doble. Busca fichas que igualen los extremos y no dejes ninguna a los demás.

lesson-sums = Lo que se toca, suma
lesson-sums-1 = Aquí las mitades que se tocan suman siete. Junto a un 6 va un 1: pon tu 1-4 a la derecha.
lesson-sums-2 = Hay cuatro fichas que encajan en todas partes: 0-0, 1-6, 2-5 y 3-4. Pon tu 3-4 a la izquierda y deja abierto el 3.
lesson-sums-3 = Ben ha dejado una blanca a la derecha: allí solo van esas cuatro fichas. Pero el 3 de la izquierda quiere un 4. ¡Pon el 4-4!
lesson-sums-end = Con el doble nueve es diez en vez de siete, y son otras las fichas que encajan en todas partes. Quien pone antes su última ficha gana la ronda.

lesson-totals = Se suman todos los puntos
lesson-totals-1 = Aquí nada tiene que encajar: se suman todos los puntos de la mesa. Tienes el doble más alto, así que empieza con el 6-6.
lesson-totals-2 = La suma es 24, y 30 justos valen un tanto. Faltan 6: ¡pon el 2-4!
lesson-totals-3 = La suma es 39, y 50 justos valen 2 tantos. Faltan 11: ¡pon el 5-6!
lesson-totals-end = ¡Ya llevas 3 tantos! 70 y 100 valen aún más, pero solo si se clavan. Así que piensa en lo que le dejas a quien va detrás.

lesson-star = Una cruz de cuatro brazos
lesson-star-1 = Se sale con el 6-6, y lo tienes tú. ¡Ponlo en el centro!
lesson-star-2 = Los cuatro lados del 6-6 están abiertos, y cada brazo empieza con un seis. Queda un lado libre: pon ahí tu 3-6.
lesson-star-3 = Hay cuatro extremos: 1, 3, 4 y 5. Pon el 4-5 junto al 4. Así habrá dos con un 5, y quizá tu 1-5 encaje la próxima vez.
lesson-star-end = Otras cruces y estrellas crecen igual, algunas con más brazos. Quien no puede poner pasa, y quien pone antes su última ficha gana la ronda.

lesson-feet = Patas de tres dedos
lesson-feet-1 = Tienes el doble más alto, el 9-9. Ponlo: todo crece desde ahí.
lesson-feet-2 = Cleo ha puesto el 4-4, y un doble así quiere tres dedos. Hasta que los tenga no se puede poner nada más. ¡Añade tu 4-6!
lesson-feet-3 = La pata ya tiene sus tres dedos y todos los extremos vuelven a estar abiertos. Pon tu 6-6: ahora los demás tendrán que poner dedos.
lesson-feet-end = Si nada encaja, robas una ficha. Lo que te quede al final son tantos en contra, y el 0-0 son nada menos que 25: gana el total más bajo.

lesson-storeys = Un muro de dos pisos
lesson-storeys-1 = Puedes empezar con cualquier ficha. Pon el 3-5: queda abajo, y sus dos mitades están abiertas.
lesson-storeys-2 = Ben ha puesto un 5 encima de tu 5. Pon el 3-6 encima de tu 3, igual sobre igual.
lesson-storeys-3 = El 6 de tu ficha sobresale por arriba, y debajo va un 6. ¡Pon el 6-6!
lesson-storeys-end = Así crece el muro, por arriba y por abajo. Si nada encaja, pasas o robas dos fichas. Quien pone antes su última ficha gana la ronda.

lesson-teams = Dos contra dos
lesson-teams-1 = Cleo y tú sois pareja: lleváis la misma señal junto al nombre. Cleo ha salido con el 6-6. Pon la más alta que encaje, el 4-6, a la derecha.
lesson-teams-2 = Cleo ha dejado abierto un 5, quizá para poner otro. Pon el 5-5 y el 5 seguirá abierto para Cleo.
lesson-teams-3 = Antes, con un 6 abierto, Ben tuvo que pasar. Pon el 1-6 junto al 1: así los dos extremos serán 6, bueno para Cleo y malo para Ben.
lesson-teams-end = Ganáis juntos: cuando uno de los dos pone su última ficha, os lleváis los puntos de la otra pareja. Así que fíjate en lo que le gusta poner a la tuya.

lesson-pairs = Parejas para recordar
lesson-pairs-1 = Todas las fichas están boca abajo. Levantas dos y buscas una pareja de 12 puntos. Empieza por la que brilla.
lesson-pairs-2 = El 5-6 tiene 11 puntos, así que buscas una ficha con un solo punto. Prueba con esta.
lesson-pairs-3 = No era pareja. ¡Pero Ben acaba de enseñar el 0-1, que tiene un solo punto! Primero levanta otra vez el 5-6.
lesson-pairs-4 = Y ahora el 0-1 que ha enseñado Ben.
lesson-pairs-end = ¡Una pareja de 12, y las dos fichas son tuyas! Mira bien lo que levantan los demás: te ayuda tanto como lo tuyo.

lesson-race = Una carrera por el doble
lesson-race-1 = ¡Aquí nadie espera su turno! Para ganar el 3-3 necesitas una cadena de tres fichas con un 3 en los dos extremos. Toma el 3-5.
lesson-race-2 = Ben también toma fichas. En tu cadena los números iguales se tocan: toma el 5-8 para el medio.
lesson-race-3 = Al final necesitas otra vez un 3: toma el 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: tu cadena está completa. ¡Rápido, pulsa «¡La tengo!» antes que Ben!
lesson-race-end = El 3-3 es tuyo y da 3 tantos. Los dobles más altos piden cadenas más largas. Si reclamas en falso, te quedas fuera hasta la próxima manga.

lesson-grid = Construir hacia arriba
lesson-grid-1 = Las cadenas suben y dan tantos. Elige el 3-5, luego «Cadena», y ponlo en el sitio marcado: su 5 junto al otro 5.
lesson-grid-2 = Hay dos mitades iguales juntas, y se pueden cubrir. Pon tu 5-5 encima.
lesson-grid-3 = 1 tanto abajo y 3 tantos arriba. Una cadena de dos fichas ya vale: acábala, y el resto de tu mano será para los demás.
lesson-grid-end = En otros turnos robas una ficha o añades una: eso no da tantos, pero prepara tu próxima cadena. Cuanto más alta está una ficha, más cuenta.

lesson-duel = Un duelo en siete filas
lesson-duel-1 = Una mitad de la ficha dice la fila; la otra se suma en tu casilla. Toma el 4-6 y elige la fila 6: son 4 para ti.
lesson-duel-2 = Ben tiene 5 en la fila 6 y va por delante. Toma el 2-6 para la fila 6: tendrás 6, y quien va por delante se lleva lo de su rival.
lesson-duel-3 = ¡Por delante, pero no por más del doble! Ben tiene 1 en la fila 3. Toma el 2-3 para la fila 3: 2 es lo justo y 3 sería demasiado.
lesson-duel-end = Ese es todo el secreto: por delante en la fila, pero nunca por más del doble. Las filas se cuentan cuando no quedan fichas.

lesson-patience = Solitario con fichas
lesson-patience-1 = Solo está libre la última ficha de cada fila. Empieza la línea con el 5-6: detrás está el 4-5, que encajará enseguida.
lesson-patience-2 = Ahora encajan el 4-5 y el 1-6. Mira lo que hay detrás antes de elegir: detrás del 1-6 está el 1-1. ¡Así que toma el 1-6!
lesson-patience-3 = El 1-1 está libre. Ponlo junto al 1.
lesson-patience-end = Cada ficha que pones decide qué encaja después, así que mira más allá. Ganas cuando no queda nada por poner.

lesson-puzzle = Cuadrados de un solo número
lesson-puzzle-1 = Cada uno de los catorce cuadrados debe mostrar un solo número; este, cincos. Elige el 5-5, gíralo con ⟳ y ponlo en el sitio marcado.
lesson-puzzle-2 = Pon el 3-5 al lado, girado para que su 5 quede en el cuadrado. Su 3 empieza el siguiente.
lesson-puzzle-3 = Falta un 5. Pon el 5-6 de pie, con el 5 en el cuadrado.
lesson-puzzle-end = ¡El primer cuadrado está hecho! Tómate tu tiempo con los demás: cualquier ficha se puede retirar.

lesson-picture = Un dibujo para recordar
lesson-picture-1 = Seis fichas forman un dibujo. Mira bien dónde está cada una, todo el tiempo que quieras. Después oculta el dibujo.
lesson-picture-2 = El dibujo ya no se ve. La primera ficha era el 1-6, tumbado a la izquierda: elígelo y ponlo en el sitio marcado.
lesson-picture-3 = Debajo del 1 estaba el 2-3, con el 2 arriba. Gíralo con ⟳ y ponlo ahí.
lesson-picture-4 = Y a la derecha estaba el 4-4.
lesson-picture-end = Ya están tres de seis. En el juego no hay nada marcado: cada número en su sitio de antes es un tanto para ti.

lesson-trick = Una línea que adivina
lesson-trick-1 = Hay una ficha escondida, y sus dos números están en el sobre. Pon todas las demás en una sola línea. ¡Empieza con el 6-6!
lesson-trick-2 = Los números iguales se tocan. Pon el 1-6 a la derecha.
lesson-trick-3 = ¿Has cambiado de idea? La última ficha puesta siempre se puede retirar. ¡Pruébalo!
lesson-trick-end = Cuando las 27 fichas están en una línea, sus extremos muestran los números del sobre, hagas lo que hagas. Solo cuida de que ningún número se acabe demasiado pronto.
