"""The other files that a source names: read from its own folder, never from outside it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Diagnostic, Severity, Span
from adlgen.document.inputs import Inputs
from adlgen.document.node import Source
from adlgen.document.source import STDIN, SourceError, read_source


class Folder:
    """The folder of a source, and what was read from it so far."""

    def __init__(self, root: Path, shown: str = "", inputs: Inputs | None = None) -> None:
        """Name the folder; ``shown`` is what messages put before the names of its files."""
        self.inputs = Inputs() if inputs is None else inputs
        self._root = root
        self._shown = shown
        self._read: dict[str, Source] = {}

    def names(self, pattern: str) -> list[str]:
        """Return the files whose paths match a pattern, relative to the folder, in order.

        The pattern is a path; each of its parts may have one ``*``, for any text.
        """
        *parents, last = pattern.split("/")
        folders = [""]
        for part in parents:
            folders = [f"{name}/" for folder in folders for name in self._parents(folder, part)]
        return sorted(
            folder + name
            for folder in folders
            for name, is_file in self._names_in(folder)
            if is_file and _matches(name, last)
        )

    def _parents(self, folder: str, part: str) -> list[str]:
        if "*" not in part:
            return [folder + part]
        names = self._names_in(folder)
        return [folder + name for name, is_file in names if not is_file and _matches(name, part)]

    def _names_in(self, folder: str) -> list[tuple[str, bool]]:
        return self.inputs.names_in(str(self._root / folder))

    def name_of(self, shown: str) -> str:
        """Return the path relative to the folder of a file that messages name so."""
        return shown.removeprefix(self._shown)

    def read(self, name: str) -> Source:
        """Read a file by its path relative to the folder, with slashes.

        Raises :class:`SourceError` if it is absolute, leaves the folder (symbolic links followed),
        is missing, too large or not UTF-8.
        """
        known = self._read.get(name)
        if known is not None:
            return known
        shown = self._shown + name
        try:
            path = self._inside(name)
            if path is None:
                raise _outside(shown)
            read = read_source(path, shown=shown)
        except SourceError:
            self.inputs.complete = False
            raise
        self.inputs.files[str(self._root / name)] = read.content
        self._read[name] = replace(read, folder=Folder.of(path, shown, self.inputs))
        return self._read[name]

    def _inside(self, name: str) -> Path | None:
        if name.startswith("/") or "\\" in name:
            return None
        try:
            path = (self._root / name).resolve()
            return path if path.is_relative_to(self._root.resolve()) else None
        except (OSError, ValueError, RuntimeError):
            return None

    @staticmethod
    def of(path: Path, shown: str, inputs: Inputs | None = None) -> Folder:
        """Return the folder that a file lies in; ``shown`` is how messages name the file."""
        return Folder(path.parent, shown[: shown.rfind("/") + 1], inputs)

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the SHA-256 of every file that was read, in order of name."""
        for name, source in sorted(self._read.items()):
            text = source.text.replace("\r\n", "\n")
            yield name, hashlib.sha256(text.encode()).hexdigest()

    def sources(self) -> Iterator[Source]:
        """Yield every file that was read."""
        yield from self._read.values()


def with_folder(source: Source) -> Source:
    """Let a source name the files beside it; what came from standard input has none."""
    if source.path == STDIN:
        return source
    inputs = Inputs()
    inputs.files[source.path] = source.content
    return replace(source, folder=Folder.of(Path(source.path), source.path, inputs))


def _matches(name: str, pattern: str) -> bool:
    start, any_text, end = pattern.partition("*")
    if not any_text:
        return name == pattern
    return len(name) >= len(start) + len(end) and name.startswith(start) and name.endswith(end)


def _outside(shown: str) -> SourceError:
    message = f"the file '{shown}' is outside the folder of the specification"
    span = Span(shown, 0, 0, 0, 0)
    return SourceError(Diagnostic(reading.UNREADABLE, Severity.ERROR, message, span))
