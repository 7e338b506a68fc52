"""The number of changed lines of each file of a diff, as version control systems print it."""

from __future__ import annotations

from collections.abc import Iterable

from adlgen.diagnostics.printers.color import colored_diff


def stat_of(lines: Iterable[str], *, color: bool = False) -> str:
    """Return a line for each file of a unified diff, and the totals; empty without differences."""
    files: dict[str, list[int]] = {}
    name = ""
    left = [0, 0]
    for line in lines:
        if left == [0, 0] and line.startswith("--- "):
            name = line[4:].rstrip("\n").removeprefix("a/")
        elif left == [0, 0] and line.startswith("+++ "):
            new = line[4:].rstrip("\n")
            name = name if new == "/dev/null" else new.removeprefix("b/")
            files[name] = [0, 0]
        elif line.startswith("@@"):
            left = [_length(part) for part in line.split(" ")[1:3]]
        elif not line.startswith("\\"):
            for side, mark in enumerate("-+"):
                files[name][side] += line[0] == mark
                left[side] -= line[0] in {mark, " "}
    return _table(files, color=color)


def _length(part: str) -> int:
    """Return the number of lines of a part of a hunk header: ``-3,7`` or ``+3``."""
    return int(part.partition(",")[2] or 1)


def _table(files: dict[str, list[int]], *, color: bool) -> str:
    if not files:
        return ""
    width = max(map(len, files))
    texts = []
    for name, (removed, added) in files.items():
        marks = [f"+{added}\n", f"-{removed}\n"]
        shown = colored_diff("".join(marks)).split("\n") if color else "".join(marks).split("\n")
        texts.append(f"{name.ljust(width)} | {' '.join(shown).rstrip()}\n")
    removed, added = (sum(counts[side] for counts in files.values()) for side in (0, 1))
    plural = "" if len(files) == 1 else "s"
    return "".join(texts) + f"{len(files)} file{plural}, {added} added, {removed} removed\n"
