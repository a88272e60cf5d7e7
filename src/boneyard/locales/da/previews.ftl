### What a link says where somebody shares it, and pages that need no client, in Danish. Only the server says it.

preview-of = { $what } · Boneyard
preview-home = Boneyard: dominoens hjem
    .text = Mere end tredive dominospil: alene, med venner eller mod botter. Intet at installere, ingen konto.
preview-lobby = Åbne borde
    .text = Sæt dig ved et dominobord, hvor der mangler en.
preview-puzzles = Dagens opgaver
    .text = Hver dag de samme dominoopgaver for alle.
preview-mine = Mine spil
    .text = De borde, hvor du sidder.
preview-me = Min side
    .text = Hvad du har spillet, og hvordan det gik.
preview-settings = Indstillinger
    .text = Hvordan brikkerne ser ud, hvor hurtigt botterne spiller, og dit navn.
preview-nowhere = Her er ingenting · Boneyard
preview-new = Spil { $game }
preview-learn = Lær { $game }
preview-rules = Sådan spiller man { $game }
# A link to a table: the game, and who sits there.
preview-between =
    { $count ->
        [0] { $game }
       *[other] { $game }: { $names }
    }
preview-table-open =
    { $count ->
        [0] Et dominobord med { $free ->
            [one] én ledig plads
           *[other] { $free } ledige pladser
        }. Kom og spil med!
        [one] { $names } venter på dig: { $free ->
            [one] én plads er ledig
           *[other] { $free } pladser er ledige
        }.
       *[other] { $names } venter på dig: { $free ->
            [one] én plads er ledig
           *[other] { $free } pladser er ledige
        }.
    }
preview-table-playing = { $names } spiller. Du kan kigge med.
preview-table-over = Partiet er slut. Vundet af { $winners }.
preview-table-closed = Der kom ingen til dette bord.
preview-table-alone =
    { $count ->
        [0] Et dominospil for én.
       *[other] Et dominospil for én, spillet af { $names }.
    }

## Personal links

link-question = Dette er en andens personlige link, og i denne browser er du allerede en anden. Går du videre, er du den person her; kun dit eget personlige link fører dig tilbage til de pladser, du har nu.
link-go-on = Fortsæt som den person
link-stay = Bliv den, jeg er
link-wrong = Dette personlige link virker ikke.
    .text = Måske er det for gammelt, eller der gik et bogstav tabt undervejs. Åbn indstillingerne på din anden enhed, og tag linket derfra igen.
link-home = Til spillene
