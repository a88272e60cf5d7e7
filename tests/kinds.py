"""One game of every kind of table: where a test is about what games have in common, these stand for all."""

SHORT = ["muggins", "french", "dominance", "memory", "solo-1", "solo-2"]
LONG = [
    "sebastopol", "italian", "barricade", "chicken-foot", "fortress", "concentration", "hectic", "squares",
    "fortune-teller",
]  # fmt: skip
KINDS = SHORT + LONG
