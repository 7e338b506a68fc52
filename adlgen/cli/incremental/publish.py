"""Writes the changed files of a tool, and the manifests of their roots, as a full run would."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from adlgen.cli.incremental import require
from adlgen.cli.incremental.proof import Emitted
from adlgen.cli.noop.replay import digest
from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Log
from adlgen.output.changes import Change, Changes, State
from adlgen.output.disk import Folder
from adlgen.output.lock import locked
from adlgen.output.manifest import MANIFEST
from adlgen.output.manifest import digest as hash_of
from adlgen.output.moves import changed_types
from adlgen.output.publish import publish


class PreviousRoot(Struct):
    """An output root of the last run."""

    name: str
    root: Path
    same: int
    """The number of files that an identical run would find unchanged."""


class Written(Struct):
    """The files that were written."""

    files: dict[str, bytes]
    """The new contents by absolute path."""
    counts: tuple[int, ...]
    """The number of files of each target."""


def publish_changes(
    targets: Sequence[PreviousRoot],
    emitted: Sequence[Emitted],
    new_text: str,
    facts: Sequence[str],
) -> Written:
    """Write the files of a tool that differ, and the manifests, in one transaction.

    ``facts`` are the paths, stamps and digests of the files of the last run. Raises NotIncrementalError or
    StopRun, with nothing written, if a file is not as the last run left it.
    """
    log = Log()
    known = dict(zip(facts[::3], facts[2::3], strict=True))
    spec = sha256(new_text.replace("\r\n", "\n").encode()).hexdigest()
    with locked([target.root for target in targets], log, writes=True, timeout=0) as folders:
        found = []
        for target, files in zip(targets, emitted, strict=True):
            folder = folders[target.root]
            assert folder is not None
            changes = [*_changes(folder, os.path.abspath(target.root), files, known, spec)]
            found.append((folder, Changes(tuple(changes))))
        require(not log.diagnostics, "an interrupted run was rolled back")
        publish(found, log)
    contents = {
        os.path.join(os.path.abspath(folder.path), change.path): change.after
        for folder, changes in found
        for change in changes
        if change.after is not None
    }
    return Written(contents, tuple(len(changes.items) for _, changes in found))


def _changes(
    folder: Folder, root: str, emitted: Emitted, known: dict[str, str], spec: str
) -> Iterator[Change]:
    """Yield the changes of a root, the manifest last. ``spec`` is the hash of the specification."""
    manifest = _content(folder, root, MANIFEST, known)
    # It is the manifest of the last run, so that its only hash of this kind is that of the old specification.
    text = manifest.decode()
    place = _after('"sha256": "', text)
    text = text[:place] + spec + text[place + len(spec) :]
    for old, new in zip(emitted.old, emitted.new, strict=True):
        before, after = old.text.encode(), new.text.encode()
        require(
            known.get(os.path.join(root, old.path)) == digest(before),
            "the tool has other files than in the last run",
        )
        if before == after:
            continue
        require(_content(folder, root, old.path, known) == before, "a file has changed")
        require(not changed_types(new, old.text), "a type has another name")
        start = f'"{old.path}": "adlgen '
        text = _replaced(text, start + hash_of(before), start + hash_of(after))
        yield Change(old.path, State.CHANGED, "adlgen", before, after)
    yield Change(MANIFEST, State.CHANGED, "adlgen", manifest, text.encode())


def _content(folder: Folder, root: str, path: str, known: dict[str, str]) -> bytes:
    content = folder.read(path)
    require(
        content is not None and digest(content) == known.get(os.path.join(root, path)),
        "a file is not as the last run left it",
    )
    assert content is not None
    return content


def _replaced(text: str, old: str, new: str) -> str:
    end = _after(old, text)
    return text[: end - len(old)] + new + text[end:]


def _after(mark: str, text: str) -> int:
    """Return the position after a mark that a manifest has exactly once."""
    require(text.count(mark) == 1 and "\r" not in text, "the manifest is unusual")
    return text.index(mark) + len(mark)
