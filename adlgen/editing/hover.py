"""Documentation of what is at a position."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Diagnostic, DiagnosticKind, Span
from adlgen.document.node import JsonValue, Mapping, Node, Scalar, at
from adlgen.document.reader import head_of
from adlgen.editing.completion import description_of
from adlgen.editing.describe import described, documentation_of, text_of
from adlgen.editing.dialects import Knowledge, knowledge_of, matches, schema_root
from adlgen.editing.emitted import Listing
from adlgen.editing.keywords import DOCUMENTATION
from adlgen.editing.model import Snapshot
from adlgen.editing.places import Place, place_at
from adlgen.editing.schemas import is_obsolete, spot_at
from adlgen.schema.keywords import OBSOLETE

_NAMING = ("id", "name")
"""The keys of tools with their names."""


class Hover(Struct):
    """Documentation in Markdown, and the range that it is about."""

    text: str
    start: int
    end: int


def hover(
    snapshot: Snapshot,
    path: str,
    position: tuple[int, int],
    problems: Sequence[Diagnostic] = (),
    emitted: Callable[[Span], Sequence[Listing]] = lambda _: (),
) -> Hover | None:
    """Return the documentation of what is at a position; None if there is none.

    ``problems`` are those of the file, of which those at the position are explained. ``emitted`` returns what is emitted for
    the tool, the property or the definition whose value has a range; it is called if the position may be that of one.
    """
    text, document = snapshot.text(path), snapshot.document(path)
    if text is None or document is None:
        return None
    offset = text.offset(position)
    place = place_at(document.root, *text.place(offset))
    knowledge = knowledge_of(document)
    parts = [*_documentation(document.root, place, knowledge)]
    for span in _spans(document.root, place, knowledge):
        parts += map(_listing, emitted(replace(span, path=path)))
    start, end = text.offsets_of(place.span)
    for one in problems:
        own = text.offsets_of(one.span) if one.span is not None else (offset + 1, 0)
        if own[0] <= offset <= own[1]:
            start, end = (start, end) if parts else own
            parts.append(_explained(one.code))
    parts = [*dict.fromkeys(parts)]
    return Hover("\n\n".join(parts), start, end) if parts else None


def _spans(root: Node, place: Place, knowledge: Knowledge) -> Iterator[Span]:
    """Yield the ranges that may be that of a tool whose id or name is at a place, or else that of the value of the key there."""
    if place.path and place.path[-1] in _NAMING:
        for length in (len(place.path) - 1, len(place.path) - 2):
            inner = at(root, place.path[: len(place.path) - 1])
            is_tool = any(matches(one, place.path[:length]) for one in knowledge.tools)
            if length >= 0 and is_tool:
                parts = (inner, at(root, place.path[:length]))
                yield from (head_of(part) for part in parts if isinstance(part, Mapping))
                yield place.node.span
                return
    if place.on_key and place.entry is not None:
        yield place.entry.value.span
    for name in () if knowledge.names is None else knowledge.names(root):
        if name.is_definition and name.span == place.span:
            yield name.span


def _listing(one: Listing) -> str:
    fence = "`" * max(3, 1 + max(map(len, re.findall("`+", one.text)), default=0))
    where = f", in `{one.inside}`" if one.inside else ""
    return f"{one.title}{where}:\n{fence}{one.language}\n{one.text}\n{fence}"


def _explained(kind: DiagnosticKind) -> str:
    """Return the start of what ``adlgen explain`` prints: the title and the first paragraph."""
    first = kind.explanation.strip().partition("\n\n")[0]
    more = "" if first == kind.explanation.strip() else f" `adlgen explain {kind.id}` prints more."
    return f"**{kind.id}**: {kind.title}\n\n{first}{more}"


def _documentation(root: Node, place: Place, knowledge: Knowledge) -> list[str]:
    found: list[str] = []
    length = schema_root(knowledge, place.path)
    if length is not None:
        found += _of_schema(root, place, length)
    if not found and knowledge.describe is not None:
        schemas = described(description_of(knowledge), root, place.path)
        texts = dict.fromkeys(filter(None, map(documentation_of, schemas)))
        name = place.path[-1] if place.path else ""
        if texts and not name.isdigit():
            found.append(f"**{name}** — {' '.join(texts)}")
            found += _default(schemas)
    return found


def _default(schemas: list[dict[str, JsonValue]]) -> list[str]:
    values = [text_of(one["default"]) for one in schemas if "default" in one]
    return [f"Default: `{values[0]}`"] if values else []


def _of_schema(root: Node, place: Place, length: int) -> list[str]:
    schema = at(root, place.path[:length])
    if schema is None or len(place.path) == length:
        return []
    before = spot_at(schema, place.path[length:-1])
    last = place.path[-1]
    if before is None:
        return []
    if before.state == "schema" and last in DOCUMENTATION:
        found = [f"**{last}** — {DOCUMENTATION[last]}"]
        if is_obsolete(last):
            found.append(f"A keyword {OBSOLETE[last]}.")
        return found
    if before.state == "names" and place.entry is not None:
        return [_property(before.keyword, last, place)]
    return []


def _property(keyword: str, name: str, place: Place) -> str:
    what = {"properties": "property", "$defs": "definition", "definitions": "definition"}
    assert place.entry is not None
    value = place.entry.value
    described_as = at(value, ("description",))
    kind = at(value, ("type",))
    shown = f"{what.get(keyword, keyword)} **{name}**"
    if isinstance(kind, Scalar):
        shown += f": `{json.dumps(kind.value).strip(chr(34))}`"
    if isinstance(described_as, Scalar) and isinstance(described_as.value, str):
        shown += f"\n\n{described_as.value.strip()}"
    return shown
