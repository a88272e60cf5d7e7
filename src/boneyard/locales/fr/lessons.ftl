### The first lessons, in French: a title, a sentence before each move that is asked for, and one for the end.
### What they say of tiles and numbers is there in the records of src/boneyard/games/lessons.

lesson-line = Poser une ligne
lesson-line-1 = Tu as le double le plus fort, 6-6 : c’est donc toi qui commences. Pose-le sur la table !
lesson-line-2 = Les nombres égaux se touchent. Les extrémités de la ligne montrent 6 et 4 : pose ton 3-6 contre le 6.
lesson-line-3 = Les deux extrémités montrent maintenant 4, et tu n’en as pas. Rien ne va, alors passe.
lesson-line-4 = Un 5 est ouvert, et deux de tes dominos vont. Pose 3-5, le plus fort : ce qui te reste quand quelqu’un gagne compte contre toi.
lesson-line-end = Voilà, tu sais jouer. Qui pose son dernier domino en premier gagne la manche. Chaque jeu ajoute un petit quelque chose, et la ligne sous la table t’aide à avancer.

lesson-drawing = Poser et piocher
lesson-drawing-1 = Ben a commencé avec 5-5. Les nombres égaux se touchent : pose ton 2-5 à gauche.
lesson-drawing-2 = Les extrémités montrent 2 et 4, et tu n’as ni l’un ni l’autre. Alors pioche un domino.
lesson-drawing-3 = 0-0 ne va pas non plus. Pioche encore, jusqu’à pouvoir poser.
lesson-drawing-4 = 4-6 va ! Pose-le contre le 4.
lesson-drawing-end = Pose si tu peux, pioche si tu ne peux pas : qui pose son dernier domino en premier gagne la manche. Le nombre de dominos à piocher change un peu d’un jeu à l’autre.

lesson-ends = Des points aux extrémités
lesson-ends-1 = Ici, les deux extrémités rapportent des points pendant que tu poses. Un double compte ses deux moitiés : 5-5 fait 10. Pose-le !
lesson-ends-2 = 10, c’est deux fois cinq : 2 points pour toi ! Les extrémités font 10 et 3. Pose 0-3 contre le 3 : 10 et 0 font encore 10.
lesson-ends-3 = L’extrémité gauche compte 10, la droite 4. Pose 5-6 à gauche : 6 et 4 font encore 10.
lesson-ends-end = 6 points en trois coups ! Ce que comptent les extrémités change d’un jeu à l’autre : les cinq, ou les cinq et les trois. Pour le reste, tu poses une ligne.

lesson-alike = Des extrémités égales
lesson-alike-1 = Le double le plus faible ouvre, et tu l’as. Cette ouverture vaut 2 points : pose 1-1 !
lesson-alike-2 = Un double plus fort que tous ceux de la table rapporte 2 points. Pose 4-4 contre le 4.
lesson-alike-3 = Les extrémités montrent 5 et 4. Pose 4-5 contre le 5 : elles montrent alors 4 toutes les deux, dont un double. 3 points !
lesson-alike-end = Deux extrémités égales rapportent 2 points, ou 3 si l’une est un double. Cherche les dominos qui les rendent égales, et n’en laisse pas aux autres.

lesson-sums = Ce qui se touche fait une somme
lesson-sums-1 = Ici, les moitiés qui se touchent font sept. Contre un 6 va un 1 : pose ton 1-4 à droite.
lesson-sums-2 = Quatre dominos vont partout : 0-0, 1-6, 2-5 et 3-4. Pose ton 3-4 à gauche, et laisse le 3 ouvert.
lesson-sums-3 = Ben a laissé un blanc à droite : seuls ces quatre dominos y vont. Mais le 3 à gauche demande un 4. Pose 4-4 !
lesson-sums-end = Avec le jeu double-neuf, c’est dix au lieu de sept, et d’autres dominos vont partout. Qui pose son dernier domino en premier gagne la manche.

lesson-totals = Tous les points s’ajoutent
lesson-totals-1 = Ici, rien à assortir : tous les points sur la table s’additionnent. Tu as le double le plus fort, alors commence avec 6-6.
lesson-totals-2 = Le total est 24, et 30 pile vaut un point. Il manque 6 : pose 2-4 !
lesson-totals-3 = Le total est 39, et 50 pile vaut 2 points. Il manque 11 : pose 5-6 !
lesson-totals-end = Déjà 3 points ! 70 et 100 valent encore plus, mais seulement si l’on tombe juste. Pense donc à ce que tu laisses à la personne suivante.

