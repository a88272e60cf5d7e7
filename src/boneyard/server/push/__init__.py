"""Web Push: telling somebody whose turn it is, through the push service of their browser. Off until there are keys."""
