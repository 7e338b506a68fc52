"""Unified diffs between the disk and the files that a run would write."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adlgen.diagnostics.visible import visible
from adlgen.output.changes import Change, State
from adlgen.output.manifest import MANIFEST

_SHOWN = frozenset({State.CREATED, State.CHANGED, State.REMOVED, State.EDITED, State.FOREIGN})


def diff(changes: Iterable[Change], prefix: str = "") -> Iterator[str]:
    """Yield the lines of a diff, each with its line break, in the order of the changes; the manifest is last.

    ``prefix`` is put before every path, such as ``out/``. Control and bidi characters are escaped, so
    that the result is safe to print on a terminal.
    """
    for change in sorted(changes, key=lambda change: change.path == MANIFEST):
        if change.state in _SHOWN:
            yield from _file(change, prefix)


def _file(change: Change, prefix: str) -> Iterator[str]:
    from difflib import unified_diff

    name = visible(f"{prefix}{change.path}")
    before, after = _lines(change.before), _lines(change.after)
    old = "/dev/null" if change.before is None else f"a/{name}"
    new = "/dev/null" if change.after is None else f"b/{name}"
    for line in unified_diff(before, after, old, new):
        yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def _lines(content: bytes | None) -> list[str]:
    if content is None:
        return []
    text = content.decode("utf-8", "backslashreplace").replace("\r\n", "\n")
    *whole, rest = text.split("\n")
    return [f"{_shown(line)}\n" for line in whole] + ([_shown(rest)] if rest else [])


def _shown(line: str) -> str:
    return "\t".join(map(visible, line.split("\t")))
