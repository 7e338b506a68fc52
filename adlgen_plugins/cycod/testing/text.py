"""Builds the command of a tool, a pure function of its definition, the values and the platform.

This is the reference for the runtimes of the packs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.document.node import JsonValue
from adlgen_plugins.cycod.feature.model import (
    Ambient,
    ByPlatform,
    Choice,
    Command,
    CommandLine,
    DirectCommand,
    Hook,
    Literal,
    Parameter,
    ParameterValue,
    Part,
    Placeholder,
    Platform,
    Shell,
    ShellCommand,
    StepResult,
    Steps,
    Template,
    Variable,
)
from adlgen_plugins.cycod.feature.templates import is_bare
from adlgen_plugins.cycod.testing.quoting import Unquotable, quoted
from adlgen_plugins.cycod.testing.values import changed, texts


class CannotBuild(ValueError):  # noqa: N818 - the message is the problem
    """Raised if a command cannot be built from the values; the message names the value and the reason."""


class Result(Struct):
    """The result of a step."""

    output: str = ""
    error: str = ""
    exit_code: int = 0


HookFunction: TypeAlias = Callable[[JsonValue], str]


class Situation(Struct):
    """The context of a command."""

    values: Mapping[str, JsonValue] = field(default_factory=dict)
    """The arguments of the call, by parameter."""
    platform: Platform = Platform.LINUX
    results: Mapping[str, Result] = field(default_factory=dict)
    """The results of earlier steps, by name."""
    ambient: Mapping[str, str] = field(default_factory=dict)
    """Values such as ``WORKSPACE``."""
    variables: Mapping[str, str] = field(default_factory=dict)
    """The environment."""
    hooks: Mapping[str, HookFunction] = field(default_factory=dict)
    """User-defined functions for transforms that adlgen does not support, by parameter."""


class ShellText(Struct):
    """Text for a shell or another interpreter."""

    shell: Shell
    program: str
    text: str


class Arguments(Struct):
    """A program and its arguments."""

    words: tuple[str, ...]


Built: TypeAlias = ShellText | Arguments


def command_for(line: CommandLine, platform: Platform) -> Command | Steps:
    """Return the command or steps of a tool for a platform. Raises :class:`CannotBuild` if it is unsupported."""
    if platform not in line.platforms:
        message = f"the tool '{line.tool}' is not supported on {platform.value}"
        raise CannotBuild(message)
    return line.form.commands[platform] if isinstance(line.form, ByPlatform) else line.form


def build(line: CommandLine, situation: Situation) -> Built:
    """Return the command of a tool without steps. Raises :class:`CannotBuild`."""
    command = command_for(line, situation.platform)
    if isinstance(command, Steps):
        message = f"the tool '{line.tool}' has steps, and each is a command of its own"
        raise CannotBuild(message)
    return build_command(command, line, situation)


def build_command(command: Command, line: CommandLine, situation: Situation) -> Built:
    """Return one command with the values filled in. Raises :class:`CannotBuild`."""
    filling = _Filling(line, situation)
    if isinstance(command, DirectCommand):
        return Arguments(tuple(w for word in command.words for w in filling.word(word)))
    text = "".join(filling.part(part) for part in command.text)
    _check_heredocs(command, text)
    return ShellText(command.shell, command.program, text)


def fill(template: Template, line: CommandLine, situation: Situation) -> str:
    """Return a template filled in without quoting. Raises :class:`CannotBuild`."""
    filling = _Filling(line, situation)
    return "".join(filling.part(part) for part in template)


def complete(line: CommandLine, situation: Situation) -> Mapping[str, JsonValue]:
    """Return the values with the defaults filled in. Raises :class:`CannotBuild`."""
    return _Filling(line, situation).values


def _check_heredocs(command: ShellCommand, text: str) -> None:
    """Reject values that would end a here-document early, which quoting cannot prevent."""
    fixed = "".join(p.text if isinstance(p, Literal) else "\0" for p in command.text)
    for delimiter in command.heredocs:
        if _lines_that_are(delimiter, text) != _lines_that_are(delimiter, fixed):
            message = f"a value cannot contain the line '{delimiter}', which ends the here-document"
            raise CannotBuild(message)


def _lines_that_are(delimiter: str, text: str) -> int:
    return sum(line.lstrip("\t") == delimiter for line in text.split("\n"))


class _Filling:
    """Fills in placeholders."""

    def __init__(self, line: CommandLine, situation: Situation) -> None:
        self.situation = situation
        self.parameters = {parameter.name: parameter for parameter in line.parameters}
        self.values: dict[str, JsonValue] = {}
        for name in line.order:
            self.values[name] = self._value(self.parameters[name])

    def _value(self, parameter: Parameter) -> JsonValue:
        given = self.situation.values.get(parameter.name)
        if given is not None:
            return given
        if isinstance(parameter.default, tuple):
            return "".join(self.part(part) for part in parameter.default)
        if parameter.default is None and parameter.required:
            message = f"the parameter '{parameter.name}' is required"
            raise CannotBuild(message)
        return parameter.default

    def part(self, part: Literal | Placeholder) -> str:
        """Return a part of a text."""
        return part.text if isinstance(part, Literal) else " ".join(self._written(part))

    def word(self, word: Template) -> Sequence[str]:
        """Return the words for one word of a template; a list that is the whole word yields several."""
        if len(word) == 1 and isinstance(word[0], Placeholder):
            return self._written(word[0])
        return ["".join(self.part(part) for part in word)]

    def _written(self, place: Placeholder) -> list[str]:
        """Return the quoted texts of a value: one, one for each item of a list, or none."""
        found = self._texts(place)
        plain = place.raw or not place.layers or self._is_choice(place)
        bare = is_bare(place.layers)
        try:
            written = [text if plain else quoted(text, place.layers) for text in found]
        except Unquotable as error:
            message = f"invalid value for '{_name(place)}': {error}"
            raise CannotBuild(message) from error
        if bare and not self._is_required(place):
            written = [w for text, w in zip(found, written, strict=True) if text]
        return [f"{place.before}{text}{place.after}" for text in written]

    def _is_required(self, place: Placeholder) -> bool:
        name = place.of.name if isinstance(place.of, ParameterValue) else ""
        return name in self.parameters and self.parameters[name].required

    def _is_choice(self, place: Placeholder) -> bool:
        """Report whether the value chooses between texts of the author."""
        name = place.of.name if isinstance(place.of, ParameterValue) else ""
        return name in self.parameters and isinstance(self.parameters[name].transform, Choice)

    def _texts(self, place: Placeholder) -> list[str]:
        match place.of:
            case ParameterValue(name):
                return self._of_parameter(self.parameters[name])
            case StepResult(step, part):
                return [self._of_step(step, part)]
            case Ambient(name):
                return [_known(self.situation.ambient, name)]
            case Variable(name):
                return [self.situation.variables.get(name, "")]

    def _of_parameter(self, parameter: Parameter) -> list[str]:
        value = self.values[parameter.name]
        match parameter.transform:
            case Hook():
                hook = self.situation.hooks.get(parameter.name)
                if hook is None:
                    message = f"no function is registered for the transform of '{parameter.name}'"
                    raise CannotBuild(message)
                return [hook(value)]
            case Choice(yes, no):
                return [yes if value not in (False, 0, None, "") else no]
            case changes:
                return texts(changed(value, changes))

    def _of_step(self, step: str, part: Part) -> str:
        result = self.situation.results.get(step, Result())
        match part:
            case Part.OUTPUT:
                return result.output
            case Part.ERROR:
                return result.error
            case Part.EXIT_CODE:
                return str(result.exit_code)


def _known(values: Mapping[str, str], name: str) -> str:
    if name not in values:
        message = f"no value for '{{{name}}}'"
        raise CannotBuild(message)
    return values[name]


def _name(place: Placeholder) -> str:
    match place.of:
        case StepResult(step, part):
            return f"{step}.{part.value}"
        case ParameterValue(name) | Ambient(name) | Variable(name):
            return name
