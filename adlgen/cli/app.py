"""The command line with click: help, errors, completion, and command lines that :mod:`parse` does not parse."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import wraps
from pathlib import Path
from typing import Any

import click

from adlgen import __version__
from adlgen.cli.commands import commands, exists, load
from adlgen.cli.complete import completed
from adlgen.cli.console import failed_early, note, run_command
from adlgen.cli.exits import INTERRUPTED
from adlgen.cli.suggest import suggested
from adlgen.cli.table import COMMON, Argument, Command, Entry, Group, Option, Outcome, UsageError

COMPLETE = "_ADLGEN_COMPLETE"
"""The environment variable with which a shell requests completions."""

_HELP = """Generate typed tool stubs from agent tool specs.

\b
  adlgen generate agent.yaml                    every language that the spec names
  adlgen generate agent.yaml -t LANG -o server  one language, into a folder
  adlgen scaffold agent.yaml -t LANG -o server  user-owned files: a stub to fill in for each tool
  adlgen check agent.yaml                       in CI: fail if the output is stale
  adlgen                                        the project of an adlgen.yaml
  adlgen help COMMAND                           the options of a command

Specs are ADL manifests, tools of MCP servers, OpenAI, Anthropic or Gemini, JSON Schema files, and
the formats of plug-ins (`adlgen plugins list`). The format is recognised by the content of the file.
A spec may be `-`, standard input; targets may be separated by commas (`-t go,ts`).

Generated files have a header and are rewritten by every run. User-owned files are written once
and never overwritten.

\b
exit codes:
  0  done, or up to date         2  usage or configuration
  1  invalid spec, or stale      3  refused: a foreign or edited file,
     output                         the disk, a lock
"""

_TYPES: Mapping[str, click.ParamType[Any]] = {
    "text": click.STRING,
    "raw": click.UNPROCESSED,
    "existing folder": click.Path(exists=True, file_okay=False, path_type=Path),
    "path": click.Path(path_type=Path),
    "file": click.Path(dir_okay=False, path_type=Path),
    "seconds": click.FloatRange(min=0, min_open=True),
}


class _Commands(click.Group):
    """Imports a command when it is requested."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of :func:`~adlgen.cli.commands.commands`."""
        del ctx
        return list(commands())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name."""
        del ctx
        return clicked(cmd_name, load(cmd_name)) if exists(cmd_name) else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the table of commands without importing them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(commands().items()))


@click.group(cls=_Commands, help=_HELP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(
    __version__, "-V", "--version", prog_name="adlgen", message="%(prog)s %(version)s"
)
@click.option("--debug", is_flag=True, help="Show the traceback of a bug in adlgen.")
def app(*, debug: bool, **common: object) -> None:
    """Group the commands; ``--debug`` is evaluated if a command fails, options of all commands by the command."""
    del debug, common


def invoke(arguments: Sequence[str], failure: UsageError | None = None) -> Outcome:
    """Run a command line with adlgen's exit codes; click's ``main`` has its own.

    ``failure`` is the usage error of a command that has run; it is reported and the command does not run again.
    """
    try:
        with app.make_context("adlgen", [*arguments], obj=failure) as context:
            outcome: Outcome | None = app.invoke(context)
    except click.exceptions.Exit as exit_:
        return exit_.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        if not arguments:
            note("\nadlgen: no adlgen.yaml was found: name a command, such as `adlgen init`\n")
        return error.exit_code
    except click.UsageError as error:
        error = suggested(error)
        error.show()
        failed_early(error.format_message(), error.exit_code, arguments)
        return error.exit_code
    except click.ClickException as error:
        error.show()
        failed_early(error.format_message(), error.exit_code, arguments)
        return error.exit_code
    except click.Abort:
        return INTERRUPTED
    sys.stdout.flush()
    return outcome or 0


def complete() -> None:
    """Print the completions that a shell requests; raises SystemExit."""
    import adlgen.cli.shells  # noqa: F401 - the supported shells

    app.main(prog_name="adlgen", complete_var=COMPLETE)


# --- commands from their descriptions ------------------------------------------------------------


def clicked(name: str, command: Command | Group) -> click.Command:
    """Return a command as a click command."""
    if isinstance(command, Group):
        inner = {name: clicked(name, command) for name, command in command.commands.items()}
        return click.Group(name, inner, help=command.help)
    made = _Command(
        name,
        callback=_with_usage(command),
        params=[parameter for entry in command.parameters for parameter in _parameters(entry)],
        help=(command.run.__doc__ or "").replace("\\b\n", "\b\n"),  # of a raw docstring
        epilog=command.epilog,
        context_settings=dict(command.settings),
    )
    made.after = command.after
    return made


class _Command(click.Command):
    """Adds flags with an optional value after ``=``, which click would take from the next argument, and words after ``--``."""

    after = ""
    """The parameter with the words after ``--``; empty if they are arguments like others."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the parts of the usage line."""
        return [*super().collect_usage_pieces(ctx), *(["[-- COMMAND...]"] if self.after else [])]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse arguments; such a flag with its value is a hidden flag."""
        if self.after and "--" in args:
            end = args.index("--")
            ctx.params[self.after] = tuple(args[end + 1 :])
            args = args[:end]
        known = {name for parameter in self.params for name in parameter.opts}
        end = args.index("--") if "--" in args else len(args)
        words = (word.replace("=", ":", 1) for word in args[:end])
        given = [new if new in known else old for new, old in zip(words, args[:end], strict=True)]
        return super().parse_args(ctx, [*given, *args[end:]])


def _with_usage(command: Command) -> Callable[..., Outcome]:
    """Convert usage errors of a command to those of click, which prints the usage."""

    @wraps(command.run)
    def wrapped(**parameters: Any) -> Outcome:  # noqa: ANN401 - parameters of any type
        failure = click.get_current_context().obj
        try:
            if failure is not None:
                raise failure
            return run_command(command, parameters)
        except UsageError as error:
            if error.parameter is None:
                raise click.UsageError(error.message) from None
            raise click.BadParameter(error.message, param_hint=error.parameter) from None

    return wrapped


def _parameters(entry: Entry) -> Iterator[click.Parameter]:
    yield _parameter(entry)
    if isinstance(entry, Option) and entry.kind == "flag":
        for choice in entry.choices:
            names = [f"{name}:{choice}" for name in entry.names]
            value = f"{entry.value}={choice}"
            yield click.Option([*names, entry.parameter], flag_value=value, hidden=True)


def _parameter(entry: Entry) -> click.Parameter:
    choices: Sequence[str] = entry.choices
    if isinstance(entry, Option) and entry.all_choices is not None:
        choices = entry.all_choices()
    kind = click.Choice(choices) if choices else _TYPES.get(entry.kind)
    facts: dict[str, Any] = {"required": entry.required, "metavar": entry.metavar}
    if entry.default is not None:
        facts["default"] = entry.default
    if entry.complete is not None:
        facts["shell_complete"] = completed(entry.complete)
    match entry:
        case Argument():
            nargs = -1 if entry.many else 1
            return click.Argument([entry.parameter], type=kind, nargs=nargs, **facts)
        case Option(kind="flag", value=None):
            facts["is_flag"] = True
        case Option(kind="flag", value=value):
            facts["flag_value"] = value
        case _:
            nargs = 2 if entry.kind == "pair" else 1
            facts |= {"type": kind, "multiple": entry.many, "nargs": nargs}
    return click.Option([*entry.names, entry.parameter], help=entry.description, **facts)


app.params += [parameter for entry in COMMON for parameter in _parameters(entry)]
