"""Compares output roots with the emitted files and reports files that must not be replaced."""

from __future__ import annotations

from pathlib import Path

from adlgen.diagnostics.codes import output as codes
from adlgen.diagnostics.model import DiagnosticKind, Log, Span, StopRun
from adlgen.diagnostics.visible import foreign
from adlgen.output.changes import Change, Changes, State
from adlgen.output.commands import command_of
from adlgen.output.compare import IntendedOutput, compare
from adlgen.output.disk import Folder
from adlgen.output.entry import Obstacle
from adlgen.output.ignore import IGNORE_FILE, Ignore, read_ignore
from adlgen.output.manifest import (
    CATALOGUE,
    MANIFEST,
    BadManifestError,
    Manifest,
    Origin,
    read_manifest,
)
from adlgen.output.moves import changed_types, find_moves, likely_moves
from adlgen.output.outcome import Output
from adlgen.output.pinnable import pin_text
from adlgen.output.tree import FileTree, RenderedFile, path_problems

_NAMED = 3


def compare_root(
    wanted: IntendedOutput, root: Path, folder: Folder | None, log: Log, *, replace: bool = False
) -> Changes:
    """Compare the intended content with an open root; ``folder`` is None if it does not exist.

    Output of another origin is an error unless ``replace``. Raises StopRun if the manifest or the ignore
    file cannot be used.
    """
    if folder is None:
        return compare(wanted, None, Manifest(), Ignore())
    known = _known(folder, root, log)
    if known.origin is not None and wanted.origin is not None and known.files and not replace:
        _check_origin(known.origin, wanted.origin, root, log)
    return compare(wanted, folder, known, _ignore(folder, root, log))


def _check_origin(known: Origin, wanted: Origin, root: Path, log: Log) -> None:
    """Report that a root belongs to another specification, pack or other options.

    A target of the configuration may change, because the configuration is the record of what is wanted.
    """
    if wanted.target and known.target in {wanted.target, ""} and known.pack == wanted.pack:
        return
    if known.target and not wanted.target:
        what = f"the target '{known.target}' of the configuration"
    elif known.target != wanted.target:
        what = f"the target '{known.target}'"
    elif known.pack != wanted.pack:
        what = f"the pack '{known.pack}'"
    elif known.spec != wanted.spec:
        what = f"the specification '{known.spec}'" if known.spec else "the package of a runtime"
    else:
        changed = [
            key
            for key in sorted({*known.options, *wanted.options})
            if (known.options.get(key) or wanted.defaults.get(key))
            != (wanted.options.get(key) or wanted.defaults.get(key))
        ]
        if not changed or wanted.pack == CATALOGUE:
            return  # nothing depends on the options of a catalogue
        what = f"other options ({', '.join(changed)})"
    message = f"'{root.as_posix()}' has the output of {what}"
    hint = f"run `{command_of(known, root)}`, choose another output, or replace it with --replace"
    log.add(codes.OTHER_ORIGIN, message, None, hint)


def check_paths(tree: FileTree, root: Path, log: Log) -> None:
    """Report paths that are unsafe on any supported system, and raise StopRun if there are some."""
    for path, reason in path_problems(file.path for file in tree):
        log.add(codes.UNSAFE_PATH, f"the path '{path}' {reason}", place(root, path))
    log.stop_if_errors()


def report_conflicts(changes: Changes, root: Path, log: Log, origin: Origin | None = None) -> None:
    """Report every file that must not be replaced; hints repeat the command of the origin."""
    for change in changes.having(State.EDITED):
        gone = " and is no longer generated" if change.after is None else ""
        message = f"'{change.path}' was edited by hand{gone}"
        _add(
            log,
            codes.EDITED,
            message,
            root,
            change,
            f"compare with `{command_of(origin, root, 'diff')}`, or replace it with --force",
        )
    for change in changes.having(State.FOREIGN):
        message = f"'{change.path}' exists, and adlgen did not write it"
        _add(log, codes.FOREIGN, message, root, change, "move it, or replace it with --force")
    for change in changes.having(State.BLOCKED):
        message = f"'{change.path}' cannot be written: {change.reason}"
        _add(log, codes.BLOCKED, message, root, change, "move it, or choose another output")


