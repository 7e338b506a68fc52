"""Lowers the examples of an operation to test data."""

from __future__ import annotations

from adlgen.document.node import JsonValue, Mapping, Node, plain
from adlgen.ir.data import JsonData, ListValue, RecordValue
from adlgen_plugins.aios.feature import shapes
from adlgen_plugins.aios.feature.model import Operation, Scenario

_SAFE = 2**53 - 1
"""Examples with larger integers are omitted because some languages cannot represent them."""


def lower_examples(operation: Operation) -> RecordValue:
    """Lower the examples that can be tested in every language.

    Inputs are valid or invalid according to the input schema, regardless of the result of the operation;
    results are valid according to the output schema; failures have a declared code and a valid input.
    """
    scenarios = operation.scenarios
    inputs = [one for one in scenarios if _is_testable(one.input, only_objects=True)]
    accepted = [one for one in inputs if not one.refused]
    return shapes.EXAMPLES.value(
        accepted=_examples([(one, one.input) for one in accepted]),
        refused=_examples([(one, one.input) for one in inputs if one.refused]),
        results=_examples([(one, one.output) for one in scenarios if _has_result(one)]),
        failures=shapes.FAILURE.list_of(
            _failure(one, one.error.code.value, one.error.message)
            for one in accepted
            if one.error is not None and one.error.code is not None
        ),
    )


def _has_result(scenario: Scenario) -> bool:
    is_accepted = scenario.error is None and not scenario.output_refused
    return is_accepted and _is_testable(scenario.output)


def _examples(found: list[tuple[Scenario, Node | None]]) -> ListValue:
    return shapes.EXAMPLE.list_of(
        shapes.EXAMPLE.value(name=scenario.name.value, value=_json(node))
        for scenario, node in found
    )


def _failure(scenario: Scenario, code: str, message: str) -> RecordValue:
    return shapes.FAILURE.value(
        name=scenario.name.value, code=code, message=message, arguments=_json(scenario.input)
    )


def _json(node: Node | None) -> JsonData:
    return JsonData(None if node is None else plain(node))


def _is_testable(node: Node | None, *, only_objects: bool = False) -> bool:
    """Report whether a value is present and can be represented in every language."""
    if node is None or (only_objects and not isinstance(node, Mapping)):
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
        case int() | float():
            return abs(value) <= _SAFE
