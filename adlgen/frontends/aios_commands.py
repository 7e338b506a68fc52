"""The commands of an AIOS tool: what all parts of a file say of each, put together."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from adlgen.diagnostics.codes import aios as codes
from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Log
from adlgen.document.node import Mapping
from adlgen.frontends.aios_complexity import Complexity
from adlgen.frontends.aios_examples import INVALID, SUCCESS, Examples
from adlgen.frontends.aios_fields import KEBAB, SNAKE, Record
from adlgen.frontends.aios_knowledge import Knowledge
from adlgen.frontends.aios_parameters import Declared
from adlgen.frontends.aios_types import Command, Types, errors_of, judged, types_of
from adlgen.spec.model import Text, ToolSpec
from adlgen.spec.scenarios import AntiPattern, Operation, Quirk, Scenario

_PORTABLE = re.compile(r"[a-zA-Z0-9_-]{1,64}")
T = TypeVar("T", AntiPattern, Quirk)


@dataclass(frozen=True, slots=True)
class Parts:
    """What a file says, by where it says it."""

    commands: tuple[Declared, ...]
    tools: tuple[Declared, ...]
    knowledge: Knowledge
    examples: tuple[Examples, ...]
    anti_patterns: tuple[AntiPattern, ...]
    complexity: Complexity


def read_commands(tool: Record, parts: Parts) -> tuple[ToolSpec, ...]:
    """Return a tool for each command, in order: ``commands``, validators, examples, ``tools``."""
    names: dict[str, Text] = {}
    for name in (
        *(one.name for one in parts.commands),
        *(name for name, _ in parts.knowledge.validators),
        *(examples.command for examples in parts.examples),
        *(one.name for one in parts.tools),
    ):
        names.setdefault(name.value, name)
    if not names and not tool.report.log.has_errors:
        message = f"{tool.where} has no commands: there is nothing to type"
        hint = "list them: 'commands: [...]'"
        tool.report.log.add(codes.NO_COMMANDS, message, tool.span, hint)
    about = _About(tool, parts, tuple(names))
    return tuple(about.command(name) for name in names.values())


@dataclass(frozen=True, slots=True)
class _About:
    """A file, asked for one command after the other."""

    tool: Record
    parts: Parts
    names: tuple[str, ...]

    def command(self, name: Text) -> ToolSpec:
        """Return the tool of a command."""
        self.tool.spelled(name, "command", SNAKE, KEBAB)
        log = self.tool.report.log
        command = self._gathered(name)
        types = types_of(command)
        scenarios = tuple(judged(command.scenarios, types.input))
        _check(command, types, scenarios, log)
        described = [one.description for one in command.declared if one.description is not None]
        return ToolSpec(
            id=_id(name, log),
            name=None,
            description=described[0] if described else self.tool.text("description"),
            tags=tuple(tag.value for tag in self.tool.texts("tags")),
            input=types.input,
            output=types.output,
            inject=(),
            span=name.span,
            names=types.names,
            behaviour=self._operation(command, types, scenarios),
        )

    def _gathered(self, name: Text) -> Command:
        declared = (*self.parts.commands, *self.parts.tools)
        shown = (one for one in self.parts.examples if one.command.value == name.value)
        return Command(
            name,
            declared=tuple(one for one in declared if one.name.value == name.value),
            validators=self.parts.knowledge.of(name.value),
            scenarios=tuple(scenario for one in shown for scenario in one.scenarios),
        )

    def _operation(
        self, command: Command, types: Types, scenarios: tuple[Scenario, ...]
    ) -> Operation:
        remotes = [one.remote for one in command.declared if one.remote]
        return Operation(
            command=command.name,
            remote=remotes[0] if remotes else "",
            required=command.required,
            validators=command.validators,
            scenarios=scenarios,
            errors=tuple(errors_of(scenarios)),
            anti_patterns=self._concerning(command.name, self.parts.anti_patterns),
            quirks=self._concerning(command.name, self.parts.complexity.quirks),
            inferred=types.inferred,
            input_evidence=types.input_evidence,
            output_evidence=types.output_evidence,
        )

    def _concerning(self, name: Text, found: tuple[T, ...]) -> tuple[T, ...]:
        """Return what mentions a command, and what mentions none and so concerns all."""
        return tuple(
            one
            for one in found
            if (mentioned := _mentioned(one, self.names)) == set() or name.value in mentioned
        )


def _mentioned(one: AntiPattern | Quirk, names: Iterable[str]) -> set[str]:
    if isinstance(one, AntiPattern):
        words = [one.description, one.wrong, one.correct, one.rationale]
    else:
        words = [one.description, one.impact, one.mitigation]
    text = "\n".join(words)
    return {name for name in names if re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)}


def _id(name: Text, log: Log) -> Text:
    """Return the name of a command as one that model providers take."""
    if _PORTABLE.fullmatch(name.value):
        return name
    made = re.sub(r"[^a-zA-Z0-9_-]+", "_", name.value)[:64]
    message = f"the command '{name.value}' has a name that model providers do not accept"
    hint = f"use letters, digits, _ and -, at most 64; the model is shown '{made}'"
    log.add(shape.NAME_NOT_PORTABLE, message, name.span, hint)
    return Text(made, name.span)


def _check(command: Command, types: Types, scenarios: tuple[Scenario, ...], log: Log) -> None:
    """Warn of what examples and declarations say against one another, or do not say at all."""
    name = command.name
    if types.unknown:
        message = f"nothing tells what the command '{name.value}' takes: any object"
        hint = "add examples, or write its 'parameters' as JSON Schema"
        log.add(codes.UNTYPED_COMMAND, message, name.span, hint)
    for scenario in scenarios:
        kind = scenario.name.value
        if scenario.refused and (kind == SUCCESS or kind.startswith(f"{SUCCESS}_")):
            message = f"the command '{name.value}' would refuse its example '{kind}'"
            log.add(codes.EXAMPLE_CONTRADICTS, message, scenario.span, _missing(command, scenario))
        elif kind == INVALID and not scenario.refused and not command.validators:
            message = f"nothing refuses the example '{kind}' of '{name.value}'"
            hint = "add a validator, or required fields that it violates"
            log.add(codes.FAILURE_UNSEEN, message, scenario.span, hint)


def _missing(command: Command, scenario: Scenario) -> str | None:
    """Return a hint with the required fields that an example does not have."""
    found = scenario.input
    keys = {entry.key for entry in found} if isinstance(found, Mapping) else set()
    missing = [name.value for name in command.required if name.value not in keys]
    return f"it has no {' and no '.join(repr(name) for name in missing)}" if missing else None
