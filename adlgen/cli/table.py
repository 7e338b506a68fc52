"""Declarations of commands with their arguments and options, for both parsers.

:mod:`adlgen.cli.parse` parses common command lines without importing click; :mod:`adlgen.cli.app` creates
click commands from the same declarations, for help, errors, completion and all other command lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from adlgen.cli.terminal import CHOICES
from adlgen.diagnostics.datatypes import Struct, field

if TYPE_CHECKING:
    from adlgen.cli.complete import Completed
    from adlgen.output.outcome import Result

ValueKind: TypeAlias = Literal[
    "text", "flag", "existing folder", "path", "file", "seconds", "raw", "pair"
]
"""The kind of a value; ``pair``: two texts."""


class UsageError(Exception):
    """A usage error; click adds the usage of the command to the message."""

    def __init__(self, message: str, parameter: str | None = None) -> None:
        """Set the message and the option that it refers to."""
        super().__init__(message)
        self.message = message
        self.parameter = parameter


Clean: TypeAlias = "tuple[Result, str]"
"""A run that succeeded, so that an identical run can be skipped: the result that this one has, and what it prints
to standard error."""
Outcome: TypeAlias = "int | Clean"
"""An exit code, or a run that ends with code 0 and can be recorded."""


class Argument(Struct, kw_only=True):
    """A positional argument."""

    parameter: str
    metavar: str | None = None
    kind: ValueKind = "text"
    many: bool = False
    required: bool = False
    default: str | None = None
    choices: tuple[str, ...] = ()
    complete: Completed | None = None
    value: None = None


class Option(Struct, kw_only=True):
    """An option with all of its names."""

    names: tuple[str, ...]
    parameter: str
    help: str | Callable[[], str]
    """The description; a function if it depends on plug-ins, which only help needs."""
    kind: ValueKind = "text"
    metavar: str | None = None
    many: bool = False
    required: bool = False
    default: str | None = None
    choices: tuple[str, ...] = ()
    """The values of an option; of a flag, those that may follow it after ``=``."""
    all_choices: Callable[[], Sequence[str]] | None = None
    """All values, if installed plug-ins may add some to ``choices``."""
    value: str | None = None
    """The value that a flag assigns to a parameter shared by several flags; None: True. One of ``choices``
    is added to it after ``=``."""
    complete: Completed | None = None
    """What shells complete."""

    @property
    def description(self) -> str:
        """The text of ``help``."""
        return self.help if isinstance(self.help, str) else self.help()


Entry: TypeAlias = Argument | Option


class Command(Struct):
    """A command: its function, whose docstring is the help text, and its parameters."""

    run: Callable[..., Outcome]
    entries: tuple[Entry, ...] = ()
    epilog: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings of click's context."""
    after: str = ""
    """The parameter with the words after ``--``, if the command takes any: a command of its own."""

    @property
    def parameters(self) -> tuple[Entry, ...]:
        """The parameters, with those of all commands."""
        return (*self.entries, *COMMON)


class Style(Struct):
    """How a command prints."""

    color: str = "auto"
    quiet: bool = False
    """Whether only errors are printed."""
    verbose: bool = False
    """Whether files and decisions are printed."""


COMMON: tuple[Entry, ...] = (
    Option(
        names=("--color",),
        parameter="color",
        choices=CHOICES,
        default="auto",
        help="Whether output has colours. NO_COLOR and FORCE_COLOR decide for auto, then the terminal. [default: auto]",
    ),
    Option(
        names=("-q", "--quiet"),
        parameter="quiet",
        kind="flag",
        help="Print errors only.",
    ),
    Option(
        names=("-v", "--verbose"),
        parameter="verbose",
        kind="flag",
        help="Also print the files that are read and written, and the options of each target.",
    ),
)
"""Options of all commands."""


class Group(Struct):
    """A command that consists of subcommands."""

    help: str
    commands: Mapping[str, Command]
