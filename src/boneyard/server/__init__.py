"""Tables for people: an event log that is the truth, sockets that show it, and nothing hidden on the wire."""
