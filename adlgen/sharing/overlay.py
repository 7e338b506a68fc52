"""The folder of a specification with one file that is not written yet."""

from __future__ import annotations

from collections.abc import Iterator

from adlgen.document.node import SiblingFiles, Source


class Overlay:
    """Access to the files of a folder, of which one is given."""

    def __init__(self, folder: SiblingFiles, name: str, source: Source) -> None:
        """Replace the file ``name`` of a folder, which need not exist."""
        self._folder = folder
        self._name = name
        self._source = source
        self.inputs = folder.inputs

    def names(self, pattern: str) -> list[str]:
        """Return the sorted paths of the files that match a pattern."""
        found = self._folder.names(pattern)
        return sorted({*found, self._name} if pattern in {"*", self._name} else found)

    def name_of(self, shown: str) -> str:
        """Return the path, relative to the folder, of the file that messages call ``shown``."""
        return self._folder.name_of(shown)

    def read(self, name: str) -> Source:
        """Return a file by its path relative to the folder."""
        return self._source if name == self._name else self._folder.read(name)

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the SHA-256 of each file that was read."""
        return self._folder.digests()

    def sources(self) -> Iterator[Source]:
        """Yield the files that were read."""
        return self._folder.sources()
