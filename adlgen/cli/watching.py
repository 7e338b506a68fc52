"""The inputs of a run, watched for changes."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from adlgen.api import DEFAULT_SPEC
from adlgen.diagnostics.datatypes import Struct, replace
from adlgen.document.inputs import Inputs
from adlgen.output.outcome import Result
from adlgen.packs.bundled import is_bundled, pack_files

PAUSE = 0.05
"""Seconds between two looks at the inputs, and without a change before a run starts."""
_CONFIGURATIONS = ("adlgen.yaml", "pyproject.toml")


class Watched(Struct):
    """The files and folders that a result depends on."""

    paths: tuple[str, ...]
    states: tuple[object, ...]
    """The state of each path when it was used; None if it did not exist or has changed since."""

    @staticmethod
    def of(
        result: Result, specs: Sequence[str], config: str | None, more: Iterable[str] = ()
    ) -> Watched:
        """Return the inputs of a result, and more; before a file could be read, those of the command line."""
        inputs = result.trace
        known = () if inputs is None else _paths(inputs)
        asked = [*(specs or (DEFAULT_SPEC,)), *([config] if config else _CONFIGURATIONS)]
        paths = tuple(dict.fromkeys([*known, *asked, *more]))
        used = {} if inputs is None else inputs.files
        return Watched(paths, tuple(_state(path, used.get(path)) for path in paths))

    def after_change(self) -> Watched:
        """Wait until the inputs have changed, and then not for a moment; return them as they are then."""
        now = self.states
        while now == self.states:
            time.sleep(PAUSE)
            now = self._now()
        before = None
        while now != before:
            time.sleep(PAUSE)
            before, now = now, self._now()
        return replace(self, states=now)

    def _now(self) -> tuple[object, ...]:
        return tuple(map(_state, self.paths))


def _paths(inputs: Inputs) -> Iterator[str]:
    """Yield the paths that a result depends on, except those of packs that come with adlgen."""
    yield from inputs.files
    yield from inputs.listings
    yield from inputs.present
    yield from inputs.absent
    for folder in inputs.packs:
        if not is_bundled(folder):
            yield folder
            yield from (f"{folder}/{name}" for name in pack_files(folder))


def _state(path: str, used: bytes | None = None) -> object:
    """Return the state of a path; None if it does not exist, or has not the content that was used."""
    try:
        status = Path(path).stat()
        if used is not None and Path(path).read_bytes() != used:
            return None
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino
