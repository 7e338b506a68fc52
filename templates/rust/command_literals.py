"""A command line as the value of a static."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from adlgen.naming.code import Code, code
from adlgen.spec.command_facts import answer, callees, drops_empty, in_order, layer_names, size
from adlgen.spec.commands import (
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

from .layout import WIDTH
from .text import string

_PLATFORMS = {Platform.WINDOWS: "Windows", Platform.LINUX: "Linux", Platform.MACOS: "MacOs"}
_CHANGES = {Change.BOOLEAN: "Truth"}
_PARTS = {Part.OUTPUT: "Output", Part.ERROR: "Error", Part.EXIT_CODE: "ExitCode"}
_LINE_FIELDS, _STEP_FIELDS = 13, 10
"""Where all fields are given, nothing is left to come from a base."""


@dataclass(frozen=True, slots=True)
class Group:
    """Something in brackets: what opens it, its parts, what closes it."""

    start: Code
    parts: tuple[tuple[Code, Node], ...]
    """What goes before each part, and the part."""
    end: Code


Node: TypeAlias = Code | Group
_NONE = Code("")
_Fields = Iterable[tuple[str, Node | None]]


def written(node: Node, room: int = WIDTH) -> tuple[Code, ...]:
    """Lay a value out: on one line where it fits, else a part a line."""
    line = on_one_line(node)
    if isinstance(node, Code) or not node.parts or len(line) <= room:
        return (line,)
    if node.end == ")" and len(node.parts) == 1:
        # The only argument opens and closes on the lines of the call.
        return framed(node.start, written(node.parts[0][1], room), node.end)
    out: list[Code] = []
    for before, part in node.parts:
        lines = written(part, room - 5 - len(before))
        *most, last = (code("{}{}", before, lines[0]), *lines[1:])
        out += [code("    {}", line) for line in (*most, _ended(before, last))]
    return (node.start, *out, node.end)


def framed(head: Code, lines: tuple[Code, ...], tail: Code) -> tuple[Code, ...]:
    """Put text before the first line and after the last."""
    *most, last = (code("{}{}", head, lines[0]), *lines[1:])
    return (*most, code("{}{}", last, tail))


def _ended(before: Code, last: Code) -> Code:
    """Put a comma behind a part, but not behind what the other fields come from."""
    return last if before == ".." else code("{},", last)


def on_one_line(node: Node) -> Code:
    """Return a value on one line."""
    if isinstance(node, Code):
        return node
    inner = Code(", ").joined(code("{}{}", b, on_one_line(part)) for b, part in node.parts)
    space = Code(" " if node.end == "}" and node.parts else "")
    return code("{}{}{}{}{}", node.start, space, inner, space, node.end)


def array(items: Sequence[Node]) -> Group:
    """Return a slice."""
    return Group(Code("&["), tuple((_NONE, item) for item in items), Code("]"))


def texts(of: Iterable[str]) -> Group:
    """Return a slice of texts."""
    return array([string(text) for text in of])


def struct(name: Code, fields: _Fields, base: Node | None = None) -> Group:
    """Return a struct; fields that are None come from the base."""
    parts = [(code("{}: ", Code(key)), node) for key, node in fields if node is not None]
    rest = [] if base is None else [(Code(".."), base)]
    return Group(code("{} {{", name), (*parts, *rest), Code("}"))


def _call(name: Code, *arguments: Node) -> Group:
    return Group(code("{}(", name), tuple((_NONE, a) for a in arguments), Code(")"))


def _some(node: Node | None) -> Node | None:
    return None if node is None else _call(Code("Some"), node)


@dataclass(slots=True)
class Literals:
    """The values of a command line, and the names that they need."""

    names: set[Code] = field(default_factory=set)
    """What is used of the runtime."""
    has_duration: bool = False
    _line: CommandLine | None = None

    def line(self, line: CommandLine, *, with_callees: bool = True) -> Group:
        """Return a command line, with those that it calls."""
        called = tuple(callees(line).values()) if with_callees else ()
        others = [self.line(callee, with_callees=False) for callee in called]
        self._line = line
        settings = line.settings
        fields: list[tuple[str, Node | None]] = [
            ("tool", string(line.tool)),
            ("platforms", array([self.platform(p) for p in line.platforms])),
            ("parameters", self._parameters(in_order(line))),
            ("run", self._form(line.form)),
            ("environment", self._settings(line.environment)),
            ("inherit_environment", None if line.inherit_environment else Code("false")),
            ("directory", self.template(line.directory) if line.directory else None),
            ("input", self.template(line.input) if line.input else None),
            ("answer", string(answer(line)) if answer(line) else None),
            ("cleanup", array([self.command(c) for c in line.cleanup]) if line.cleanup else None),
            ("timeout", _some(self._duration(settings.timeout)) if settings.timeout else None),
            ("ignore_errors", Code("true") if settings.ignore_errors else None),
            ("callees", array(others) if others else None),
        ]
        return self._based("Line", fields, _LINE_FIELDS)

    def _named(self, name: str, member: str = "") -> Code:
        """Return a name of the runtime, one of those that are listed here, and note that it is used."""
        self.names.add(Code(name))
        return Code(f"{name}::{member}" if member else name)

    def _based(self, name: str, fields: Sequence[tuple[str, Node | None]], count: int) -> Group:
        given = [(key, node) for key, node in fields if node is not None]
        base = Code(f"{name}::NEW") if len(given) < count else None
        return struct(self._named(name), given, base)

    def platform(self, of: Platform) -> Code:
        """Return a platform."""
        return self._named("Platform", _PLATFORMS[of])

    def _parameters(self, parameters: Sequence[Parameter]) -> Group | None:
        return array([self._parameter(p) for p in parameters]) if parameters else None

    def _parameter(self, parameter: Parameter) -> Node:
        default = parameter.default
        given: Node | None = None
        if isinstance(default, tuple):
            given = _call(self._named("Default", "Template"), self.template(default))
        elif default is not None:
            shown = json.dumps(default, ensure_ascii=False)
            given = _call(self._named("Default", "Json"), string(shown))
        kind = self._named("Kind", parameter.kind.value.capitalize())
        base = _call(self._named("Parameter", "new"), string(parameter.name), kind)
        fields: list[tuple[str, Node | None]] = [
            ("required", Code("true") if parameter.required else None),
            ("default", given),
            ("transform", self._transform(parameter.transform)),
        ]
        if all(node is None for _, node in fields):
            return base
        return struct(Code("Parameter"), fields, base)

    def _transform(self, transform: Transform) -> Node | None:
        match transform:
            case Choice(yes, no):
                choice = struct(self._named("Choice"), [("yes", string(yes)), ("no", string(no))])
                return _call(self._named("Transform", "Choice"), choice)
            case Hook(expression):
                return _call(self._named("Transform", "Hook"), string(expression))
            case ():
                return None
            case changes:
                names = [_CHANGES.get(change, change.value.capitalize()) for change in changes]
                shown = array([self._named("Change", name) for name in names])
                return _call(self._named("Transform", "Changes"), shown)

    def _form(self, form: Form) -> Node:
        match form:
            case ByPlatform(commands):
                pairs = [
                    Group(
                        Code("("),
                        ((_NONE, self.platform(p)), (_NONE, self.command(c))),
                        Code(")"),
                    )
                    for p, c in commands.items()
                ]
                return _call(self._named("Form", "ByPlatform"), array(pairs))
            case Steps(steps):
                return _call(self._named("Form", "Steps"), array([self._step(s) for s in steps]))
            case _:
                return _call(self._named("Form", "One"), self.command(form))

    def command(self, command: Command) -> Node:
        """Return a command."""
        if isinstance(command, DirectCommand):
            words = array([self.template(word) for word in command.words])
            return _call(self._named("Invocation", "Program"), words)
        fields: _Fields = [
            ("shell", self._named("Shell", command.shell.value.capitalize())),
            ("program", string(command.program)),
            ("text", self.template(command.text)),
            ("heredocs", texts(command.heredocs)),
        ]
        script = struct(self._named("Script"), fields)
        return _call(self._named("Invocation", "Script"), script)

    def _step(self, step: Step) -> Node:
        retry, output = step.retry, step.output
        limit = 0 if output is None else size(output.limit)
        target = output.target if output is not None else ""
        stream = self._named("Stream", target.capitalize()) if target else None
        condition = None if step.condition is None else self._condition(step.condition)
        fields: list[tuple[str, Node | None]] = [
            ("name", string(step.name)),
            ("run", self._action(step.action)),
            ("after", texts(step.after) if step.after else None),
            ("when", _some(condition)),
            ("continue_on_error", Code("true") if step.continue_on_error else None),
            ("attempts", Code(str(retry.attempts)) if retry is not None else None),
            ("delay", self._duration(retry.delay) if retry is not None and retry.delay else None),
            ("fallback", _some(None if step.fallback is None else self.command(step.fallback))),
            ("stream", _some(stream)),
            ("max_output", Code(f"{limit:_}") if limit else None),
        ]
        return self._based("Step", fields, _STEP_FIELDS)

    def _action(self, action: Command | Call) -> Node:
        if not isinstance(action, Call):
            return _call(self._named("Action", "Run"), self.command(action))
        arguments = self._settings(action.arguments) or array(())
        fields: _Fields = [("tool", string(action.tool)), ("arguments", arguments)]
        return _call(self._named("Action", "Call"), struct(self._named("Call"), fields))

    def _settings(self, settings: Mapping[str, Template]) -> Group | None:
        if not settings:
            return None
        setting = self._named("Setting")
        return array(
            [
                struct(setting, [("name", string(name)), ("text", self.template(text))])
                for name, text in settings.items()
            ]
        )

    def _condition(self, condition: Condition) -> Node:
        match condition:
            case AllOf(terms):
                return _call(self._named("Condition", "All"), self._terms(terms))
            case AnyOf(terms):
                return _call(self._named("Condition", "Any"), self._terms(terms))
            case Comparison(left, operator, right):
                sides = (self.template(left), string(operator.value), self.template(right))
                return _call(self._named("Condition", "Is"), *sides)

    def _terms(self, terms: tuple[Condition, ...]) -> Group:
        return array([self._condition(term) for term in terms])

    def template(self, template: Template) -> Group:
        """Return a text with holes; a text of several lines is several parts."""
        found: list[Node] = []
        for part in template:
            if isinstance(part, Literal):
                lines = part.text.splitlines(keepends=True) or [""]
                found += [_call(self._named("Part", "Text"), string(text)) for text in lines]
            else:
                found.append(_call(self._named("Part", "Hole"), self._hole(part)))
        return array(found)

    def _hole(self, place: Placeholder) -> Node:
        assert self._line is not None
        layers = [self._named("Layer", _layer(n)) for n in layer_names(place, self._line)]
        fields: list[tuple[str, Node | None]] = [
            ("layers", array(layers) if layers else None),
            ("before", string(place.before) if place.before else None),
            ("after", string(place.after) if place.after else None),
            ("drop_empty", Code("true") if drops_empty(place, self._line) else None),
        ]
        base = _call(self._named("Hole", "new"), self._reference(place.of))
        if all(node is None for _, node in fields):
            return base
        return struct(Code("Hole"), fields, base)

    def _reference(self, of: Reference) -> Node:
        match of:
            case ParameterValue(name):
                return _call(self._named("Reference", "Value"), string(name))
            case StepResult(step, part):
                return _call(self._named("Reference", _PARTS[part]), string(step))
            case Ambient(name):
                return _call(self._named("Reference", "Ambient"), string(name))
            case Variable(name):
                return _call(self._named("Reference", "Variable"), string(name))

    def _duration(self, milliseconds: int) -> Code:
        self.has_duration = True
        return Code(f"Duration::from_millis({milliseconds:_})")


def _layer(name: str) -> str:
    """Return the variant of a layer: ``BashDoubleEnd`` for ``bash-double-end``."""
    return "".join(word.capitalize() for word in name.split("-"))
