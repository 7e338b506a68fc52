"""The search for the configuration of a project."""

from __future__ import annotations

import os
from pathlib import Path

from adlgen.diagnostics.model import Log, Span, StopRun
from adlgen.document import SourceError, read_source
from adlgen.document.inputs import Inputs
from adlgen.document.node import Source
from adlgen.document.unsaved import is_file

FILE = "adlgen.yaml"
PYPROJECT = "pyproject.toml"
TABLE = "[tool.adlgen"
"""The text with which a table of adlgen starts in ``pyproject.toml``."""
_REPOSITORIES = (".git", ".hg", ".jj", ".svn")


def find(inputs: Inputs, log: Log) -> Source | None:
    """Return the nearest configuration, from the current folder up to the root of the repository.

    Raises SourceError if it cannot be read. What was looked at is added to ``inputs``.
    """
    here = Path.cwd()
    for folder in (here, *here.parents):
        found = [source for name in (FILE, PYPROJECT) if (source := _in(folder, name, inputs))]
        if len(found) > 1:
            from adlgen.diagnostics.codes.config import BAD_CONFIG

            message = f"both {FILE} and {PYPROJECT} configure adlgen"
            span = Span(found[1].path, 1, 1, 1, 1)
            log.add(BAD_CONFIG, message, span, f"keep one of them, or choose with --config {FILE}")
            log.stop_if_errors()
        if found:
            return found[0]
        if _is_repository(folder, inputs):
            break
    return None


def is_configured() -> bool:
    """Return whether there is a configuration; True as well if it cannot be read, which the run reports."""
    try:
        return find(Inputs(), Log()) is not None
    except (SourceError, StopRun):
        return True


def read(path: str, inputs: Inputs) -> Source:
    """Return the configuration at a path. Raises SourceError if it cannot be read."""
    source = read_source(path)
    inputs.files[path] = source.content
    inputs.places[path] = os.path.realpath(path)
    return source


def _in(folder: Path, name: str, inputs: Inputs) -> Source | None:
    path = folder / name
    if not is_file(path):
        inputs.absent.append(str(path))
        return None
    shown = os.path.relpath(path)
    source = read(shown, inputs)
    return source if name == FILE or TABLE in source.text else None


def _is_repository(folder: Path, inputs: Inputs) -> bool:
    for name in _REPOSITORIES:
        path = str(folder / name)
        if os.path.lexists(path):
            inputs.present.append(path)
            return True
        inputs.absent.append(path)
    return False
