"""Tables: the log, what follows from it, and all who change it."""
