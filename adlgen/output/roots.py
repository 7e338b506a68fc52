"""The output roots of a run: all are locked, each is compared, and all are written or none.

What locks and writes them is imported on use: most commands only read specifications.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from adlgen.diagnostics.codes.output import NOTHING_TO_MOVE, STALE
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.spelling import closest
from adlgen.output.changes import Changes, State
from adlgen.output.commands import command_of
from adlgen.output.compare import IntendedOutput
from adlgen.output.disk import Folder
from adlgen.output.ignore import IGNORE_FILE
from adlgen.output.manifest import MANIFEST, BadManifestError, Origin, read_manifest
from adlgen.output.moves import Renamed
from adlgen.output.outcome import Mode, Output
from adlgen.output.pinnable import Pinnable
from adlgen.output.policy import check_paths, compare_root, report_conflicts, report_notices, some
from adlgen.output.tree import FileTree, Owner

INIT = ".adlgen-init.json"
"""The record of a repository, which ``adlgen update`` brings up to date."""


class Root(Struct):
    """The emitted files of one output root."""

    tree: FileTree
    label: str
    """The name of the target in messages."""
    origin: Origin | None
    """None: no manifest is written."""
    owners: frozenset[Owner]
    """The owners whose files are written."""
    path: Path
    scaffold: bool | None = None
    """False: user-owned files are not expected."""
    pinnable: tuple[Pinnable, ...] = ()
    """The types whose names can be pinned in the configuration."""
    unused: frozenset[str] = frozenset()
    """The features of the pack whose folders no file came from."""


class Addition(Struct):
    """Changes of user-owned files that are part of a run, and of its transaction."""

    root: Path
    changes: Callable[[Folder | None, Log], Changes]
    """Returns the changes in the root, which is locked (None: it does not exist). They replace those of the run
    to the same files."""


class OpenRoots(Struct):
    """Locked output roots in which no interrupted run is left."""

    roots: Sequence[Root]
    folders: Mapping[Path, Folder | None]
    """None for a root that does not exist."""
    addition: Addition | None


@contextmanager
def open_roots(
    roots: Sequence[Root], mode: Mode, log: Log, addition: Addition | None = None
) -> Iterator[OpenRoots]:
    """Lock output roots until the run ends, and roll back what an interrupted run left there."""
    from adlgen.output.lock import locked

    for root in roots:
        check_paths(root.tree, root.path, log)
    paths = [root.path for root in roots]
    if addition is not None:
        same = (path for path in paths if os.path.realpath(path) == os.path.realpath(addition.root))
        addition = replace(addition, root=next(same, addition.root))
        paths.append(addition.root)
    with locked(paths, log, writes=mode is Mode.WRITE) as folders:
        yield OpenRoots(roots, folders, addition)


class Permissions(Struct):
    """The files that a run may write, replace or move."""

    force: bool = False
    """Whether edited and foreign files are replaced."""
    replace: bool = False
    """Whether the output of another specification, pack or other options is replaced."""
    declared: frozenset[str] | None = None
    """The paths of all files that the run must write; None: any."""
    renamed: Renamed | None = None
    """The renamed tool whose user-owned files are moved."""


def compare_roots(opened: OpenRoots, log: Log, permissions: Permissions) -> tuple[Output, ...]:
    """Compare roots with the disk.

    Raises StopRun after reporting the roots that another specification, pack or other options own, or a
    renamed tool without files in any root.
    """
    from adlgen.output.nested import report_nested

    outputs = []
    for root in opened.roots:
        wanted = IntendedOutput(
            root.tree, root.origin, root.owners, permissions.renamed, root.scaffold
        )
        folder = opened.folders[root.path]
        if not permissions.replace:
            report_nested(root.path, root.origin, log)
        changes = compare_root(wanted, root.path, folder, log, replace=permissions.replace)
        changes = changes.forced() if permissions.force else changes
        outputs.append(Output(root.label, root.path, wanted, changes, root.pinnable))
    if permissions.renamed is not None and not any(map(_moves_files, outputs)):
        _report_nothing_to_move(permissions.renamed, outputs, log)
    log.stop_if_errors()
    if permissions.declared is not None:
        from adlgen.output.declared import check_declared

        check_declared(outputs, permissions.declared, log)
    return tuple(outputs)


def _moves_files(output: Output) -> bool:
    found = output.changes.having(State.REMOVED, State.BLOCKED)
    return any(change.owner == "user" for change in found)


def _report_nothing_to_move(renamed: Renamed, outputs: Sequence[Output], log: Log) -> None:
    """Report that no output has user-owned files of the old name, or that the new name is unknown."""
    tools = {file.tool for output in outputs for file in output.tree.owned_by("user") if file.tool}
    if renamed.new not in tools:
        near = closest(renamed.new, sorted(tools))
        hint = f"did you mean '{near}'?" if near else None
        if hint is None and renamed.old in tools:
            hint = (
                f"give the tool '{renamed.old}' the id '{renamed.new}' in the specification first"
            )
        log.add(
            NOTHING_TO_MOVE, f"no tool with the id '{renamed.new}' has user-owned files", None, hint
        )
        return
    orphaned = [change for output in outputs for change in output.changes.having(State.ORPHANED)]
    message = f"no user-owned file of '{renamed.old}' is orphaned"
    hint = f"orphaned: {some(tuple(orphaned))}" if orphaned else None
    log.add(NOTHING_TO_MOVE, message, None, hint)


def finish_roots(
    opened: OpenRoots, outputs: tuple[Output, ...], mode: Mode, log: Log, fail_message: str = ""
) -> None:
    """Write the compared outputs, or report what is stale, as the mode requires.

    ``fail_message`` replaces the hint for stale output.

    Raises StopRun after reporting conflicts.
    """
    if mode is Mode.COMPARE:
        return
    for output in outputs:
        if mode is Mode.CHECK:
            _report_stale(output, log, fail_message)
        else:
            report_conflicts(output.changes, output.root, log, output.wanted.origin)
    if mode is Mode.CHECK:
        return
    log.stop_if_errors()
    changes = _all_changes(opened, outputs, log)
    if mode is Mode.WRITE:
        from adlgen.output.publish import publish

        found = ((opened.folders[root], changes) for root, changes in changes.items())
        publish([(folder, changes) for folder, changes in found if folder is not None], log)
    for output in outputs:
        report_notices(output, log)


def _versions(output: Output) -> str:
    """Return which version of adlgen has written an output, if it was another one."""
    origin = output.wanted.origin
    before = (change.before or b"" for change in output.changes if change.path == MANIFEST)
    try:
        known = read_manifest(next(before, b"").decode()).origin
    except (BadManifestError, UnicodeDecodeError):
        return ""
    if origin is None or known is None or known.generator == origin.generator:
        return ""
    return f": written by {known.generator}; this is {origin.generator.rpartition(' ')[2]}"


def _all_changes(
    opened: OpenRoots, outputs: tuple[Output, ...], log: Log
) -> Mapping[Path, Changes]:
    """Return the changes of each root with those of the addition."""
    found = {output.root: output.changes for output in outputs}
    addition = opened.addition
    if addition is not None:
        own = found.get(addition.root, Changes(()))
        added = addition.changes(opened.folders[addition.root], log)
        paths = {change.path for change in added}
        kept = (change for change in own if change.path not in paths)
        found[addition.root] = Changes((*kept, *added))
    return found


def _report_stale(output: Output, log: Log, fail_message: str) -> None:
    """Report an output that is not up to date, with its missing, orphaned and ignored files."""
    stale = output.changes.stale
    if stale:
        files = "1 file is" if len(stale) == 1 else f"{len(stale)} files are"
        message = f"{files} not up to date in '{output.root.as_posix()}'{_versions(output)}"
        command = command_of(output.wanted.origin, output.root)
        if ": written by" in message and (output.root / INIT).exists():
            command = "adlgen update"
        hint = f"run `{command}` and commit the result"
        held = output.changes.having(State.EDITED, State.FOREIGN)
        if held:
            hint = (
                f"`adlgen generate` does not replace {some(held)}: move the changes to another file and run"
                f" `{command} --force`, or list the file in {IGNORE_FILE}"
            )
        log.add(STALE, message, None, fail_message or hint)
    report_notices(output, log)
