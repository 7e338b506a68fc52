"""The new texts of a specification and of its types file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import quote

from adlgen.document.node import JsonValue, Mapping, Source
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.shared.yaml_text import yaml_text
from adlgen.schema.dialects import DRAFTS, LATEST, Dialect
from adlgen.sharing.blocks import lines_of
from adlgen.sharing.decisions import Decisions, keyword_of
from adlgen.sharing.definitions import definitions, fragment
from adlgen.sharing.edits import addition, all_removed, removals, target_edit, use_edit
from adlgen.sharing.homes import DEFINITIONS, Home, tokens_of
from adlgen.sharing.text import Edit, SourceText


def specification(source: Source, homes: Sequence[Home], decisions: Decisions) -> str:
    """Return the text of the specification with references to the types file."""
    text = SourceText(source)
    edits = [*_references(text, decisions)]
    replaced = {id(use.node) for use in decisions.uses}
    for home in homes:
        if id(home.root) not in replaced:
            edits += _removed(text, home, decisions.removed[id(home)])
    return text.edited(edits)


def _references(text: SourceText, decisions: Decisions) -> Iterator[Edit]:
    file = quote(decisions.classes.reader.name)
    for use in decisions.uses:
        reference = file + fragment(decisions.pointers[use.shared])
        if use.is_part:
            yield target_edit(text, use.node, reference, {})
            continue
        notes = decisions.notes_of(use.node, use.shared)
        yield use_edit(text, use.home, use.node, reference, notes)


def _removed(text: SourceText, home: Home, pointers: set[str]) -> Iterator[Edit]:
    """Yield the edits that remove definitions, and keywords without definitions."""
    emptied = set()
    for keyword in DEFINITIONS:
        holder = home.root.get(keyword)
        gone = {tokens[1] for p in pointers if (tokens := tokens_of(p))[0] == keyword}
        if not gone or not isinstance(holder, Mapping):
            continue
        if all_removed(holder, gone):
            emptied.add(keyword)
        else:
            yield from removals(text, holder, gone)
    if emptied:
        yield from removals(text, home.root, emptied)


def types_file(
    source: Source | None, path: str, spec: Source, decisions: Decisions, dialect: Dialect
) -> str:
    """Return the text of the types file with the new definitions."""
    added = definitions(decisions)
    lines = lines_of(SourceText(spec), decisions, added)
    types = decisions.classes.reader.types
    if source is None or types is None or not types.root.entries:
        return _fresh(path, spec, added, lines, dialect)
    if not added:
        return source.text
    text = SourceText(source)
    keyword = keyword_of(types)
    holder = types.root.get(keyword)
    if isinstance(holder, Mapping):
        return text.edited([addition(text, holder, added, lines)])
    block = [f"{keyword}:", *(f"  {line}" for line in lines)]
    return text.edited([addition(text, types.root, {keyword: dict(added)}, block)])


def _fresh(
    path: str, spec: Source, added: dict[str, JsonValue], lines: list[str], dialect: Dialect
) -> str:
    content: dict[str, JsonValue] = {}
    if dialect is not LATEST:
        uri = next(uri for uri, known in DRAFTS.items() if known is dialect)
        content["$schema"] = f"{uri}#" if dialect.lone_reference else uri
    if path.lower().endswith(".json"):
        text = json_text({**content, "$defs": dict(added)})
    else:
        head = yaml_text(content) if content else ""
        text = "".join((head, "$defs:\n", *(f"  {line}".rstrip() + "\n" for line in lines)))
    return text.replace("\n", SourceText(spec).newline)
