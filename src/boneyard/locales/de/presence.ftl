### Who is there, and who plays for whom, in German.

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = ein Bot für { $name }
bot-for-you = ein Bot für dich
refusal-out-of-time = Deine Zeit ist aufgebraucht; diese Runde spielt ein Bot für dich.
