"""Validation and normalization of the program paths of an agentcli manifest."""

from __future__ import annotations

import posixpath

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import DiagnosticKind
from adlgen_plugins.agentcli.frontend import codes

BIN = "./tools/bin/"
"""The folder of programs with a relative path, relative to the folder of the manifest."""
_SHORT = {"\a": r"\a", "\b": r"\b", "\f": r"\f", "\n": r"\n", "\r": r"\r", "\t": r"\t"} | {
    "\v": r"\v",
    '"': r"\"",
    "\\": r"\\",
}
_ASCII_END, _WIDE = 0x80, 0x10000


class Path(Struct):
    """A normalized program path, and its problem or deviation, if any."""

    path: str
    absolute: bool = False
    problem: tuple[DiagnosticKind, str] | None = None
    """Why the loader rejects it: the kind, and the loader's message after the name of the tool."""
    deviation: str | None = None
    """The specification's message for a path that the loader accepts."""


def program_path(written: str) -> Path:
    """Normalize and validate the first element of ``command``; absolute paths are unchanged."""
    if written.startswith("/"):
        return Path(written, absolute=True)
    raw = written.replace("\\", "/")
    path = _clean(raw)
    got = quoted(written)
    if path == ".." or path.startswith("../"):
        text = f"command[0] must not start with '..' or escape tools/bin (got {got})"
        return Path(path, problem=(codes.COMMAND_ESCAPES, text))
    inside = path.startswith(BIN)
    if raw.startswith(BIN) or raw == BIN.rstrip("/"):
        text = f"command[0] escapes ./tools/bin after normalization (got {got} -> {quoted(path)})"
        return Path(path) if inside else Path(path, problem=(codes.COMMAND_ESCAPES, text))
    text = f"relative command[0] must start with {BIN}"
    if inside:
        return Path(path, deviation=text)
    return Path(path, problem=(codes.COMMAND_NOT_IN_BIN, text))


def _clean(raw: str) -> str:
    """Normalize a relative path lexically; paths below ``tools`` get the prefix ``./``."""
    path = posixpath.normpath(raw)
    return f"./{path}" if path == "tools" or path.startswith("tools/") else path


def quoted(text: str) -> str:
    r"""Quote a string as the loader does: in double quotes, with ``\n`` and ``\u00a0``."""
    return '"' + "".join(map(_quoted_char, text)) + '"'


def _quoted_char(char: str) -> str:
    if char in _SHORT:
        return _SHORT[char]
    if char.isprintable():
        return char
    number = ord(char)
    if number < _ASCII_END:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < _WIDE else f"\\U{number:08x}"
