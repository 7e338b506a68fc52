"""Names and definitions: where they are defined, and what refers to them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.inputs import Inputs
from adlgen.document.node import Document, Entry, Mapping, Node, Scalar, Sequence, at
from adlgen.editing.dialects import Knowledge, knowledge_of, schema_root
from adlgen.editing.model import Link, Snapshot
from adlgen.editing.places import entry_at, place_at
from adlgen.editing.positions import Text
from adlgen.spec.named import Name

_DEFINING = ("$defs", "definitions")
DEFINING = tuple((key,) for key in _DEFINING)
"""The last step but one to a definition. Other places can be referred to, but not renamed: a property is part of what is accepted."""
_FILES = (".yaml", ".yml", ".json")
_REFERENCES = ("$ref", "$dynamicRef", "$recursiveRef")


class Occurrence(Struct):
    """A place with a name."""

    link: Link
    """The characters of the name alone."""
    is_definition: bool = False


class Subject(Struct):
    """What a name stands for: a definition of a file, or a name of a document."""

    path: str
    """The file that defines it."""
    place: tuple[str, ...] = ()
    """The way to the definition of a schema; empty for a name of the dialect."""
    kind: str = ""
    text: str = ""
    pattern: str = ""
    is_fixed: bool = False
    """Whether it has no definition in a file."""


def subject_at(
    snapshot: Snapshot, path: str, position: tuple[int, int]
) -> tuple[Subject, Link] | None:
    """Return what the name at a position stands for, and its range; None if there is no name."""
    text, document = snapshot.text(path), snapshot.document(path)
    if text is None or document is None:
        return None
    offset = text.offset(position)
    knowledge = knowledge_of(document)
    for name in names_of(document, knowledge):
        link = link_of(name, path, text)
        if link is not None and link.start <= offset <= link.end:
            subject = Subject(path, (), name.kind, name.text, name.pattern, name.is_fixed)
            return subject, link
    place = place_at(document.root, *text.place(offset))
    if place.on_key and place.path[-2:-1] and place.path[-2] in _DEFINING:
        return Subject(path, place.path), Link(path, *text.offsets_of(place.span))
    if place.entry is not None and place.entry.key in _REFERENCES and not place.on_key:
        found = target_of(snapshot, path, document, place.path, place.node)
        if found is not None:
            return Subject(found[0], found[1]), Link(path, *text.offsets_of(place.span))
    return None


def names_of(document: Document, knowledge: Knowledge) -> Iterator[Name]:
    """Yield the names of a document."""
    if knowledge.names is not None:
        yield from knowledge.names(document.root)


def link_of(name: Name, path: str, text: Text) -> Link | None:
    """Return the range of a name; None if it is not in the text as it is, for example with escapes."""
    if name.is_fixed and name.is_definition:
        return None
    start, end = text.offsets_of(name.span)
    raw = text.text[start:end]
    if raw[:1] in {'"', "'"}:
        at_ = start + 1 + name.start
    elif raw[:1] in {"|", ">"}:
        return _in_block(name, path, text, start, end)
    else:
        at_ = start + name.start
    if text.text[at_ : at_ + len(name.text)] != name.text:
        return None
    return Link(path, at_, at_ + len(name.text))


def _in_block(name: Name, path: str, text: Text, start: int, end: int) -> Link | None:
    """Return the range of a name in a block of lines: its place among the same words."""
    word = re.compile(rf"(?<![\w.-]){re.escape(name.text)}(?![\w-])")
    found = [*word.finditer(text.text, start, end)]
    if name.rank < len(found):
        return Link(path, found[name.rank].start(), found[name.rank].end())
    return None


def target_of(
    snapshot: Snapshot, path: str, document: Document, way: tuple[str, ...], node: Node
) -> tuple[str, tuple[str, ...]] | None:
    """Return the file and the way to which a reference leads; None if it leads nowhere."""
    reference = node.value if isinstance(node, Scalar) else None
    if not isinstance(reference, str):
        return None
    file, _, fragment = reference.partition("#")
    if file:
        if ":" in file or file.startswith("/"):
            return None
        path = os.path.realpath(os.path.join(os.path.dirname(path), file))
        found = snapshot.document(path)
        length: int | None = 0
    else:
        found, length = document, schema_root(knowledge_of(document), way)
    if found is None:
        return None
    base = way[: length or 0] if not file else ()
    root = at(found.root, base)
    if root is None:
        return None
    if fragment and not fragment.startswith("/"):
        anchor = _anchored(root, fragment)
        return None if anchor is None else (path, (*base, *anchor))
    tokens = tokens_of(fragment)
    return None if at(root, tokens) is None else (path, (*base, *tokens))


def tokens_of(fragment: str) -> tuple[str, ...]:
    """Return the keys and indices of a pointer in a reference."""
    from urllib.parse import unquote

    parts = unquote(fragment).split("/")[1:] if fragment else []
    return tuple(part.replace("~1", "/").replace("~0", "~") for part in parts)


def _anchored(root: Node, name: str) -> tuple[str, ...] | None:
    for way, entry in entries(root):
        is_anchor = entry.key in ("$anchor", "$dynamicAnchor")
        if is_anchor and isinstance(entry.value, Scalar) and entry.value.value == name:
            return way[:-1]
    return None


def entries(node: Node) -> Iterator[tuple[tuple[str, ...], Entry]]:
    """Yield all entries in a document, each with the way to it."""
    waiting: list[tuple[tuple[str, ...], Node]] = [((), node)]
    while waiting:
        way, one = waiting.pop()
        match one:
            case Mapping(entries=found):
                for entry in found:
                    yield (*way, entry.key), entry
                    waiting.append(((*way, entry.key), entry.value))
            case Sequence(items=items):
                waiting += [((*way, str(n)), item) for n, item in enumerate(items)]
            case Scalar():
                pass


def occurrences(snapshot: Snapshot, subject: Subject) -> Iterator[Occurrence]:
    """Yield where a name is defined and referred to, in the files that can refer to it."""
    if not subject.place:
        text, document = snapshot.text(subject.path), snapshot.document(subject.path)
        if text is not None and document is not None:
            for name in names_of(document, knowledge_of(document)):
                link = link_of(name, subject.path, text)
                if (name.kind, name.text) == (subject.kind, subject.text) and link is not None:
                    yield Occurrence(link, name.is_definition)
        return
    for path in files_near(snapshot, subject.path):
        yield from _references_in(snapshot, path, subject)


def files_near(snapshot: Snapshot, path: str) -> list[str]:
    """Return a file, and the open documents and files of its folder that may refer to it."""
    folder, name = os.path.split(path)
    near = [os.path.join(folder, n) for n, is_file in Inputs().names_in(folder) if is_file]
    known = dict.fromkeys([*snapshot.texts, *(one for one in near if one.endswith(_FILES))])
    texts = ((one, snapshot.text(one)) for one in known if one != path)
    return [path, *(one for one, text in texts if text is not None and name in text.text)]


def _references_in(snapshot: Snapshot, path: str, subject: Subject) -> Iterator[Occurrence]:
    text, document = snapshot.text(path), snapshot.document(path)
    if text is None or document is None:
        return
    if path == subject.path:
        entry = entry_at(document.root, subject.place)
        if entry is not None:
            yield Occurrence(
                _inner(path, text, text.offsets_of(entry.key_span)), is_definition=True
            )
    length = len(subject.place)
    for way, entry in entries(document.root):
        if entry.key not in _REFERENCES:
            continue
        found = target_of(snapshot, path, document, way, entry.value)
        if found is None or found[0] != subject.path or found[1][:length] != subject.place:
            continue
        link = _token(entry.value, path, text, len(found[1]) - length)
        if link is not None:
            yield Occurrence(link)


def _inner(path: str, text: Text, offsets: tuple[int, int]) -> Link:
    """Return the range of a scalar without its quotes."""
    start, end = offsets
    quoted = end - start > 1 and text.text[start] in "\"'" and text.text[end - 1] in "\"'"
    return Link(path, start + quoted, end - quoted)


def _token(node: Node, path: str, text: Text, after: int) -> Link | None:
    """Return the range of a part of the pointer of a reference, which has some parts after it."""
    whole = _inner(path, text, text.offsets_of(node.span))
    raw = text.text[whole.start : whole.end]
    if not isinstance(node, Scalar) or raw != node.value or "/" not in raw.partition("#")[2]:
        return None  # escapes, or an anchor
    parts = raw.split("/")
    end = whole.start + len("/".join(parts[: len(parts) - after]))
    return Link(path, end - len(parts[-1 - after]), end)


def definition(snapshot: Snapshot, path: str, position: tuple[int, int]) -> tuple[Link, ...]:
    """Return where the name at a position is defined."""
    found = subject_at(snapshot, path, position)
    if found is None:
        return ()
    subject = found[0]
    known = [one.link for one in occurrences(snapshot, subject) if one.is_definition]
    if known or not subject.path:
        return tuple(known)
    text, document = snapshot.text(subject.path), snapshot.document(subject.path)
    node = None if document is None else at(document.root, subject.place)
    if text is None or node is None or subject.kind:
        return ()
    return (Link(subject.path, *text.offsets_of(node.span)),)


def references(snapshot: Snapshot, path: str, position: tuple[int, int]) -> tuple[Occurrence, ...]:
    """Return where the name at a position is defined, and what refers to it."""
    found = subject_at(snapshot, path, position)
    return () if found is None else tuple(dict.fromkeys(occurrences(snapshot, found[0])))
