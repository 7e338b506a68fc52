"""The group of all commands, and what happens when one of them fails."""

from __future__ import annotations

import errno
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from types import FrameType
from typing import NoReturn

import click

from adlgen import __version__
from adlgen.cli.exits import BUG, INTERRUPTED, PIPE, REFUSED
from adlgen.cli.quick import watch

_COMMANDS = {
    "generate": "write typed stubs from a specification",
    "scaffold": "write the files of yours that are missing",
    "check": "tell whether the output is up to date",
    "diff": "show what generate would change",
    "validate": "find every mistake of a specification",
    "inspect": "show what adlgen understood, as JSON",
    "convert": "write a specification in another format",
    "import": "ask a running server for its tools",
    "discover": "list the DojOps tools of a project",
    "explain": "explain a diagnostic",
    "packs": "list and describe the language packs",
    "completion": "print a completion script for a shell",
}

_MODULES = {"import": "import_"}
"""Commands whose modules have another name."""

_HELP = """Agent tool specifications in, typed tool stubs out.

\b
  adlgen generate agent.yaml                    every language the specification names
  adlgen generate agent.yaml -t LANG -o server  one language, into a folder
  adlgen scaffold agent.yaml -t LANG -o server  your part: a file to fill in for each tool
  adlgen check agent.yaml                       for CI: is the output up to date?

Specifications are ADL manifests, tools of MCP servers, OpenAI, Anthropic or Gemini, JSON Schema
files, and tools of agentcli, AIOS, CYCOD or DojOps: what a file holds tells its format.

Files that adlgen owns are rewritten by every run and carry a header that says so. Files of yours
are written once, and never touched again.

\b
exit codes:
  0  done, or clean              2  usage or configuration
  1  the answer is no: invalid   3  the environment refused: a foreign or
     specification, stale output    edited file, the disk, a lock
"""


class _Commands(click.Group):
    """Imports a command when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of their use."""
        del ctx
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a command by its name."""
        del ctx
        if cmd_name not in _COMMANDS:
            return None
        command = import_module(f"adlgen.cli.{_MODULES.get(cmd_name, cmd_name)}").command
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the table of commands without importing any."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.group(cls=_Commands, help=_HELP, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="adlgen", message="%(prog)s %(version)s")
@click.option("--debug", is_flag=True, help="Show the traceback of a bug in adlgen.")
def app(*, debug: bool) -> None:
    """Hold the commands together; ``--debug`` is looked at when something fails."""
    del debug


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code; never raises.

    Not click's ``main``, which has exit codes and messages of its own for interrupts and pipes.
    """
    try:
        watch()
        with suppress(ValueError):  # only the main thread may
            signal.signal(signal.SIGTERM, _interrupt)
        if "_ADLGEN_COMPLETE" in os.environ:
            app.main(prog_name="adlgen")
        with app.make_context("adlgen", [*arguments], obj=tuple(arguments)) as context:
            code = app.invoke(context)
        sys.stdout.flush()
    except click.exceptions.Exit as exit_:
        return exit_.exit_code
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        return _silently(PIPE)
    except OSError as error:
        return _refused(error)
    except Exception as error:  # noqa: BLE001 - the last place where a bug can be reported well
        return _bug(error, debug="--debug" in arguments)
    return int(code or 0)


def _interrupt(number: int, frame: FrameType | None) -> NoReturn:
    del number, frame
    raise KeyboardInterrupt


def _silently(code: int) -> int:
    """Keep the interpreter from writing to a stream that is gone."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _refused(error: OSError) -> int:
    """Report what the system refused outside a run's own output: standard output, most likely."""
    if error.errno in {errno.ENOSPC, errno.EIO, errno.EFBIG, errno.EDQUOT}:
        _silently(REFUSED)
    where = f"'{error.filename}': " if error.filename else "standard output: "
    click.echo(f"adlgen: error: {where}{(error.strerror or str(error)).lower()}", err=True)
    return REFUSED


def _bug(error: Exception, *, debug: bool) -> int:
    if debug:
        traceback.print_exception(error)
        return BUG
    what = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    way = "run `adlgen --debug ...` and report what it prints, with the specification"
    click.echo(f"adlgen: this is a bug in adlgen: {what}; {way}", err=True)
    return BUG
