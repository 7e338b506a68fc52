"""The run of ``adlgen lint --fix``: repairs specifications, and writes all files or none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Diagnostic, Log, Span
from adlgen.document import read_document
from adlgen.document.node import Mapping as MappingNode
from adlgen.document.node import Node, Scalar, Source
from adlgen.document.node import Sequence as SequenceNode
from adlgen.fixing.removals import Removal, removals
from adlgen.fixing.repairs import LOWERED, REMOVED, REPAIRS
from adlgen.fixing.scalars import removal
from adlgen.linting.run import Finding
from adlgen.output.changes import Changes
from adlgen.output.rewritten import changes_of, rewrite
from adlgen.sharing.text import Edit, SourceText

Fixable = Finding | Diagnostic
Places = Mapping[Span, Sequence[Fixable]]


class Fixed(Struct):
    """What was repaired."""

    changes: Mapping[Path, Changes]
    """The changed files of each folder."""
    findings: tuple[Fixable, ...] = ()
    """The findings of rules, and the problems of schemas, that are repaired."""


class _Repaired(Struct, frozen=False):
    """The repairs of one file."""

    edits: list[Edit]
    values: dict[Span, str]
    """New texts, by the span of the old one."""
    gone: set[Span]
    """The spans of the values that are removed."""
    found: list[Fixable]


def fixes(
    findings: Iterable[Finding], problems: Iterable[Diagnostic], sources: Iterable[Source]
) -> Fixed:
    """Return the repairs of findings that are not accepted and of problems of schemas, in files that could be read."""
    known = {source.path: source for source in sources}
    wanted: dict[str, dict[Span, list[Fixable]]] = {}
    for span, one in _fixable(findings, problems):
        if span.path in known:
            wanted.setdefault(span.path, {}).setdefault(span, []).append(one)
    pairs: list[tuple[Source, Source]] = []
    done: list[Fixable] = []
    for path, places in wanted.items():
        new, repaired = _fixed(known[path], places)
        if repaired:
            pairs.append((known[path], new))
            done += repaired
    return Fixed(changes_of(pairs), tuple(done))


def _fixable(
    findings: Iterable[Finding], problems: Iterable[Diagnostic]
) -> Iterator[tuple[Span, Fixable]]:
    for one in findings:
        if one.rule.id in REPAIRS and one.problem.is_in_text and not one.reason:
            yield one.problem.span, one
    for problem in problems:
        if problem.span is not None and (problem.code in REMOVED or problem.code is LOWERED):
            yield problem.span, problem


def write(fixed: Fixed, log: Log) -> None:
    """Write the changes. Raises StopRun if a file has changed since it was read, Obstacle and OSError; nothing is then written."""
    rewrite(fixed.changes, log)


def _fixed(source: Source, places: Places) -> tuple[Source, list[Fixable]]:
    """Return a file after the repairs, and what they repair; nothing if anything else would change."""
    text, root = SourceText(source), _root(source)
    repaired = _Repaired([], {}, set(), [])
    for node in _scalars(root):
        if isinstance(node.value, str) and node.span in places and node.span not in repaired.values:
            _repair_text(text, node, node.value, places[node.span], repaired)
    for one in removals(text, root, places):
        _remove(one, places, repaired)
    new = replace(source, text=text.edited(repaired.edits))
    same = all(
        _is_as_wanted(*pair, repaired.values) for pair in _pairs(root, _root(new), repaired.gone)
    )
    return (new, repaired.found) if same else (source, [])


def _repair_text(
    text: SourceText, node: Scalar, value: str, found: Sequence[Fixable], repaired: _Repaired
) -> None:
    """Add the repair of a text: without some characters, or in lower case."""
    start, end = text.range_of(node.span)
    written = text.text[start:end]
    rules = [one for one in found if isinstance(one, Finding)]
    types = [one for one in found if isinstance(one, Diagnostic) and one.code is LOWERED]
    if rules:
        marks = zip(*(REPAIRS[one.rule.id](value) for one in rules), strict=True)
        kept = [all(one) for one in marks]
        edits = removal(written, start, value, kept)
        new = "".join(c for c, keep in zip(value, kept, strict=True) if keep)
    else:
        edits, new = [Edit(start, end, written.lower())] if types else [], value.lower()
    if edits:
        repaired.edits += edits
        repaired.values[node.span] = new
        repaired.found += rules or types


def _remove(one: Removal, places: Places, repaired: _Repaired) -> None:
    repaired.edits.append(one.edit)
    repaired.gone.add(one.span)
    repaired.found += [
        found
        for found in places[one.span]
        if isinstance(found, Diagnostic) and found.code is one.code
    ]


def _root(source: Source) -> Node:
    return read_document(source, Log()).root


def _scalars(node: Node) -> Iterator[Scalar]:
    return (one for one, _ in _pairs(node, node, ()) if isinstance(one, Scalar))


def _pairs(old: Node, new: Node, gone: Iterable[Span]) -> Iterator[tuple[Node, Node]]:
    """Yield nodes without parts and those in the same place of another document, which lacks some, in order."""
    removed = frozenset(gone)
    waiting: list[tuple[Node, Node]] = [(old, new)]
    while waiting:
        one, other = waiting.pop()
        match one, other:
            case MappingNode(), MappingNode(entries=others):
                entries = [entry for entry in one.entries if entry.value.span not in removed]
                if [e.key for e in entries] != [e.key for e in others]:
                    yield one, other
                    continue
                parts = zip(entries, others, strict=True)
                waiting += reversed([(a.value, b.value) for a, b in parts])
            case SequenceNode(), SequenceNode(items=others):
                items = [item for item in one.items if item.span not in removed]
                if len(items) != len(others):
                    yield one, other
                    continue
                waiting += reversed([*zip(items, others, strict=True)])
            case _:
                yield one, other


def _is_as_wanted(old: Node, new: Node, values: Mapping[Span, str]) -> bool:
    if not isinstance(old, Scalar) or not isinstance(new, Scalar):
        return False
    wanted = values.get(old.span, old.value)
    return type(new.value) is type(wanted) and new.value == wanted
