"""The vocabulary of the laying games: one module per heading of a rulebook page."""