lesson-star = Une croix à quatre bras
lesson-star-1 = Le 6-6 commence, et tu l’as. Pose-le au milieu !
lesson-star-2 = Les quatre côtés de 6-6 sont ouverts, et chaque bras commence par un six. Un côté est libre : poses-y ton 3-6.
lesson-star-3 = Quatre extrémités au choix : 1, 3, 4 et 5. Pose 4-5 contre le 4. Deux d’entre elles montrent alors 5, et ton 1-5 ira peut-être ensuite.
lesson-star-end = D’autres croix et d’autres étoiles s’allongent de la même façon, parfois avec plus de bras. Qui ne peut pas poser passe, et qui pose son dernier domino en premier gagne la manche.

lesson-feet = Des pattes à trois doigts
lesson-feet-1 = Tu as le double le plus fort, 9-9. Pose-le : tout part de là.
lesson-feet-2 = Cleo a posé 4-4, et un tel double veut trois doigts. D’ici là, on ne peut rien poser d’autre. Ajoute ton 4-6 !
lesson-feet-3 = La patte a ses trois doigts, et tout est de nouveau ouvert. Pose ton 6-6 : c’est aux autres d’ajouter des doigts d’abord.
lesson-feet-end = Si rien ne va, tu pioches un domino. Ce qui te reste en main à la fin fait des points de pénalité, et 0-0 en vaut même 25 : le plus petit total gagne.

lesson-storeys = Un mur à deux étages
lesson-storeys-1 = Tu peux commencer avec n’importe quel domino. Pose 3-5 : il est en bas, et ses deux moitiés sont ouvertes.
lesson-storeys-2 = Ben a posé un 5 sur ton 5. Pose 3-6 sur ton 3, égal sur égal.
lesson-storeys-3 = Le 6 de ton domino dépasse en haut, et un 6 va dessous. Pose 6-6 !
lesson-storeys-end = Ainsi monte le mur, tour à tour dessus et dessous. Si rien ne va, tu passes, ou tu pioches deux dominos. Qui pose son dernier domino en premier gagne la manche.

lesson-teams = Deux contre deux
lesson-teams-1 = Cleo et toi faites équipe : vos noms portent le même signe. Cleo a ouvert avec 6-6. Pose à droite ton domino le plus fort qui va, 4-6.
lesson-teams-2 = Cleo a laissé un 5 ouvert, peut-être pour en poser un autre. Pose 5-5, et le 5 reste ouvert pour Cleo.
lesson-teams-3 = Tout à l’heure, devant un 6, Ben a dû passer. Pose 1-6 contre le 1 : deux fois 6, c’est bon pour Cleo et mauvais pour Ben.
lesson-teams-end = Vous gagnez ensemble : dès que l’une de vos deux mains est vide, votre équipe reçoit les points en main de l’équipe adverse. Observe donc ce que Cleo aime poser.

lesson-pairs = Des paires à retenir
lesson-pairs-1 = Tous les dominos sont face cachée. Tu en retournes deux, et tu cherches une paire de 12 points. Commence par celui qui brille.
lesson-pairs-2 = 5-6 fait 11 points : il te faut un domino qui n’en a qu’un. Essaie celui-ci.
lesson-pairs-3 = Ce n’était pas une paire. Mais Ben vient de montrer 0-1, qui n’a qu’un point ! Retourne d’abord 5-6 encore une fois.
lesson-pairs-4 = Et maintenant le 0-1 montré par Ben.
lesson-pairs-end = Une paire de 12, et les deux dominos sont à toi ! Regarde bien ce que retournent les autres : cela t’aide autant que tes propres dominos.

lesson-race = Une course au double
lesson-race-1 = Ici, on n’attend pas son tour ! Pour le double 3-3, il faut une chaîne de trois dominos avec un 3 aux deux extrémités. Prends 3-5.
lesson-race-2 = Ben prend aussi des dominos. Dans ta chaîne, les nombres égaux se touchent : prends 5-8 pour le milieu.
lesson-race-3 = À la fin, il te faut de nouveau un 3 : prends 3-8.
lesson-race-4 = 3-5, 5-8, 8-3 : ta chaîne est complète. Vite, appuie sur « Fini ! » avant Ben.
lesson-race-end = Le 3-3 est à toi et rapporte 3 points. Les doubles plus forts demandent des chaînes plus longues. Si tu réclames à tort, te voilà hors course jusqu’au double suivant.

