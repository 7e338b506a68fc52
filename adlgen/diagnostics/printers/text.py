"""The text format: the problem, excerpts with carets, and the hint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from adlgen.diagnostics.model import Diagnostic, Label, Severity, Span
from adlgen.diagnostics.printers.concise import headline, place
from adlgen.diagnostics.visible import source_lines, visible, visible_char, visible_lines, width

_LONGEST_EXCERPT = 100
"""The maximum number of code points of a source line that an excerpt shows."""
_MOST_SHOWN = 1_000
_TAB = "    "
_ALONE = 5
"""The most warnings of one kind that each have an excerpt."""

_Lines: TypeAlias = Mapping[str, Sequence[str]]
"""The lines of the sources, by path."""


def render(diagnostics: Sequence[Diagnostic], sources: Mapping[str, str]) -> str:
    """Return each diagnostic with its excerpt and hint, separated by empty lines.

    Similar warnings are one block: the first one, and a line for each of the others.
    """
    lines = {path: source_lines(text) for path, text in sources.items()}
    shown = _groups(diagnostics[:_MOST_SHOWN], lines)
    blocks = [_block(first, others, lines) for first, *others in shown]
    if len(diagnostics) > _MOST_SHOWN:
        blocks.append(f"{len(diagnostics) - _MOST_SHOWN} more problems are not shown\n")
    return "\n".join(blocks)


def _groups(diagnostics: Sequence[Diagnostic], lines: _Lines) -> Iterable[list[Diagnostic]]:
    """Return errors alone; warnings of one kind together if they are many or have no excerpt.

    Those with an excerpt are of one kind if their hints are equal, too.
    """
    kinds: dict[tuple[str, str | None, bool], list[Diagnostic]] = {}
    for found in diagnostics:
        if found.severity is not Severity.ERROR and not found.labels:
            kinds.setdefault(_kind(found, lines), []).append(found)
    together = {key for key, group in kinds.items() if not key[2] or len(group) > _ALONE}
    for found in diagnostics:
        key = _kind(found, lines)
        if found.severity is Severity.ERROR or found.labels or key not in together:
            yield [found]
        elif kinds[key][0] is found:
            yield kinds[key]


def _kind(diagnostic: Diagnostic, lines: _Lines) -> tuple[str, str | None, bool]:
    """Return the code, the hint of a diagnostic with an excerpt, and whether it has one."""
    has_excerpt = diagnostic.span is not None and diagnostic.span.path in lines
    return diagnostic.code.id, diagnostic.hint if has_excerpt else None, has_excerpt


def _block(diagnostic: Diagnostic, others: Sequence[Diagnostic], lines: _Lines) -> str:
    parts = [headline(diagnostic)]
    margin = " "
    if diagnostic.span is not None:
        spans = (diagnostic.span, *(label.span for label in diagnostic.labels))
        margin = " " * (max(len(str(span.line)) for span in spans) + 1)
        parts += _excerpt(diagnostic.span, lines.get(diagnostic.span.path, ()), margin)
    for label in diagnostic.labels:
        parts += _other_place(label, lines.get(label.span.path, ()), margin)
    parts += _hint(diagnostic.hint, f"{margin}= ")
    if others:
        parts.append(f"{margin}= {len(others)} more of this kind:")
    for other in others:
        where = f"{place(other.span)}: " if other.span is not None else ""
        parts.append(f"{margin}    {where}{visible(other.message)}")
        parts += _hint(other.hint if other.hint != diagnostic.hint else None, f"{margin}      ")
    return "\n".join(parts) + "\n"


def _hint(hint: str | None, before: str) -> Iterator[str]:
    if hint is not None:
        first, *rest = visible_lines(hint).split("\n")
        yield f"{before}hint: {first}"
        yield from (f"{' ' * len(before)}      {line}".rstrip() for line in rest)


def _other_place(label: Label, lines: Sequence[str], margin: str) -> list[str]:
    excerpt = _excerpt(label.span, lines, margin, "-")
    if not excerpt:
        return [f"{margin}= {visible(label.message)}: {place(label.span)}"]
    excerpt[-1] += f" {visible(label.message)}"
    return [f"{margin}::: {place(label.span)}", *excerpt]


def _excerpt(span: Span, lines: Sequence[str], margin: str, mark: str = "^") -> list[str]:
    if not 1 <= span.line <= len(lines):
        return []
    line = lines[span.line - 1]
    start = min(span.column - 1, len(line))
    end = span.end_column - 1 if span.end_line == span.line else len(line)
    end = max(start, min(end, len(line)))
    first, last = _window(start, end, len(line))
    before = ("..." if first else "") + _shown(line[first:start])
    marked = _shown(line[start : min(end, last)])
    after = _shown(line[max(start, min(end, last)) : last]) + ("..." if last < len(line) else "")
    carets = mark * max(1, width(marked))
    number = str(span.line).rjust(len(margin) - 1)
    return [
        f"{margin}|",
        f"{number} | {before}{marked}{after}".rstrip(),
        f"{margin}| {' ' * width(before)}{carets}",
    ]


def _window(start: int, end: int, length: int) -> tuple[int, int]:
    """Return the bounds of the part of a long line to show, around ``start``."""
    if length <= _LONGEST_EXCERPT:
        return 0, length
    middle = min((start + end) // 2, start + _LONGEST_EXCERPT // 2)
    first = max(0, min(middle - _LONGEST_EXCERPT // 2, length - _LONGEST_EXCERPT))
    return first, min(length, first + _LONGEST_EXCERPT)


def _shown(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    if "\t" not in text:
        return visible(text)
    return "".join(_TAB if char == "\t" else visible_char(char) for char in text)
