"""Whether a server lists the tools of a specification."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adlgen.diagnostics.codes.probing import OTHER_DEFINITIONS
from adlgen.diagnostics.model import Severity
from adlgen.document.node import JsonValue
from adlgen.ir.agent import Tool
from adlgen.plan.listed import digest_of
from adlgen.probing.cases import pointer
from adlgen.probing.judge import shown
from adlgen.probing.model import Finding, Place
from adlgen.spec.metadata import DEFAULTS

_HINT = "generate the server again, or import its tools again"
_OF_WRITERS = ("destructiveHint", "idempotentHint")


def compared(
    tools: Sequence[Tool], listed: Sequence[JsonValue], *, is_whole: bool
) -> Iterator[Finding]:
    """Yield how the list of a server differs from the tools of a specification.

    Args:
        tools: The tools of the specification.
        listed: The tools as the server lists them.
        is_whole: Whether these are all tools of the specification, so that the server should not have others.
    """
    found = {str(one.get("name")): one for one in listed if isinstance(one, dict)}
    for tool in tools:
        name = tool.wire_name
        if name not in found:
            message = f"the server does not list the tool '{name}'"
            yield Finding(OTHER_DEFINITIONS, name, message, _HINT, tool.span)
            continue
        for part, wanted, got in _parts(tool, found[name]):
            if digest_of(wanted) != digest_of(got):
                yield _difference(tool, part, wanted, got)
    names = [tool.wire_name for tool in tools]
    for name in found if is_whole else ():
        if name not in names:
            message = f"the server lists the tool '{name}', which the specification does not have"
            severity = Severity.WARNING
            yield Finding(OTHER_DEFINITIONS, name, message, _HINT, severity=severity)
    yield from _twice(listed)


def _twice(listed: Sequence[JsonValue]) -> Iterator[Finding]:
    names = [str(one.get("name")) for one in listed if isinstance(one, dict)]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        message = f"the server lists the tool '{name}' twice"
        yield Finding(OTHER_DEFINITIONS, name, message, "give each tool a name of its own")


def _parts(
    tool: Tool, found: Mapping[str, JsonValue]
) -> Iterator[tuple[str, JsonValue, JsonValue]]:
    yield "description", tool.description, found.get("description", "")
    yield "inputSchema", tool.input.canonical.described, found.get("inputSchema")
    output = None if tool.output is None else tool.output.canonical.described
    yield "outputSchema", output, found.get("outputSchema")
    yield "annotations", hints_of(tool.listed.get("annotations")), hints_of(
        found.get("annotations")
    )


def hints_of(annotations: JsonValue) -> dict[str, JsonValue]:
    """Return annotations with the defaults of the protocol, without what means nothing for a tool that only reads."""
    given = annotations if isinstance(annotations, dict) else {}
    found = {key: given.get(key, usual) for key, usual in DEFAULTS.items()}
    left_out = _OF_WRITERS if found["readOnlyHint"] is True else ()
    return {key: value for key, value in found.items() if key not in left_out}


def _difference(tool: Tool, part: str, wanted: JsonValue, got: JsonValue) -> Finding:
    place, one, other = _first(wanted, got)
    where = f"'{part}'" if not place else f"'{pointer(place)}' of '{part}'"
    values = [shown(value) if is_there else "nothing" for value, is_there in (other, one)]
    message = f"the server lists another {where} of '{tool.wire_name}': {values[0]} instead of {values[1]}"
    return Finding(OTHER_DEFINITIONS, tool.wire_name, message, _HINT, tool.span, key=part)


def _first(
    wanted: Any, got: Any, place: Place = ()  # noqa: ANN401 - JSON
) -> tuple[Place, tuple[JsonValue, bool], tuple[JsonValue, bool]]:
    """Return the first place where two values differ, and what is there; False: nothing."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        for key in [*wanted, *(key for key in got if key not in wanted)]:
            if key not in got:
                return (*place, key), (wanted[key], True), (None, False)
            if key not in wanted:
                return (*place, key), (None, False), (got[key], True)
            if digest_of(wanted[key]) != digest_of(got[key]):
                return _first(wanted[key], got[key], (*place, key))
    if isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        for index, pair in enumerate(zip(wanted, got, strict=True)):
            if digest_of(pair[0]) != digest_of(pair[1]):
                return _first(*pair, (*place, index))
    return place, (wanted, wanted is not None), (got, got is not None)
