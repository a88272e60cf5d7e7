"""WebSockets: one conversation for each socket."""
