"""A tree of files against an output root: what a run would do to every file, and what it must not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from adlgen.output.disk import Folder, Obstacle
from adlgen.output.ignore import Ignore
from adlgen.output.manifest import (
    MANIFEST,
    Manifest,
    Origin,
    Recorded,
    digest,
    manifest_text,
)
from adlgen.output.tree import FileTree, Owner, RenderedFile


class State(Enum):
    """What a run finds at a path; the value is the mark that ``--dry-run`` prints."""

    CREATED = "A"
    CHANGED = "M"
    REMOVED = "D"
    SAME = "="
    KEPT = "K"
    """A file of the user's that exists: never read, never touched."""
    ORPHANED = "O"
    """A file of the user's that adlgen scaffolded for something that is gone."""
    MISSING = "?"
    """A file of the user's that does not exist; only scaffolding writes it."""
    EDITED = "E"
    """Written by adlgen, then changed by hand; replaced only by force."""
    FOREIGN = "F"
    """Not written by adlgen; replaced only by force."""
    BLOCKED = "X"
    """Nothing that may be replaced, not even by force."""
    IGNORED = "I"
    """Left out because ``.adl-ignore`` says so."""


WRITTEN = frozenset({State.CREATED, State.CHANGED, State.REMOVED})
REFUSED = frozenset({State.EDITED, State.FOREIGN, State.BLOCKED})


@dataclass(frozen=True, slots=True)
class Change:
    """One path and what a run would do there."""

    path: str
    state: State
    owner: Owner
    before: bytes | None = None
    """What is on the disk, where it was read."""
    after: bytes | None = None
    """What would be written; None: nothing, or the file goes."""
    reason: str = ""
    """Why it is blocked."""


@dataclass(frozen=True, slots=True)
class Changes:
    """Everything a run would do to an output root, sorted by path, the manifest among it."""

    items: tuple[Change, ...]

    def __iter__(self) -> Iterator[Change]:
        return iter(self.items)

    def having(self, *states: State) -> tuple[Change, ...]:
        """Return the changes in any of these states."""
        return tuple(change for change in self.items if change.state in states)

    @property
    def stale(self) -> tuple[Change, ...]:
        """What keeps the output from being up to date."""
        return self.having(*WRITTEN, *REFUSED)

    def forced(self) -> Changes:
        """Return the changes with edited and foreign files replaced instead of refused."""
        return Changes(tuple(map(_forced, self.items)))


def _forced(change: Change) -> Change:
    if change.state not in {State.EDITED, State.FOREIGN}:
        return change
    return replace(change, state=State.REMOVED if change.after is None else State.CHANGED)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a run wants an output root to hold."""

    tree: FileTree
    origin: Origin
    owners: frozenset[Owner] = frozenset({"adlgen"})
    """Whose files are written: adlgen's are kept up to date, the user's only when they are missing."""


@dataclass(slots=True)
class _Comparison:
    folder: Folder | None
    recorded: Mapping[str, Recorded]
    ignore: Ignore
    wanted: Wanted
    found: list[Change] = field(default_factory=list)


def compare(wanted: Wanted, folder: Folder | None, known: Manifest, ignore: Ignore) -> Changes:
    """Compare what is wanted with what is there; ``folder`` is None if the root does not exist.

    Raises OSError if a file cannot be read.
    """
    run = _Comparison(folder, known.files, ignore, wanted)
    for file in wanted.tree:
        if file.owner == "user" or "adlgen" in wanted.owners:
            run.found.append(_wanted(file, run))
    paths = {file.path for file in wanted.tree}
    for path, entry in known.files.items():
        if path not in paths and (entry.owner == "user" or "adlgen" in wanted.owners):
            run.found.extend(_gone(path, entry, run))
    run.found.append(_manifest(run, known))
    return Changes(tuple(sorted(run.found, key=lambda change: change.path)))


def _wanted(file: RenderedFile, run: _Comparison) -> Change:
    if file.path in run.ignore:
        return Change(file.path, State.IGNORED, file.owner)
    try:
        return _users(file, run) if file.owner == "user" else _ours(file, run)
    except Obstacle as obstacle:
        reason = f"{obstacle.path} {obstacle.reason}"
        return Change(file.path, State.BLOCKED, file.owner, reason=reason)


def _users(file: RenderedFile, run: _Comparison) -> Change:
    """Judge a file that is the user's once it exists."""
    try:
        exists = run.folder is not None and run.folder.status(file.path) is not None
    except Obstacle:
        if "user" in run.wanted.owners:
            raise
        exists = True  # behind a link of the user's: not ours to look at
    if exists:
        return Change(file.path, State.KEPT, "user")
    state = State.CREATED if "user" in run.wanted.owners else State.MISSING
    return Change(file.path, state, "user", after=file.text.encode())


def _ours(file: RenderedFile, run: _Comparison) -> Change:
    after = file.text.encode()
    before = None if run.folder is None else run.folder.read(file.path)
    if before is None:
        return Change(file.path, State.CREATED, "adlgen", after=after)
    state = _state(before, after, run.recorded.get(file.path))
    reason = f"{file.path} is yours, because it was scaffolded" if state is State.BLOCKED else ""
    return Change(file.path, state, "adlgen", before, after, reason)


def _state(before: bytes, after: bytes, entry: Recorded | None) -> State:
    if same_text(before, after):
        return State.SAME
    if entry is None:
        return State.FOREIGN
    if entry.owner == "user":
        return State.BLOCKED
    return State.CHANGED if digest(before) in entry.hashes else State.EDITED


def same_text(before: bytes, after: bytes) -> bool:
    """Whether two contents are equal, but for line ends that a checkout turned into CR LF."""
    return before == after or (b"\r\n" in before and before.replace(b"\r\n", b"\n") == after)


def _gone(path: str, entry: Recorded, run: _Comparison) -> Iterator[Change]:
    """Judge a file of the manifest that nothing asks for any more."""
    if run.folder is None or path in run.ignore:
        return
    try:
        if entry.owner == "user":
            if run.folder.status(path) is not None:
                yield Change(path, State.ORPHANED, "user")
            return
        before = run.folder.read(path)
    except Obstacle:
        return  # somebody put something else there: it is not what was recorded
    if before is not None:
        state = State.REMOVED if digest(before) in entry.hashes else State.EDITED
        yield Change(path, state, "adlgen", before)


def _manifest(run: _Comparison, known: Manifest) -> Change:
    files, origin = {}, run.wanted.origin
    if "adlgen" not in run.wanted.owners:  # what is not looked at stays as it is recorded
        files = {path: entry for path, entry in known.files.items() if entry.owner == "adlgen"}
        origin = known.origin or origin
    files |= {change.path: entry for change in run.found for entry in _entry(change, run.recorded)}
    after = manifest_text(Manifest(origin, files)).encode()
    before = None if run.folder is None else run.folder.read(MANIFEST)
    if before is None:
        return Change(MANIFEST, State.CREATED, "adlgen", after=after)
    state = State.SAME if same_text(before, after) else State.CHANGED
    return Change(MANIFEST, state, "adlgen", before, after)


def _entry(change: Change, recorded: Mapping[str, Recorded]) -> Iterator[Recorded]:
    """Say how the manifest will list a file; nothing: not at all."""
    known = recorded.get(change.path)
    if change.owner == "user" and change.state in {State.KEPT, State.ORPHANED}:
        if known is not None:
            yield Recorded("user", known.hashes)
    elif change.after is not None and change.state is not State.MISSING:
        yield Recorded(change.owner, frozenset({digest(change.after)}))
