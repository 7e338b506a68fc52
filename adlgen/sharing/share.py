"""Shares the equal schemas of a specification, in memory."""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Sequence

from adlgen.diagnostics.codes import sharing as codes
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log, Span
from adlgen.document import is_json, read_document
from adlgen.document.node import Mapping, Source
from adlgen.schema.dialects import Dialect
from adlgen.sharing.classes import Classes
from adlgen.sharing.decisions import Decisions, decide, used_inside
from adlgen.sharing.homes import (
    DEFINITIONS,
    Home,
    Reader,
    home_of,
    homes_of,
    is_usable,
    pointer_of,
    repeated,
    tokens_of,
)
from adlgen.sharing.occurrences import Counted, count, declarations, reached
from adlgen.sharing.rewrite import specification, types_file
from adlgen.sharing.verify import Reading, Specified, read, verify

_FILE = re.compile(r"[^/\\\x00-\x1f*]+\.(json|ya?ml)", re.IGNORECASE)


class SharedType(Struct):
    """A definition of the types file, and the places that refer to it now."""

    name: str
    places: tuple[str, ...]
    """The tool, the part of it, and the position: ``create_order/input/properties/price``; or the types file and the position."""
    is_new: bool


class Sharing(Struct):
    """A specification with shared types; the texts are None if nothing changes."""

    file: str
    """The types file, relative to the folder of the specification."""
    types: tuple[SharedType, ...] = ()
    tools: int = 0
    """The number of tools that refer to them now."""
    before: int = 0
    """How many schemas of the tools become declarations."""
    after: int = 0
    old: Source | None = None
    """The specification as it is."""
    new: Source | None = None
    old_definitions: Source | None = None
    """The types file as it is; None if it does not exist."""
    new_definitions: Source | None = None


def share(source: Source, specified: Specified, log: Log, types: str | None = None) -> Sharing:
    """Return a specification whose equal schemas are definitions of a types file.

    Raises StopRun after an error, also if the result would not accept the same values.
    """
    name = _types_name(source, types, log)
    before = read(source, specified, log)
    file = _existing(source, name, log)
    found = _analysed(before, file, name)
    if not found.homes:
        message = "no schema of the specification can refer to a types file"
        log.add(codes.NOT_WRITTEN, message, None)
        return Sharing(name)
    keys, dialect = _of_one_draft(found, name, log)
    decisions = decide(found.homes, found.classes, found.counted, keys)
    if not decisions.uses or dialect is None:
        return Sharing(name, before=found.declarations(), after=found.declarations())
    return _written(before, found, decisions, dialect, specified, log)


def countable(source: Source, specified: Specified, log: Log) -> int:
    """Return how many types are written several times in a specification that has no types file."""
    found = _analysed(read(source, specified, log), None, "")
    return len(found.counted.repeated())


class _File(Struct):
    """The types file that exists."""

    source: Source
    home: Home


class _Analysis(Struct):
    """The classes of the schemas of a specification."""

    homes: Sequence[Home]
    classes: Classes
    counted: Counted
    types: _File | None
    name: str

    def declarations(self) -> int:
        """Return how many schemas become declarations."""
        reader = self.classes.reader
        own = sum(declarations(home, reached(home, reader)) for home in self.homes)
        return own + (
            0 if self.types is None else declarations(self.types.home, self.types.home.definitions)
        )


def _analysed(reading: Reading, types: _File | None, name: str) -> _Analysis:
    reader = Reader(None if types is None else types.home, name)
    found = homes_of(reading.spec, reading.document)
    homes = [home for home in found if is_usable(home, reader)]
    classes = Classes(reader, repeated(reading.document))
    for home in (*([] if types is None else [types.home]), *homes):
        classes.add(home)
    counted = count(homes, classes, reader.types)
    return _Analysis(homes, classes, counted, types, name)


def _types_name(source: Source, types: str | None, log: Log) -> str:
    """Return the name of the types file. Raises StopRun if it is not next to the specification."""
    own = posixpath.basename(source.path)
    suffix = ".json" if is_json(source) else ".yml" if own.endswith(".yml") else ".yaml"
    name = types or f"types{suffix}"
    if source.folder is None:
        message = "the specification was read from standard input, so no file is next to it"
        log.add(codes.NO_PLACE, message, None, "pass the path of the specification")
    elif not _FILE.fullmatch(name):
        message = f"'{name}' is not the name of a JSON or YAML file next to the specification"
        log.add(codes.NO_PLACE, message, None, "pass a name such as --types types.json")
    elif name == own:
        message = f"'{name}' is the specification itself"
        log.add(codes.NO_PLACE, message, None, "name another file with --types")
    log.stop_if_errors()
    return name


