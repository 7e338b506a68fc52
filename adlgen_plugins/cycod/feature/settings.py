"""Settings of a tool that runs commands: limits, permissions, paths and catalogue data."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field


class Risk(Enum):
    """The risk of a tool according to its tags; the highest applies."""

    READ = "read"
    WRITE = "write"
    RUN = "run"
    UNKNOWN = "unknown"
    """Not specified; treated as high."""

    @property
    def needs_approval(self) -> bool:
        """Report whether a user must approve a call of the tool."""
        return self is Risk.UNKNOWN


class Security(Struct):
    """Security requirements for the host of the tool; generated code does not enforce them."""

    privilege: str = "same-as-user"
    """``same-as-user``, ``reduced`` or ``elevated``."""
    isolation: str = "none"
    """``none``, ``process`` or ``container``."""
    permissions: tuple[str, ...] = ()
    """Such as ``filesystem:write:{DIRECTORY}``; placeholders are kept."""
    justification: str = ""


class Paths(Struct):
    """The handling of paths."""

    normalize: bool = False
    temporary: str = ""
    """The folder for temporary files, with placeholders; empty: the system's."""
    windows_separator: str = "\\"
    unix_separator: str = "/"
    convert: bool = False


class Exposure(Struct):
    """The presentation of the tool to a model."""

    types: Mapping[str, str] = field(default_factory=dict)
    """The types shown to a model, by declared type, if they differ."""
    descriptions: bool = True
    defaults: bool = True
    examples: bool = True


class Interaction(Struct):
    """Questions that the command asks."""

    asks: bool = False
    timeout: int | None = None
    """Milliseconds to wait for an answer."""
    answer: str = ""
    """The answer if no user can be asked."""


class Release(Struct):
    """An entry of the version history."""

    version: str
    changes: str


class Catalogue(Struct):
    """Catalogue data of the tool."""

    category: str = ""
    subcategory: str = ""
    keywords: tuple[str, ...] = ()
    version: str = ""
    least_host_version: str = ""
    history: tuple[Release, ...] = ()


class Settings(Struct):
    """All settings of a command."""

    timeout: int | None = None
    """Milliseconds; None: no limit."""
    memory: str = ""
    """The memory limit as written (``512MB``); empty: no limit."""
    delete_temporary_files: bool = False
    ignore_errors: bool = False
    """Whether a failure counts as success."""
    risk: Risk = Risk.UNKNOWN
    security: Security = Security()
    paths: Paths = Paths()
    exposure: Exposure = field(default_factory=Exposure)
    interaction: Interaction = Interaction()
    catalogue: Catalogue = Catalogue()
