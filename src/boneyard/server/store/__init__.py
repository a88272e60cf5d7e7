"""Where the log is kept: one contract, two stores."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from boneyard.ratings import Strength
from boneyard.server.store.leases import Leases


class Entry(NamedTuple):
    """One line of a match's log; lines are numbered 1, 2, 3 ... without gaps."""

    seq: int
    seat: int | None
    kind: str
    body: str  # JSON; the store looks inside only for people: `who` in lines of the kind "sat", `host` in "created"
    at: float  # seconds since 1970
    key: str | None = None  # the sender's idempotency key: a line with the same key is never written twice in a match


class Row(NamedTuple):
    """What is known of a match without reading its log."""

    id: str
    game: str
    version: int
    options: str  # JSON
    commitment: str  # of the first deal
    public: bool
    created: float
    status: str = "open"  # "open" (seats are free), "playing", "over", "closed" (nobody came)


class Running(NamedTuple):
    """A match that is being played, as far as its clock and its bots are known without the rules."""

    match: str
    made: str  # the body of its first line
    created: float
    turned: float  # when a seat last got the turn: by a deal, a move, or one taken back
    bots: bool  # somebody left a seat to a bot, now or before


class Secret(NamedTuple):
    """The seed of one hand, which nothing that sends may read."""

    hand: int
    seed: bytes


class Result(NamedTuple):
    """What a match that is over was to one person: derived from its log, and kept so that it is found quickly."""

    match: str
    who: str
    at: float  # when it was over
    seated: str  # JSON: the seats of this person, and their names there
    body: str  # JSON


class Rated(NamedTuple):
    """A seat of a match that counts for ratings, and the place of its side; whoever is forgotten is None."""

    match: str
    seat: int
    who: str | None
    game: str
    players: int
    at: float  # when it was over: matches are rated in this order, of one game and number of players
    side: int
    place: int  # 0 is the best


Rating = tuple[Rated, Strength | None]  # the strength after the match, if it has been rated
Rate = Callable[[Sequence[Rated], Mapping[str, Strength]], Sequence[Strength]]  # of matches in order, and from what


class Standing(NamedTuple):
    """How strong somebody is in a game of so many players."""

    game: str
    players: int
    strength: Strength


class Derived(NamedTuple):
    """All the results of one match, and which version of the derivation they follow; none if it is not over."""

    version: int
    results: Sequence[Result] | None = ()  # None: those that there are stay, and so does what is rated
    rated: Sequence[Rated] = ()  # all its seats, if it counts for ratings


class Rewritten(NamedTuple):
    """A match that forgets somebody: the new bodies of lines by their numbers, and a last line; its number is open."""

    match: str
    bodies: dict[int, str]
    end: Entry


class Deleted(NamedTuple):
    """Somebody who had themselves deleted; who that was is known only until nothing more can come from them."""

    digest: str
    who: str | None
    at: float


Person = tuple[str, str]  # somebody at a match: (match, who)


STRANGER = "?"  # begins the name of somebody who is known by no token: forgotten as soon as they are gone


class Here(NamedTuple):
    """Somebody connected to a match: since when they do not look at it, and their name if nobody knows it by a seat.

    And the last that they said: from which seat and what, as "0 thanks", and when.
    """

    match: str
    who: str
    hidden: float | None = None
    name: str = ""
    said: str = ""
    said_at: float = 0.0


class Stale(Exception):
    """Somebody else wrote this line first: read the log again."""


