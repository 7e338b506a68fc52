"""Tools that run commands: what to run where, with which values, and what to make of the outcome."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen.features.commands.settings import Settings


class Shell(Enum):
    """Who interprets a command."""

    BASH = "bash"
    """Also the other shells of POSIX."""
    PWSH = "pwsh"
    CMD = "cmd"
    DIRECT = "direct"
    """Nobody: a program is started with its arguments."""
    OTHER = "other"
    """A program about whose quoting nothing is known."""


class Quote(Enum):
    """Where in a command a value stands, and so how it must be written."""

    BARE = "bare"
    SINGLE = "single"
    DOUBLE = "double"
    DOUBLE_END = "double-end"
    """Inside double quotes, right before the closing one."""
    ANSI = "ansi"
    """Inside ``$'...'``."""
    BACKTICK = "backtick"
    """Around the rest: the text inside `` `...` `` is read once more."""
    HEREDOC = "heredoc"
    """In the body of a here-document that expands variables."""
    VERBATIM = "verbatim"
    """Where nothing has a meaning, so nothing can be escaped."""
    GUARDED = "guarded"
    """Where no quoting is known to hold: only harmless characters may pass."""


class Layer(Struct):
    """One reading that a value must survive."""

    shell: Shell
    quote: Quote


class Part(Enum):
    """What a step leaves behind."""

    OUTPUT = "output"
    ERROR = "error"
    EXIT_CODE = "exit-code"


class ParameterValue(Struct):
    """The value of a parameter."""

    name: str


class StepResult(Struct):
    """What an earlier step left behind; standard output and error come without the last newline."""

    step: str
    part: Part


class Ambient(Struct):
    """A value that whoever runs the tool supplies: the workspace, a temporary folder."""

    name: str


class Variable(Struct):
    """An environment variable of whoever runs the tool."""

    name: str


Reference: TypeAlias = ParameterValue | StepResult | Ambient | Variable


class Literal(Struct):
    """Text that is passed on as it stands."""

    text: str


class Placeholder(Struct):
    """A value to be filled in."""

    of: Reference
    layers: tuple[Layer, ...] = ()
    """What the value must survive, innermost first; empty: it is plain text."""
    before: str = ""
    """Text that goes before the value, and is left out with it."""
    after: str = ""
    raw: bool = False
    """Whether the author asked for the value without any quoting."""


Template: TypeAlias = tuple[Literal | Placeholder, ...]


class ShellCommand(Struct):
    """A text for an interpreter."""

    shell: Shell
    program: str
    """The interpreter as the author names it: ``bash``, ``zsh``."""
    text: Template
    heredocs: tuple[str, ...] = ()
    """The lines that end here-documents; no value may add one."""
    is_script: bool = False
    """Whether it is a program of several lines rather than a command."""


class DirectCommand(Struct):
    """A program and its arguments, one template a word."""

    words: tuple[Template, ...]


Command: TypeAlias = ShellCommand | DirectCommand


class Platform(Enum):
    """A family of operating systems."""

    WINDOWS = "windows"
    LINUX = "linux"
    MACOS = "macos"


class ByPlatform(Struct):
    """A command for each platform; every :class:`Platform` that the tool supports has an entry."""

    commands: Mapping[Platform, Command]


class Operator(Enum):
    """How two values are compared."""

    EQUAL = "=="
    DIFFERENT = "!="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"


class Comparison(Struct):
    """Two texts compared: as numbers if both are, else as texts; ``<`` and its kin need numbers."""

    left: Template
    operator: Operator
    right: Template


class AllOf(Struct):
    """True if all terms are."""

    terms: tuple[Condition, ...]


class AnyOf(Struct):
    """True if one of the terms is."""

    terms: tuple[Condition, ...]


Condition: TypeAlias = Comparison | AllOf | AnyOf


class Call(Struct):
    """Another tool, called with texts as arguments."""

    tool: str
    arguments: Mapping[str, Template]
    callee: CommandLine | None = None
    """The tool, where it lies beside the specification."""


class Retry(Struct):
    """How often a failing step is tried."""

    attempts: int
    """All tries together, at least 1."""
    delay: int
    """Milliseconds between two tries."""


class StepOutput(Struct):
    """What happens to the output of a step while it runs."""

    stream: bool
    """Whether it is passed on at once rather than kept until the end."""
    limit: str
    """The most that is kept, such as ``10MB``; empty: no limit."""
    target: str
    """``console``, ``file`` or ``function``; empty where nothing is streamed."""


class Step(Struct):
    """One step of a tool."""

    name: str
    action: Command | Call
    after: tuple[str, ...]
    """The steps that must have ended before, in order, without those that these wait for anyway."""
    condition: Condition | None
    """The step is skipped where this is false."""
    continue_on_error: bool
    retry: Retry | None
    fallback: Command | None
    """Run once after the last try has failed."""
    output: StepOutput | None
    span: Span


class Steps(Struct):
    """Several steps. The exit code of the tool is the first that is not 0 and not forgiven."""

    steps: tuple[Step, ...]


class ParameterType(Enum):
    """The type of a parameter."""

    STRING = "string"
    NUMBER = "number"
    BOOLEAN = "boolean"
    ARRAY = "array"
    OBJECT = "object"


class Change(Enum):
    """A change of a value that is known by name."""

    LOWER = "lower"
    UPPER = "upper"
    TRIM = "trim"
    FLOOR = "floor"
    CEIL = "ceil"
    ROUND = "round"
    """Halves go up."""
    BOOLEAN = "boolean"
    """``true`` for true, 1, ``true``, ``1`` and ``yes``, else ``false``."""


class Choice(Struct):
    """One text of the author's where the value counts as true, another where it does not.

    False are: false, 0, null and the empty text. The texts are passed on without quoting.
    """

    yes: str
    no: str


class Hook(Struct):
    """An expression that only the author can turn into code."""

    expression: str


Transform: TypeAlias = tuple[Change, ...] | Choice | Hook


class Parameter(Struct):
    """One value that a caller gives."""

    name: str
    kind: ParameterType
    description: str
    required: bool
    """Whether a caller must give it; never where there is a default."""
    default: JsonValue | Template
    """Used where the caller gives none: a value, or a template of other parameters; None: no default."""
    transform: Transform
    """What is done to the value before it is written; an empty tuple: nothing."""
    escape: bool
    help: str
    examples: tuple[JsonValue, ...]


class Test(Struct):
    """One of the author's own tests."""

    name: str
    description: str
    values: Mapping[str, JsonValue]
    exit_code: int | None
    output_contains: tuple[str, ...]
    files_exist: tuple[str, ...]
    folders_exist: tuple[str, ...]
    cleanup: tuple[str, ...]
    """Commands that run afterwards, even after a failure."""
    span: Span


Form: TypeAlias = Command | ByPlatform | Steps


class CommandLine(Struct):
    """How a tool runs."""

    tool: str
    """The name of the tool, as the author wrote it."""
    form: Form
    parameters: tuple[Parameter, ...]
    order: tuple[str, ...]
    """The parameters, each after those that its default refers to."""
    platforms: tuple[Platform, ...]
    """Where the tool works."""
    settings: Settings
    tests: tuple[Test, ...] = ()
    environment: Mapping[str, Template] = field(default_factory=dict)
    inherit_environment: bool = True
    directory: Template = ()
    """The working directory; empty: that of whoever runs the tool."""
    input: Template = ()
    """What the command reads from standard input."""
    cleanup: tuple[Command, ...] = ()
    """Commands that run at the end, whatever happened."""
    alias_of: str = ""
    """The tool that this one presets values of."""
