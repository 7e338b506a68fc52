"""Reads a changed specification, and compares the schemas of its tools with those before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from adlgen.diagnostics.codes.sharing import NOT_EQUAL
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log, Severity, StopRun
from adlgen.document import read_document
from adlgen.document.node import Document, Node, Source
from adlgen.schema.canonical import canonicalise
from adlgen.schema.model import Canonical
from adlgen.schema.references.files import Files
from adlgen.sharing.overlay import Overlay
from adlgen.sharing.proof import is_equal
from adlgen.spec.model import Spec, ToolSpec

Specified: TypeAlias = Callable[[Document, Log], Spec]
"""Reads the specification in a document; raises StopRun after an error."""


class Reading(Struct):
    """A specification that was read."""

    document: Document
    spec: Spec


def read(source: Source, specified: Specified, log: Log) -> Reading:
    """Read a specification. Raises StopRun after an error."""
    document = read_document(source, log)
    return Reading(document, log.checked(specified(document, log)))


def verify(
    before: Reading, changed: Source, types: Source, name: str, specified: Specified, log: Log
) -> Reading:
    """Return the changed specification. Raises StopRun with the reason in the log if a tool differs from what it was."""
    folder = before.document.source.folder
    assert folder is not None, "callers check that there is a folder"
    overlay = Overlay(folder, name, types)
    own = log.empty()
    try:
        after = read(replace(changed, folder=overlay), specified, own)
    except StopRun:
        reason = next(d.message for d in own.diagnostics if d.severity is Severity.ERROR)
        log.add(NOT_EQUAL, f"the new specification cannot be read: {reason}", None, _HINT)
        raise
    _compare(before.spec, after.spec, Files(folder), Files(overlay), log)
    log.stop_if_errors()
    return after


_HINT = "nothing is written"


def _compare(old: Spec, new: Spec, files: Files, changed: Files, log: Log) -> None:
    if [tool.id.value for tool in old.tools] != [tool.id.value for tool in new.tools]:
        log.add(NOT_EQUAL, "the new specification has other tools", None, _HINT)
        return
    for first, second in zip(old.tools, new.tools, strict=True):
        for part in ("input", "output"):
            one, other = _node(first, part), _node(second, part)
            if not _is_same(one, other, files, changed):
                message = f"the {part} of '{first.id.value}' would accept other values"
                log.add(NOT_EQUAL, message, None if one is None else one.span, _HINT)
        if _described(first) != _described(second):
            message = f"the description of '{first.id.value}' would change"
            log.add(NOT_EQUAL, message, first.span, _HINT)


def _described(tool: ToolSpec) -> tuple[object, ...]:
    texts = (tool.name, tool.description, tool.metadata.title)
    return (*(None if text is None else text.value for text in texts), tool.tags, tool.names)


def _node(tool: ToolSpec, part: str) -> Node | None:
    return tool.input if part == "input" else tool.output


def _is_same(one: Node | None, other: Node | None, files: Files, changed: Files) -> bool:
    if one is None or other is None:
        return one is other
    before, _ = _canonical(one, files)
    after, problems = _canonical(other, changed)
    return is_equal(before, after) and (before.fault != "" or not problems)


def _canonical(node: Node, files: Files) -> tuple[Canonical, bool]:
    log = Log()
    canonical = canonicalise(node, log, lenient=True, files=files, has_foreign_keywords=True)
    return canonical, canonical.fault != ""
