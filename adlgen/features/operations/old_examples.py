"""What the examples of an operation say, in a form that can be tested in any language."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.document.node import JsonValue, Mapping, Node, plain
from adlgen.features.operations.old_lowering import errors_of, operation_of
from adlgen.plan.model import Member, PlannedBody, PlannedTool, RecordDecl

_SAFE = 2**53 - 1
"""Beyond this, what a language's integers can hold decides, and no example of the specification does."""


@dataclass(frozen=True, slots=True)
class Example:
    """A value with the name of the scenario that shows it."""

    name: str
    value: JsonValue


@dataclass(frozen=True, slots=True)
class FailureExample:
    """A declared failure with the name of the scenario that shows it."""

    name: str
    member: Member
    message: str
    arguments: JsonValue
    """What the command is given; its schema accepts it."""


@dataclass(frozen=True, slots=True)
class Examples:
    """What the examples of an operation say, in a form that can be tested."""

    accepted: tuple[Example, ...]
    """Inputs that the schema accepts, whatever the command then does."""
    refused: tuple[Example, ...]
    """Inputs that the schema refuses."""
    outputs: tuple[Example, ...]
    """Results that the schema of the output accepts."""
    failures: tuple[FailureExample, ...]
    """Failures with a code."""


def examples_of(tool: PlannedTool) -> Examples:
    """Return what can be tested of the examples of an operation."""
    scenarios = [(one.name.value, one) for one in operation_of(tool).scenarios]
    given = [(name, one) for name, one in scenarios if _is_value(one.input, objects=True)]
    errors = errors_of(tool)
    members = {} if errors is None else {m.value: m for m in errors.members}
    return Examples(
        accepted=tuple(Example(n, _plain(s.input)) for n, s in given if not s.refused),
        refused=tuple(Example(n, _plain(s.input)) for n, s in given if s.refused),
        outputs=tuple(
            Example(name, _plain(one.output))
            for name, one in scenarios
            if one.error is None and not one.output_refused and _is_value(one.output)
        ),
        failures=tuple(
            FailureExample(name, members[one.error.code.value], one.error.message, value)
            for name, one in given
            for value in (_plain(one.input),)
            if one.error is not None and one.error.code is not None and not one.refused
        ),
    )


def has_defaults(body: PlannedBody) -> bool:
    """Tell whether decoding a body may add what was absent."""
    records = (one for one in body.declarations.values() if isinstance(one, RecordDecl))
    return any(field.has_default for record in records for field in record.fields)


def _plain(node: Node | None) -> JsonValue:
    return None if node is None else plain(node)


def _is_value(node: Node | None, *, objects: bool = False) -> bool:
    """Tell whether an example is there, and holds only what every language can hold."""
    if node is None or (objects and not isinstance(node, Mapping)):
        return False
    return _is_portable(plain(node))


def _is_portable(value: JsonValue) -> bool:
    match value:
        case dict():
            return all(map(_is_portable, value.values()))
        case list():
            return all(map(_is_portable, value))
        case bool() | str() | None:
            return True
        case int():
            return abs(value) <= _SAFE
        case float():
            return abs(value) <= _SAFE
