"""Results and ratings on the command line: checked against the logs, and made anew."""

from collections import Counter

import click

from boneyard.cli.helping import Group
from boneyard.cli.keys import existing
from boneyard.cli.options import lang_option
from boneyard.cli.serving import database_option, with_store


@click.group(cls=Group, examples=("boneyard results check", "boneyard results rebuild"))
def results() -> None:
    """Check or rebuild the results of matches and the ratings of people, which follow from the logs."""


@results.command(examples=("boneyard results check --database postgresql://localhost/boneyard",))
@database_option
@lang_option
@click.pass_context
def check(context: click.Context, database: str | None, lang: str) -> None:
    """Derive all results and ratings again and compare them with those that are kept."""
    found = derived(existing(database), lang, rebuild=False)
    context.exit(1 if found["wrong"] or found["misrated"] else 0)


@results.command(examples=("boneyard results rebuild",))
@database_option
@lang_option
def rebuild(database: str | None, lang: str) -> None:
    """Derive all results and ratings again, and keep those that differ."""
    derived(existing(database), lang, rebuild=True)


def derived(database: str, lang: str, rebuild: bool) -> Counter[str]:
    """Compare the results of a database with its logs, say what was found, and count it."""
    from boneyard.cli.screen import bar
    from boneyard.server.store import Store
    from boneyard.server.tables.deriving import check as compare
    from boneyard.server.tables.deriving import check_ratings
    from boneyard.words import Words

    words = Words(lang)

    async def counted(store: Store) -> Counter[str]:
        found: Counter[str] = Counter()
        with bar(words.say("progress-matches")) as progress:
            async for _, what in compare(store, rebuild):
                found[what] += 1
                progress(found.total())
        found["misrated"] = await check_ratings(store, rebuild)
        return found

    found = with_store(database, counted)
    right, wrong, unreadable = (found[what] for what in ("right", "wrong", "unreadable"))
    key = "results-rebuilt" if rebuild else "results-checked"
    click.echo(words.say(key, right=right, wrong=wrong, unreadable=unreadable))
    click.echo(words.say("ratings-rebuilt" if rebuild else "ratings-checked", wrong=found["misrated"]))
    return found
