"""Goldens: emitted files as plain files, compared byte by byte.

``golden/<target>/runtime/`` contains the fixed files of a target, each once, and
``golden/<target>/cases/<case>/`` the files generated for a case, with the list of its fixed files.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from pathlib import Path

from adlgen.testing.targets import Rendered

RUNTIME = "runtime"
CASES = "cases"
FIXED = "fixed.txt"
"""The list of the fixed files of a case: paths below ``runtime/``, one per line."""
UNEXPECTED = "unexpected: "
_SHOWN = 40


def golden_of(rendered: Mapping[str, Rendered]) -> dict[str, str]:
    """Return the golden files of a target, by path, from all its cases, by name."""
    files = {f"{RUNTIME}/{path}": text for path, text in runtime_files(rendered.values()).items()}
    for case, emitted in rendered.items():
        for path, text in case_files(emitted).items():
            files[f"{CASES}/{case}/{path}"] = text
    return files


def runtime_files(rendered: Iterable[Rendered]) -> dict[str, str]:
    """Return the fixed files of some cases, by their path below ``runtime/``."""
    return {fixed.place: fixed.text for emitted in rendered for fixed in emitted.fixed.values()}


def case_files(emitted: Rendered) -> dict[str, str]:
    """Return the files generated for a case, and the list of its fixed files."""
    fixed = sorted(file.place for file in emitted.fixed.values())
    return {
        **{file.path: file.text for file in emitted.without_fixed()},
        FIXED: "".join(f"{place}\n" for place in fixed),
    }


def differences(files: Mapping[str, str], folder: Path) -> list[str]:
    """Return the differences between some files and those of a folder.

    A missing file, an unexpected file and a changed file are one entry each; the last shows the
    first lines of the difference.
    """
    stored = _stored(folder)
    found = [f"missing: {path}" for path in sorted(files.keys() - stored.keys())]
    found += [f"{UNEXPECTED}{path}" for path in sorted(stored.keys() - files.keys())]
    for path in sorted(files.keys() & stored.keys()):
        if files[path].encode() != stored[path]:
            found.append(_diff(path, stored[path].decode("utf-8", "replace"), files[path]))
    return found


def rewrite(files: Mapping[str, str], folder: Path) -> list[str]:
    """Make a folder contain exactly some files; return the changed paths, with ``+``, ``~`` or ``-``."""
    stored = _stored(folder)
    changed = []
    for path in sorted(stored.keys() - files.keys()):
        (folder / path).unlink()
        changed.append(f"- {path}")
    for path, text in sorted(files.items()):
        if stored.get(path) == text.encode():
            continue
        changed.append(f"{'~' if path in stored else '+'} {path}")
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text.encode())
    _remove_empty(folder)
    return changed


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
    return "\n".join([f"changed: {path}", *lines[:_SHOWN], *more])
