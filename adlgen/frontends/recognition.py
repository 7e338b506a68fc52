"""Selection of the dialect of a document: by its content or by the user's choice."""

from __future__ import annotations

import importlib
from collections.abc import Collection, Iterable, Sequence
from typing import Protocol, cast

from adlgen.diagnostics.codes import shape
from adlgen.diagnostics.model import Log, Severity
from adlgen.diagnostics.spelling import closest
from adlgen.document.node import Document, Mapping, Node, Scalar
from adlgen.document.reader import head_of, kind_of
from adlgen.frontends.shared.markers import Marker, child, first_missing, parts
from adlgen.plugins import find, names, problems
from adlgen.plugins.core import CORE


class FrontEnd(Protocol):
    """The interface of a dialect's package; its ``reader`` is imported on use.

    Optional: ``MARKERS``, a tuple of :class:`~adlgen.frontends.shared.markers.Marker`, the properties that
    every document of the format has. ``recognises`` then reports whether all of them match, and if no
    dialect recognises a document, the hint names the closest format and its first missing marker.
    ``FILES`` are usual file names, such as ``tools.json``; ``TOOL_KEYS`` are keys of the tools in a list.
    Both are only used to find the closest format.
    """

    NAME: str
    """The value for ``--from``."""
    TITLE: str
    """A short description of the format for messages."""
    VERSIONS: tuple[str, ...]
    """The values of the key that declares the format, newest first; empty if there is no such key."""
    KEYS: tuple[str, ...]
    """Keys at the root of documents of this format."""

    def recognises(self, document: Document) -> bool:
        """Report whether a document is of this format."""


_TOOL_LIST_KEY = "tools"


def front_end(name: str) -> FrontEnd:
    """Return the front end of a dialect. Raises KeyError if there is none with this name."""
    package = find("dialects", name)
    if package is None:
        raise KeyError(name)
    return cast(FrontEnd, importlib.import_module(package))


def frontend_for(document: Document, log: Log, dialect: str | None = None) -> FrontEnd:
    """Return the front end for a document; ``dialect`` is the user's choice, if any.

    Raise :class:`~adlgen.diagnostics.model.StopRun` unless exactly one dialect recognises the document.
    """
    if dialect is not None:
        if find("dialects", dialect) is None:
            known = names("dialects", all_=True)
            near = closest(dialect, known)
            every = f"available formats: {', '.join(known)}; others need a plug-in"
            hint = f"did you mean '{near}'?" if near else "\n".join((every, *problems()))
            log.add(shape.UNKNOWN_DIALECT, f"unknown format '{dialect}'", None, hint)
            log.stop_if_errors()
        chosen = front_end(dialect)
        _warn_of_choice(document, chosen, log)
        return chosen
    first = front_end(next(iter(CORE.dialects)))
    if first.recognises(document) and _has_only(document.root, first.KEYS):
        return first  # without loading the others
    found = _recognising(document, names("dialects")) or _recognising(
        document, names("dialects", all_=True)
    )
    if not found:
        _report_unknown(document, [*map(front_end, names("dialects", all_=True))], log)
    elif len(found) > 1:
        _report_ambiguous(document, found, log)
    log.stop_if_errors()
    _warn_of_others(document, found[0], log)
    return found[0]


def _recognising(document: Document, dialects: Iterable[str]) -> list[FrontEnd]:
    return [front for front in map(front_end, dialects) if front.recognises(document)]


def _has_only(root: Node, keys: Collection[str]) -> bool:
    return isinstance(root, Mapping) and all(entry.key in keys for entry in root)


def _report_unknown(document: Document, known: Sequence[FrontEnd], log: Log) -> None:
    from adlgen.frontends.foreign import foreign

    root = document.root
    other = foreign(root)
    if other is not None:
        message = f"adlgen does not read {other.title}"
        log.add(shape.UNKNOWN_DIALECT, message, head_of(root), other.hint)
        return
    if not isinstance(root, Mapping):
        message = f"no format recognises the source, which is {kind_of(root)}"
        log.add(shape.UNKNOWN_DIALECT, message, head_of(root), _hint(document, known))
        return
    for key in ("apiVersion", "kind"):
        entry = root.entry(key)
        if entry is not None and isinstance(entry.value, Scalar):
            message = f"unknown {key} '{entry.value.value}'"
            log.add(shape.UNKNOWN_DIALECT, message, entry.value.span, _hint(document, known))
            return
    message = "the format of the source is not recognised"
    log.add(shape.UNKNOWN_DIALECT, message, head_of(root), _hint(document, known))


