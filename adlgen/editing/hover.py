"""Documentation of what is at a position."""

from __future__ import annotations

import json

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue, Node, Scalar, at
from adlgen.editing.completion import description_of
from adlgen.editing.describe import described, documentation_of, text_of
from adlgen.editing.dialects import Knowledge, knowledge_of, schema_root
from adlgen.editing.keywords import DOCUMENTATION
from adlgen.editing.model import Snapshot
from adlgen.editing.places import Place, place_at
from adlgen.editing.schemas import is_obsolete, spot_at
from adlgen.schema.keywords import OBSOLETE


class Hover(Struct):
    """Documentation in Markdown, and the range that it is about."""

    text: str
    start: int
    end: int


def hover(snapshot: Snapshot, path: str, position: tuple[int, int]) -> Hover | None:
    """Return the documentation of what is at a position; None if there is none."""
    text, document = snapshot.text(path), snapshot.document(path)
    if text is None or document is None:
        return None
    place = place_at(document.root, *text.place(text.offset(position)))
    knowledge = knowledge_of(document)
    parts = [*_documentation(document.root, place, knowledge)]
    if not parts:
        return None
    return Hover("\n\n".join(parts), *text.offsets_of(place.span))


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
