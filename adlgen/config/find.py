"""The search for the configuration of a project."""

from __future__ import annotations

import os

from adlgen.diagnostics.codes.config import BAD_CONFIG
from adlgen.diagnostics.model import Log, Span
from adlgen.document import read_source
from adlgen.document.inputs import Inputs
from adlgen.document.node import Source

FILE = "adlgen.yaml"
PYPROJECT = "pyproject.toml"
TABLE = "[tool.adlgen"
"""The text with which a table of adlgen starts in ``pyproject.toml``."""
_REPOSITORIES = (".git", ".hg", ".jj", ".svn")


def find(inputs: Inputs, log: Log) -> Source | None:
    """Return the nearest configuration, from the current folder up to the root of the repository.

    Raises SourceError if it cannot be read. What was looked at is added to ``inputs``.
    """
    folder = os.getcwd()
    while True:
        found = [source for name in (FILE, PYPROJECT) if (source := _in(folder, name, inputs))]
        if len(found) > 1:
            message = f"both {FILE} and {PYPROJECT} configure adlgen"
            span = Span(found[1].path, 1, 1, 1, 1)
            log.add(BAD_CONFIG, message, span, f"keep one of them, or choose with --config {FILE}")
            log.stop_if_errors()
        if found:
            return found[0]
        parent = os.path.dirname(folder)
        if parent == folder or _is_repository(folder, inputs):
            return None
        folder = parent


def read(path: str, inputs: Inputs) -> Source:
    """Return the configuration at a path. Raises SourceError if it cannot be read."""
    source = read_source(path)
    inputs.files[path] = source.content
    inputs.places[path] = os.path.realpath(path)
    return source


def _in(folder: str, name: str, inputs: Inputs) -> Source | None:
    path = os.path.join(folder, name)
    if not os.path.isfile(path):
        inputs.absent.append(path)
        return None
    shown = os.path.relpath(path)
    source = read(shown, inputs)
    return source if name == FILE or TABLE in source.text else None


def _is_repository(folder: str, inputs: Inputs) -> bool:
    for name in _REPOSITORIES:
        path = os.path.join(folder, name)
        if os.path.lexists(path):
            inputs.present.append(path)
            return True
        inputs.absent.append(path)
    return False
