# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Typ een steen en een einde, bijvoorbeeld 5-6@b; de steen alleen is genoeg als hij maar op één plek past. Of draw (trekken), pass (passen), stop (stoppen).
how-to-barricade = Typ een steen en een einde, zoals 5-6@b. Met een uitroepteken, 5-5@b!, sluit een dubbel dat einde af en stopt de ronde. Of draw (trekken), pass (passen) of stop (stoppen), zoals in het basisspel.
how-to-concentration = Typ een vak, bijvoorbeeld b3.
how-to-hectic = Typ 3-5 om een steen te nemen, -3-5 om hem terug te leggen, claim als je stenen een ketting vormen, of give-up om op te geven.
how-to-fortress = Typ een steen, het vak van de lage helft en waar de hoge helft ligt (r, l, u, d: rechts, links, boven, onder): 5-6@2,0r. Met een plus, 5-6@2,0r+, begint hij een ketting of gaat hij ermee door. Of draw (trekken), of stop (stoppen).
how-to-dominance = Typ een steen en de rij waar hij in komt: 3-5@5 schrijft 3 punten in rij 5.
how-to-squares = Typ een steen met het vak van zijn eerste helft, dan h (liggend) of v (staand): 3-1@a6h. Of lift@a6 (weghalen), of stop (stoppen).
how-to-memory = Typ ready (klaar) als je lang genoeg hebt gekeken. Daarna een steen met het vak van zijn eerste helft, en h (liggend) of v (staand): 3-1@a6h. Of lift@a6 (weghalen), of stop (stoppen). Waar getallen staan, is de plek alleen genoeg: a6h.
how-to-fortune-teller = Typ een steen, zoals 3-5, en het einde als hij aan allebei past: 3-5@b. Of lift (terugnemen). Wie de truc doet, typt eerst de steen om te verstoppen en dan de twee getallen om aan te kondigen: 2-5.
