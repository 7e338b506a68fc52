"""Failures of code that did not come with adlgen, as diagnostics with the place that failed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from adlgen.diagnostics.codes.packs import BAD_PACK
from adlgen.diagnostics.model import DiagnosticKind, Log, Span
from adlgen.diagnostics.visible import foreign


def errors_of(*, is_bundled: bool) -> tuple[type[Exception], ...]:
    """Return the exceptions that are the fault of a pack: any, unless it came with adlgen."""
    return (OSError, ValueError, ImportError, SyntaxError) if is_bundled else (Exception,)


def report(
    log: Log, what: str, error: Exception, folders: Iterable[Path], code: DiagnosticKind = BAD_PACK
) -> None:
    """Report an exception at the innermost line of some folders that led to it."""
    expected = isinstance(error, (OSError, ValueError, ImportError, SyntaxError))
    text = foreign(error) if expected else foreign(f"{type(error).__name__}: {error}")
    log.add(code, f"{what}: {text}", _place(error, folders))


def _place(error: Exception, folders: Iterable[Path]) -> Span | None:
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return line_of(error.filename, error.lineno)
    import traceback

    roots = {folder.absolute(): folder for folder in folders}
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        for root, folder in roots.items():
            if path.is_relative_to(root):
                return line_of((folder / path.relative_to(root)).as_posix(), frame.lineno or 1)
    return None


def line_of(path: str, line: int) -> Span:
    """Return a span for a line, of which nothing more is known."""
    return Span(path, line, 1, line, 1)
