"""The outcome of a run: its diagnostics, and the changes of each output root."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Diagnostic, Severity
from adlgen.output.changes import Changes
from adlgen.output.compare import IntendedOutput
from adlgen.output.pinnable import Pinnable
from adlgen.output.trace import Trace
from adlgen.output.tree import FileTree


class Mode(Enum):
    """The last step of a run."""

    PLAN = "plan"
    """Report every problem of the specification and its targets; render nothing."""
    COMPARE = "compare"
    """Compare with the disk; write nothing."""
    CHECK = "check"
    """Compare with the disk and report stale output; write nothing."""
    PREVIEW = "preview"
    """Compare with the disk and report conflicts; write nothing."""
    WRITE = "write"


class Output(Struct):
    """The changes of one output root, whether or not they were written."""

    target: str
    root: Path
    wanted: IntendedOutput
    changes: Changes
    pinnable: tuple[Pinnable, ...] = ()
    """The types whose names can be pinned in the configuration."""

    @property
    def tree(self) -> FileTree:
        """The emitted files."""
        return self.wanted.tree

    @property
    def up_to_date(self) -> bool:
        """Whether no file would change."""
        return not self.changes.stale

    def diff(self) -> Iterator[str]:
        """Yield the lines of a unified diff from the disk to the intended content."""
        from adlgen.output.diff import diff

        root = self.root.as_posix()
        return diff(self.changes, "" if root == "." else f"{root}/")


class Result(Struct):
    """The result of a run."""

    diagnostics: tuple[Diagnostic, ...]
    outputs: tuple[Output, ...] = ()
    sources: Mapping[str, str] = field(default_factory=dict)
    """The texts to which the spans of the diagnostics refer, by path."""
    trace: Trace | None = None
    """What the run used; None if the specification came from standard input or could not be read."""

    @property
    def ok(self) -> bool:
        """Whether there are no errors."""
        return not any(d.severity is Severity.ERROR for d in self.diagnostics)

    def after(self, earlier: Iterable[Diagnostic], sources: Mapping[str, str]) -> Result:
        """Return the result with problems that were found before the run, and the texts to which they refer.

        Problems at the places of earlier errors follow from these.
        """
        known = tuple(earlier)
        places = {found.span for found in known if found.severity is Severity.ERROR} - {None}
        later = (found for found in self.diagnostics if found.span not in places)
        diagnostics = dict.fromkeys((*known, *later))
        return replace(self, diagnostics=tuple(diagnostics), sources={**sources, **self.sources})
