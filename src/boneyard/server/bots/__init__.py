"""Bots: processes that decide, outside the event loop."""