def report_notices(output: Output, log: Log) -> None:
    """Warn about missing and orphaned user-owned files, and report ignored files.

    In an output without a manifest, which is that of a build, user-owned files are not expected.
    """
    changes, root, origin = output.changes, output.root, output.wanted.origin
    missing = changes.having(State.MISSING)
    if missing and origin is not None and output.wanted.scaffold is not False:
        message = f"missing user-owned files: {some(missing)}"
        _add(
            log,
            codes.MISSING,
            message,
            root,
            missing[0],
            f"run `{command_of(origin, root, 'scaffold')}` to write them",
        )
    orphaned = changes.having(State.ORPHANED)
    if orphaned:
        belong = "belongs" if len(orphaned) == 1 else "belong"
        message = f"{some(orphaned)} {belong} to a part of the spec that was removed"
        _add(log, codes.ORPHANED, message, root, orphaned[0], _rename_hint(output, orphaned))
    files = {file.path: file for file in output.tree}
    for change in changes.having(State.CHANGED):
        if change.path in files and files[change.path].types_of:
            _report_types(files[change.path], change, output, log)
    ignored = changes.having(State.IGNORED)
    if ignored:
        message = f"ignored by {IGNORE_FILE}: {some(ignored)}"
        _add(log, codes.IGNORED, message, root, ignored[0], None)


def _report_types(file: RenderedFile, change: Change, output: Output, log: Log) -> None:
    """Warn about types of tools that have other names now, which code that uses them must follow."""
    changed = changed_types(file, (change.before or b"").decode(errors="replace"))
    for tool, (gone, added) in sorted(changed.items()):
        if gone and added:
            message = f"types of '{tool}' are gone: {_list(gone)}; new: {_list(added)}"
            text = pin_text(tool, output.pinnable, gone, added)
            how = (
                f"add `{text}` to adlgen.yaml"
                if text
                else "pin it with x-adlgen.names in the schema"
            )
            hint = f"to keep the name of a type, {how}"
            _add(log, codes.TYPES_CHANGED, message, output.root, change, hint)


def _list(names: tuple[str, ...]) -> str:
    more = len(names) - _NAMED
    return ", ".join(names[:_NAMED]) + (f" and {more} more" if more > 0 else "")


def _rename_hint(output: Output, orphaned: tuple[Change, ...]) -> str:
    """Return what to do with orphaned files; if their tool seems to have another id now, how to move them."""
    moves = likely_moves(find_moves(output.tree, {change.path for change in orphaned}))
    kept = {change.path for change in output.changes.having(State.KEPT)}
    open_ = [move for move in moves if not kept & move.paths.keys()]
    if not open_ or output.wanted.origin is None:
        return "move the code, or delete it"
    command = command_of(output.wanted.origin, output.root, "scaffold")
    old, new = open_[0].old, open_[0].tool
    return f"if '{old}' is now '{new}', run `{command} --move {old} {new}`, otherwise delete them"


def some(changes: tuple[Change, ...]) -> str:
    """Return ``'a'``, or ``'a', 'b', 'c' and 4 more``."""
    names = ", ".join(f"'{change.path}'" for change in changes[:_NAMED])
    more = len(changes) - _NAMED
    return f"{names}{f' and {more} more' if more > 0 else ''}"


def place(root: Path, path: str) -> Span:
    """Return a span for an output file."""
    return Span((root / path).as_posix(), 1, 1, 1, 1)


def _add(
    log: Log, code: DiagnosticKind, message: str, root: Path, change: Change, hint: str | None
) -> None:
    log.add(code, message, place(root, change.path), hint)


def _known(folder: Folder, root: Path, log: Log) -> Manifest:
    try:
        content = folder.read(MANIFEST)
        return Manifest() if content is None else read_manifest(content.decode())
    except (Obstacle, BadManifestError, UnicodeDecodeError) as error:
        reason = error.reason if isinstance(error, Obstacle) else f"is damaged: {foreign(error)}"
        message = f"the manifest {reason}"
        log.add(
            codes.BAD_MANIFEST, message, place(root, MANIFEST), "restore it from version control"
        )
        raise StopRun from None


def _ignore(folder: Folder, root: Path, log: Log) -> Ignore:
    try:
        content = folder.read(IGNORE_FILE)
        return Ignore() if content is None else read_ignore(content.decode())
    except (Obstacle, UnicodeDecodeError) as error:
        reason = error.reason if isinstance(error, Obstacle) else "is not UTF-8"
        log.add(codes.BAD_IGNORE, f"{IGNORE_FILE} {reason}", place(root, IGNORE_FILE))
        raise StopRun from None