def _hint(document: Document, known: Sequence[FrontEnd]) -> str:
    """Return a hint that names the closest format; unless it is close, also all formats."""
    root = document.root
    keys = {entry.key for entry in root} if isinstance(root, Mapping) else set()
    version = root.get("apiVersion") if isinstance(root, Mapping) else None
    if isinstance(version, Scalar) and isinstance(version.value, str):
        near = closest(version.value, [name for front in known for name in front.VERSIONS])
        if near is not None:
            return f"did you mean '{near}'?"

    likeness = [_likeness(front, document, keys) for front in known]
    best = known[likeness.index(max(likeness))]
    if max(likeness) >= (_CLOSE if isinstance(root, Mapping) else _CLOSE_LIST):
        return _closest(best, root, keys)
    is_alone = likeness.count(max(likeness)) == 1
    first = (_closest(best, root, keys),) if is_alone or max(likeness) == _CLOSE - 1 else ()
    formats = (f"{front.NAME}: {front.TITLE}" for front in known)
    return "\n".join((*first, "adlgen reads these formats:", *formats, *problems()))


def _closest(best: FrontEnd, root: Node, keys: Collection[str]) -> str:
    start = f"the closest format is {best.TITLE}"
    lacking = [key for key in best.KEYS if key not in keys]
    if best.VERSIONS and "apiVersion" in best.KEYS:
        first = f"apiVersion: {best.VERSIONS[0]}"
        if "apiVersion" in keys:
            return f"{start}, which starts with '{first}'"
        lines = ", ".join(f"'{first if key == 'apiVersion' else key}'" for key in lacking)
        return f"{start}, but this is missing: {lines}"
    missing = first_missing(_markers(best), root)[1]
    if missing:
        return f"{start}, but this is missing: {missing}"
    quoted = ", ".join(f"'{key}'" for key in lacking)
    return f"{start}, which has {quoted}" if lacking else f"{start}; see --from"


_CLOSE = 3
"""The similarity from which a format is close: a part of a file has keys of several formats."""
_CLOSE_LIST = 2
"""The same for a list, which has no keys."""


def _likeness(front: FrontEnd, document: Document, keys: Collection[str]) -> int:
    """Return the similarity to a format: matching markers, similar keys of the root and tools, file name."""
    met, _ = first_missing(_markers(front), document.root)
    files: tuple[str, ...] = getattr(front, "FILES", ())
    own: tuple[str, ...] = getattr(front, "TOOL_KEYS", ())
    named = document.source.path.rsplit("/", 1)[-1] in files
    return max(2 * met, _alike(front.KEYS, keys)) + _alike(own, _keys_of_tools(document)) + named


def _alike(known: Collection[str], keys: Collection[str]) -> int:
    return sum(key in keys or closest(key, keys) is not None for key in known)


def _keys_of_tools(document: Document) -> Collection[str]:
    """Return the keys of the tools in a list at the root, under ``tools``, or under that of a section."""
    root = document.root
    sections = [entry.value for entry in root] if isinstance(root, Mapping) else []
    lists = [root, *(child(node, _TOOL_LIST_KEY) for node in (root, *sections))]
    listed = next((found for found in map(parts, lists) if found), ())
    return {entry.key for tool in listed if isinstance(tool, Mapping) for entry in tool}


def _markers(front: FrontEnd) -> tuple[Marker, ...]:
    markers: tuple[Marker, ...] = getattr(front, "MARKERS", ())
    return markers


def _report_ambiguous(document: Document, found: Sequence[FrontEnd], log: Log) -> None:
    titles = " or ".join(candidate.TITLE for candidate in found)
    names = " or ".join(f"--from {candidate.NAME}" for candidate in found)
    message = f"the source could be {titles}"
    log.add(
        shape.AMBIGUOUS_DIALECT, message, head_of(document.root), f"select the format with {names}"
    )


def _warn_of_choice(document: Document, chosen: FrontEnd, log: Log) -> None:
    """Warn if the document is clearly of one other format than the selected one."""
    if chosen.recognises(document):
        return
    found = _recognising(document, names("dialects"))
    if len(found) == 1:
        message = f"the source is {found[0].TITLE}, but is read as {chosen.TITLE}"
        hint = f"remove --from, or use --from {found[0].NAME}"
        log.add(shape.OTHER_DIALECT, message, head_of(document.root), hint)


def _warn_of_others(document: Document, front: FrontEnd, log: Log) -> None:
    """Warn about a list of tools at the root of a manifest, which only other formats read."""
    root = document.root
    if _TOOL_LIST_KEY in front.KEYS or not isinstance(root, Mapping):
        return
    entry = root.entry(_TOOL_LIST_KEY)
    if entry is not None:
        message = f"the source is read as {front.TITLE}, but also looks like a plain list of tools"
        hint = f"move the list to spec.tools, or select the format with --from {front.NAME}"
        log.add(shape.AMBIGUOUS_DIALECT, message, entry.key_span, hint, severity=Severity.WARNING)
