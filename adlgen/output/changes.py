"""Changes of an output root: the state of each path, and its content before and after a run."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.output.tree import Owner


class State(Enum):
    """The state of a path; the value is the mark that ``--dry-run`` prints."""

    CREATED = "A"
    CHANGED = "M"
    REMOVED = "D"
    SAME = "="
    KEPT = "K"
    """A user-owned file that exists; it is never read or changed."""
    ORPHANED = "O"
    """A user-owned file that was scaffolded for a tool or service that is no longer in the spec."""
    MISSING = "?"
    """A user-owned file that does not exist; only ``scaffold`` writes it."""
    EDITED = "E"
    """A generated file that was edited by hand; it is replaced only with ``--force``."""
    FOREIGN = "F"
    """A file that adlgen did not write; it is replaced only with ``--force``."""
    BLOCKED = "X"
    """A path that must not be replaced, even with ``--force``."""
    IGNORED = "I"
    """Excluded by ``.adl-ignore``."""


WRITTEN = frozenset({State.CREATED, State.CHANGED, State.REMOVED})
NOT_WRITTEN = frozenset({State.MISSING, State.ORPHANED, State.IGNORED, State.KEPT, State.REMOVED})
"""The states of paths that a run does not write."""
REFUSED = frozenset({State.EDITED, State.FOREIGN, State.BLOCKED})


class Change(Struct):
    """A path, its state, and its content before and after a run."""

    path: str
    state: State
    owner: Owner
    before: bytes | None = None
    """The content on disk; None if there is none or it was not read."""
    after: bytes | None = None
    """The content to write; None if nothing is written or the file is removed."""
    reason: str = ""
    """Why the path is blocked."""
    mode: int | None = None
    """The permission bits of a new file; None: the usual ones. An existing file keeps its own."""
    is_link: bool = False
    """Whether a symbolic link with ``after`` as its target is created."""
    digest: str = ""
    """The content hash of ``after``, if it has been computed."""


class Changes(Struct):
    """All changes of an output root, including the manifest, sorted by path."""

    items: tuple[Change, ...]

    def __iter__(self) -> Iterator[Change]:
        return iter(self.items)

    def having(self, *states: State) -> tuple[Change, ...]:
        """Return the changes in any of these states."""
        return tuple(change for change in self.items if change.state in states)

    @property
    def stale(self) -> tuple[Change, ...]:
        """The changes because of which the output is not up to date."""
        return self.having(*WRITTEN, *REFUSED)

    def forced(self) -> Changes:
        """Return the changes with edited and foreign files as changed or removed ones."""
        return Changes(tuple(map(_forced, self.items)))

    def published(self) -> Changes:
        """Return what a comparison finds after these changes have been written, and nothing else has changed."""
        return Changes(tuple(found for change in self.items for found in _published(change)))


def _published(change: Change) -> Iterator[Change]:
    match change.state:
        case State.REMOVED:
            return
        case State.CREATED | State.CHANGED if change.owner == "user":
            yield Change(change.path, State.KEPT, "user")
        case State.CREATED | State.CHANGED:
            yield Change(change.path, State.SAME, change.owner, change.after, change.after)
        case _:
            yield change


def _forced(change: Change) -> Change:
    if change.state not in {State.EDITED, State.FOREIGN}:
        return change
    return replace(change, state=State.REMOVED if change.after is None else State.CHANGED)
