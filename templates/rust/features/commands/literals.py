"""A command line as the value of a static."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

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
from adlgen.naming.code import Code

from ...groups import Fields, Group, Node, array, call, struct, texts
from ...literals import string

_PLATFORMS = {Platform.WINDOWS: "Windows", Platform.LINUX: "Linux", Platform.MACOS: "MacOs"}
_CHANGES = {Change.BOOLEAN: "Truth"}
_PARTS = {Part.OUTPUT: "Output", Part.ERROR: "Error", Part.EXIT_CODE: "ExitCode"}
_LINE_FIELDS, _STEP_FIELDS = 13, 10
"""Where all fields are given, nothing is left to come from a base."""


def _some(node: Node | None) -> Node | None:
    return None if node is None else call(Code("Some"), node)


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
            given = call(self._named("Default", "Template"), self.template(default))
        elif default is not None:
            shown = json.dumps(default, ensure_ascii=False)
            given = call(self._named("Default", "Json"), string(shown))
        kind = self._named("Kind", parameter.kind.value.capitalize())
        base = call(self._named("Parameter", "new"), string(parameter.name), kind)
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
                return call(self._named("Transform", "Choice"), choice)
            case Hook(expression):
                return call(self._named("Transform", "Hook"), string(expression))
            case ():
                return None
            case changes:
                names = [_CHANGES.get(change, change.value.capitalize()) for change in changes]
                shown = array([self._named("Change", name) for name in names])
                return call(self._named("Transform", "Changes"), shown)

    def _form(self, form: Form) -> Node:
        match form:
            case ByPlatform(commands):
                pairs = [
                    call(Code(""), self.platform(p), self.command(c)) for p, c in commands.items()
                ]
                return call(self._named("Form", "ByPlatform"), array(pairs))
            case Steps(steps):
                return call(self._named("Form", "Steps"), array([self._step(s) for s in steps]))
            case _:
                return call(self._named("Form", "One"), self.command(form))

    def command(self, command: Command) -> Node:
        """Return a command."""
        if isinstance(command, DirectCommand):
            words = array([self.template(word) for word in command.words])
            return call(self._named("Invocation", "Program"), words)
        fields: Fields = [
            ("shell", self._named("Shell", command.shell.value.capitalize())),
            ("program", string(command.program)),
            ("text", self.template(command.text)),
            ("heredocs", texts(command.heredocs)),
        ]
        script = struct(self._named("Script"), fields)
        return call(self._named("Invocation", "Script"), script)

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
            return call(self._named("Action", "Run"), self.command(action))
        arguments = self._settings(action.arguments) or array(())
        fields: Fields = [("tool", string(action.tool)), ("arguments", arguments)]
        return call(self._named("Action", "Call"), struct(self._named("Call"), fields))

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
                return call(self._named("Condition", "All"), self._terms(terms))
            case AnyOf(terms):
                return call(self._named("Condition", "Any"), self._terms(terms))
            case Comparison(left, operator, right):
                sides = (self.template(left), string(operator.value), self.template(right))
                return call(self._named("Condition", "Is"), *sides)

    def _terms(self, terms: tuple[Condition, ...]) -> Group:
        return array([self._condition(term) for term in terms])

    def template(self, template: Template) -> Group:
        """Return a text with holes; a text of several lines is several parts."""
        found: list[Node] = []
        for part in template:
            if isinstance(part, Literal):
                lines = part.text.splitlines(keepends=True) or [""]
                found += [call(self._named("Part", "Text"), string(text)) for text in lines]
            else:
                found.append(call(self._named("Part", "Hole"), self._hole(part)))
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
        base = call(self._named("Hole", "new"), self._reference(place.of))
        if all(node is None for _, node in fields):
            return base
        return struct(Code("Hole"), fields, base)

    def _reference(self, of: Reference) -> Node:
        match of:
            case ParameterValue(name):
                return call(self._named("Reference", "Value"), string(name))
            case StepResult(step, part):
                return call(self._named("Reference", _PARTS[part]), string(step))
            case Ambient(name):
                return call(self._named("Reference", "Ambient"), string(name))
            case Variable(name):
                return call(self._named("Reference", "Variable"), string(name))

    def _duration(self, milliseconds: int) -> Code:
        self.has_duration = True
        return Code(f"Duration::from_millis({milliseconds:_})")


def _layer(name: str) -> str:
    """Return the variant of a layer: ``BashDoubleEnd`` for ``bash-double-end``."""
    return "".join(word.capitalize() for word in name.split("-"))
