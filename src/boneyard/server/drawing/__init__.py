"""Pictures for link previews: a table in the words of a sample, drawn as SVG, and as PNG where that can be made."""
