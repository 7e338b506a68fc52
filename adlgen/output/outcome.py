"""The outcome of a run: diagnostics, and what was or would be done to each output root."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.document.inputs import Inputs
from adlgen.output.compare import Changes, Wanted
from adlgen.output.diff import diff
from adlgen.output.tree import FileTree


class Mode(Enum):
    """How far a run goes."""

    PLAN = "plan"
    """Report every problem of the specification and its targets; render nothing."""
    COMPARE = "compare"
    """Compare with the disk; write nothing."""
    CHECK = "check"
    """Compare with the disk and report stale output; write nothing."""
    PREVIEW = "preview"
    """Compare with the disk and report conflicts; write nothing."""
    WRITE = "write"


@dataclass(frozen=True, slots=True)
class Output:
    """What a run did, or would do, to one output root."""

    target: str
    root: Path
    wanted: Wanted
    changes: Changes
    interrupted: bool = False
    """Whether an earlier run is under way there, or was interrupted."""
    force: bool = False
    """Whether edited and foreign files are replaced."""

    @property
    def tree(self) -> FileTree:
        """The emitted files."""
        return self.wanted.tree

    @property
    def up_to_date(self) -> bool:
        """Whether every file is as it should be."""
        return not self.changes.stale

    def diff(self) -> Iterator[str]:
        """Yield the lines of a unified diff from the disk to what is wanted."""
        root = self.root.as_posix()
        return diff(self.changes, "" if root == "." else f"{root}/")


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a run."""

    diagnostics: tuple[Diagnostic, ...]
    outputs: tuple[Output, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    """The texts that the spans of the diagnostics point into, by path."""
    inputs: Inputs | None = None
    """What the run has read; None if the specification came from standard input, or could not be read."""

    @property
    def ok(self) -> bool:
        """Whether there was no error."""
        return not any(d.severity is Severity.ERROR for d in self.diagnostics)
