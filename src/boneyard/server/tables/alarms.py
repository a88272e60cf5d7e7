"""Alarms: tables that are not in memory, but must be opened at a certain moment, since something may happen there."""


class Alarms:
    """When which table is to be opened at the latest."""

    def __init__(self) -> None:
        self.times: dict[str, float] = {}

    def set(self, table: str, at: float) -> None:
        """Open a table at this moment, and at no other."""
        self.times[table] = at

    def clear(self, table: str) -> None:
        """A table is open, or need not be opened."""
        self.times.pop(table, None)

    def has(self, table: str) -> bool:
        """Whether a table is to be opened at some moment."""
        return table in self.times

    def due(self, now: float) -> list[str]:
        """The tables to be opened now, the oldest alarm first."""
        due = [(at, table) for table, at in self.times.items() if at <= now]
        return [table for _, table in sorted(due)]
