### The captions of the positions on the pages of the games, in French.
### A test compares what they say of tiles and numbers with the positions.

position-all-fives = Ada vient de poser 4-4. Un double compte ses deux moitiés : 8 à gauche et 2 à droite font donc 10, un multiple de cinq, et Ada marque 10 aussitôt.
position-all-sevens = Ce qui se touche fait sept : 6 et 1, 4 et 3. Seul le 3-4 de gauche peut aller n’importe où, car c’est un des quatre cardinaux.
position-barricade = Ben a fermé l’extrémité droite avec 5-5, et la manche s’arrête net. Bon pari : Ben a 25 points en main et Ada 43, donc Ben marque 43. Si Ada avait eu moins de points en main, Ben en aurait perdu 50.
position-bergen = Avec 3-3, les deux extrémités montrent un 3, et l’une d’elles est un double. Un tel triple vaut 3 points, et le double le plus fort de la table 2 de plus.
position-block = Les nombres égaux se touchent, les doubles sont en travers. Seules les deux extrémités sont ouvertes : le prochain domino doit montrer un 4 ou un 5.
position-chicken-foot = Une patte pousse au double 4-4, et il lui manque un de ses trois doigts. Tant que personne n’y pose un 4, on ne peut rien poser d’autre.
position-colour-block = Les couleurs égales se touchent. Les extrémités sont bleu et jaune : le prochain domino doit montrer l’une des deux ; qui n’en a aucune cogne sur la table.
position-concentration = Ada a retourné 4-5, soit 9 points : il en faut encore 3 pour faire 12. Au premier tour, 1-2 était en d5. Est-ce qu’Ada s’en souvient ? Les places vides sont deux paires trouvées par Ben.
position-cyprus = L’étoile autour de 9-9 a 8 branches, et chacune commence par un neuf. Pour l’instant, 5 ont commencé. Qui n’a pas de neuf, ou préfère le garder, pose à l’extrémité d’une de ces branches.
position-dominance = En rangée 3, Ben a 7 contre 5, ce qui n’est pas plus du double : Ben prend 5. En rangée 4, Ada a 5 contre 2, c’est trop, et ne prend rien. Mais la rangée 6 rapporte 4 à Ada.
position-draw = Ben pouvait poser tout de suite, et a pourtant pioché 2 dominos d’abord, dans l’espoir de mieux. Tout le monde peut le faire tant qu’il en reste plus de 2 dans la pioche ; il y en a maintenant 12.
position-fives-and-threes = Le 3 à gauche et le 6-6 à droite font 15, soit cinq trois et trois cinq : Ada marque 8 avec un seul domino. Aucun autre total ne vaut autant.
position-fortress = La chaîne que construit Ben grimpe. 3-9 est accolé au niveau 1 pour 1 point, 5-8 couvre deux trois au niveau 2 pour 3 points, et 1-3 repose sur deux cinq, au niveau 3, pour encore 3.
position-fortune-teller = Les 27 dominos forment une seule ligne, et l’enveloppe est ouverte. Le domino caché est 0-6, et la ligne finit par 0 et 6, exactement comme prédit.
position-french = Deux étages : une moitié se pose sur une moitié égale, ou dessous. Sont ouverts le 6 à gauche et le 0 à droite, tous deux en bas : le prochain domino va donc dessus.
position-hectic = Tu as 4-7, 7-9, 2-9 et 2-4. Ils forment une chaîne avec un 4 aux deux extrémités et aucun à l’intérieur, et elle est assez longue. Réclame avant Ben, et 4-4 te rapporte 4 points !
position-hungarian = Ada a commencé par 4 dominos en un seul tour. Ben vient d’en poser 3 et peut continuer tant que des dominos vont, ou s’arrêter.
position-italian = Ici, rien ne doit s’assortir. 12, 8, 4 et 6 points font exactement 30 : Ada, qui a posé le dernier de ces dominos, marque 1 point.
position-matador = Ce qui se touche fait dix : 9 et 1, 6 et 4. Le 4-6 de droite est un matador et peut aller n’importe où, ici à côté d’un 8.
position-memory = D’abord le tableau tel qu’il était, puis tel qu’il a été refait de mémoire. De ses 20 nombres, 16 sont justes ; les autres sont marqués.
position-muggins = Ada vient de poser 5-5. Un double compte ses deux moitiés : 10 à gauche et 5 à droite font donc 15, trois fois cinq, et Ada marque 3 points.
position-netz = Les extrémités sont 4 et 3. Ben n’avait ni l’un ni l’autre, a pioché 3 dominos, le maximum en un tour, et a dû passer. Chaque point que Ben aura encore en main à la fin lui coûtera un point.
position-peruvian = Les deux extrémités montrent un 4, et tous les quatre sont dans la ligne : plus personne ne peut poser. Ben a posé le dernier domino. Si quelqu’un d’autre a moins de points en main, Ben paie les siens quatre fois.
position-plain-block = Les extrémités sont 5 et 3. Ben n’a ni l’un ni l’autre, et on ne pioche pas dans ce jeu : Ben cogne sur la table, et c’est de nouveau à Ada de poser.
position-sebastopol = Quatre bras partent de 6-6, et ils n’ont pas à s’attendre. Ici, un 5, un 4 ou un 1 prolonge un bras, et un 6 commence le quatrième.
position-sebastopol-pairs = La croix d’abord. On ne peut poser maintenant qu’un 6, au quatrième côté de 6-6 ; le 2, le 4 et le 1 doivent attendre.
position-solo-1 = Seul le dernier domino de chaque rangée est libre : 0-5, 5-5, 2-2 et 6-6. Les extrémités sont 3 et 6, donc seul 6-6 va. Il libère le 2-6 qui est derrière.
position-solo-2 = Des cinq dominos du deuxième lot, il t’en reste 3 en main. Les extrémités sont 3 et 4 : pose 1-4, puis 0-1 et 0-2, et tu pourras piocher les cinq suivants.
position-squares = Chaque carré de quatre cases doit montrer un seul nombre. Des 14 carrés, 7 sont finis, et il reste 11 dominos pour les autres.
position-team-block = Ada et Ben ont reçu le plus de points : dans cette manche, Ada et Ben font équipe, face à face. Un domino sur deux de cette ligne vient de leur équipe.
position-tiddle-wink = Un double fait rejouer. Ada a ouvert avec 6-6 et posé 1-6 à côté dans le même tour ; puis Ben a posé 1-1 et 1-4.
