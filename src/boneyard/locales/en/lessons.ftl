### The first lessons, in English: a title, a sentence before each move that is asked for, and one for the end.
### What they say of tiles and numbers is there in the records of src/boneyard/games/lessons; docs/lessons.md says more.

lesson-line = Laying a line
lesson-line-1 = You hold the highest double, 6-6, so you begin. Lay it on the table!
lesson-line-2 = Equal numbers touch. The ends of the line show 6 and 4: lay your 3-6 at the 6.
lesson-line-3 = Both ends show 4 now, and you hold no 4. Nothing fits, so pass.
lesson-line-4 = A 5 is open, and two of your tiles fit. Lay 3-5, the heavier one: what you still hold when somebody else wins counts against you.
lesson-line-end = Now you know how it goes. Whoever lays their last tile first wins the hand. Each game adds a little of its own, and the line below the table helps you along.

lesson-drawing = Laying and drawing
lesson-drawing-1 = Ben has begun with 5-5. Equal numbers touch: lay your 2-5 on the left.
lesson-drawing-2 = The ends show 2 and 4, and you hold neither. So draw a tile.
lesson-drawing-3 = 0-0 does not fit either. Draw once more, until you can lay.
lesson-drawing-4 = 4-6 fits! Lay it at the 4.
lesson-drawing-end = Lay if you can, draw if you cannot: whoever lays their last tile first wins the hand. How much may be drawn differs a little from game to game.

lesson-ends = Points at the ends
lesson-ends-1 = Here the two ends of the line bring points while you lay. A double counts with both halves, so 5-5 makes 10. Lay it!
lesson-ends-2 = 10 is two fives: 2 points for you! Now the ends are 10 and 3. Lay 0-3 at the 3: 10 and 0 make 10 again.
lesson-ends-3 = The left end counts 10, the right end 4. Lay 5-6 on the left: 6 and 4 make 10 once more.
lesson-ends-end = 6 points in three moves! Which ends count, and how much, differs from game to game: fives, or fives and threes. The rest is laying a line.

lesson-alike = Equal ends
lesson-alike-1 = The lowest double leads, and you hold it. Leading with it is worth 2 points: lay 1-1!
lesson-alike-2 = A double that is higher than all doubles on the table brings 2 points. Lay 4-4 at the 4.
lesson-alike-3 = The ends show 5 and 4. Lay 4-5 at the 5: then both ends show 4, and one of them is a double. That is 3 points!
lesson-alike-end = Equal ends bring 2 points, or 3 if one of them is a double. Look for tiles that make both ends alike, and leave none of them to the others.

lesson-sums = What touches makes a sum
lesson-sums-1 = Here the halves that touch make seven. On a 6 goes a 1: lay your 1-4 on the right.
lesson-sums-2 = Four tiles fit anywhere: 0-0, 1-6, 2-5 and 3-4. Lay your 3-4 on the left, and let the 3 stay open.
lesson-sums-3 = Ben has left a blank on the right: only those four tiles go there. But the 3 on the left wants a 4. Lay 4-4!
lesson-sums-end = With the double nine it is ten in place of seven, and other tiles fit anywhere. Whoever lays their last tile first wins the hand.

lesson-totals = All pips add up
lesson-totals-1 = Nothing has to match here: all the pips on the table are added up. You hold the highest double, so begin with 6-6.
lesson-totals-2 = The total is 24, and exactly 30 is worth a point. 6 are missing: lay 2-4!
lesson-totals-3 = The total is 39, and exactly 50 is worth 2 points. 11 are missing: lay 5-6!
lesson-totals-end = 3 points already! 70 and 100 are worth even more, but only if they are hit exactly. So think of what you leave to the next player.

lesson-star = A cross of four arms
lesson-star-1 = The 6-6 begins, and you hold it. Lay it in the middle!
lesson-star-2 = All four sides of the 6-6 are open, and each arm begins with a six. One side is free: lay your 3-6 there.
lesson-star-3 = Four ends to choose from: 1, 3, 4 and 5. Lay 4-5 at the 4. Then two ends show 5, and your 1-5 may fit next time.
lesson-star-end = Other crosses and stars grow in the same way, some with more arms. Whoever cannot lay passes, and whoever lays their last tile first wins the hand.

lesson-feet = Feet with three toes
lesson-feet-1 = You hold the highest double, 9-9. Lay it: everything grows from there.
lesson-feet-2 = Cleo has laid 4-4, and such a double wants three toes. Until it has them, nothing else may be laid. Add your 4-6!
lesson-feet-3 = The foot has its three toes, and all ends are open again. Lay your 6-6: now the others have to add toes first.
lesson-feet-end = If nothing fits, you draw one tile. What is left in your hand in the end is penalty points, the 0-0 even 25: the lowest total wins.

lesson-storeys = A wall of two storeys
lesson-storeys-1 = You may begin with any tile. Lay 3-5: it lies below, and both its halves are open.
lesson-storeys-2 = Ben has laid a 5 on top of your 5. Lay 3-6 on top of your 3, equal on equal.
lesson-storeys-3 = The 6 of your tile reaches out above, and a 6 goes under it. Lay 6-6!
lesson-storeys-end = So the wall grows, on top and underneath by turns. If nothing fits you pass, or draw two tiles. Whoever lays their last tile first wins the hand.