class Repeated(Exception):
    """A line with this key is in the log already; `seq` is its number."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class Store(Protocol):
    """A log that survives: what `create` and `append` have returned from is on the disk."""

    trouble: tuple[type[Exception], ...]  # what is raised while the database is away: worth trying again

    @property
    def leases(self) -> Leases | None:
        """Which process attends to which match; nothing where there is one process only."""

    async def create(self, row: Row, entries: Sequence[Entry], secrets: Sequence[Secret] = ()) -> None:
        """Write a new match with its first lines and seeds, all or nothing."""

    def append(
        self,
        match: str,
        entries: Sequence[Entry],
        secrets: Sequence[Secret] = (),
        status: str | None = None,
        derived: Derived | None = None,
    ) -> Awaitable[None]:
        """Write lines at the end of a log, all or nothing; raises Stale or Repeated and then writes nothing.

        What is derived replaces the results of the match that there were.
        """

    async def row(self, match: str) -> Row | None:
        """The row of a match."""

    async def rows(self, status: str, public_only: bool, limit: int) -> list[Row]:
        """The newest matches of this status."""

    async def rows_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches in which this person took a seat, kept or not; those that are over come last."""

    async def running(self) -> list[Running]:
        """All matches that are being played."""

    async def playing_of(self, who: str, limit: int) -> list[Row]:
        """The newest matches being played in which this person took a seat."""

    async def playing(self, since: float, limit: int) -> list[Row]:
        """The newest public matches being played to which something was written since this moment."""

    async def lobby(self, since: float, limit: int) -> list[Row]:
        """The newest public open matches that are no older than this, or at which somebody sits."""

    async def abandoned(self, before: float, limit: int) -> list[Row]:
        """The oldest open matches from before this moment at which nobody sits."""

    async def read(self, match: str, after: int = 0) -> list[Entry]:
        """The lines of a log after this number, in order."""

    async def seq_of(self, match: str, key: str) -> int | None:
        """The number of the line with this key, if there is one."""

    async def secrets(self, match: str) -> dict[int, bytes]:
        """The seeds of a match by hand."""

    def news(self) -> AsyncIterator[tuple[str, int]]:
        """Lines written by other processes, as (match, seq), as they come; never ends."""

    def export(self) -> AsyncIterator[tuple[Row, list[Entry], dict[int, bytes]]]:
        """Everything, match by match, oldest first."""

    async def keep(self, name: str, value: bytes, replace: bool = False) -> bytes | None:
        """Keep a small value of the server under a name and give the old one, which stays unless replaced."""

    async def kept(self) -> dict[str, bytes]:
        """All the values of the server by name."""

    async def be_present(self, process: str, at: float, here: Sequence[Here], left: Sequence[Person]) -> None:
        """Say that a server process is alive, and who came to it, changed and left since it last said so."""

    async def last_seen(self, match: str) -> dict[str, float]:
        """When each person last looked at this match, through any process; for those who do: just now."""

    async def elsewhere(self, process: str, since: float) -> list[Here]:
        """Everybody who is connected to other processes that have been alive since this moment."""

    async def forget_processes(self, before: float) -> None:
        """Forget processes that were last alive before this moment, and who was connected to them."""

    async def results_of(self, who: str) -> list[Result]:
        """Every result, whoever's it is, of the matches in which this person has one, the newest first."""

    async def results_at(self, match: str) -> list[Result]:
        """The results of a match."""

    async def rate(self, rate: Rate, limit: int) -> int:
        """Rate the oldest matches that are not rated, of one game and number of players; how many these were.

        What was rated after them is unrated, since it follows from them. Nobody else rates meanwhile.
        """

    async def unrate(self) -> None:
        """Forget all strengths, so that every match is rated again."""

    async def ratings(self, match: str | None = None) -> list[Rating]:
        """The seats of a match that counts for ratings, with the strengths after it; or of all, in their order."""

    async def standings(self, who: str) -> list[Standing]:
        """The newest strengths of a person, by game and number of players."""

    async def analysis(self, match: str, version: int) -> str | None:
        """The analysis of a match by this version, if it is kept."""

    async def keep_analysis(self, match: str, version: int, body: str) -> None:
        """Keep the analysis of a match, in place of an older one."""

    async def underived(self, version: int, limit: int) -> list[str]:
        """The newest matches that are over and whose results were not derived by this version."""

    async def lines_of(self, who: str) -> list[tuple[str, Entry]]:
        """The lines in which this person sat down or made a table, with their matches."""

    async def rewrite(self, matches: Sequence[Rewritten]) -> None:
        """Change lines of logs and write a last line to each, all or nothing: the only change of what was written."""

    async def delete_person(self, deleted: Deleted) -> None:
        """Note that somebody had themselves deleted, or, without `who`, that nothing more can come from them."""

    async def deleted(self, since: float) -> list[Deleted]:
        """Those who had themselves deleted since this moment, and those of before who may still leave traces."""

    async def forget(self, who: str) -> None:
        """Forget the results and ratings of somebody, and when they were where; those of others are rated anew."""

    async def subscribe(self, who: str, endpoint: str, at: float, most: int) -> None:
        """Keep an endpoint of a push service for a person, whoever had it before; of theirs only the newest stay."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget an endpoint."""

    async def subscriptions(self, who: str) -> list[str]:
        """The endpoints of a person, newest first."""

    async def forget_subscriptions(self, who: str | None = None) -> None:
        """Forget the endpoints of a person, or everybody's."""

    async def healthy(self) -> bool:
        """Whether the store answers."""

    async def close(self) -> None:
        """Write what is waiting, and let go."""
