"""WIRE: tools that are gone, inputs that accept less, outputs that allow more, calls that need more."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from adlgen.contracts.closed import closed
from adlgen.contracts.expired import without_expired
from adlgen.contracts.model import Finding, Level, Options, Version, VersionedTool, Witness
from adlgen.contracts.needs import needs
from adlgen.contracts.places import Places
from adlgen.diagnostics.codes import breaking as codes
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind, Span
from adlgen.document.node import JsonValue, Node
from adlgen.schema.contain.blame import Refusal
from adlgen.schema.contain.decide import Finding as Difference
from adlgen.schema.contain.decide import contained, findings
from adlgen.schema.model import Canonical, Schema
from adlgen.schema.walk import pointer
from adlgen.spec.names import span_of

_LONGEST = 160
"""Characters of a witness in a message; the JSON output has all of it."""
_HINTS = {
    "required": "keep it optional, with a default",
    "additionalProperties": "keep accepting other properties",
    "enum": "keep the old values",
    "type": "add the old type to the list of types",
    "const": "keep the old value",
    "pattern": "keep a pattern that matches the old values",
    **dict.fromkeys(
        (
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "minLength",
            "maxLength",
            "minItems",
            "maxItems",
            "minProperties",
            "maxProperties",
        ),
        "keep the old limit, or none",
    ),
}


class _Side(Struct):
    """The input or the output of a tool in both versions; what ``small`` accepts, ``large`` must accept."""

    name: str
    code: DiagnosticKind
    small: Canonical
    large: Canonical
    old_written: Node | None
    new_written: Node | None
    is_input: bool


def wire(old: Version, new: Version, options: Options) -> Iterator[Finding]:
    """Yield what callers of tools and consumers of results notice."""
    before, after = old.tools, new.tools
    yield from _missing(before, after, options)
    for name, tool in before.items():
        if name in after:
            for side in _sides(tool, after[name], options):
                yield from _differences(name, side, (tool, after[name]), options)
            yield from needs(name, tool, after[name])


def _missing(
    before: Mapping[str, VersionedTool], after: Mapping[str, VersionedTool], options: Options
) -> Iterator[Finding]:
    added = {name: tool for name, tool in after.items() if name not in before}
    for name, tool in before.items():
        if name in after or is_expired(tool, options):
            continue
        same = (other for other, new in added.items() if _is_same(tool, new))
        other = next(same, None)
        place = span_of(tool.written)
        if other is None:
            message = f"tool '{name}' was removed"
            hint = "deprecate it for a release first, or accept its removal in `breaking.exceptions` with a reason"
            yield Finding(Level.WIRE, codes.TOOL_REMOVED, name, message, place, hint=hint)
        else:
            message = f"tool '{name}' was removed; '{other}' accepts exactly the same input"
            hint = f"keep '{name}' as a deprecated tool with the same handler"
            at = span_of(added[other].written)
            yield Finding(Level.WIRE, codes.TOOL_RENAMED, name, message, place, at, hint=hint)


def is_expired(tool: VersionedTool, options: Options) -> bool:
    """Report whether a tool was deprecated until a date that has passed."""
    found = tool.written.metadata.deprecated
    return found is not None and bool(found.until) and found.until <= options.today


def _is_same(old: VersionedTool, new: VersionedTool) -> bool:
    one, other = (tool.lowered.input.canonical for tool in (old, new))
    names = [_names(schema.root) for schema in (one, other)]
    if not names[0] or names[0] != names[1]:
        return False
    return contained(one, other).answer == contained(other, one).answer == "yes"


def _names(schema: Schema) -> frozenset[str]:
    found = schema.keywords.get("properties")
    return frozenset(found) if isinstance(found, dict) else frozenset()


def _sides(old: VersionedTool, new: VersionedTool, options: Options) -> Iterator[_Side]:
    before = without_expired(old.lowered.input.canonical, old.written.input, options.today)
    inputs = [before, new.lowered.input.canonical]
    if options.closed:
        inputs = [closed(one) for one in inputs]
    written = old.written.input, new.written.input
    small, large = inputs
    yield _Side("input", codes.INPUT_NARROWED, small, large, *written, is_input=True)
    if old.lowered.output is None:
        return
    result = new.lowered.output
    outputs = [
        _anything(old.lowered.output.canonical) if result is None else result.canonical,
        old.lowered.output.canonical,
    ]
    if options.closed:
        outputs = [closed(one) for one in outputs]
    written = old.written.output, new.written.output
    small, large = outputs
    yield _Side("output", codes.OUTPUT_WIDENED, small, large, *written, is_input=False)


def _anything(other: Canonical) -> Canonical:
    """Return the schema of a result without a schema."""
    return Canonical(Schema({}, other.root.span, boolean=True), source=True, json=True)


def _differences(
    name: str, side: _Side, tools: tuple[VersionedTool, VersionedTool], options: Options
) -> Iterator[Finding]:
    spans = span_of(tools[0].written), span_of(tools[1].written)
    fault = side.small.fault or side.large.fault
    if fault and contained(side.small, side.large).answer != "yes":
        message = f"the {side.name} of tool '{name}' is malformed, so it was not compared: {fault}"
        yield Finding(Level.WIRE, codes.UNDECIDED, name, message, *spans, side.name, is_note=True)
        return
    for found in findings(side.small, side.large):
        if found.refusal is None:
            yield _undecided(name, side, found, spans)
        else:
            yield _difference(name, side, found, options)


def _undecided(name: str, side: _Side, found: Difference, spans: tuple[Span, Span]) -> Finding:
    why = found.verdict.undecided
    assert why is not None, "of an undecided question"
    keyword = f"'{why.keyword}': " if why.keyword else ""
    message = f"whether the {side.name} of tool '{name}' is compatible is not decided: {keyword}{why.reason}"
    old, new = spans
    if why.span is not None and why.span.path == new.path:
        new = why.span
    return Finding(Level.WIRE, codes.UNDECIDED, name, message, old, new, side.name, is_note=True)


def _difference(name: str, side: _Side, found: Difference, options: Options) -> Finding:
    refusal, accepting = found.refusal, found.accepting
    assert refusal is not None
    assert accepting is not None
    written = side.new_written, side.old_written
    large, small = map(Places, written if side.is_input else reversed(written))
    at = large.of(refusal.schema, refusal.keyword, refusal.detail)
    other = small.of(accepting, refusal.keyword, refusal.detail)
    old, new = (other, at) if side.is_input else (at, other)
    part = side.name + large.pointer(refusal.schema)
    if found.is_new_property and side.is_input:
        return _typed_property(name, found, options, (old, new), part)
    witness = found.verdict.witness
    if side.is_input:
        message = (
            f"tool '{name}' refuses {shown_witness(witness)}, which it accepted: {_cause(refusal)}"
        )
        hint = _HINTS.get(
            refusal.keyword, "accept the old values, too, or add another tool instead"
        )
    else:
        message = f"tool '{name}' may return {shown_witness(witness)}, which was excluded: {_cause(refusal)}"
        hint = "keep results within the old schema"
    return Finding(Level.WIRE, side.code, name, message, old, new, part, hint, Witness(witness))


def _typed_property(
    name: str, found: Difference, options: Options, places: tuple[Span, Span], part: str
) -> Finding:
    assert found.refusal is not None
    value = found.verdict.witness
    place = _pointer(found.refusal)
    message = f"tool '{name}' restricts '{place}', which could be anything: it accepted {shown_witness(value)}"
    hint = "close the object with 'additionalProperties: false', or compare with --closed"
    is_note = not options.strict_open
    code, witness = codes.PROPERTY_TYPED, Witness(value)
    return Finding(Level.WIRE, code, name, message, *places, part, hint, witness, is_note=is_note)


def _cause(refusal: Refusal) -> str:
    what = f"'{refusal.keyword}'" if refusal.keyword else "the schema"
    place = _pointer(refusal)
    what += f" of '{place}'" if place else ""
    return what + (f" ('{refusal.detail}')" if refusal.detail else "")


def _pointer(refusal: Refusal) -> str:
    return pointer(tuple(str(token) for token in refusal.instance))


def shown_witness(value: JsonValue) -> str:
    """Return a witness as messages show it: of a long one the start."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 3]}..."
