"""The emitted files of a run in memory: paths, texts and owners."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct

Owner: TypeAlias = Literal["adlgen", "user"]
"""``adlgen``: updated by every run and removed with its tool. ``user``: created once and never changed."""


class RenderedFile(Struct):
    """An emitted file."""

    path: str
    """Relative to the output root, with ``/`` as the separator."""
    content: str | Callable[[], str]
    """The text, or the function that renders it, for a file whose text most runs do not need."""
    owner: Owner
    tool: str = ""
    """The id of the tool that the file is for; empty for other files."""
    types_of: tuple[str, ...] = ()
    """The ids of the tools whose types are generated in the file."""

    @property
    def text(self) -> str:
        """The content: lines end in LF, the encoding is UTF-8."""
        return self.content if isinstance(self.content, str) else self.content()


class FileTree(Struct):
    """All files of one output root, sorted by path."""

    files: tuple[RenderedFile, ...]

    def __iter__(self) -> Iterator[RenderedFile]:
        return iter(self.files)

    def owned_by(self, owner: Owner) -> FileTree:
        """Return the files of one owner."""
        return FileTree(tuple(file for file in self.files if file.owner == owner))


def tree_of(files: Iterable[RenderedFile]) -> FileTree:
    """Return a tree of files, sorted by path."""
    return FileTree(tuple(sorted(files, key=lambda file: file.path)))


_SEGMENT = re.compile(r"[A-Za-z0-9._-]+")
_DEVICE = re.compile(r"(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
_RESERVED_NAMES = frozenset({".git", ".adlgen.json", ".adlgen.tmp"})
_LONGEST_SEGMENT = 255


def path_problems(paths: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return the paths that must not be written, each with the reason."""
    ordered = sorted(paths)
    by_folded_name: dict[str, str] = {}
    files: set[str] = set()
    problems = []
    for path in ordered:
        reason = path_problem(path) or _clash(path, by_folded_name, files)
        files.add(path)
        if reason is not None:
            problems.append((path, reason))
    return tuple(problems)


def _clash(path: str, by_folded_name: dict[str, str], files: set[str]) -> str | None:
    """Return why a path conflicts with those before it, or None; ``by_folded_name`` and ``files`` are updated."""
    if path in files:
        return "appears twice"
    parts = path.split("/")
    for depth in range(1, len(parts) + 1):
        part = "/".join(parts[:depth])
        other = by_folded_name.setdefault(part.casefold(), part)
        if other != part:
            return f"differs from '{other}' in letter case only"
        if part in files:
            return f"is below '{part}', which is a file"
    return None


def path_problem(path: str) -> str | None:
    """Return why a relative path is unsafe on any supported system, or None."""
    for segment in path.split("/"):
        reason = _segment_problem(segment)
        if reason is not None:
            return reason
    return None


def _segment_problem(segment: str) -> str | None:
    if segment in {"", ".", ".."}:
        return "is outside the output folder, or has an empty part"
    if not _SEGMENT.fullmatch(segment):
        return "has a character other than letters, digits, '.', '_' and '-'"
    if segment.startswith("-"):
        return "has a part that starts with '-'"
    if segment.endswith("."):
        return "has a part that ends with '.'"
    if _DEVICE.fullmatch(segment):
        return f"has the part '{segment}', which is a device on Windows"
    if segment.casefold() in _RESERVED_NAMES:
        return f"has the part '{segment}', which is reserved"
    if len(segment) > _LONGEST_SEGMENT:
        return f"has a part longer than {_LONGEST_SEGMENT} characters"
    return None
