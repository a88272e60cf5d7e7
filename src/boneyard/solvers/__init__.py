"""Exact answers: puzzles solved, patience decided, endgames counted out. Nothing here knows a table or a clock."""
