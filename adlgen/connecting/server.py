"""The server of an entry: a command with absolute paths, because clients start it in another folder, or a URL."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path

from adlgen.diagnostics.codes.connecting import NO_PROGRAM
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Log

SCHEMES = ("http://", "https://")


class Server(Struct):
    """A server."""

    command: tuple[str, ...] = ()
    """The program, as an absolute path, and its arguments; empty for a server with a URL."""
    url: str = ""
    env: Mapping[str, str] = field(default_factory=dict)
    """Variables of the environment in which the client starts it."""


def server_of(words: Sequence[str], env: Mapping[str, str], log: Log) -> Server:
    """Return the server of a command line, or of a URL. Raises StopRun after an error.

    The program is searched as a shell does. Arguments that are relative paths of existing files become absolute.
    """
    first, *arguments = words
    if first.startswith(SCHEMES):
        return Server(url=first)
    program = shutil.which(first)
    if program is None:
        hint = "build the server first, or name its program with its path"
        log.add(NO_PROGRAM, f"there is no program '{first}'", None, hint)
        log.stop_if_errors()
        raise AssertionError
    return Server((_absolute(program), *map(_argument, arguments)), env=env)


def _argument(word: str) -> str:
    has_folder = os.sep in word or "/" in word
    return _absolute(word) if has_folder and Path(word).exists() else word


def _absolute(path: str) -> str:
    return os.path.abspath(path)  # noqa: PTH100 - resolve() would follow links
