# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Skriv en bricka och en ände, till exempel 5-6@b, eller bara brickan om det inte kan missförstås. Eller draw (dra), pass (passa), stop (sluta).
how-to-barricade = Skriv en bricka och en ände, till exempel 5-6@b. Med ett utropstecken, 5-5@b!, spärrar en dubbel den änden och avslutar omgången. Eller draw (dra), pass (passa) eller stop (sluta), som i grundspelet.
how-to-concentration = Skriv en ruta, till exempel b3.
how-to-hectic = Skriv 3-5 för att ta en bricka, -3-5 för att lägga tillbaka den, claim när dina brickor bildar en kedja, eller give-up för att ge upp.
how-to-fortress = Skriv en bricka, den låga halvans ruta och var den höga halvan ligger (r, l, u, d: höger, vänster, upp, ner): 5-6@2,0r. Med ett plus, 5-6@2,0r+, börjar eller fortsätter den en kedja. Eller draw (dra) eller stop (sluta).
how-to-dominance = Skriv en bricka och raden den ska till: 3-5@5 skriver 3 poäng på rad 5.
how-to-squares = Skriv en bricka med första halvans ruta, sedan h (vågrätt) eller v (lodrätt): 3-1@a6h. Eller lift@a6 (ta bort) eller stop (sluta).
how-to-memory = Skriv ready (klar) när du har tittat färdigt. Sedan en bricka med första halvans ruta och h (vågrätt) eller v (lodrätt): 3-1@a6h. Eller lift@a6 (ta bort) eller stop (sluta). Där talen står kvar räcker platsen: a6h.
how-to-fortune-teller = Skriv en bricka, till exempel 3-5, och även änden om den passar i båda: 3-5@b. Eller lift (ta tillbaka). Den som visar tricket skriver först brickan som ska gömmas, sedan de två talen som ska sägas: 2-5.
