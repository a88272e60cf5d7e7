"""A coach: what a seat could do and why, and how well a match was played, by what each seat could know."""