lesson-grid = Construire en hauteur
lesson-grid-1 = Les chaînes grimpent et rapportent. Choisis 3-5, puis « Chaîne », et pose-le à l’endroit marqué : son 5 à côté de l’autre 5.
lesson-grid-2 = Deux moitiés égales sont côte à côte, et on peut les couvrir. Pose ton 5-5 dessus.
lesson-grid-3 = 1 point en bas et 3 points en haut. Une chaîne de deux dominos suffit : finis-la, et le reste de ta main va aux autres.
lesson-grid-end = Aux autres tours, tu pioches un domino ou tu en accoles un : cela ne rapporte rien, mais prépare ta prochaine chaîne. Plus un domino est haut, plus il compte.

lesson-duel = Un duel en sept rangées
lesson-duel-1 = Une moitié du domino désigne la rangée, l’autre s’y ajoute pour toi. Prends 4-6 et choisis la rangée 6 : cela te fait 4.
lesson-duel-2 = Ben mène en rangée 6, avec 5. Prends 2-6 pour la rangée 6 : tu as alors 6, et qui mène prend ce que l’autre y a.
lesson-duel-3 = Mène, mais sans dépasser le double ! Ben a 1 en rangée 3. Prends 2-3 pour la rangée 3 : 2, c’est parfait, et 3 serait trop.
lesson-duel-end = Tout le secret est là : mener dans une rangée, sans jamais dépasser le double. On compte les rangées quand tous les dominos sont pris.

lesson-patience = Une réussite en dominos
lesson-patience-1 = Seul le dernier domino de chaque rangée est libre. Commence la ligne avec 5-6 : derrière, il y a 4-5, qui ira aussitôt.
lesson-patience-2 = Maintenant, 4-5 et 1-6 vont. Regarde derrière avant de choisir : derrière 1-6, il y a 1-1. Prends donc 1-6 !
lesson-patience-3 = 1-1 est libre. Pose-le contre le 1.
lesson-patience-end = Chaque domino que tu poses décide de la suite : regarde loin. Tu gagnes quand il n’y a plus rien à poser.

lesson-puzzle = Des carrés d’un seul nombre
lesson-puzzle-1 = Chacun des quatorze carrés montre un seul nombre ; celui-ci, des cinq. Choisis 5-5, tourne-le avec ⟳ et pose-le à l’endroit marqué.
lesson-puzzle-2 = Pose 3-5 à côté, tourné de sorte que son 5 soit dans le carré. Son 3 commence le suivant.
lesson-puzzle-3 = Il manque un 5. Pose 5-6 à la verticale, le 5 dans le carré.
lesson-puzzle-end = Le premier carré est fini ! Prends ton temps pour les autres : chaque domino peut être retiré.

lesson-picture = Un tableau à retenir
lesson-picture-1 = Six dominos forment un tableau. Regarde bien la place de chacun, aussi longtemps que tu veux. Puis cache le tableau.
lesson-picture-2 = Le tableau a disparu. Le premier domino était 1-6, couché à gauche : choisis-le et pose-le à l’endroit marqué.
lesson-picture-3 = Sous le 1, il y avait 2-3, le 2 en haut. Tourne-le avec ⟳ et pose-le là.
lesson-picture-4 = Et à droite, il y avait 4-4.
lesson-picture-end = Trois sur six sont revenus. Dans le jeu, rien n’est marqué : chaque nombre à son ancienne place est un point pour toi.

lesson-trick = Une ligne qui prédit
lesson-trick-1 = Un domino est caché, et ses deux nombres sont dans l’enveloppe. Pose tous les autres en une seule ligne. Commence avec 6-6 !
lesson-trick-2 = Les nombres égaux se touchent. Pose 1-6 à droite.
lesson-trick-3 = Tu changes d’avis ? Le dernier domino posé peut toujours se reprendre. Essaie !
lesson-trick-end = Quand les 27 dominos forment une seule ligne, ses extrémités montrent les nombres de l’enveloppe, quoi que tu aies fait. Veille seulement à ce qu’aucun nombre ne s’épuise trop tôt.
