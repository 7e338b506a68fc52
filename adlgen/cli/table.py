"""What commands take on the command line: one description, read by both parsers.

:mod:`adlgen.cli.parse` reads usual command lines without loading click; :mod:`adlgen.cli.app` makes
click's commands from the same description, for help, errors, completion and every other command line.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from adlgen.diagnostics.datatypes import Struct, field

if TYPE_CHECKING:
    from adlgen.output.outcome import Result

ValueKind: TypeAlias = Literal["text", "flag", "existing folder", "path", "file", "seconds", "raw"]


class Misuse(Exception):  # noqa: N818 - the command line is wrong, not adlgen
    """A command line that no command can run; click adds the usage to the message."""

    def __init__(self, message: str, parameter: str | None = None) -> None:
        """Keep the message, and the option that it is about."""
        super().__init__(message)
        self.message = message
        self.parameter = parameter


class Clean(NamedTuple):
    """A run that succeeded and changed nothing: the next one like it has nothing to do either."""

    result: Result
    text: str
    """What the run printed on standard error."""


Outcome: TypeAlias = int | Clean
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
    value: None = None


class Option(Struct, kw_only=True):
    """An option with all its spellings."""

    names: tuple[str, ...]
    parameter: str
    help: str
    kind: ValueKind = "text"
    metavar: str | None = None
    many: bool = False
    required: bool = False
    default: str | None = None
    choices: tuple[str, ...] = ()
    value: str | None = None
    """What the parameter is set to by a flag that shares it with others; None: True."""


Entry: TypeAlias = Argument | Option


class Command(Struct):
    """A command: its parameters and what runs it; the help text is the function's documentation."""

    run: Callable[..., Outcome]
    entries: tuple[Entry, ...] = ()
    epilog: str | None = None
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Settings of click's context."""


class Group(Struct):
    """A command that only has commands of its own."""

    help: str
    commands: Mapping[str, Command]
