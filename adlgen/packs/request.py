"""The request for a run."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from adlgen.diagnostics.datatypes import Struct, field
from adlgen.diagnostics.model import Severities, Span
from adlgen.document.limits import DEFAULT, Limits
from adlgen.output.outcome import Mode
from adlgen.output.roots import Addition, Permissions
from adlgen.output.trace import Trace
from adlgen.output.tree import Owner
from adlgen.packs.pins import ToolPins
from adlgen.packs.select import TargetSelection
from adlgen.packs.types import NO_TYPES, TypeEntry
from adlgen.spec.overlays.model import Overlay

AnyPath: TypeAlias = str | os.PathLike[str]


class ToolFilter(Struct):
    """The tools of a toolbox that are generated; empty: all tools."""

    tags: tuple[str, ...] = ()
    """Tags of which a tool has at least one."""
    ids: tuple[str, ...] = ()
    """Ids of tools; ``*`` matches any text."""


class SpecFile(Struct):
    """A file with a specification, or a folder or a pattern of such files."""

    path: str
    """``-`` is standard input; ``*`` matches any text of a name, ``**`` any folders."""
    dialect: str | None = None
    """The name of the format; None to recognize it."""
    span: Span | None = None
    """The place in the configuration that names it."""


class Job(Struct):
    """One toolbox and its targets."""

    specs: tuple[SpecFile, ...]
    """The specifications that make up the toolbox."""
    selection: TargetSelection
    only: ToolFilter = ToolFilter()
    exclude: tuple[str, ...] = ()
    """Patterns of files that folders and patterns do not include."""
    names: Mapping[str, ToolPins] = field(default_factory=dict)
    """Pinned names, by the id of the tool."""
    types: Mapping[str, TypeEntry] = NO_TYPES
    """Types of the user and names of types, by what they are for."""
    overlays: Mapping[str, Overlay] = field(default_factory=dict)
    """The changes of the tools of each specification, by its path."""
    title: str = ""
    """The name of the toolbox; empty: that of its first specification."""
    scaffold: bool | None = None
    """Whether missing user-owned files are written, even if the request does not include them; False: none are expected."""
    folder: Path = Path()
    """The folder of the project: recorded paths are those below it."""
    configured_as: str = ""
    """The name of the target in the configuration, which owns the output; empty without configuration."""

    @property
    def tools(self) -> object:
        """What the tools of the job depend on: jobs with equal values have the same toolbox."""
        specs = tuple((one.path, one.dialect) for one in self.specs)
        return specs, self.only, self.exclude, repr(self.overlays)

    @property
    def name(self) -> str:
        """The name of the job in messages."""
        return self.configured_as or self.title or self.specs[0].path


class Request(Struct):
    """The input of a run: toolboxes with their targets, and the last step."""

    jobs: Sequence[Job]
    owners: frozenset[Owner]
    """The owners whose files are written."""
    mode: Mode
    lenient: bool = False
    """Whether malformed parts of a schema accept any value, with a warning instead of an error."""
    strict: bool = False
    """Whether violations of the format's specification are errors."""
    format: bool = False
    """Whether emitted files are formatted."""
    permissions: Permissions = Permissions()
    limits: Limits = DEFAULT
    severities: Severities = Severities()
    """The severities that the user has changed."""
    trace: Trace = field(default_factory=Trace)
    """What was read before the run, such as the configuration; the run adds what it uses."""
    fail_message: str = ""
    """The hint for stale output; empty: the command that updates it."""
    addition: Addition | None = None
    """Further changes of the run, which are written in the same transaction."""
    processes: int = 1
    """The largest number of processes; ``processes.AUTO``: as many as cores, if there is enough work."""

    def owners_of(self, job: Job) -> frozenset[Owner]:
        """Return the owners whose files are written for a job."""
        return self.owners | {"user"} if job.scaffold and "adlgen" in self.owners else self.owners
