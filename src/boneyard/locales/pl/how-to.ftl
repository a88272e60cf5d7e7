# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Wpisz kamień i koniec, na przykład 5-6@b; sam kamień wystarczy, gdy nie ma wątpliwości. Albo draw (dobierz), pass (spasuj), stop (przestań).
how-to-barricade = Wpisz kamień i koniec, na przykład 5-6@b. Z wykrzyknikiem, 5-5@b!, dublet zamyka ten koniec i przerywa rozdanie. Albo draw (dobierz), pass (spasuj) lub stop (przestań), jak w grze podstawowej.
how-to-concentration = Wpisz pole, na przykład b3.
how-to-hectic = Wpisz 3-5, by wziąć kamień, -3-5, by go odłożyć, claim, gdy twoje kamienie tworzą łańcuch, albo give-up, by się poddać.
how-to-fortress = Wpisz kamień, pole jego mniejszej połówki i gdzie leży większa (r, l, u, d: w prawo, w lewo, w górę, w dół): 5-6@2,0r. Z plusem, 5-6@2,0r+, zaczyna łańcuch albo go przedłuża. Albo draw (dobierz) lub stop (przestań).
how-to-dominance = Wpisz kamień i rząd, do którego trafia: 3-5@5 wpisuje 3 punkty w rzędzie 5.
how-to-squares = Wpisz kamień z polem jego pierwszej połówki, a potem h (poziomo) lub v (pionowo): 3-1@a6h. Albo lift@a6 (zabierz) lub stop (przestań).
how-to-memory = Wpisz ready (gotowe), gdy już się napatrzysz. Potem kamień z polem jego pierwszej połówki i h (poziomo) lub v (pionowo): 3-1@a6h. Albo lift@a6 (zabierz) lub stop (przestań). Tam, gdzie liczby są zapisane, wystarczy samo miejsce: a6h.
how-to-fortune-teller = Wpisz kamień, na przykład 3-5, a jeśli pasuje do obu końców, także koniec: 3-5@b. Albo lift (zabierz). Kto pokazuje sztuczkę, wpisuje najpierw kamień do schowania, a potem dwie liczby do ogłoszenia: 2-5.