lesson-teams = Two against two
lesson-teams-1 = Cleo and you are a team: the same sign stands beside your names. Cleo has begun with 6-6. Lay your heaviest tile that fits, 4-6, on the right.
lesson-teams-2 = Cleo has left a 5 open, perhaps to lay another one. Lay 5-5, and the 5 stays open for Cleo.
lesson-teams-3 = When 6 was open before, Ben had to pass. Lay 1-6 at the 1: then both ends show 6, which is good for Cleo and bad for Ben.
lesson-teams-end = You win together: when one of you lays the last tile, your team gets the pips of the other. So watch what your partner likes to lay.

lesson-pairs = Pairs to remember
lesson-pairs-1 = All tiles lie face down. You turn up two, and look for a pair of 12 pips. Begin with the one that glows.
lesson-pairs-2 = 5-6 has 11 pips, so you want a tile with a single one. Try this one.
lesson-pairs-3 = That was no pair. But Ben has just shown 0-1, which has a single pip! First turn up the 5-6 again.
lesson-pairs-4 = And now the 0-1 that Ben has shown.
lesson-pairs-end = A pair of 12, and both tiles are yours! Look well at what the others turn up: it helps you as much as your own tiles.

lesson-race = A race for the double
lesson-race-1 = Nobody waits for a turn here! For the double 3-3 you need a chain of three tiles with a 3 at both ends. Take 3-5.
lesson-race-2 = Ben takes tiles too. In your chain equal numbers touch: take 5-8 for its middle.
lesson-race-3 = At the end you need a 3 again: take 3-8.
lesson-race-4 = 3-5, 5-8, 8-3: your chain is complete. Quick, press “Claim!” before Ben does.
lesson-race-end = The 3-3 is yours, and brings 3 points. Higher doubles want longer chains. A wrong claim puts you out for the round.

lesson-grid = Building upwards
lesson-grid-1 = Chains of tiles climb, and bring points. Choose 3-5 and then “Chain”, and lay it at the marked place: its 5 beside the other 5.
lesson-grid-2 = Two equal halves lie side by side, and they may be covered. Lay your 5-5 on top of them.
lesson-grid-3 = 1 point below and 3 points above. A chain of two tiles is enough: end it, and the rest of your hand goes to the others.
lesson-grid-end = In other turns you draw a tile, or attach one: that brings no points, but prepares your next chain. The higher a tile lies, the more it counts.

lesson-duel = A duel in seven rows
lesson-duel-1 = One half of a tile names the row, the other is added to your box there. Take 4-6 and choose row 6: that is 4 for you.
lesson-duel-2 = Ben has 5 in row 6, and is ahead. Take 2-6 for row 6: you have 6 then, and whoever is ahead takes what the other has.
lesson-duel-3 = Be ahead, but by no more than double! Ben has 1 in row 3. Take 2-3 for row 3: 2 is just right, and 3 would be too much.
lesson-duel-end = That is the whole secret: ahead in a row, but never by more than double. The rows are counted when all tiles are taken.

lesson-patience = Patience with tiles
lesson-patience-1 = Only the last tile of each row is free. Begin the line with 5-6: behind it lies 4-5, which will fit at once.
lesson-patience-2 = Now 4-5 and 1-6 fit. Look behind them before you choose: behind 1-6 lies 1-1. So take 1-6!
lesson-patience-3 = 1-1 is free. Lay it at the 1.
lesson-patience-end = Every tile that you lay decides what fits next, so look ahead. You win when nothing is left to lay.

lesson-puzzle = Squares of one number
lesson-puzzle-1 = Each of the fourteen squares shall show a single number, and this one shows fives. Choose 5-5, turn it with ⟳ and lay it where it is marked.
lesson-puzzle-2 = Lay 3-5 beside it, turned so that its 5 is in the square. Its 3 begins the next one.
lesson-puzzle-3 = One 5 is missing. Lay 5-6 upright, with the 5 in the square.
lesson-puzzle-end = The first square is done! Take your time for the others: every tile can be lifted again.

lesson-picture = A picture to remember
lesson-picture-1 = Six tiles make a picture. Look well where each of them lies, as long as you like. Then hide the picture.
lesson-picture-2 = The picture is gone. The first tile was 1-6, lying on the left: choose it and lay it where it is marked.
lesson-picture-3 = Below the 1 stood 2-3, with the 2 above. Turn it with ⟳ and lay it there.
lesson-picture-4 = And on the right stood 4-4.
lesson-picture-end = Three of six are back. In the game nothing is marked: every number in its old place is a point for you.

lesson-trick = A line that foretells
lesson-trick-1 = A tile is hidden, and its two numbers are in the envelope. Lay all the others in one line. Begin with 6-6!
lesson-trick-2 = Equal numbers touch. Lay 1-6 on the right.
lesson-trick-3 = Changed your mind? The tile laid last can always be lifted again. Try it!
lesson-trick-end = When all 27 tiles lie in one line, its ends show the numbers in the envelope, whatever you did. Just see that no number runs out too early.
