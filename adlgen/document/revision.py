"""Files of a commit of the git repository, with access to the files next to them; nothing is checked out."""

from __future__ import annotations

import os
import posixpath
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Diagnostic, Severity, Span
from adlgen.diagnostics.visible import foreign
from adlgen.document.inputs import Inputs
from adlgen.document.limits import DEFAULT, Limits
from adlgen.document.node import Source
from adlgen.document.paths import is_pattern, matching, patterns_of
from adlgen.document.source import SourceError, source_from_bytes


class RevisionError(Exception):
    """A revision that does not exist, or git that cannot be run; the text is the reason."""


class Revision:
    """A commit, by the name that the user gave."""

    def __init__(self, name: str, folder: str = ".", limits: Limits = DEFAULT) -> None:
        """Look the commit up in the repository that contains a folder. Raises RevisionError."""
        self.name, self._limits = name, limits
        self._folder = folder
        found = self._git(
            "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}"
        )
        if found is None:
            message = f"'{name}' is not a file, and git has no such revision"
            raise RevisionError(message)
        self._commit = found.decode("ascii", "replace").strip()

    def source(self, path: str) -> Source | None:
        """Return a file, whose path is relative to the folder or absolute; None if the commit does not have it."""
        content = self._git("show", "--end-of-options", self._object(path))
        if content is None:
            return None
        source = source_from_bytes(f"{self.name}:{path}", content, self._limits)
        return replace(source, folder=_Folder(self, posixpath.dirname(path)))

    def expand(self, path: str, exclude: Sequence[str]) -> list[str]:
        """Return the sorted files that a path, which may be a folder or a pattern, stands for."""
        if not is_pattern(path):
            kind = self._git("cat-file", "-t", "--end-of-options", self._object(path))
            if kind is None or kind.strip() == b"blob":
                return [] if kind is None else [path]
        patterns = patterns_of(path)
        return matching(patterns, exclude, self.files(posixpath.dirname(patterns[0].split("*")[0])))

    def files(self, inside: str) -> list[str]:
        """Return the paths of all files below a folder that exists, with the path of the folder."""
        listed = self._git("ls-tree", "-r", "-z", "--name-only", self._commit, inside=inside) or b""
        names = listed.decode("utf-8", "surrogateescape").split("\0")
        return [posixpath.join(inside, name) for name in names if name]

    def _object(self, path: str) -> str:
        """Return the name of a file in git."""
        relative = os.path.relpath(path, self._folder) if Path(path).is_absolute() else path
        return f"{self._commit}:./{posixpath.normpath(relative)}"

    def _git(self, *arguments: str, inside: str = "") -> bytes | None:
        """Return what git prints in a folder; None if it fails."""
        command = ["git", "-C", str(Path(self._folder, inside)), *arguments]
        try:
            done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - git
        except OSError as error:
            raise RevisionError(foreign(error, named=False)) from error
        return done.stdout if done.returncode == 0 else None


class _Folder:
    """The folder of a file of a commit."""

    def __init__(self, revision: Revision, folder: str) -> None:
        self._revision, self._folder = revision, folder
        self._read: dict[str, Source] = {}
        self.inputs = Inputs()
        self.inputs.complete = False

    def names(self, pattern: str) -> list[str]:
        """Return the sorted paths, relative to the folder, of the files that match a glob."""
        files = self._revision.files(self._folder)
        found = matching([posixpath.join(self._folder, pattern)], (), files)
        return [posixpath.relpath(path, self._folder or ".") for path in found]

    def name_of(self, shown: str) -> str:
        """Return the path, relative to the folder, of the file that messages call ``shown``."""
        path = shown.removeprefix(f"{self._revision.name}:")
        return posixpath.relpath(path, self._folder or ".")

    def read(self, name: str) -> Source:
        """Return a file by its path relative to the folder."""
        if name not in self._read:
            path = posixpath.normpath(posixpath.join(self._folder, name))
            is_outside = posixpath.relpath(path, self._folder or ".").startswith("..")
            found = None if is_outside or name.startswith("/") else self._revision.source(path)
            if found is None:
                shown = f"{self._revision.name}:{path}"
                message = "cannot read the file: the revision does not have it"
                span = Span(shown, 0, 0, 0, 0)
                raise SourceError(Diagnostic(reading.UNREADABLE, Severity.ERROR, message, span))
            self._read[name] = found
        return self._read[name]

    def digests(self) -> Iterator[tuple[str, str]]:
        """Yield the name and the SHA-256 of each file that was read, sorted by name."""
        for name, source in sorted(self._read.items()):
            yield name, sha256(source.text.encode()).hexdigest()

    def sources(self) -> Iterator[Source]:
        """Yield the files that were read."""
        yield from self._read.values()
