"""The commands of an AIOS tool, combined from all parts of a file."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log
from adlgen.document import node
from adlgen.spec.model import ToolSpec
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import AntiPattern, Operation, Quirk, Scenario, Validator
from adlgen_plugins.aios.frontend import codes
from adlgen_plugins.aios.frontend.complexity import Complexity
from adlgen_plugins.aios.frontend.examples import INVALID, SUCCESS, Examples
from adlgen_plugins.aios.frontend.fields import KEBAB, SNAKE, FieldReader
from adlgen_plugins.aios.frontend.knowledge import Knowledge
from adlgen_plugins.aios.frontend.parameters import Declared
from adlgen_plugins.aios.frontend.types import Command, Types, errors_of, types_of, with_verdicts

_PORTABLE = re.compile(r"[a-zA-Z0-9_-]{1,64}")
_WORD = re.compile(r"[\w-]+")


class Parts(Struct):
    """The parts of a file."""

    commands: tuple[Declared, ...]
    tools: tuple[Declared, ...]
    knowledge: Knowledge
    examples: tuple[Examples, ...]
    anti_patterns: tuple[AntiPattern, ...]
    complexity: Complexity


def read_commands(tool: FieldReader, parts: Parts) -> tuple[ToolSpec, ...]:
    """Return a tool per command, in the order ``commands``, validators, examples, ``tools``."""
    names: dict[str, Text] = {}
    for name in (
        *(one.name for one in parts.commands),
        *(name for name, _ in parts.knowledge.validators),
        *(examples.command for examples in parts.examples),
        *(one.name for one in parts.tools),
    ):
        names.setdefault(name.value, name)
    if not names and not tool.report.log.has_errors:
        message = f"{tool.where} has no commands; no types are generated"
        hint = "list them: 'commands: [...]'"
        tool.report.log.add(codes.NO_COMMANDS, message, tool.span, hint)
    about = _ToolBuilder(tool, parts, _by_name(parts), _Mentions.of(parts, names))
    return tuple(about.command(name) for name in names.values())


class _CommandParts(Struct, frozen=False):
    """The declarations, validators and scenarios of one command."""

    declared: list[Declared] = field(default_factory=list)
    validators: list[Validator] = field(default_factory=list)
    scenarios: list[Scenario] = field(default_factory=list)


def _by_name(parts: Parts) -> dict[str, _CommandParts]:
    found: dict[str, _CommandParts] = defaultdict(_CommandParts)
    for declared in (*parts.commands, *parts.tools):
        found[declared.name.value].declared.append(declared)
    for name, validator in parts.knowledge.validators:
        found[name.value].validators.append(validator)
    for examples in parts.examples:
        found[examples.command.value].scenarios += examples.scenarios
    return found


class _Mentions(Struct):
    """Anti-patterns and quirks with the commands they mention; without a mention, all commands apply."""

    anti_patterns: tuple[tuple[AntiPattern, frozenset[str]], ...]
    quirks: tuple[tuple[Quirk, frozenset[str]], ...]

    @staticmethod
    def of(parts: Parts, names: Collection[str]) -> _Mentions:
        """Find the names of commands in the texts, as whole words."""

        def mentioned(*texts: str) -> frozenset[str]:
            return frozenset(word for text in texts for word in _WORD.findall(text)) & set(names)

        return _Mentions(
            tuple(
                (one, mentioned(one.description, one.wrong, one.correct, one.rationale))
                for one in parts.anti_patterns
            ),
            tuple(
                (one, mentioned(one.description, one.impact, one.mitigation))
                for one in parts.complexity.quirks
            ),
        )


class _ToolBuilder(Struct):
    """Builds the tool of each command of a file."""

    tool: FieldReader
    parts: Parts
    by_command: Mapping[str, _CommandParts]
    mentions: _Mentions

    def command(self, name: Text) -> ToolSpec:
        """Return the tool of a command."""
        self.tool.check_convention(name, "command", SNAKE, KEBAB)
        log = self.tool.report.log
        known = self.by_command[name.value]
        command = Command(
            name, tuple(known.declared), tuple(known.validators), tuple(known.scenarios)
        )
        types = types_of(command)
        scenarios = tuple(with_verdicts(command.scenarios, types))
        _check(command, types, scenarios, log)
        described = [one.description for one in command.declared if one.description is not None]
        return ToolSpec(
            id=_id(name, log),
            name=None,
            description=described[0] if described else self.tool.text("description"),
            tags=tuple(tag.value for tag in self.tool.texts("tags")),
            input=types.input,
            output=types.output,
            span=name.span,
            names=types.names,
            extras={"operations": self._operation(command, types, scenarios)},
        )

    def _operation(
        self, command: Command, types: Types, scenarios: tuple[Scenario, ...]
    ) -> Operation:
        name = command.name.value
        remotes = [one.remote for one in command.declared if one.remote]
        patterns, quirks = self.mentions.anti_patterns, self.mentions.quirks
        return Operation(
            command=command.name,
            remote=remotes[0] if remotes else "",
            required=command.required,
            validators=command.validators,
            scenarios=scenarios,
            errors=tuple(errors_of(scenarios)),
            anti_patterns=tuple(one for one, names in patterns if not names or name in names),
            quirks=tuple(one for one, names in quirks if not names or name in names),
            inferred=types.inferred,
            input_evidence=types.input_evidence,
            output_evidence=types.output_evidence,
        )


def _id(name: Text, log: Log) -> Text:
    """Return the name of a command, made acceptable to model providers."""
    if _PORTABLE.fullmatch(name.value):
        return name
    made = re.sub(r"[^a-zA-Z0-9_-]+", "_", name.value)[:64]
    message = f"model providers do not accept the name of command '{name.value}'"
    hint = f"use at most 64 letters, digits, _ and -; the model sees '{made}'"
    log.add(shape.NAME_NOT_PORTABLE, message, name.span, hint)
    return Text(made, name.span)


def _check(command: Command, types: Types, scenarios: tuple[Scenario, ...], log: Log) -> None:
    """Warn about examples that contradict the declarations, and about missing declarations."""
    name = command.name
    if types.unknown:
        message = f"command '{name.value}' declares no parameters; any object is accepted"
        hint = "add examples, or write its 'parameters' as JSON Schema"
        log.add(codes.UNTYPED_COMMAND, message, name.span, hint)
    for scenario in scenarios:
        kind = scenario.name.value
        if scenario.refused and (kind == SUCCESS or kind.startswith(f"{SUCCESS}_")):
            message = f"command '{name.value}' would reject its example '{kind}'"
            log.add(codes.EXAMPLE_CONTRADICTS, message, scenario.span, _missing(command, scenario))
        elif kind == INVALID and not scenario.refused and not command.validators:
            message = f"the example '{kind}' of '{name.value}' would be accepted"
            hint = "add a validator, or required fields that it violates"
            log.add(codes.FAILURE_UNSEEN, message, scenario.span, hint)


def _missing(command: Command, scenario: Scenario) -> str | None:
    """Return a hint with the required fields that an example lacks."""
    found = scenario.input
    keys = {entry.key for entry in found} if isinstance(found, node.Mapping) else set()
    missing = [name.value for name in command.required if name.value not in keys]
    return f"it lacks {' and '.join(repr(name) for name in missing)}" if missing else None
