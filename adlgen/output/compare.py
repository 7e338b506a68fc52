"""Compares emitted files with an output root: the state of every file, and the files that must not be replaced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from adlgen.diagnostics.datatypes import Struct, field, replace
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


def _forced(change: Change) -> Change:
    if change.state not in {State.EDITED, State.FOREIGN}:
        return change
    return replace(change, state=State.REMOVED if change.after is None else State.CHANGED)


class Wanted(Struct):
    """The intended content of an output root."""

    tree: FileTree
    origin: Origin
    owners: frozenset[Owner] = frozenset({"adlgen"})
    """The owners whose files are written: generated files are updated, user-owned files are created if missing."""


class _Comparison(Struct, frozen=False):
    folder: Folder | None
    recorded: Mapping[str, Recorded]
    ignore: Ignore
    wanted: Wanted
    found: list[Change] = field(default_factory=list)


def compare(wanted: Wanted, folder: Folder | None, known: Manifest, ignore: Ignore) -> Changes:
    """Compare the intended content with an output root; ``folder`` is None if the root does not exist.

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
        return _user_owned(file, run) if file.owner == "user" else _generated(file, run)
    except Obstacle as obstacle:
        reason = f"{obstacle.path} {obstacle.reason}"
        return Change(file.path, State.BLOCKED, file.owner, reason=reason)


def _user_owned(file: RenderedFile, run: _Comparison) -> Change:
    """Return the change of a user-owned file."""
    try:
        exists = run.folder is not None and run.folder.status(file.path) is not None
    except Obstacle:
        if "user" in run.wanted.owners:
            raise
        exists = True  # behind a symbolic link of the user, which is not followed
    if exists:
        return Change(file.path, State.KEPT, "user")
    state = State.CREATED if "user" in run.wanted.owners else State.MISSING
    return Change(file.path, state, "user", after=file.text.encode())


def _generated(file: RenderedFile, run: _Comparison) -> Change:
    after = file.text.encode()
    before = None if run.folder is None else run.folder.read(file.path)
    if before is None:
        return Change(file.path, State.CREATED, "adlgen", after=after)
    state = _state(before, after, run.recorded.get(file.path))
    reason = f"{file.path} is a scaffolded, user-owned file" if state is State.BLOCKED else ""
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
    """Report whether two contents are equal, ignoring line endings that a checkout changed to CR LF."""
    return before == after or (b"\r\n" in before and before.replace(b"\r\n", b"\n") == after)


def _gone(path: str, entry: Recorded, run: _Comparison) -> Iterator[Change]:
    """Yield the change of a file of the manifest that is no longer emitted."""
    if run.folder is None or path in run.ignore:
        return
    try:
        if entry.owner == "user":
            if run.folder.status(path) is not None:
                yield Change(path, State.ORPHANED, "user")
            return
        before = run.folder.read(path)
    except Obstacle:
        return  # the path was replaced by something that is not the recorded file
    if before is not None:
        state = State.REMOVED if digest(before) in entry.hashes else State.EDITED
        yield Change(path, state, "adlgen", before)


def _manifest(run: _Comparison, known: Manifest) -> Change:
    files, origin = {}, run.wanted.origin
    if "adlgen" not in run.wanted.owners:  # entries of files that are not compared are kept
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
    """Yield the manifest entry of a file, if it has one."""
    known = recorded.get(change.path)
    if change.owner == "user" and change.state in {State.KEPT, State.ORPHANED}:
        if known is not None:
            yield Recorded("user", known.hashes)
    elif change.after is not None and change.state is not State.MISSING:
        yield Recorded(change.owner, frozenset({digest(change.after)}))
