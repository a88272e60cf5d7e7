### The captions of the positions on the pages of the games, in English.
### What they say of tiles and numbers is held against the positions by a test.

position-all-fives = Ada has just laid 4-4. A double counts with both halves, so 8 on the left and 2 on the right make 10: a multiple of five, and Ada scores 10 at once.
position-all-sevens = What touches adds up to seven: 6 and 1, 4 and 3. Only the 3-4 on the left may lie anywhere, for it is one of the four cardinals.
position-barricade = Ben has closed the right end with 5-5, and the hand is over at once. It was a good bet: Ben holds 25 pips and Ada 43, so Ben scores 43. Had Ada held fewer than Ben, Ben would lose 50.
position-bergen = With 3-3 both ends show a 3, and one of them is a double. Such a triple is worth 3 points, and the highest double on the table another 2.
position-block = Equal numbers touch, and doubles lie across. Only the two ends are open: the next tile must show a 4 or a 5.
position-chicken-foot = The 4-4 has grown a foot, and one of its three toes is missing. Until somebody lays a 4 there, nothing else may be laid.
position-colour-block = Equal colours touch. The ends are blue and yellow, so the next tile must show one of these two; whoever has neither knocks.
position-concentration = Ada has turned up 4-5, which is 9 pips: 3 more make 12. In the first turn 1-2 lay at d5. Does Ada remember? The empty places are two pairs that Ben has found.
position-cyprus = The star around the 9-9 has 8 arms, and each begins with a nine. So far 5 have begun. Whoever has no nine, or would rather keep it, lays at the end of any of these.
position-dominance = In row 3 Ben has 7 against 5, which is not more than double: Ben takes 5. In row 4 Ada has 5 against 2, which is too much, and takes nothing. But row 6 brings Ada 4.
position-draw = Ben could have laid at once and yet drew 2 tiles first, in the hope of better ones. Everybody may do so until only 2 are left in the stock; now there are 12.
position-fives-and-threes = The 3 on the left and the 6-6 on the right make 15, which is five threes and three fives: Ada scores 8 with one tile. No other total is worth as much.
position-fortress = Ben's chain climbs. 3-9 was attached on level 1 for 1 point, 5-8 covers two threes on level 2 for 3 points, and 1-3 lies on two fives, on level 3, for 3 more.
position-fortune-teller = All 27 tiles lie in one line, and the envelope is open. The hidden tile is 0-6, and the line ends with 0 and 6, just as it was foretold.
position-french = Two storeys: a half is laid on top of an equal one, or under it. Open are the 6 on the left and the 0 on the right, both below, so the next tile goes on top.
position-hectic = You hold 4-7, 7-9, 2-9 and 2-4. They make a chain with a 4 at both ends and none inside, and it is long enough. Claim it before Ben is ready, and 4-4 brings you 4 points!
position-hungarian = Ada began with 4 tiles in a single turn. Ben has now laid 3, and may go on as long as tiles fit, or stop.
position-italian = Nothing has to match here. 12, 8, 4 and 6 pips make exactly 30, so Ada, who laid the last of these tiles, scores 1 point.
position-matador = What touches adds up to ten: 9 and 1, 6 and 4. The 4-6 on the right is a matador and may lie anywhere, here beside an 8.
position-memory = First the picture as it was, then as it was built from memory. Of its 20 numbers 16 are right; the others are marked.
position-muggins = Ada has just laid 5-5. A double counts with both halves, so 10 on the left and 5 on the right make 15: three times five, and Ada scores 3 points.
position-netz = The ends are 4 and 3. Ben had neither, drew 3 tiles, which is the most in one turn, and had to pass. All that Ben cannot lay by the end costs a point for every pip.
position-peruvian = Both ends show a 4, and all the fours lie in the line: nobody can lay any more. Ben laid the last tile. If anybody else holds fewer pips, Ben's count four times.
position-plain-block = The ends are 5 and 3. Ben has neither, and nothing is drawn in this game: Ben knocks, and Ada lays again.
position-sebastopol = Four arms grow from the 6-6, and they need not wait for each other. Here a 5, a 4 or a 1 goes on with an arm, and a 6 begins the fourth one.
position-sebastopol-pairs = The cross comes first. Only a 6 may be laid now, at the fourth side of the 6-6; the 2, the 4 and the 1 have to wait.
position-solo-1 = Only the last tile of each row is free: 0-5, 5-5, 2-2 and 6-6. The ends are 3 and 6, so 6-6 is the one that fits. It frees the 2-6 behind it.
position-solo-2 = Of the second five tiles 3 are still in your hand. The ends are 3 and 4: lay 1-4, then 0-1 and 0-2, and you may draw the next five.
position-squares = Every square of four cells must show a single number. Of the 14 squares 7 are done, and there are 11 tiles left for the others.
position-team-block = Ada and Ben were dealt the most pips, so they are a team in this hand and sit opposite each other. Every second tile in this line is theirs.
position-tiddle-wink = A double gives another tile. Ada led 6-6 and laid 1-6 beside it in the same turn; then Ben laid 1-1 and 1-4.
