"""A command line as a composite literal of package command."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adlgen.features.commands.facts import answer, callees, drops_empty, in_order, layer_names, size
from adlgen.features.commands.model import (
    AllOf,
    Ambient,
    AnyOf,
    ByPlatform,
    Call,
    Change,
    Choice,
    Command,
    CommandLine,
    Comparison,
    Condition,
    DirectCommand,
    Form,
    Hook,
    Literal,
    Parameter,
    ParameterValue,
    Part,
    Placeholder,
    Platform,
    Reference,
    Step,
    StepResult,
    Steps,
    Template,
    Transform,
    Variable,
)
from adlgen.naming.code import Code, code
from adlgen.plan.data import JsonValue

from ...composite_literals import Composite, Node, items
from ...literals import literal, literals

_LAYERS = {
    "bash-bare": "BashBare",
    "bash-single": "BashSingle",
    "bash-double": "BashDouble",
    "bash-ansi": "BashANSI",
    "bash-backtick": "BashBacktick",
    "bash-heredoc": "BashHeredoc",
    "bash-verbatim": "BashVerbatim",
    "pwsh-bare": "PwshBare",
    "pwsh-single": "PwshSingle",
    "pwsh-double": "PwshDouble",
    "cmd-bare": "CmdBare",
    "cmd-double": "CmdDouble",
    "cmd-double-end": "CmdDoubleEnd",
    "verbatim": "Verbatim",
    "guarded": "Guarded",
}
_PLATFORMS = {Platform.WINDOWS: "Windows", Platform.LINUX: "Linux", Platform.MACOS: "MacOS"}
_CHANGES = {Change.BOOLEAN: "Truth"}
_PARTS = {Part.OUTPUT: "Output", Part.ERROR: "ErrorOutput", Part.EXIT_CODE: "ExitCode"}
_STREAMS = {"console": "StreamConsole", "file": "StreamFile", "function": "StreamFunction"}
_TEMPLATE = Code("command.Template")
_SECOND = 1000
_LARGEST = 2**53


def _named(name: str) -> Code:
    """Return an identifier of package command, one of those that are listed here."""
    return Code(f"command.{name}")


class Literals:
    """The literals of one command line."""

    def __init__(self, line: CommandLine) -> None:
        self._line = line

    def line(self, type_: Code, others: Mapping[str, CommandLine] | None = None) -> Composite:
        """Return the literal of the command line with those that it calls."""
        line = self._line
        platforms = Code(", ").joined(platform(p) for p in line.platforms)
        parts: list[tuple[str, Node | None]] = [
            ("Tool", literal(line.tool)),
            ("Platforms", code("[]command.Platform{{{}}}", platforms)),
            ("Parameters", self._parameters()),
            ("Run", self._form(line.form)),
            ("Environment", self._settings(line.environment)),
            ("Clean", None if line.inherit_environment else Code("true")),
            ("Directory", self._maybe(line.directory)),
            ("Input", self._maybe(line.input)),
            ("Answer", literal(answer(line)) if answer(line) else None),
            ("Cleanup", self._commands(line.cleanup)),
            ("Timeout", duration(line.settings.timeout) if line.settings.timeout else None),
            ("IgnoreErrors", Code("true") if line.settings.ignore_errors else None),
            ("Callees", _callees(callees(line) if others is None else {})),
        ]
        return _keyed(type_, parts)

    def _parameters(self) -> Composite | None:
        found = [self._parameter(p) for p in in_order(self._line)]
        return items(Code("[]command.Parameter"), found) if found else None

    def _parameter(self, parameter: Parameter) -> Composite:
        default = parameter.default
        given: Node | None = None
        if isinstance(default, tuple):
            given = self.template(default)
        elif default is not None:
            given = value(default)
        kind = _named(parameter.kind.value.capitalize())
        parts: list[tuple[str, Node | None]] = [
            ("Name", literal(parameter.name)),
            ("Kind", kind),
            ("Required", Code("true") if parameter.required else None),
            ("Default", given),
            ("Transform", _transform(parameter.transform)),
        ]
        return _keyed(Code(""), parts)

    def _form(self, form: Form) -> Composite:
        match form:
            case ByPlatform(commands):
                entries = tuple((platform(p), self.command(c)) for p, c in commands.items())
                return Composite(Code("command.ByPlatform"), entries)
            case Steps(steps):
                return items(Code("command.Steps"), [self._step(step) for step in steps])
            case _:
                return self.command(form)

    def command(self, command: Command) -> Composite:
        """Return the literal of a command."""
        if isinstance(command, DirectCommand):
            words = [self.template(word, Code("")) for word in command.words]
            return items(Code("command.Program"), words)
        heredocs = literals(command.heredocs)
        parts: list[tuple[str, Node | None]] = [
            ("Shell", _named(command.shell.value.capitalize())),
            ("Program", literal(command.program)),
            ("Text", self.template(command.text)),
            ("Heredocs", code("[]string{{{}}}", heredocs) if command.heredocs else None),
        ]
        return _keyed(Code("command.Script"), parts)

    def _commands(self, commands: tuple[Command, ...]) -> Composite | None:
        type_ = Code("[]command.Invocation")
        return items(type_, [self.command(c) for c in commands]) if commands else None

    def _step(self, step: Step) -> Composite:
        retry, output = step.retry, step.output
        limit = 0 if output is None else size(output.limit)
        stream = _STREAMS.get(output.target) if output is not None else None
        tries = Code(str(retry.attempts)) if retry is not None else None
        after = code("[]string{{{}}}", literals(step.after)) if step.after else None
        parts: list[tuple[str, Node | None]] = [
            ("Name", literal(step.name)),
            ("Run", self._action(step.action)),
            ("After", after),
            ("If", None if step.condition is None else self._condition(step.condition)),
            ("ContinueOnError", Code("true") if step.continue_on_error else None),
            ("Attempts", tries),
            ("Delay", duration(retry.delay) if retry is not None and retry.delay else None),
            ("Fallback", None if step.fallback is None else self.command(step.fallback)),
            ("Stream", None if stream is None else _named(stream)),
            ("MaxOutput", Code(str(limit)) if limit else None),
        ]
        return _keyed(Code(""), parts)

    def _action(self, action: Command | Call) -> Composite:
        if not isinstance(action, Call):
            return self.command(action)
        parts: list[tuple[str, Node | None]] = [
            ("Tool", literal(action.tool)),
            ("Arguments", self._settings(action.arguments)),
        ]
        return _keyed(Code("command.Call"), parts)

    def _settings(self, settings: Mapping[str, Template]) -> Composite | None:
        if not settings:
            return None
        found = [
            _keyed(Code(""), [("Name", literal(name)), ("Text", self.template(text))])
            for name, text in settings.items()
        ]
        return items(Code("[]command.Setting"), found)

    def _condition(self, condition: Condition) -> Composite:
        match condition:
            case AllOf(terms):
                return items(Code("command.AllOf"), [self._condition(t) for t in terms])
            case AnyOf(terms):
                return items(Code("command.AnyOf"), [self._condition(t) for t in terms])
            case Comparison(left, operator, right):
                parts: list[tuple[str, Node | None]] = [
                    ("Left", self.template(left)),
                    ("Operator", literal(operator.value)),
                    ("Right", self.template(right)),
                ]
                return _keyed(Code("command.Comparison"), parts)

    def _maybe(self, template: Template) -> Composite | None:
        return self.template(template) if template else None

    def template(self, template: Template, type_: Code = _TEMPLATE) -> Composite:
        """Return the literal of a text with holes; a text of several lines is several parts."""
        found: list[Node] = []
        for part in template:
            if isinstance(part, Literal):
                lines = part.text.splitlines(keepends=True) or [""]
                found += [code("command.Text({})", literal(text)) for text in lines]
            else:
                found.append(self._hole(part))
        return items(type_, found)

    def _hole(self, place: Placeholder) -> Composite:
        layers = [_named(_LAYERS[name]) for name in layer_names(place, self._line)]
        given = code("[]command.Layer{{{}}}", Code(", ").joined(layers)) if layers else None
        parts: list[tuple[str, Node | None]] = [
            ("Of", _reference(place.of)),
            ("Layers", given),
            ("Before", literal(place.before) if place.before else None),
            ("After", literal(place.after) if place.after else None),
            ("DropEmpty", Code("true") if drops_empty(place, self._line) else None),
        ]
        return _keyed(Code("command.Hole"), parts)


def platform(of: Platform) -> Code:
    """Return the constant of a platform."""
    return _named(_PLATFORMS[of])


def _keyed(type_: Code, parts: Iterable[tuple[str, Node | None]]) -> Composite:
    """Return a literal of a struct; None is left out."""
    return Composite(type_, tuple((Code(key), node) for key, node in parts if node is not None))


def _callees(lines: Mapping[str, CommandLine]) -> Composite | None:
    entries = tuple((literal(n), Literals(line).line(Code(""), {})) for n, line in lines.items())
    return Composite(Code("map[string]command.Line"), entries) if entries else None


def _reference(of: Reference) -> Code:
    match of:
        case ParameterValue(name):
            return code("command.Value({})", literal(name))
        case StepResult(step, part):
            return code("{}({})", _named(_PARTS[part]), literal(step))
        case Ambient(name):
            return code("command.Ambient({})", literal(name))
        case Variable(name):
            return code("command.Variable({})", literal(name))


def _transform(transform: Transform) -> Node | None:
    match transform:
        case Choice(yes, no):
            parts: list[tuple[str, Node | None]] = [("Yes", literal(yes)), ("No", literal(no))]
            return _keyed(Code("command.Choice"), parts)
        case Hook(expression):
            return code("command.Hook({})", literal(expression))
        case ():
            return None
        case changes:
            names = [_named(_CHANGES.get(c, c.value.capitalize())) for c in changes]
            return code("command.Changes{{{}}}", Code(", ").joined(names))


def duration(milliseconds: int) -> Code:
    """Return a time as the library writes it."""
    if milliseconds % _SECOND:
        return Code(f"{milliseconds} * time.Millisecond")
    return Code(f"{milliseconds // _SECOND} * time.Second")


def value(of: JsonValue) -> Node:
    """Return a JSON value as an expression."""
    match of:
        case None:
            return Code("nil")
        case bool():
            return Code("true" if of else "false")
        case int() if abs(of) <= _LARGEST:
            return Code(str(of))
        case int() | float():
            return Code(repr(float(of)))
        case str():
            return literal(of)
        case list():
            return items(Code("[]any"), [value(item) for item in of])
        case _:
            entries = tuple((literal(key), value(item)) for key, item in of.items())
            return Composite(Code("map[string]any"), entries)
