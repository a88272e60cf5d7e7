### What a link says where somebody shares it, and pages that need no client, in Swedish. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: hemmet för domino
    .text = Mer än trettio dominospel: ensam, med vänner eller mot botar. Inget att installera, inget konto.
preview-lobby = Öppna bord
    .text = Slå dig ner vid ett dominobord där någon väntar.
preview-puzzles = Dagens pussel
    .text = Varje dag samma dominopussel för alla.
preview-mine = Mina spel
    .text = Borden där du sitter.
preview-me = Min sida
    .text = Vad du har spelat, och hur det gick.
preview-settings = Inställningar
    .text = Hur brickorna ser ut, hur snabbt botarna spelar, och ditt namn.
preview-nowhere = Här finns inget · Boneyard
preview-new = Spela { $game }
preview-learn = Lär dig { $game }
preview-rules = Så spelar man { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Ett dominobord med { $free ->
            [one] en ledig plats
           *[other] { $free } lediga platser
        }. Kom och spela!
       *[other] { $names } väntar på dig: { $free ->
            [one] en plats är ledig
           *[other] { $free } platser är lediga
        }.
    }
preview-table-playing = { $names } spelar just nu. Du kan titta på.
preview-table-over = Partiet är slut. Vinst: { $winners }.
preview-table-closed = Ingen kom till det här bordet.
preview-table-alone =
    { $count ->
        [0] Ett dominospel för en.
       *[other] Ett dominospel för en, av { $names }.
    }

## Personal links

link-question = Det här är någons personliga länk, och i den här webbläsaren är du redan någon annan. Om du går vidare är du den personen här; bara din egen personliga länk tar dig tillbaka till platserna du har nu.
link-go-on = Fortsätt som den personen
link-stay = Förbli den jag är
link-wrong = Den här personliga länken fungerar inte.
    .text = Den kan vara för gammal, eller så försvann en bokstav på vägen. Öppna inställningarna på din andra enhet och hämta länken därifrån en gång till.
link-home = Till spelen
