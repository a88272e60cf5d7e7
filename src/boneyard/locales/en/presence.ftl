### Who is there, and who plays for whom, in English.

# Instead of a name, at the beginning of a sentence about what it does: "A bot for Ada lays 3-5."
bot-for = a bot for { $name }
bot-for-you = a bot for you
refusal-out-of-time = Your time is used up; a bot plays this hand for you.
