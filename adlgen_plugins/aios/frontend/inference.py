"""Schema inference from examples, with the evidence for each part."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Sequence as Several

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Span
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence
from adlgen.frontends.shared.nodes import sequence, text
from adlgen_plugins.aios.feature.model import Evidence


class Inferred(Struct):
    """A schema and its evidence."""

    schema: Mapping
    evidence: Evidence


def infer(samples: Several[Node]) -> Inferred:
    """Return a schema that accepts all samples.

    It contains the observed JSON types, properties and items. Properties are never required, and
    objects are open. A value that is always null may be any value.
    """
    evidence: dict[str, tuple[Span, ...]] = {}
    return Inferred(_schema(tuple(samples), "", evidence), evidence)


def escaped(token: str) -> str:
    """Escape a key for use in a JSON Pointer."""
    return token.replace("~", "~0").replace("/", "~1")


def _schema(
    samples: tuple[Node, ...], pointer: str, evidence: dict[str, tuple[Span, ...]]
) -> Mapping:
    span = samples[0].span
    evidence[pointer] = tuple(sample.span for sample in samples)
    entries: list[Entry] = []
    types = _types(samples)
    if types:
        words = [text(name, span) for name in types]
        value: Node = words[0] if len(words) == 1 else sequence(span, words)
        entries.append(Entry("type", span, value))
    properties = _properties(samples)
    if properties:
        made = [
            Entry(
                key,
                found[0].key_span,
                _schema(
                    tuple(entry.value for entry in found),
                    f"{pointer}/properties/{escaped(key)}",
                    evidence,
                ),
            )
            for key, found in properties.items()
        ]
        entries.append(Entry("properties", span, Mapping(tuple(made), span)))
    items = tuple(
        item for sample in samples if isinstance(sample, Sequence) for item in sample.items
    )
    if items:
        entries.append(Entry("items", span, _schema(items, f"{pointer}/items", evidence)))
    return Mapping(tuple(entries), span)


def _types(samples: Iterable[Node]) -> list[str]:
    """Return the JSON types of samples in order of appearance, null last; empty if all are null."""
    seen = list(dict.fromkeys(_type(sample) for sample in samples))
    if "number" in seen and "integer" in seen:
        seen.remove("integer")
    if "null" in seen:
        seen.remove("null")
        return [*seen, "null"] if seen else []
    return seen


def _type(node: Node) -> str:
    match node:
        case Mapping():
            return "object"
        case Sequence():
            return "array"
        case Scalar(value=None):
            return "null"
        case Scalar(value=bool()):
            return "boolean"
        case Scalar(value=str()):
            return "string"
        case Scalar(value=int()):
            return "integer"
        case Scalar():
            return "number"


def _properties(samples: Iterable[Node]) -> dict[str, list[Entry]]:
    found: dict[str, list[Entry]] = {}
    for sample in samples:
        for entry in sample if isinstance(sample, Mapping) else ():
            found.setdefault(entry.key, []).append(entry)
    return found
