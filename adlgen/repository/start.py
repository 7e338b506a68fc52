"""The folder of a new repository, which is empty at the start, and gets all of its files at once."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Diagnostic, Log, Span
from adlgen.features.repository.codes import NOT_EMPTY
from adlgen.output.create import create_files, entries_in, settle
from adlgen.output.disk import Folder
from adlgen.output.journal import STAGE
from adlgen.output.outcome import Result

_LEFT = frozenset({".git"})
"""What may be in the folder of a new repository."""


def require_empty(folder: Path, log: Log) -> None:
    """Raise StopRun if a folder has contents, after undoing what an interrupted run left there."""
    settle(folder, log)
    if folder.is_dir():
        _check_empty(folder, os.listdir(folder), log)  # noqa: PTH208 - names only
    elif os.path.lexists(folder):
        _report(folder, "is not a folder", log)
    log.stop_if_errors()


def _check_empty(folder: Path, names: Iterable[str], log: Log) -> None:
    if {*names} - _LEFT - {STAGE}:
        _report(folder, "is not empty", log)


def _report(folder: Path, reason: str, log: Log) -> None:
    hint = "choose another folder; nothing was written"
    log.add(NOT_EMPTY, f"'{folder.as_posix()}' {reason}", None, hint)


class Build:
    """A new repository, whose files are written to a temporary folder first."""

    def __init__(self, folder: Path) -> None:
        """Start to build a repository that does not exist yet."""
        self._folder = folder
        self._place: Path | None = None
        self.files: tuple[str, ...] = ()
        """The paths of all files, sorted; empty until they are in the folder."""

    @contextmanager
    def written(self, log: Log) -> Iterator[Path]:
        """Yield a temporary folder, whose files become those of the repository when the block ends: all or none.

        Raises StopRun if the folder of the repository is no longer empty then.
        """

        def check(opened: Folder) -> None:
            _check_empty(self._folder, opened.names(""), log)

        with TemporaryDirectory(prefix="adlgen-") as temporary:
            self._place = Path(temporary).resolve()
            yield self._place
            files = entries_in(self._place)
            create_files(self._folder, files, log, check)
            self.files = tuple(sorted(files))

    def result(self, result: Result) -> Result:
        """Return a result with the paths of the repository in place of the temporary ones."""
        if self._place is None:
            return result
        sources = {self._text(path): text for path, text in result.sources.items()}
        return replace(
            result, diagnostics=tuple(map(self._diagnostic, result.diagnostics)), sources=sources
        )

    def _diagnostic(self, found: Diagnostic) -> Diagnostic:
        labels = (replace(label, span=self._span(label.span)) for label in found.labels)
        return replace(
            found,
            message=self._text(found.message),
            span=found.span and self._span(found.span),
            hint=found.hint and self._text(found.hint),
            labels=tuple(labels),
        )

    def _span(self, span: Span) -> Span:
        return replace(span, path=self._text(span.path))

    def _text(self, text: str) -> str:
        assert self._place is not None
        place, folder = self._place.as_posix(), self._folder.as_posix()
        inside = "" if folder == "." else f"{folder}/"
        return text.replace(f"{place}/", inside).replace(place, folder)
