"""The run of ``adlgen lint --fix``: repairs texts of specifications, and writes all files or none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log, Span
from adlgen.document import read_document
from adlgen.document.node import Mapping as MappingNode
from adlgen.document.node import Node, Scalar, Source
from adlgen.document.node import Sequence as SequenceNode
from adlgen.fixing.repairs import REPAIRS
from adlgen.fixing.scalars import removal
from adlgen.linting.run import Finding
from adlgen.output.changes import Changes
from adlgen.output.rewritten import changes_of, rewrite
from adlgen.sharing.text import Edit, SourceText


class Fixed(Struct):
    """What was repaired."""

    changes: Mapping[Path, Changes]
    """The changed files of each folder."""
    findings: tuple[Finding, ...] = ()
    """The findings that are repaired."""


def fixes(findings: Iterable[Finding], sources: Iterable[Source]) -> Fixed:
    """Return the repairs of findings that are not accepted, in files that could be read."""
    known = {source.path: source for source in sources}
    wanted: dict[str, dict[Span, list[Finding]]] = {}
    for one in findings:
        span = one.problem.span
        is_wanted = one.rule.id in REPAIRS and one.problem.is_in_text and not one.reason
        if is_wanted and span.path in known:
            wanted.setdefault(span.path, {}).setdefault(span, []).append(one)
    pairs: list[tuple[Source, Source]] = []
    done: list[Finding] = []
    for path, places in wanted.items():
        new, repaired = _fixed(known[path], places)
        if repaired:
            pairs.append((known[path], new))
            done += repaired
    return Fixed(changes_of(pairs), tuple(done))


def write(fixed: Fixed, log: Log) -> None:
    """Write the changes. Raises StopRun if a file has changed since it was read, Obstacle and OSError; nothing is then written."""
    rewrite(fixed.changes, log)


def _fixed(
    source: Source, places: Mapping[Span, Sequence[Finding]]
) -> tuple[Source, list[Finding]]:
    """Return a file after the repairs, and what they repair; nothing if anything else would change."""
    text, root = SourceText(source), _root(source)
    edits: list[Edit] = []
    values: dict[Span, str] = {}
    repaired: list[Finding] = []
    for node in _scalars(root):
        found, value = places.get(node.span, ()), node.value
        if not found or not isinstance(value, str) or node.span in values:
            continue
        marks = zip(*(REPAIRS[one.rule.id](value) for one in found), strict=True)
        kept = [all(one) for one in marks]
        start, end = text.range_of(node.span)
        own = removal(text.text[start:end], start, value, kept)
        if own:
            edits += own
            values[node.span] = "".join(c for c, keep in zip(value, kept, strict=True) if keep)
            repaired += found
    new = replace(source, text=text.edited(edits))
    same = all(_is_as_wanted(*pair, values) for pair in _pairs(root, _root(new)))
    return (new, repaired) if same else (source, [])


def _root(source: Source) -> Node:
    return read_document(source, Log()).root


def _scalars(node: Node) -> Iterator[Scalar]:
    return (one for one, _ in _pairs(node, node) if isinstance(one, Scalar))


def _pairs(old: Node, new: Node) -> Iterator[tuple[Node, Node]]:
    """Yield nodes without parts and those in the same place of another document, in order."""
    waiting: list[tuple[Node, Node]] = [(old, new)]
    while waiting:
        one, other = waiting.pop()
        match one, other:
            case MappingNode(entries=own), MappingNode(entries=others) if [e.key for e in own] == [
                e.key for e in others
            ]:
                parts = zip(own, others, strict=True)
                waiting += reversed([(a.value, b.value) for a, b in parts])
            case SequenceNode(items=own), SequenceNode(items=others) if len(own) == len(others):
                waiting += reversed([*zip(own, others, strict=True)])
            case _:
                yield one, other


def _is_as_wanted(old: Node, new: Node, values: Mapping[Span, str]) -> bool:
    if not isinstance(old, Scalar) or not isinstance(new, Scalar):
        return False
    wanted = values.get(old.span, old.value)
    return type(new.value) is type(wanted) and new.value == wanted
