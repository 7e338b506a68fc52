"""The emitted files of a run in memory: paths, texts and owners."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Literal, TypeAlias

from adlgen.diagnostics.datatypes import Struct

Owner: TypeAlias = Literal["adlgen", "user"]
"""``adlgen``: updated by every run and removed with its tool. ``user``: created once and never changed."""


class LateText:
    """A text that is made when it is first read.

    Another process receives neither the text, which few runs read, nor the function, which has the whole plan. What
    receives it must give it a function that makes the same text there.
    """

    def __init__(self, make: Callable[[], str] | None = None) -> None:
        """Keep the function that makes the text, without calling it."""
        self.make = make
        self._made: str | None = None

    def read(self) -> str:
        """Return the text."""
        if self._made is None:
            assert self.make is not None, "a late text of another process"
            self._made = self.make()
        return self._made

    def __eq__(self, other: object) -> bool:
        return self.read() == (other.read() if isinstance(other, LateText) else other)

    def __hash__(self) -> int:
        return hash(self.read())

    def __reduce__(self) -> tuple[type[LateText], tuple[()]]:
        return LateText, ()


class RenderedFile(Struct):
    """An emitted file."""

    path: str
    """Relative to the output root, with ``/`` as the separator."""
    content: str | LateText
    """The text; late if it may not be needed, as that of a user-owned file that a run does not write."""
    owner: Owner
    tool: str = ""
    """The id of the tool that the file is for; empty for other files."""
    types_of: tuple[str, ...] = ()
    """The ids of the tools whose types are generated in the file."""

    @property
    def text(self) -> str:
        """The content: lines end in LF, the encoding is UTF-8."""
        return self.content.read() if isinstance(self.content, LateText) else self.content


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
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
)
"""The names of devices on Windows, in lower case; endings do not matter."""
_RESERVED_NAMES = frozenset({".git", ".adlgen.json", ".adlgen.tmp"})
_LONGEST_SEGMENT = 255


def path_problems(paths: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return the paths that must not be written, each with the reason."""
    ordered = sorted(paths)
    by_folded_name: dict[str, str] = {}
    files: set[str] = set()
    folders: set[str] = set()
    problems = []
    for path in ordered:
        # A file is before the paths below it, so a folder is examined with the first path below it only.
        name = path.rpartition("/")[2]
        folder = path.removesuffix(name)
        is_known = folder in folders
        reason = _segment_problem(name) if is_known else path_problem(path)
        reason = reason or _clash(path, by_folded_name, files, is_known=is_known)
        files.add(path)
        if reason is None:
            folders.add(folder)
        else:
            problems.append((path, reason))
    return tuple(problems)


def _clash(
    path: str, by_folded_name: dict[str, str], files: set[str], *, is_known: bool
) -> str | None:
    """Return why a path conflicts with those before it, or None; ``by_folded_name`` and ``files`` are updated.

    Of a known folder nothing but the name of the file is examined.
    """
    if path in files:
        return "appears twice"
    parts = path.split("/")
    for depth in range(len(parts) if is_known else 1, len(parts) + 1):
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
    if segment.partition(".")[0].lower() in _DEVICES:
        return f"has the part '{segment}', which is a device on Windows"
    if segment.casefold() in _RESERVED_NAMES:
        return f"has the part '{segment}', which is reserved"
    if len(segment) > _LONGEST_SEGMENT:
        return f"has a part longer than {_LONGEST_SEGMENT} characters"
    return None
