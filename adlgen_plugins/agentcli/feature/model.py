"""The model of tools that are command-line programs: JSON on stdin, one line of JSON on stdout."""

from __future__ import annotations

from adlgen.diagnostics.datatypes import Struct
from adlgen.document.node import JsonValue

BASE_ENVIRONMENT = ("PATH", "HOME")
"""The environment variables that every program inherits."""
LONGEST = 2_147_483
"""The longest timeout that all languages support, in seconds: 24 days."""
_SUFFIX = ".exe"


class Program(Struct):
    """The program of a tool."""

    index: int
    """The index of the tool in its manifest, from 0."""
    command: tuple[str, ...]
    """The program and its fixed arguments as written, without a shell; never empty."""
    path: str
    """The path of the program: relative to the folder of the manifest, with slashes and without ``..``; or
    absolute, as written. An absolute path is specific to a machine and must not be emitted as a default."""
    absolute: bool
    """Whether ``path`` is absolute."""
    timeout_seconds: int | None
    """The time limit of a call in seconds; None: that of the caller."""
    environment: tuple[str, ...]
    """The names of further inherited environment variables: upper case, unique, in order."""
    definition: JsonValue
    """The function definition that the manifest's own runtime shows to a model."""

    @property
    def binary(self) -> str:
        """The file name of the program without ``.exe``."""
        return self.path.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(_SUFFIX)

    @property
    def deadline(self) -> int | None:
        """The time limit of a call in seconds, at most :data:`LONGEST`; None: no limit."""
        return None if self.timeout_seconds is None else min(self.timeout_seconds, LONGEST)
