"""Goldens: emitted projects as plain files, compared byte by byte."""

from __future__ import annotations

import difflib
from pathlib import Path

from adlgen.output.tree import FileTree

_SHOWN = 40


def differences(tree: FileTree, folder: Path) -> list[str]:
    """Return what separates a tree from the files of a folder; empty if nothing does.

    A missing file, a file too many and other bytes are one entry each; the latter shows the
    first lines of the difference.
    """
    emitted = {file.path: file.text for file in tree}
    stored = _stored(folder)
    found = [f"missing: {path}" for path in sorted(emitted.keys() - stored.keys())]
    found += [f"too many: {path}" for path in sorted(stored.keys() - emitted.keys())]
    for path in sorted(emitted.keys() & stored.keys()):
        if emitted[path].encode() != stored[path]:
            found.append(_diff(path, stored[path].decode("utf-8", "replace"), emitted[path]))
    return found


def rewrite(tree: FileTree, folder: Path) -> list[str]:
    """Make a folder hold exactly a tree; return the paths that moved, with ``+``, ``~`` or ``-``."""
    emitted = {file.path: file.text.encode() for file in tree}
    stored = _stored(folder)
    moved = []
    for path in sorted(stored.keys() - emitted.keys()):
        (folder / path).unlink()
        moved.append(f"- {path}")
    for path, data in emitted.items():
        if stored.get(path) == data:
            continue
        moved.append(f"{'~' if path in stored else '+'} {path}")
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    _remove_empty(folder)
    return moved


def _stored(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _remove_empty(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def _diff(path: str, old: str, new: str) -> str:
    lines = list(
        difflib.unified_diff(
            old.splitlines(),
            new.splitlines(),
            f"golden/{path}",
            f"emitted/{path}",
            lineterm="",
            n=1,
        )
    )
    more = [f"... {len(lines) - _SHOWN} more lines"] if len(lines) > _SHOWN else []
    return "\n".join([f"differs: {path}", *lines[:_SHOWN], *more])
