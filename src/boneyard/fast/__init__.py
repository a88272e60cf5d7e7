"""The twin of the laying games on bit masks, for search and simulation: the same hands, a thousand times as fast.

A game is an array of numbers (`rules`), and so is a table (`table`). Everything that happens is a function of the two,
written once: Python runs it as it stands, and where numba is installed it is compiled (`compiled`). It is a copy of
the rules for those who must play a million hands, and never a source of truth: a law holds it equal to them.
"""
