"""Help in the reader's language: what `--help` shows of a command, by the messages in `help.ftl`."""

from collections.abc import Iterator

import click

from boneyard.cli.language import spoken
from boneyard.messages import fill, read
from boneyard.words import LOCALES, SOURCE


class Help:
    """The help messages of a language; what it lacks is said in English."""

    def __init__(self, lang: str) -> None:
        files = (LOCALES / known / "help.ftl" for known in (SOURCE, lang))
        self.messages = {key: text for file in files if file.exists() for key, text in read(file).items()}

    def text(self, key: str, **values: object) -> str:
        """A message."""
        return fill(self.messages[f"help-{key}"], **values)

    def of(self, context: click.Context) -> str:
        """What a command does."""
        return self.text(_path(context))

    def summary(self, context: click.Context, command: str) -> str:
        """What a command of a group does, in a few words."""
        path = _path(context)
        text = self.text(command if path == "boneyard" else f"{path}-{command}")
        return text.split("\n\n")[0].replace("\n", " ").removesuffix(".")

    def option(self, context: click.Context, option: click.Option) -> str:
        """What an option does, then its default and the like in brackets."""
        name = "help" if "--help" in option.opts else (option.name or "").replace("_", "-")
        own = f"help-{_path(context)}.{name}"
        text = self.messages.get(own) or self.messages[f"help-option-{name}"]
        more = "; ".join(self._more(context, option))
        return f"{text}  [{more}]" if more else text

    def _more(self, context: click.Context, option: click.Option) -> Iterator[str]:
        extra = option.get_help_extra(context)
        if "envvars" in extra:
            yield self.text("variable", name=", ".join(extra["envvars"]))
        if "default" in extra:
            yield self.text("default", value=extra["default"])
        if "range" in extra:
            yield extra["range"]
        if "required" in extra:
            yield self.text("required")


class Command(click.Command):
    """A command whose help is in the reader's language; `examples` are lines to type."""

    def __init__(self, *args: object, examples: tuple[str, ...] = (), **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.examples = examples

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the help of this command."""
        told = Help(spoken())
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{told.text('usage')} ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(told.of(ctx))
        self._write_options(ctx, formatter, told)
        self._write_commands(ctx, formatter, told)
        formatter.write_paragraph()
        formatter.write(f"{told.text('example')}\n" + "".join(f"  {line}\n" for line in self.examples))

    def _write_options(self, ctx: click.Context, formatter: click.HelpFormatter, told: Help) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(told.text("options")):
            formatter.write_dl([(option.get_help_spec(ctx), told.option(ctx, option)) for option in options])

    def _write_commands(self, ctx: click.Context, formatter: click.HelpFormatter, told: Help) -> None:
        """A command has no commands below it."""


class Group(Command, click.Group):
    """A group of commands whose help is in the reader's language."""

    command_class = Command

    def _write_commands(self, ctx: click.Context, formatter: click.HelpFormatter, told: Help) -> None:
        with formatter.section(told.text("commands")):
            formatter.write_dl([(name, told.summary(ctx, name)) for name in self.list_commands(ctx)])


def _path(context: click.Context) -> str:
    """The words that call a command, without the program: "keys-rotate"."""
    names = []
    at: click.Context | None = context
    while at and at.parent:
        names.append(at.info_name or "")
        at = at.parent
    return "-".join(reversed(names)) or "boneyard"
