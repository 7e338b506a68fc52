"""Goldens: emitted files as plain files, compared byte by byte.

The folder ``cases/<case>/`` of a target contains the files generated for a case, and ``files.txt`` names its
other files: ``fixed`` are those that the pack emits verbatim, ``user`` are user-owned ones of cases whose
name does not start with ``agent-``, and ``like`` are equal to those of the target that this one is ``like``.
``fixed.txt`` has a digest of every fixed file; ``files.txt`` leaves out those that every case has (``*``).
"""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from adlgen.testing.targets import Rendered

CASES = "cases"
FIXED = "fixed.txt"
OTHERS = "files.txt"
UNEXPECTED = "unexpected: "
_WHOLE = "agent-"
"""The start of the names of cases whose goldens are whole projects."""
_SHOWN = 40


def golden_of(
    rendered: Mapping[str, Rendered],
    like: Mapping[str, Rendered] | None = None,
    known: Mapping[str, Rendered] | None = None,
) -> dict[str, str]:
    """Return the golden files of a target, by path, from all its cases, by name.

    ``like`` are the cases of the target that it is like. The fixed files of ``known`` cases are left out:
    those of the core, if the cases are those of a plug-in.
    """
    lines = fixed_lines(rendered.values()) - fixed_lines((known or {}).values())
    places = [{file.place for file in emitted.fixed.values()} for emitted in rendered.values()]
    common = set.intersection(*places) if places else set()
    marked = (f"{line} *" if line.partition(" ")[0] in common else line for line in lines)
    files = {FIXED: "".join(f"{line}\n" for line in sorted(marked))}
    for case, emitted in rendered.items():
        for path, text in case_files(case, emitted, (like or {}).get(case), common).items():
            files[f"{CASES}/{case}/{path}"] = text
    return files


def fixed_lines(rendered: Iterable[Rendered]) -> set[str]:
    """Return a line with the path and the digest of each fixed file of some cases."""
    found = {file.place: file.text for emitted in rendered for file in emitted.fixed.values()}
    return {f"{place} {sha256(text.encode()).hexdigest()}" for place, text in found.items()}


def case_files(
    case: str, emitted: Rendered, like: Rendered | None = None, common: Collection[str] = ()
) -> dict[str, str]:
    """Return the files generated for a case, and the list of its other files without common fixed ones."""
    known = {} if like is None else {file.path: file.text for file in like.without_fixed()}
    files: dict[str, str] = {}
    lines = {
        f"fixed {place}" for file in emitted.fixed.values() if (place := file.place) not in common
    }
    for file in emitted.without_fixed():
        if file.owner == "user" and not case.startswith(_WHOLE):
            lines.add(f"user {file.path}")
        elif known.get(file.path) == file.text:
            lines.add(f"like {file.path}")
        else:
            files[file.path] = file.text
    return {**files, OTHERS: "".join(f"{line}\n" for line in sorted(lines))}


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
        if path.is_file() and path.parent.name != "__pycache__"
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
