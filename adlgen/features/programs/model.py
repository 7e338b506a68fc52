"""What a tool is that a program of its own answers: JSON on stdin, one line of JSON on stdout."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue

BASE_ENVIRONMENT = ("PATH", "HOME")
"""The variables that every program is given, if its caller has them."""
LONGEST = 2_147_483
"""The longest timeout that the clocks of all languages hold, in seconds: 24 days."""
_SUFFIX = ".exe"


class Program(Struct):
    """How a tool is started, and what it is given."""

    index: int
    """The place of the tool in its manifest, from 0."""
    command: tuple[str, ...]
    """The program and its fixed arguments, as written; no shell reads them. Never empty."""
    path: str
    """The program: relative to the folder of the manifest, with slashes and no ``..``; or absolute,
    as written. An absolute path belongs to one machine and may not become a default anywhere."""
    absolute: bool
    """Whether ``path`` is absolute."""
    timeout_seconds: int | None
    """How long one call may take, in seconds; None: as long as whoever calls allows."""
    environment: tuple[str, ...]
    """The names of the further variables that it is given, if its caller has them: upper case, each
    once, in order."""
    definition: JsonValue
    """How the manifest's own runtime presents the tool to a model: a function with parameters."""

    @property
    def binary(self) -> str:
        """The name of the program's file, without a folder and ``.exe``."""
        return self.path.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(_SUFFIX)

    @property
    def deadline(self) -> int | None:
        """How long one call may take, in seconds, at most :data:`LONGEST`; None: without end."""
        return None if self.timeout_seconds is None else min(self.timeout_seconds, LONGEST)
