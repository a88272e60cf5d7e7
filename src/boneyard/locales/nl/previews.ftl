### What a link says where somebody shares it, and pages that need no client, in Dutch. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: het huis van domino
    .text = Meer dan dertig dominospellen: alleen, met vrienden of tegen bots. Niets te installeren, geen account.
preview-lobby = Open tafels
    .text = Schuif aan bij een dominotafel waar nog iemand ontbreekt.
preview-puzzles = Puzzels van de dag
    .text = Elke dag dezelfde dominopuzzels voor iedereen.
preview-mine = Mijn spellen
    .text = De tafels waar je aan zit.
preview-me = Mijn pagina
    .text = Wat je hebt gespeeld, en hoe het afliep.
preview-settings = Instellingen
    .text = Hoe de stenen eruitzien, hoe snel de bots spelen, en je naam.
preview-nowhere = Hier is niets · Boneyard
preview-new = { $game } spelen
preview-learn = { $game } leren
preview-rules = Zo speel je { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Een dominotafel met { $free ->
            [one] één vrije plaats
           *[other] { $free } vrije plaatsen
        }. Kom meespelen!
        [one] { $names } wacht op je: er { $free ->
            [one] is één plaats vrij
           *[other] zijn { $free } plaatsen vrij
        }.
       *[other] { $names } wachten op je: er { $free ->
            [one] is één plaats vrij
           *[other] zijn { $free } plaatsen vrij
        }.
    }
preview-table-playing = { $names } zijn aan het spelen. Je kunt toekijken.
preview-table-over = De partij is voorbij. Winst: { $winners }.
preview-table-closed = Aan deze tafel kwam niemand.
preview-table-alone =
    { $count ->
        [0] Een dominospel voor één.
       *[other] Een dominospel voor één, van { $names }.
    }

## Personal links

link-question = Dit is iemands persoonlijke link, en in deze browser ben je al iemand anders. Ga je door, dan ben je hier die persoon; alleen je eigen persoonlijke link brengt je terug naar de plaatsen die je nu hebt.
link-go-on = Doorgaan als die persoon
link-stay = Blijven wie ik ben
link-wrong = Deze persoonlijke link werkt niet.
    .text = Misschien is hij te oud, of is er onderweg een letter verloren gegaan. Open op je andere apparaat de instellingen en neem de link daar nog een keer over.
link-home = Naar de spellen
