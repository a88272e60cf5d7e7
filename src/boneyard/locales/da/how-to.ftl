# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Skriv en brik og en ende, for eksempel 5-6@b; brikken alene er nok, hvor der ikke er tvivl. Eller draw (træk), pass (meld pas), stop.
how-to-barricade = Skriv en brik og en ende, for eksempel 5-6@b. Med et udråbstegn, 5-5@b!, spærrer en dobbeltbrik den ende og stopper runden. Eller draw (træk), pass (meld pas) eller stop, som i grundspillet.
how-to-concentration = Skriv et felt, for eksempel b3.
how-to-hectic = Skriv 3-5 for at tage en brik, -3-5 for at lægge den tilbage, claim, når dine brikker danner en kæde, eller give-up for at give op.
how-to-fortress = Skriv en brik, feltet for dens lille halvdel, og hvor den store ligger (r, l, u, d: højre, venstre, op, ned): 5-6@2,0r. Med et plus, 5-6@2,0r+, begynder den en kæde eller fortsætter den. Eller draw (træk) eller stop.
how-to-dominance = Skriv en brik og den række, den skal i: 3-5@5 skriver 3 point i række 5.
how-to-squares = Skriv en brik med feltet for dens første halvdel, og så h (vandret) eller v (lodret): 3-1@a6h. Eller lift@a6 (tag væk) eller stop.
how-to-memory = Skriv ready (klar), når du har set længe nok. Derefter en brik med feltet for dens første halvdel og h (vandret) eller v (lodret): 3-1@a6h. Eller lift@a6 (tag væk) eller stop. Hvor tallene er skrevet, er stedet alene nok: a6h.
how-to-fortune-teller = Skriv en brik, for eksempel 3-5, og en ende, hvor den passer i begge: 3-5@b. Eller lift (tag tilbage). Den, der udfører tricket, skriver først brikken, der skal gemmes, og så de to tal, der forudsiges: 2-5.
