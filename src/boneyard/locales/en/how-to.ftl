# What to type where there is too much to be listed: by game, else as in the laying games.
how-to-lay = Type a tile and an end, such as 5-6@b, or the tile alone where it leaves no doubt. Or draw, pass, stop.
how-to-barricade = Type a tile and an end, such as 5-6@b. With an exclamation mark, 5-5@b!, a double closes that end and stops the hand. Or draw, pass or stop, as in the host game.
how-to-concentration = Type a cell, such as b3.
how-to-hectic = Type 3-5 to take a tile, -3-5 to put it back, claim when your tiles make a chain, or give-up.
how-to-fortress = Type a tile, the cell of its low half and where its high half lies (r, l, u, d: right, left, up, down): 5-6@2,0r. With a plus, 5-6@2,0r+, it begins a chain or goes on with it. Or draw, or stop.
how-to-dominance = Type a tile and the row it goes to: 3-5@5 enters 3 points in row 5.
how-to-squares = Type a tile with the cell of its first half, then h (across) or v (upright): 3-1@a6h. Or lift@a6, or stop.
how-to-memory = Type ready when you have looked long enough. Then a tile with the cell of its first half, and h (across) or v (upright): 3-1@a6h. Or lift@a6, or stop. Where numbers are written, the place alone is enough: a6h.
how-to-fortune-teller = Type a tile, such as 3-5, and an end where it fits both: 3-5@b. Or lift. A performer first types the tile to hide, then the two numbers to announce: 2-5.
