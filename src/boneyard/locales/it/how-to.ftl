# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Scrivi una tessera e un'estremità, per esempio 5-6@b; la tessera da sola basta se non c'è dubbio. Oppure draw (pescare), pass (passare), stop (fermarsi).
how-to-barricade = Scrivi una tessera e un'estremità, per esempio 5-6@b. Con un punto esclamativo, 5-5@b!, un doppio chiude quell'estremità e ferma la mano. Oppure draw (pescare), pass (passare) o stop (fermarsi), come nel gioco di base.
how-to-concentration = Scrivi una casella, per esempio b3.
how-to-hectic = Scrivi 3-5 per prendere una tessera, -3-5 per rimetterla al centro, claim quando le tue tessere formano una catena, o give-up per rinunciare.
how-to-fortress = Scrivi una tessera, la casella della sua metà più bassa e dove sta la più alta (r, l, u, d: a destra, a sinistra, su, giù): 5-6@2,0r. Con un più, 5-6@2,0r+, comincia una catena o la continua. Oppure draw (pescare) o stop (fermarsi).
how-to-dominance = Scrivi una tessera e la riga in cui va: 3-5@5 segna 3 punti nella riga 5.
how-to-squares = Scrivi una tessera con la casella della sua prima metà, poi h (in orizzontale) o v (in verticale): 3-1@a6h. Oppure lift@a6 (togliere) o stop (fermarsi).
how-to-memory = Scrivi ready quando hai guardato abbastanza. Poi una tessera con la casella della sua prima metà, e h (in orizzontale) o v (in verticale): 3-1@a6h. Oppure lift@a6 (togliere) o stop (fermarsi). Dove i numeri sono scritti basta il posto: a6h.
how-to-fortune-teller = Scrivi una tessera, per esempio 3-5, e anche l'estremità se va bene a tutte e due: 3-5@b. Oppure lift (riprendere). Chi fa l'indovino scrive prima la tessera da nascondere, poi i due numeri da annunciare: 2-5.
