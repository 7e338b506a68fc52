"""``examples`` of an AIOS tool: scenarios of commands, and their coverage."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Entry, Mapping, Node, Sequence
from adlgen.document.reader import head_of, kind_of
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import Failure, Scenario
from adlgen_plugins.aios.frontend import codes
from adlgen_plugins.aios.frontend.fields import SNAKE, FieldReader, Report, holds
from adlgen_plugins.aios.frontend.knowledge import Knowledge, check_mentions, check_validator

SUCCESS = "success"
INVALID = "failure_invalid_param"
EDGE = "edge_case_"
_NEEDED = (SUCCESS, INVALID, "failure_api_error")
_STEPS = ("step", "action")
_TELLING = (SUCCESS, INVALID)
"""Scenarios that only version 2.0 has."""


class Examples(Struct):
    """The examples of one command."""

    command: Text
    scenarios: tuple[Scenario, ...]


def has_scenarios(examples: Node | None) -> bool:
    """Report whether examples have a scenario that only version 2.0 has."""
    lists = (entry.value for entry in examples) if isinstance(examples, Mapping) else ()
    items = (item for found in lists if isinstance(found, Sequence) for item in found.items)
    names = (item.get("scenario") for item in items if isinstance(item, Mapping))
    return any(getattr(name, "value", None) in _TELLING for name in names)


def check_shape(tool: FieldReader, *, passes: bool) -> None:
    """Report examples that are not lists of mappings by the name of a command."""
    examples = tool.node("examples")
    if examples is None:
        return
    if not isinstance(examples, Mapping):
        tool.wrong_type("examples", examples, "a mapping", passes=passes)
        return
    for entry in examples:
        if not isinstance(entry.value, Sequence):
            _wrong(
                entry.value, f"the examples of '{entry.key}'", "a list", tool.report, passes=passes
            )
            continue
        for number, item in enumerate(entry.value.items, 1):
            if not isinstance(item, Mapping):
                what = f"example {number} of '{entry.key}'"
                _wrong(item, what, "a mapping", tool.report, passes=passes)


def _wrong(node: Node, what: str, expected: str, report: Report, *, passes: bool) -> None:
    message = f"{what} must be {expected}, not {kind_of(node)}"
    report.add(codes.INVALID_TYPE, message, head_of(node), passes=passes)


def read_examples(tool: FieldReader, knowledge: Knowledge) -> tuple[Examples, ...]:
    """Return the examples of each command; skip those that :func:`check_shape` reports."""
    examples = tool.node("examples")
    if not isinstance(examples, Mapping):
        return ()
    found = []
    for entry in examples:
        if not isinstance(entry.value, Sequence):
            continue
        records = tuple(_records(entry, entry.value, tool.report))
        if _is_workflow(records):
            message = f"'{entry.key}' of the examples is a workflow; no command is generated for it"
            hint = "give each example a 'scenario', below the name of its command"
            tool.report.add(codes.WORKFLOW_EXAMPLE, message, entry.key_span, hint)
            continue
        command = Text(entry.key, entry.key_span)
        scenarios = (scenario for one in records for scenario in _scenario(one, knowledge))
        found.append(Examples(command, tuple(scenarios)))
        _check_coverage(found[-1], tool.report)
    return tuple(found)


def _records(entry: Entry, examples: Sequence, report: Report) -> Iterator[FieldReader]:
    for number, item in enumerate(examples.items, 1):
        if isinstance(item, Mapping):
            yield FieldReader(item, f"example {number} of '{entry.key}'", report)


def _is_workflow(records: tuple[FieldReader, ...]) -> bool:
    """Report whether examples are the steps of a workflow instead of scenarios."""
    if any(record.node("scenario") is not None for record in records):
        return False
    return any(record.node(key) is not None for record in records for key in _STEPS)


def _scenario(record: FieldReader, knowledge: Knowledge) -> Iterator[Scenario]:
    record.require("scenario", "input")
    name = record.text("scenario")
    if record.mapping.entry("output") is None and not holds(record.mapping.get("error")):
        message = f"{record.where} must set 'output' or 'error'"
        record.report.add(codes.MISSING_REQUIRED_FIELD, message, record.span)
    error = record.record("error", f"the error of {record.where}")
    check_mentions(record.text("mitigation"), knowledge, record)
    if name is None:
        return
    record.check_convention(name, "scenario", SNAKE)
    yield Scenario(
        name=name,
        description=record.words("description"),
        input=record.mapping.get("input"),
        output=record.mapping.get("output"),
        error=None if error is None else _failure(error, knowledge),
        mitigation=record.words("mitigation"),
        refused=False,
        span=record.span,
    )


def _failure(error: FieldReader, knowledge: Knowledge) -> Failure:
    validator = error.text("validator")
    if validator is not None:
        check_validator(validator, knowledge, error)
    named = "" if validator is None else validator.value
    status = error.whole("http_status")
    return Failure(error.text("code"), error.words("message"), status, named)


def _check_coverage(examples: Examples, report: Report) -> None:
    """Warn about missing scenarios of a command."""
    names = [scenario.name.value for scenario in examples.scenarios]
    missing = [needed for needed in _NEEDED if needed not in names]
    if not any(name.startswith(EDGE) and name != EDGE for name in names):
        missing.append(f"{EDGE}*")
    for needed in missing:
        message = f"the examples of '{examples.command.value}' lack the scenario '{needed}'"
        hint = (
            "'edge_case' needs a suffix"
            if needed.startswith(EDGE) and "edge_case" in names
            else None
        )
        report.log.add(codes.MISSING_SCENARIO, message, examples.command.span, hint)
