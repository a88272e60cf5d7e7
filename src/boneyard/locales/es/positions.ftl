### The captions of the positions on the pages of the games, in Spanish.
### What they say of tiles and numbers is held against the positions by a test.

position-all-fives = Ada acaba de poner el 4-4. Un doble cuenta con sus dos mitades, así que 8 a la izquierda y 2 a la derecha suman 10: un múltiplo de cinco, y Ada gana 10 tantos al momento.
position-all-sevens = Lo que se toca suma siete: 6 y 1, 4 y 3. Solo el 3-4 de la izquierda puede ir en cualquier sitio, porque es uno de los cuatro cardenales.
position-barricade = Ben ha cerrado el extremo derecho con el 5-5, y la ronda se acaba al momento. Fue una buena apuesta: Ben tiene 25 puntos y Ada 43, así que Ben gana 43 tantos. Si Ada tuviera menos que Ben, Ben perdería 50.
position-bergen = Con el 3-3 los dos extremos muestran un 3, y uno de ellos es un doble. Un trío así vale 3 tantos, y el doble más alto de la mesa, otros 2.
position-block = Los números iguales se tocan y los dobles van cruzados. Solo están abiertos los dos extremos: la próxima ficha debe mostrar un 4 o un 5.
position-chicken-foot = Al 4-4 le ha salido una pata, y le falta uno de sus tres dedos. Hasta que alguien ponga allí un 4, no se puede poner nada más.
position-colour-block = Los colores iguales se tocan. Los extremos son azul y amarillo, así que la próxima ficha debe mostrar uno de los dos; quien no tenga ninguno da un golpe en la mesa.
position-concentration = Ada ha levantado el 4-5, que son 9 puntos: con 3 más serían 12. En el primer turno el 1-2 estaba en d5. ¿Se acordará Ada? Los huecos son dos parejas que ha encontrado Ben.
position-cyprus = La estrella del 9-9 tiene 8 rayos, y cada uno empieza con un nueve. De momento han empezado 5. Quien no tiene un nueve, o prefiere guardarlo, pone en el extremo de cualquiera de ellos.
position-dominance = En la fila 3 Ben tiene 7 contra 5, que no es más del doble: Ben se lleva 5. En la fila 4 Ada tiene 5 contra 2, que es demasiado, y no se lleva nada. Pero la fila 6 le da 4 a Ada.
position-draw = Ben podía poner al momento y, aun así, primero robó 2 fichas, con la esperanza de mejorar. Todos pueden hacerlo hasta que solo quedan 2 en el pozo; ahora hay 12.
position-fives-and-threes = El 3 de la izquierda y el 6-6 de la derecha suman 15, que son cinco treses y tres cincos: Ada gana 8 tantos con una ficha. Ninguna otra suma vale tanto.
position-fortress = La cadena de Ben va subiendo. El 3-9 se añadió en el nivel 1 por 1 tanto, el 5-8 cubre dos treses en el nivel 2 por 3 tantos, y el 1-3 está sobre dos cincos, en el nivel 3, por 3 más.
position-fortune-teller = Las 27 fichas están en una sola línea y el sobre está abierto. La ficha escondida es el 0-6, y la línea acaba en 0 y 6, tal como estaba predicho.
position-french = Dos pisos: una mitad se pone encima de otra igual, o debajo. Están abiertos el 6 de la izquierda y el 0 de la derecha, los dos abajo, así que la próxima ficha va encima.
position-hectic = Tienes 4-7, 7-9, 2-9 y 2-4. Forman una cadena con un 4 en los dos extremos y ninguno dentro, y es bastante larga. ¡Reclama antes que Ben, y el 4-4 te dará 4 tantos!
position-hungarian = Ada empezó con 4 fichas en un solo turno. Ben ya ha puesto 3, y puede seguir mientras algo encaje, o dejarlo.
position-italian = Aquí nada tiene que encajar. 12, 8, 4 y 6 puntos suman 30 justos, así que Ada, que puso la última de estas fichas, gana 1 tanto.
position-matador = Lo que se toca suma diez: 9 y 1, 6 y 4. El 4-6 de la derecha es un matador y puede ir en cualquier sitio, aquí junto a un 8.
position-memory = Primero, el dibujo como era; después, como se hizo de memoria. De sus 20 números, 16 son correctos; los demás están marcados.
position-muggins = Ada acaba de poner el 5-5. Un doble cuenta con sus dos mitades, así que 10 a la izquierda y 5 a la derecha suman 15: tres veces cinco, y Ada gana 3 tantos.
position-netz = Los extremos son 4 y 3. Ben no tenía ninguno de los dos, robó 3 fichas, que es el tope por turno, y tuvo que pasar. Cada punto de las fichas que Ben no logre poner antes del final cuesta un tanto.
position-peruvian = Los dos extremos muestran un 4, y todos los cuatros están en la línea: ya nadie puede poner. La última ficha la puso Ben. Si alguien tiene menos puntos, los de Ben cuentan cuatro veces.
position-plain-block = Los extremos son 5 y 3. Ben no tiene ninguno de los dos, y en este juego no se roba: Ben da un golpe en la mesa y vuelve a poner Ada.
position-sebastopol = Cuatro brazos nacen del 6-6, y no tienen que esperarse. Aquí un 5, un 4 o un 1 continúa un brazo, y un 6 empieza el cuarto.
position-sebastopol-pairs = Primero va la cruz. Ahora solo se puede poner un 6, en el cuarto lado del 6-6; el 2, el 4 y el 1 tienen que esperar.
position-solo-1 = Solo está libre la última ficha de cada fila: 0-5, 5-5, 2-2 y 6-6. Los extremos son 3 y 6, así que la que encaja es el 6-6. Deja libre el 2-6 que hay detrás.
position-solo-2 = De la segunda tanda de cinco fichas aún tienes 3 en la mano. Los extremos son 3 y 4: pon el 1-4, luego el 0-1 y el 0-2, y podrás robar las cinco siguientes.
position-squares = Cada cuadrado de cuatro casillas debe mostrar un solo número. De los 14 cuadrados hay 7 hechos, y quedan 11 fichas para los demás.
position-team-block = A Ada y a Ben les tocaron más puntos que a nadie, así que en esta ronda son pareja y se sientan frente a frente. Una de cada dos fichas de esta línea es suya.
position-tiddle-wink = Un doble da derecho a otra ficha. Ada salió con el 6-6 y puso el 1-6 al lado en el mismo turno; después Ben puso el 1-1 y el 1-4.
