"""The forms of a list of paths, for build systems."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping


def _json(paths: Iterable[str]) -> str:
    import json

    return f"{json.dumps(list(paths), indent=2)}\n"


def _cmake(paths: Iterable[str]) -> str:
    """Return a list as CMake's ``execute_process`` reads one: separated by semicolons."""
    return ";".join(path.replace("\\", "\\\\").replace(";", "\\;") for path in paths) + "\n"


LISTS: Mapping[str, Callable[[Iterable[str]], str]] = {
    "lines": lambda paths: "".join(f"{path}\n" for path in paths),
    "json": _json,
    "cmake": _cmake,
    "nul": lambda paths: "".join(f"{path}\0" for path in paths),
}
"""The forms by name."""