def _existing(source: Source, name: str, log: Log) -> _File | None:
    """Return the types file if it exists. Raises StopRun if no definition can be added to it."""
    assert source.folder is not None, "the name of the types file was checked"
    if name not in source.folder.names(name):
        return None
    file = source.folder.read(name)
    root = log.checked(read_document(file, log).root)
    home = home_of(root) if isinstance(root, Mapping) else None
    if home is None:
        _refuse(file, "is not a JSON Schema of a known draft", log)
    else:
        for keyword in DEFINITIONS:
            found = home.root.get(keyword)
            if found is not None and not isinstance(found, Mapping):
                _refuse(file, f"has '{keyword}' that is not a mapping", log)
    log.stop_if_errors()
    assert home is not None
    return _File(file, home)


def _refuse(file: Source, reason: str, log: Log) -> None:
    message = f"'{posixpath.basename(file.path)}' {reason}"
    log.add(
        codes.BAD_TYPES_FILE, message, Span(file.path, 1, 1, 1, 1), "name another file with --types"
    )


def _of_one_draft(found: _Analysis, name: str, log: Log) -> tuple[set[int], Dialect | None]:
    """Return the classes to share, all of one draft; report how many are left."""
    drafts = {key: found.counted.written[key][0].home.dialect for key in found.counted.repeated()}
    if not drafts:
        return set(), None
    if found.types is not None and found.types.home.root.entries:
        draft = found.types.home.dialect
    else:
        counts = Counter(one.title for one in drafts.values())
        most = max(sorted(counts), key=lambda title: counts[title])
        draft = next(one for one in drafts.values() if one.title == most)
    keys = {key for key, one in drafts.items() if one is draft}
    left = len(drafts) - len(keys)
    if left:
        types = "1 type" if left == 1 else f"{left} types"
        message = f"{types} of other drafts than {draft.title} cannot be in '{name}'"
        log.add(codes.OTHER_DRAFT, message, None, "run again with another file in --types")
    return keys, draft


def _written(
    before: Reading,
    found: _Analysis,
    decisions: Decisions,
    dialect: Dialect,
    specified: Specified,
    log: Log,
) -> Sharing:
    source, old = before.document.source, None if found.types is None else found.types.source
    path = posixpath.join(posixpath.dirname(source.path), found.name)
    new = replace(source, text=specification(source, found.homes, decisions))
    text = types_file(old, path, source, decisions, dialect)
    types = Source(path, text, limits=source.limits) if old is None else replace(old, text=text)
    after = verify(before, new, types, found.name, specified, log)
    home = home_of(_root(types))
    assert home is not None, "the file was just written"
    changed = _analysed(after, _File(types, home), found.name)
    uses = decisions.uses
    return Sharing(
        found.name,
        _types(decisions),
        len({use.home.tool for use in uses}),
        found.declarations(),
        changed.declarations(),
        source,
        new,
        old,
        types,
    )


def _root(source: Source) -> Mapping:
    root = read_document(source, Log()).root
    assert isinstance(root, Mapping), "definitions are in a mapping"
    return root


def _types(decisions: Decisions) -> tuple[SharedType, ...]:
    places: dict[int, list[str]] = {key: [] for key in decisions.shared}
    for use in decisions.uses:
        where = f"{use.home.tool}/{use.home.part}{pointer_of(*use.steps)}"
        places[use.shared].append(where)
    for name, key in decisions.new():
        for other, steps in used_inside(decisions, key):
            where = f"{decisions.classes.reader.name}{pointer_of('$defs', name, *steps)}"
            places[other].append(where)
    fixed = decisions.counted.fixed
    found = (
        SharedType(tokens_of(decisions.pointers[key])[-1], tuple(sorted(where)), key not in fixed)
        for key, where in places.items()
        if where or key not in fixed
    )
    return tuple(sorted(found, key=lambda one: one.name))
