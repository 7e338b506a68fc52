"""The configuration as data types."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen.config.breaking_model import BreakingSettings
from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Severities, Span
from adlgen.document.limits import DEFAULT, Limits
from adlgen.linting.settings import LintSettings
from adlgen.packs.pins import ToolPins
from adlgen.packs.request import SpecFile, ToolFilter
from adlgen.packs.types import NO_TYPES, TypeEntry
from adlgen.spec.overlays.model import Overlay


class TargetConfig(Struct):
    """A target: a pack, its output root and its toolbox."""

    name: str
    """The name of the target, unique in the configuration."""
    pack: str
    """The name of a bundled pack, or the folder of another pack."""
    is_folder: bool
    """Whether ``pack`` is a folder."""
    out: str
    """The output root, relative to the folder of the configuration."""
    span: Span
    templates: str | None = None
    """A folder of templates that override those of the pack."""
    options: Mapping[str, str] = field(default_factory=dict)
    only: ToolFilter = ToolFilter()
    specs: tuple[SpecFile, ...] = ()
    """The specifications of the target; empty: those of the configuration."""
    names: Mapping[str, ToolPins] = field(default_factory=dict)
    """Pinned names, by the id of the tool."""
    overlays: Mapping[str, Overlay] = field(default_factory=dict)
    """The changes of the tools of each specification, by its path."""
    types: Mapping[str, TypeEntry] = NO_TYPES
    """Types of the user and names of types, by what they are for."""
    scaffold: bool | None = None
    """Whether ``generate`` also writes missing user-owned files; False: no such file is expected."""


class Config(Struct):
    """The content of a configuration."""

    path: str
    """The path of the file, as shown in messages."""
    folder: Path
    """The folder of the file, to which its paths are relative."""
    name: str = ""
    """The name of the toolbox; empty: that of its first specification."""
    specs: tuple[SpecFile, ...] = ()
    exclude: tuple[str, ...] = ()
    plugins: tuple[str, ...] = ()
    """The names of the plug-ins that the project needs."""
    names: Mapping[str, ToolPins] = field(default_factory=dict)
    """Pinned names of the tools of ``specs``, by the id of the tool."""
    overlays: Mapping[str, Overlay] = field(default_factory=dict)
    """The changes of the tools of ``specs``, by the path of the specification."""
    targets: tuple[TargetConfig, ...] = ()
    lenient: bool = False
    strict: bool = False
    format: bool = False
    severities: Severities = Severities()
    limits: Limits = DEFAULT
    breaking: BreakingSettings = BreakingSettings()
    lint: LintSettings = LintSettings()
    fail_message: str = ""
    """The hint of ``check`` for stale output; empty: the command that updates it."""
    origins: Mapping[str, str] = field(default_factory=dict)
    """Where each effective value comes from, by its path: a line of the file."""
