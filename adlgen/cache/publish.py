"""Writes the changed files of a tool, and the manifests of their roots, as a full run would."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from adlgen.cache.check import digest
from adlgen.cache.chunks import require
from adlgen.cache.proof import Emitted
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.diagnostics.hashing import sha256
from adlgen.diagnostics.model import Log
from adlgen.output.changes import Change, Changes, State
from adlgen.output.disk import Folder
from adlgen.output.lock import locked
from adlgen.output.manifest import MANIFEST, Manifest, Recorded, manifest_text, read_manifest
from adlgen.output.manifest import digest as hash_of
from adlgen.output.moves import changed_types
from adlgen.output.publish import publish

if TYPE_CHECKING:
    from adlgen.cache.model import Facts, Files, RootTools


class Written(Struct):
    """The files that were written."""

    contents: dict[str, bytes]
    """By absolute path."""
    counts: tuple[int, ...]
    """The number of files of each root."""


def publish_changes(
    roots: Sequence[RootTools], emitted: Sequence[Emitted], spec: str, facts: Facts
) -> Written:
    """Write the files of a tool that differ, and the manifests, in one transaction.

    ``spec`` is the new specification. Raises NotIncrementalError or StopRun, with nothing written, if a file is not as
    the last run left it, according to the facts of its record.
    """
    log = Log()
    hashed = sha256(spec.replace("\r\n", "\n").encode()).hexdigest()
    paths = [Path(root["path"]) for root in roots]
    with locked(paths, log, writes=True, timeout=0) as folders:
        found = []
        for path, files in zip(paths, emitted, strict=True):
            folder = folders[path]
            assert folder is not None
            last = _LastRoot(folder, facts)
            found.append((folder, Changes((*_changes(last, files, hashed),))))
        require(not log.diagnostics, "an interrupted run was rolled back")
        publish(found, log)
    contents = {
        os.path.join(os.path.abspath(folder.path), change.path): change.after
        for folder, changes in found
        for change in changes
        if change.after is not None
    }
    return Written(contents, tuple(len(changes.items) for _, changes in found))


def known_file(facts: Facts, path: str) -> tuple[Files, int]:
    """Return the files of a folder, and the position of one. Raises KeyError or ValueError if it is not there."""
    folder, slash, name = path.rpartition("/")
    files = facts["files"][folder + slash]
    return files, files["names"].index(name)


class _LastRoot:
    """A locked output root, and the digests of its files after the last run."""

    def __init__(self, folder: Folder, facts: Facts) -> None:
        self._folder = folder
        self._facts = facts

    def has(self, path: str, content: bytes) -> bool:
        """Report whether a file had a content after the last run."""
        path = os.path.join(os.path.abspath(self._folder.path), path)
        try:
            files, at = known_file(self._facts, path)
        except (KeyError, ValueError):
            return False
        return files["digests"][at] == digest(content)

    def read(self, path: str) -> bytes:
        """Return the content of a file. Raises NotIncrementalError if it is not as the last run left it."""
        content = self._folder.read(path)
        is_same = content is not None and self.has(path, content)
        require(is_same, "a file is not as the last run left it")
        assert content is not None
        return content


def _changes(last: _LastRoot, emitted: Emitted, spec_sha256: str) -> Iterator[Change]:
    """Yield the changes of a root, the manifest last."""
    content = last.read(MANIFEST)
    manifest = read_manifest(content.decode())
    files = {**manifest.files}
    for old, new in zip(emitted.old, emitted.new, strict=True):
        before, after = old.text.encode(), new.text.encode()
        require(last.has(old.path, before), "the tool has other files than in the last run")
        if before == after:
            continue
        require(last.read(old.path) == before, "a file has changed")
        require(not changed_types(new, old.text), "a type has another name")
        files[old.path] = Recorded("adlgen", frozenset({hash_of(after)}))
        yield Change(old.path, State.CHANGED, "adlgen", before, after)
    assert manifest.origin is not None
    # The last run found that the rest of the manifest is what this run would write.
    origin = replace(manifest.origin, spec_sha256=spec_sha256)
    text = manifest_text(Manifest(origin, files)).encode()
    yield Change(MANIFEST, State.CHANGED, "adlgen", content, text)
