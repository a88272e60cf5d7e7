"""What is needed to deal hidden tiles again: evidence, and the counting of all ways that fit it."""
