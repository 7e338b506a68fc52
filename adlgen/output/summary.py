"""The line that summarizes an output."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.visible import visible


def summary_line(target: str, root: str, counts: Iterable[tuple[int, str]]) -> str:
    """Return a line such as ``go: 2 written, 20 unchanged in 'out'``, without the counts that are zero."""
    parts = ", ".join(f"{count} {what}" for count, what in counts if count)
    return visible(f"{target}: {parts} in '{root}'") + "\n"
