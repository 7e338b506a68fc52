"""Paths of specifications: files, folders, and patterns of files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from adlgen.document.inputs import Inputs

_IN_FOLDER = ("*.yaml", "*.yml", "*.json", "*.dops", "*/tool.yaml")
"""The files of a folder that may be specifications."""
MOST_FILES = 10_000
"""The number of files that a pattern may match."""


def is_pattern(path: str) -> bool:
    """Report whether a path is a pattern."""
    return "*" in path


def expand(path: str, exclude: Sequence[str], inputs: Inputs) -> list[str]:
    """Return the sorted files that a path stands for; a path that is neither a folder nor a pattern is one file."""
    if not is_pattern(path) and (path == "-" or not Path(path).is_dir()):
        return [path]
    patterns = patterns_of(path)
    found = {file for pattern in patterns for file in _matches(pattern, inputs)}
    return _without(found, exclude)


def patterns_of(path: str) -> Sequence[str]:
    """Return the patterns of the specifications for which a pattern or a folder stands."""
    return [path] if is_pattern(path) else [f"{path.rstrip('/')}/{name}" for name in _IN_FOLDER]


def matching(patterns: Sequence[str], exclude: Sequence[str], files: Iterable[str]) -> list[str]:
    """Return the sorted files that match one of some patterns."""
    wanted = [_regex(pattern) for pattern in patterns]
    found = {file for file in files if any(one.fullmatch(file) for one in wanted)}
    return _without(found, exclude)


def _without(files: Iterable[str], exclude: Sequence[str]) -> list[str]:
    refused = [_regex(pattern) for pattern in exclude]
    return sorted(file for file in files if not any(one.fullmatch(file) for one in refused))


def _matches(pattern: str, inputs: Inputs) -> Iterator[str]:
    """Yield the files that match a pattern; only folders that can contain some are listed."""
    parts = pattern.split("/")
    fixed = next((n for n, part in enumerate(parts[:-1]) if "*" in part), len(parts) - 1)
    start = "/".join(parts[:fixed])
    wanted = _regex(pattern)
    deep = "**" in parts
    folders = [(start, len(parts) - fixed)]
    while folders:
        folder, depth = folders.pop()
        for name, is_file in inputs.names_in(folder or ("/" if pattern.startswith("/") else ".")):
            path = f"{folder}/{name}" if folder else name
            if is_file and wanted.fullmatch(path):
                yield path
            elif (
                not is_file
                and name != ".git"
                and (deep or depth > 1)
                and not Path(path).is_symlink()
            ):
                folders.append((path, depth - 1))


def _regex(pattern: str) -> re.Pattern[str]:
    """Return the expression of a pattern: ``*`` within a name, ``**`` as a whole part for any folders."""
    parts = []
    for part in pattern.split("/"):
        if part == "**":
            parts.append("(?:[^/]+/)*")
        else:
            parts.append("[^/]*".join(map(re.escape, part.split("*"))) + "/")
    return re.compile("".join(parts).removesuffix("/"))
