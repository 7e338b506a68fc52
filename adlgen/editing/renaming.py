"""Renames services, definitions and other names, with everything that refers to them."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from adlgen.document.inputs import Inputs
from adlgen.document.node import Entry, Mapping, Node, Scalar, Sequence, at
from adlgen.editing.checks import project_of
from adlgen.editing.dialects import CONFIG, knowledge_of
from adlgen.editing.model import Edit, Link, Snapshot
from adlgen.editing.names import (
    DEFINING,
    Subject,
    entries,
    files_near,
    names_of,
    occurrences,
    subject_at,
)

_EXCEPTIONS = (("lint", "exceptions"), ("breaking", "exceptions"))
_DEFINITION = r"[A-Za-z_][A-Za-z0-9_.-]*"


class RenameError(Exception):
    """A name that cannot be changed; the text is the reason."""


def renamed(snapshot: Snapshot, path: str, position: tuple[int, int]) -> Link:
    """Return the range of the name at a position. Raises RenameError if it cannot be changed."""
    found = subject_at(snapshot, path, position)
    if found is None or (found[0].place and found[0].place[-2:-1] not in DEFINING):
        message = "there is no name here that can be changed"
        raise RenameError(message)
    if found[0].is_fixed or found[0].kind == "built-in":
        message = f"'{found[0].text}' is a name of adlgen"
        raise RenameError(message)
    here = [one.link for one in occurrences(snapshot, found[0]) if one.link.path == path]
    inside = [one for one in here if found[1].start <= one.start and one.end <= found[1].end]
    if not inside:
        message = "the name is written with escapes, or is an anchor; change it by hand"
        raise RenameError(message)
    return inside[0]


def rename(snapshot: Snapshot, path: str, position: tuple[int, int], new: str) -> tuple[Edit, ...]:
    """Return the changes that give the name at a position another text. Raises RenameError."""
    renamed(snapshot, path, position)
    found = subject_at(snapshot, path, position)
    assert found is not None, "it was found before"
    subject = found[0]
    _check(snapshot, subject, new)
    edits = [
        Edit(one.link.path, one.link.start, one.link.end, new)
        for one in occurrences(snapshot, subject)
    ]
    edits += _elsewhere(snapshot, subject, new)
    return tuple(dict.fromkeys(edits))


def _check(snapshot: Snapshot, subject: Subject, new: str) -> None:
    document = snapshot.document(subject.path)
    pattern = _DEFINITION if subject.place else subject.pattern or _pattern(snapshot, subject)
    if pattern and not re.fullmatch(pattern, new):
        message = f"'{new}' is not a valid name (expected {pattern})"
        raise RenameError(message)
    if document is None:
        return
    if subject.place:
        parent = at(document.root, subject.place[:-1])
        taken = {entry.key for entry in parent} if isinstance(parent, Mapping) else set()
    else:
        names = names_of(document, knowledge_of(document))
        taken = {one.text for one in names if one.is_definition and one.kind == subject.kind}
    if new in taken:
        message = f"the name '{new}' is taken"
        raise RenameError(message)


def _pattern(snapshot: Snapshot, subject: Subject) -> str:
    document = snapshot.document(subject.path)
    names = () if document is None else names_of(document, knowledge_of(document))
    wanted = (subject.kind, subject.text)
    found = (one.pattern for one in names if one.is_definition and (one.kind, one.text) == wanted)
    return next(found, "")


def _elsewhere(snapshot: Snapshot, subject: Subject, new: str) -> list[Edit]:
    """Return the changes of pinned names and of the configuration that mention the name."""
    edits: list[Edit] = []
    folder = os.path.dirname(subject.path)
    near = files_near(snapshot, subject.path)
    configs = [os.path.join(folder, n) for n, _ in Inputs().names_in(folder) if n in CONFIG]
    project = project_of(subject.path, snapshot)
    if project is not None and project.config in CONFIG:
        configs.append(os.path.join(project.folder, project.config))
    has_name = subject.kind == "tool" and _has_name(snapshot, subject)
    for path in dict.fromkeys([*near, *configs]):
        text, document = snapshot.text(path), snapshot.document(path)
        if text is None or document is None:
            continue
        for way, entry in entries(document.root):
            old = entry.key
            if subject.kind == "tool" and os.path.basename(path) in CONFIG:
                for value in _values(subject.text, way, entry, has_name=has_name):
                    start, end = text.offsets_of(value.span)
                    at_ = text.text.find(subject.text, start, end)
                    if at_ >= 0:
                        edits.append(Edit(path, at_, at_ + len(subject.text), new))
            key = _key(subject, path, way, old, new)
            if key is not None:
                start, end = text.offsets_of(entry.key_span)
                raw = text.text[start:end]
                if raw.count(old) == 1:
                    place = start + raw.index(old)
                    edits.append(Edit(path, place, place + len(old), key))
    return edits


def _has_name(snapshot: Snapshot, subject: Subject) -> bool:
    """Report whether a tool has a name in addition to its id."""
    document = snapshot.document(subject.path)
    for way, entry in () if document is None else entries(document.root):
        if entry.key == "id" and isinstance(entry.value, Scalar) and document is not None:
            tool = at(document.root, way[:-1])
            if entry.value.value == subject.text and isinstance(tool, Mapping):
                return tool.get("name") is not None
    return False


def _values(old: str, way: tuple[str, ...], entry: Entry, *, has_name: bool) -> Iterator[Node]:
    """Yield the values of an entry of the configuration that are the id of a tool; exceptions have its name instead, if it has one."""
    found: tuple[Node, ...] = ()
    if way[-2:] == ("only", "ids") and isinstance(entry.value, Sequence):
        found = entry.value.items
    if way[:2] in _EXCEPTIONS and way[-1] == "tool" and not has_name:
        found = (entry.value,)
    yield from (one for one in found if isinstance(one, Scalar) and one.value == old)


def _is_overlay(subject: Subject, path: str, way: tuple[str, ...]) -> bool:
    """Report whether a key of the configuration is a tool of the overlay of the file that defines the name."""
    match way:
        case (*_, "overlays", file, "tools", name) if name == subject.text:
            folder = os.path.dirname(path)
            return os.path.realpath(os.path.join(folder, file)) == subject.path
        case _:
            return False


def _key(subject: Subject, path: str, way: tuple[str, ...], old: str, new: str) -> str | None:
    """Return the new text of a key that mentions the name; None: it does not."""
    if subject.kind == "tool" and os.path.basename(path) in CONFIG:
        is_pin = len(way) > 1 and way[-2] == "names" and old == subject.text
        if is_pin or _is_overlay(subject, path, way):
            return new
        return (
            old.replace(f"tool:{subject.text}/", f"tool:{new}/") if _of_tool(subject, way) else None
        )
    if not subject.place:
        return None
    is_pin = len(way) > 1 and way[-2] == "names" and old.startswith("/")
    if is_pin and path == subject.path and way[:-3] == subject.place[: len(way) - 3]:
        inner = f"/{'/'.join(subject.place[len(way) - 3 :])}"
    elif len(way) > 1 and way[-2] == "types" and os.path.basename(path) in CONFIG:
        inner = f"{os.path.basename(subject.path)}#/{'/'.join(subject.place)}"
    else:
        return None
    if old != inner and not old.startswith(f"{inner}/"):
        return None
    return inner[: inner.rindex("/") + 1] + new + old[len(inner) :]


def _of_tool(subject: Subject, way: tuple[str, ...]) -> bool:
    return len(way) > 1 and way[-2] == "types" and way[-1].startswith(f"tool:{subject.text}/")
