"""Access to other files in the folder of a source, never outside it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Diagnostic, Severity, Span
from adlgen.document.inputs import Inputs
from adlgen.document.limits import DEFAULT, Limits
from adlgen.document.node import Source
from adlgen.document.source import STDIN, SourceError, read_source


class Folder:
    """The folder of a source, with the files read from it so far."""

    def __init__(
        self,
        root: Path,
        shown: str = "",
        inputs: Inputs | None = None,
        limits: Limits = DEFAULT,
    ) -> None:
        """Open a folder; ``shown`` is the prefix of its files in messages."""
        self._limits = limits
        self.inputs = Inputs() if inputs is None else inputs
        self._root = root
        self._shown = shown
        self._read: dict[str, Source] = {}
        self._mirrored = root
        """The folder that the link to a source leads to: a sandbox has a link to each file of a folder."""

    def names(self, pattern: str) -> list[str]:
        """Return the sorted paths, relative to the folder, of the files that match a pattern.

        The pattern is a path; each part may contain one ``*``, which matches any text.
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
        """Return the path, relative to the folder, of the file that messages call ``shown``."""
        return shown.removeprefix(self._shown)

    def read(self, name: str) -> Source:
        """Return a file by its path relative to the folder, with ``/`` as the separator.

        Raise :class:`SourceError` if the path is absolute or leaves the folder (also by symbolic
        links), or the file is missing, too large or not UTF-8.
        """
        known = self._read.get(name)
        if known is not None:
            return known
        shown = self._shown + name
        try:
            path = self._inside(name)
            if path is None:
                raise _outside(shown)
            read = read_source(path, shown=shown, limits=self._limits)
        except SourceError:
            self.inputs.complete = False
            raise
        self.inputs.files[str(self._root / name)] = read.content
        self.inputs.places[str(self._root / name)] = str(path)
        self.inputs.places[str(self._root)] = str(self._root.resolve())
        folder = Folder.of(self._root / name, shown, self.inputs, self._limits)
        self._read[name] = replace(read, folder=folder)
        return self._read[name]

    def _inside(self, name: str) -> Path | None:
        if name.startswith("/") or "\\" in name:
            return None
        try:
            path = (self._root / name).resolve()
            inside = path.is_relative_to(self._root.resolve())
            return path if inside or path == self._mirrored / name else None
        except (OSError, ValueError, RuntimeError):
            return None

    @staticmethod
    def of(
        path: Path, shown: str, inputs: Inputs | None = None, limits: Limits = DEFAULT
    ) -> Folder:
        """Return the folder of a file; ``shown`` is the name of the file in messages."""
        folder = Folder(path.parent, shown[: shown.rfind("/") + 1], inputs, limits)
        folder._mirrored = path.resolve().parent
        return folder

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the SHA-256 of each file that was read, sorted by name."""
        for name, source in sorted(self._read.items()):
            text = source.text.replace("\r\n", "\n")
            yield name, sha256(text.encode()).hexdigest()

    def sources(self) -> Iterator[Source]:
        """Yield the files that were read."""
        yield from self._read.values()


def with_folder(source: Source, inputs: Inputs | None = None) -> Source:
    """Return a source with access to its folder; standard input has none. Reads are recorded in ``inputs``."""
    if source.path == STDIN:
        return source
    inputs = Inputs() if inputs is None else inputs
    inputs.files[source.path] = source.content
    inputs.places[source.path] = os.path.realpath(source.path)
    return replace(source, folder=Folder.of(Path(source.path), source.path, inputs, source.limits))


def _matches(name: str, pattern: str) -> bool:
    start, any_text, end = pattern.partition("*")
    if not any_text:
        return name == pattern
    return len(name) >= len(start) + len(end) and name.startswith(start) and name.endswith(end)


def _outside(shown: str) -> SourceError:
    message = f"the file '{shown}' is outside the folder of the specification"
    span = Span(shown, 0, 0, 0, 0)
    return SourceError(Diagnostic(reading.UNREADABLE, Severity.ERROR, message, span))
