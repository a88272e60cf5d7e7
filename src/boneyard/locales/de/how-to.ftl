# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Tippe einen Stein und ein Ende, zum Beispiel 5-6@b; der Stein allein genügt, wenn er nur an eine Stelle passt. Oder draw (ziehen), pass (passen), stop (aufhören).
how-to-barricade = Tippe einen Stein und ein Ende, etwa 5-6@b. Mit einem Ausrufezeichen, 5-5@b!, sperrt ein Pasch dieses Ende und beendet die Runde. Oder draw (ziehen), pass (passen) oder stop (aufhören), wie im Grundspiel.
how-to-concentration = Tippe ein Feld, zum Beispiel b3.
how-to-hectic = Tippe 3-5, um einen Stein zu nehmen, -3-5, um ihn zurückzulegen, claim, wenn deine Steine eine Kette ergeben, oder give-up, um aufzugeben.
how-to-fortress = Tippe einen Stein, das Feld seiner kleineren Hälfte und wo die größere liegt (r, l, u, d: rechts, links, oben, unten): 5-6@2,0r. Mit einem Plus, 5-6@2,0r+, beginnt er eine Kette oder setzt sie fort. Oder draw (ziehen) oder stop (aufhören).
how-to-dominance = Tippe einen Stein und die Reihe, in die er kommt: 3-5@5 schreibt 3 Punkte in Reihe 5.
how-to-squares = Tippe einen Stein mit dem Feld seiner ersten Hälfte, dazu h (waagerecht) oder v (senkrecht): 3-1@a6h. Oder lift@a6 (wegnehmen) oder stop (aufhören).
how-to-memory = Tippe ready (bereit), wenn du lange genug hingeschaut hast. Danach einen Stein mit dem Feld seiner ersten Hälfte und h (waagerecht) oder v (senkrecht): 3-1@a6h. Oder lift@a6 (wegnehmen) oder stop (aufhören). Wo Zahlen stehen, genügt der Platz: a6h.
how-to-fortune-teller = Tippe einen Stein, zum Beispiel 3-5, und wenn er an beide Enden passt, auch das Ende: 3-5@b. Oder lift (zurücknehmen). Wer das Kunststück vorführt, tippt zuerst den Stein zum Verstecken und dann die beiden Zahlen zum Ansagen: 2-5.
