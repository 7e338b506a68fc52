"""Decoding of sources: UTF-8 only, limited in size."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

from adlgen.diagnostics.codes import reading
from adlgen.diagnostics.model import Diagnostic, DiagnosticKind, Severity, Span
from adlgen.diagnostics.spelling import closest
from adlgen.diagnostics.visible import foreign
from adlgen.document.limits import DEFAULT, Limits, raising
from adlgen.document.node import Source
from adlgen.document.positions import position
from adlgen.document.unsaved import unsaved_content

STDIN = "<stdin>"
"""The path that denotes standard input."""

_BEGINNING = 8192
"""The number of bytes that are inspected to detect binary files."""
_BOMS = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)


class SourceError(Exception):
    """A source that cannot be read; ``diagnostic`` is the reason."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        """Wrap a diagnostic; its message is the text of the exception."""
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


def read_source(
    path: str | os.PathLike[str], *, shown: str | None = None, limits: Limits = DEFAULT
) -> Source:
    """Return a file, or standard input for ``-``; ``shown`` is its name in messages.

    Raise :class:`SourceError` if the file is missing, too large or not UTF-8.
    """
    name = os.fspath(path)
    shown = shown or (STDIN if name == "-" else name.replace(os.sep, "/"))
    try:
        most = limits.source_bytes + 1
        data = sys.stdin.buffer.read(most) if name == "-" else _content(name, shown, most)
    except IsADirectoryError as error:
        message = "the path is a folder, not a file"
        raise _error(reading.UNREADABLE, message, shown, hint=_file_in(name, shown)) from error
    except (OSError, ValueError) as error:
        reason = foreign(error, named=False)
        hint = _similar_file(name) if isinstance(error, FileNotFoundError) else None
        message = f"cannot read the file: {reason}"
        raise _error(reading.UNREADABLE, message, shown, hint=hint) from error
    return source_from_bytes(shown, data, limits)


def _content(name: str, shown: str, most: int) -> bytes:
    """Return at most ``most`` bytes of a regular file; opening a pipe would wait for a writer."""
    content = unsaved_content(name)
    if content is not None:
        return content[:most]
    descriptor = os.open(name, os.O_RDONLY | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        mode = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError
        if not stat.S_ISREG(mode):
            message = "the path is a pipe or a device, not a file"
            raise _error(reading.UNREADABLE, message, shown, hint="pass '-' to read standard input")
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read(most)
    finally:
        os.close(descriptor)


_USUAL = ("agent.yaml", "tool.yaml", "tools.json")
"""Names of specifications that hints suggest when the user passes a folder."""


def _file_in(folder: str, shown: str) -> str:
    for name in _USUAL:
        if (Path(folder) / name).is_file():
            return f"did you mean '{shown.rstrip('/')}/{name}'?"
    return "pass the path of a file in the folder"


def _similar_file(path: str) -> str | None:
    """Return the suggestion of a file with a similar name in the same folder."""
    folder, name = os.path.split(path)
    try:
        files = [entry.name for entry in os.scandir(folder or ".") if entry.is_file()]
    except (OSError, ValueError):
        return None
    near = closest(name, sorted(files))
    return f"did you mean '{path.removesuffix(name)}{near}'?" if near else None


def too_large(what: str, limits: Limits) -> str:
    """Return the message that a source is too large."""
    size, unit = limits.source_bytes, "bytes"
    if size % (1 << 20) == 0:
        size, unit = size >> 20, "MiB"
    return f"the {what} is larger than {size} {unit}"


def source_from_bytes(path: str, data: bytes, limits: Limits = DEFAULT) -> Source:
    """Return a decoded source; ``path`` is its name in messages. Raise :class:`SourceError`."""
    if len(data) > limits.source_bytes:
        message = too_large("file", limits)
        hint = raising("source_bytes")
        raise _error(reading.TOO_LARGE, message, path, at=(1, 1), hint=hint)
    encoding = _other_encoding(data)
    if encoding is not None:
        message = f"the file is {encoding}, not UTF-8"
        raise _error(reading.NOT_UTF8, message, path, at=(1, 1), hint="save the file as UTF-8")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        if b"\0" in data[:_BEGINNING]:
            hint = "pass a specification in YAML or JSON"
            message = "the file is binary, not text"
            raise _error(reading.NOT_UTF8, message, path, at=(1, 1), hint=hint) from error
        before = data[: error.start].decode("utf-8")
        message = f"byte 0x{data[error.start]:02x} at offset {error.start} is not valid UTF-8"
        raise _error(
            reading.NOT_UTF8,
            message,
            path,
            at=position(before.removeprefix("\ufeff"), len(before)),
            hint="save the file as UTF-8",
        ) from error
    bare = text.removeprefix("\ufeff")
    return Source(path, bare, limits=limits, marked=bare != text)


def _other_encoding(data: bytes) -> str | None:
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return encoding
    if len(data) > 1 and 0 in data[:2] and data[:2] != b"\0\0":
        return "UTF-16"
    return None


def _error(
    code: DiagnosticKind,
    message: str,
    path: str,
    *,
    at: tuple[int, int] = (0, 0),
    hint: str | None = None,
) -> SourceError:
    """Return an error; line 0 denotes the whole file."""
    line, column = at
    span = Span(path, line, column, line, column)
    return SourceError(Diagnostic(code, Severity.ERROR, message, span, hint))
