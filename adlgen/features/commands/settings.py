"""What surrounds a command: limits, permissions, paths, and what people look a tool up by."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field


class Risk(Enum):
    """What a tool may do, by its tags; the highest counts."""

    READ = "read"
    WRITE = "write"
    RUN = "run"
    UNKNOWN = "unknown"
    """Nothing is said: the risk is high."""

    @property
    def needs_approval(self) -> bool:
        """Whether somebody must agree before the tool runs."""
        return self is Risk.UNKNOWN


class Security(Struct):
    """What the author asks of whoever runs the tool; nothing of it is enforced by generated code."""

    privilege: str = "same-as-user"
    """``same-as-user``, ``reduced`` or ``elevated``."""
    isolation: str = "none"
    """``none``, ``process`` or ``container``."""
    permissions: tuple[str, ...] = ()
    """Such as ``filesystem:write:{DIRECTORY}``; placeholders are kept."""
    justification: str = ""


class Paths(Struct):
    """How paths are written."""

    normalize: bool = False
    temporary: str = ""
    """The folder for temporary files, with placeholders; empty: the system's."""
    windows_separator: str = "\\"
    unix_separator: str = "/"
    convert: bool = False


class Exposure(Struct):
    """How the tool is shown to a model."""

    types: Mapping[str, str] = field(default_factory=dict)
    """Declared type to the type that a model is shown, where they differ."""
    descriptions: bool = True
    defaults: bool = True
    examples: bool = True


class Interaction(Struct):
    """Whether the command asks questions."""

    asks: bool = False
    timeout: int | None = None
    """Milliseconds to wait for an answer."""
    answer: str = ""
    """What is answered where nobody can be asked."""


class Release(Struct):
    """One entry of the history."""

    version: str
    changes: str


class Catalogue(Struct):
    """What people and programs find the tool by."""

    category: str = ""
    subcategory: str = ""
    keywords: tuple[str, ...] = ()
    version: str = ""
    least_host_version: str = ""
    history: tuple[Release, ...] = ()


class Settings(Struct):
    """Everything about a command that is not the command."""

    timeout: int | None = None
    """Milliseconds; None: no limit."""
    memory: str = ""
    """The most memory, as written (``512MB``); empty: no limit."""
    delete_temporary_files: bool = False
    ignore_errors: bool = False
    """Whether a failure counts as success."""
    risk: Risk = Risk.UNKNOWN
    security: Security = Security()
    paths: Paths = Paths()
    exposure: Exposure = field(default_factory=Exposure)
    interaction: Interaction = Interaction()
    catalogue: Catalogue = Catalogue()
