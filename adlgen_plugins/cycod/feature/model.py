"""The model of tools that run commands: commands, parameters, steps and tests."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Span
from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.settings import Settings


class Shell(Enum):
    """The interpreter of a command."""

    BASH = "bash"
    """Bash and the other POSIX shells."""
    PWSH = "pwsh"
    CMD = "cmd"
    DIRECT = "direct"
    """No interpreter: the program is started with its arguments."""
    OTHER = "other"
    """A program with unknown quoting rules."""


class Quote(Enum):
    """The position of a value in a command, which determines its quoting."""

    BARE = "bare"
    SINGLE = "single"
    DOUBLE = "double"
    DOUBLE_END = "double-end"
    """Inside double quotes, right before the closing one."""
    ANSI = "ansi"
    """Inside ``$'...'``."""
    BACKTICK = "backtick"
    """An outer layer: the text inside `` `...` `` is parsed a second time."""
    HEREDOC = "heredoc"
    """In the body of a here-document that expands variables."""
    VERBATIM = "verbatim"
    """No character is special, so none can be escaped."""
    OPERAND = "operand"
    """An additional check before quoting: the value must not look like an option."""
    GUARDED = "guarded"
    """The place may be code: only harmless values are allowed. Other layers may follow."""


class Layer(Struct):
    """One interpretation that a value must pass unchanged."""

    shell: Shell
    quote: Quote


class Part(Enum):
    """The part of a step's result."""

    OUTPUT = "output"
    ERROR = "error"
    EXIT_CODE = "exit-code"


class ParameterValue(Struct):
    """The value of a parameter."""

    name: str


class StepResult(Struct):
    """Part of the result of an earlier step; output and error lack their final newline."""

    step: str
    part: Part


class Ambient(Struct):
    """A value that the host of the tool supplies, such as the workspace or a temporary folder."""

    name: str


class Variable(Struct):
    """An environment variable of the host process."""

    name: str


Reference: TypeAlias = ParameterValue | StepResult | Ambient | Variable


class Literal(Struct):
    """Text that is passed on unchanged."""

    text: str


class Placeholder(Struct):
    """A value to be filled in."""

    of: Reference
    layers: tuple[Layer, ...] = ()
    """The quoting layers, innermost first; empty for plain text."""
    before: str = ""
    """Text before the value; omitted if the value is."""
    after: str = ""
    raw: bool = False
    """Whether the author disabled quoting for the value."""


Template: TypeAlias = tuple[Literal | Placeholder, ...]


class ShellCommand(Struct):
    """The text of a command for an interpreter."""

    shell: Shell
    program: str
    """The interpreter as written, such as ``bash`` or ``zsh``."""
    text: Template
    heredocs: tuple[str, ...] = ()
    """The lines that end here-documents; values cannot contain them."""
    is_script: bool = False
    """Whether the text is a script of several lines."""


class DirectCommand(Struct):
    """A program and its arguments, one template for each word."""

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
    """A comparison operator."""

    EQUAL = "=="
    DIFFERENT = "!="
    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"


class Comparison(Struct):
    """A comparison: of numbers if both texts are numbers, else of texts; ``<``, ``<=``, ``>`` and ``>=`` need numbers."""

    left: Template
    operator: Operator
    right: Template


class AllOf(Struct):
    """True if all terms are true."""

    terms: tuple[Condition, ...]


class AnyOf(Struct):
    """True if at least one term is true."""

    terms: tuple[Condition, ...]


Condition: TypeAlias = Comparison | AllOf | AnyOf


class Call(Struct):
    """A call of another tool with texts as arguments."""

    tool: str
    arguments: Mapping[str, Template]
    callee: CommandLine | None = None
    """The tool, if its file is next to the specification."""


class Retry(Struct):
    """The retries of a failing step."""

    attempts: int
    """The maximum number of attempts, at least 1."""
    delay: int
    """Milliseconds between two attempts."""


class StepOutput(Struct):
    """The handling of a step's output while it runs."""

    stream: bool
    """Whether the output is passed on immediately."""
    limit: str
    """The maximum size that is kept, such as ``10MB``; empty: no limit."""
    target: str
    """``console``, ``file`` or ``function``; empty if nothing is streamed."""


class Step(Struct):
    """One step of a tool."""

    name: str
    action: Command | Call
    after: tuple[str, ...]
    """The steps that must end before this one starts, in order, without indirect dependencies."""
    condition: Condition | None
    """The step is skipped if this is false."""
    continue_on_error: bool
    retry: Retry | None
    fallback: Command | None
    """The command to run once if the last attempt fails."""
    output: StepOutput | None
    span: Span


class Steps(Struct):
    """Several steps. The exit code of the tool is that of the first failed step without ``continue_on_error``, else 0."""

    steps: tuple[Step, ...]


class ParameterType(Enum):
    """The type of a parameter."""

    STRING = "string"
    NUMBER = "number"
    BOOLEAN = "boolean"
    ARRAY = "array"
    OBJECT = "object"


class Change(Enum):
    """A predefined transform."""

    LOWER = "lower"
    UPPER = "upper"
    TRIM = "trim"
    FLOOR = "floor"
    CEIL = "ceil"
    ROUND = "round"
    """Halves are rounded up."""
    BOOLEAN = "boolean"
    """``true`` for true, 1, ``true``, ``1`` and ``yes``, else ``false``."""


class Choice(Struct):
    """One of two texts of the author, depending on the value.

    False, 0, null and the empty text select ``no``. The texts are not quoted.
    """

    yes: str
    no: str


class Hook(Struct):
    """An expression that the author must implement."""

    expression: str


Transform: TypeAlias = tuple[Change, ...] | Choice | Hook


class Parameter(Struct):
    """A parameter of a tool."""

    name: str
    kind: ParameterType
    description: str
    required: bool
    """Whether callers must pass a value; false if there is a default."""
    default: JsonValue | Template
    """The default: a value, or a template of other parameters; None: no default."""
    transform: Transform
    """The transform of the value before quoting; an empty tuple: none."""
    escape: bool
    guard: bool
    """Whether values are limited where they may be code or options."""
    help: str
    examples: tuple[JsonValue, ...]


class Test(Struct):
    """A test from the specification."""

    name: str
    description: str
    values: Mapping[str, JsonValue]
    exit_code: int | None
    output_contains: tuple[str, ...]
    files_exist: tuple[str, ...]
    folders_exist: tuple[str, ...]
    cleanup: tuple[str, ...]
    """Commands to run afterwards, even after a failure."""
    span: Span


Form: TypeAlias = Command | ByPlatform | Steps


class CommandLine(Struct):
    """The command line of a tool."""

    tool: str
    """The name of the tool as written."""
    form: Form
    parameters: tuple[Parameter, ...]
    order: tuple[str, ...]
    """The names of the parameters, each after those that its default refers to."""
    platforms: tuple[Platform, ...]
    """The supported platforms."""
    settings: Settings
    tests: tuple[Test, ...] = ()
    environment: Mapping[str, Template] = field(default_factory=dict)
    inherit_environment: bool = True
    directory: Template = ()
    """The working directory; empty: that of the host process."""
    input: Template = ()
    """The standard input of the command."""
    cleanup: tuple[Command, ...] = ()
    """Commands to run at the end, even after a failure."""
    alias_of: str = ""
    """The tool for which this one presets arguments."""
