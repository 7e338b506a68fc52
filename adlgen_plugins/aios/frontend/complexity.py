"""Warnings of an AIOS tool for its users: ``anti_patterns`` and ``api_complexity``."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.spec.text import Text
from adlgen_plugins.aios.feature.model import AntiPattern, Payload, Quirk
from adlgen_plugins.aios.frontend import codes
from adlgen_plugins.aios.frontend.fields import FieldReader, holds
from adlgen_plugins.aios.frontend.knowledge import Knowledge, check_mentions

_QUIRKS = "api_quirks"
_BUILDING = ("structure", "extraction")


class Complexity(Struct):
    """``api_complexity``."""

    payloads: tuple[Payload, ...] = ()
    mappings: Node | None = None
    quirks: tuple[Quirk, ...] = ()


def read_anti_patterns(tool: FieldReader, *, explicit: bool) -> tuple[AntiPattern, ...]:
    """Return the anti-patterns; the loader validates them in files that declare version 2.0."""
    return tuple(_anti_patterns(tool, passes=not explicit))


def _anti_patterns(tool: FieldReader, *, passes: bool) -> Iterator[AntiPattern]:
    message = "anti_patterns must be an array"
    for one in tool.records("anti_patterns", "anti-pattern", "pattern", message, passes=passes):
        text = "Anti-pattern must have pattern, description, wrong, and correct fields"
        keys = ("pattern", "description", "wrong", "correct")
        one.require(*keys, message=text, passes=passes)
        name = one.text("pattern")
        if name is not None:
            yield AntiPattern(
                name=name,
                description=one.words("description"),
                category=one.words("category"),
                wrong=one.words("wrong"),
                correct=one.words("correct"),
                rationale=one.words("rationale"),
            )


def read_complexity(tool: FieldReader, knowledge: Knowledge) -> Complexity:
    """Return the payloads, field mappings and quirks."""
    record = tool.record("api_complexity")
    if record is None:
        return Complexity()
    mappings = record.node("field_mappings")
    if isinstance(mappings, Mapping):
        for entry in mappings:
            _check_mapping(entry, record, knowledge)
    elif mappings is not None:
        record.wrong_type("field_mappings", mappings, "a mapping")
    payloads = tuple(_payloads(record))
    return Complexity(payloads, mappings, tuple(_quirks(record, knowledge)))


def _payloads(record: FieldReader) -> Iterator[Payload]:
    for payload in record.records("payload_schemas", "payload schema", "type"):
        payload.require("type", "detection", "payload_path")
        name = payload.text("type")
        if name is not None:
            yield Payload(name, payload.words("detection"), payload.words("payload_path"))


def _check_mapping(entry: Entry, record: FieldReader, knowledge: Knowledge) -> None:
    """Check that a field, or each field of a group, has ``structure`` or ``extraction``."""
    where = f"field mapping '{entry.key}'"
    mapping = entry.value if isinstance(entry.value, Mapping) else Mapping((), entry.key_span)
    inner = FieldReader(mapping, where, record.report)
    check_mentions(inner.text("extraction"), knowledge, inner)
    if any(holds(mapping.get(key)) for key in _BUILDING):
        return
    groups = [one for one in mapping if isinstance(one.value, Mapping)]
    for one in groups:
        _check_mapping(one, record, knowledge)
    if not groups:
        message = f"{where} must set 'structure' or 'extraction'"
        record.report.add(codes.MISSING_REQUIRED_FIELD, message, entry.key_span)


def _quirks(record: FieldReader, knowledge: Knowledge) -> Iterator[Quirk]:
    """Yield the quirks of ``api_quirks`` and of other lists."""
    for quirk in record.records(_QUIRKS, "quirk", "quirk"):
        quirk.require("quirk", "description", "mitigation")
        check_mentions(quirk.text("mitigation"), knowledge, quirk)
        yield from _quirk(quirk, quirk.text("quirk"))
    for entry in record.mapping:
        if entry.key == _QUIRKS or not isinstance(entry.value, Sequence):
            continue
        for item in entry.value.items:
            name = item.get("quirk") if isinstance(item, Mapping) else None
            if isinstance(item, Mapping) and isinstance(name, Scalar):
                other = FieldReader(item, "a quirk", record.report)
                yield from _quirk(other, other.text("quirk"))


def _quirk(record: FieldReader, name: Text | None) -> Iterator[Quirk]:
    if name is not None:
        mitigation = record.words("mitigation") or record.words("solution")
        yield Quirk(name, record.words("description"), record.words("impact"), mitigation)
