"""The Python package of a specification: emitted into a temporary folder, or that of a project."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import foreign
from adlgen.ir.agent import Agent
from adlgen.output.tree import FileTree
from adlgen.packs.load import load_pack
from adlgen.pipeline import generate

PACK, TITLE = "python", "Python"
"""The pack whose output runs here, and the name of its language."""
OPTIONS = {"models": "dataclass", "module": "adlgen_agent", "adapters": "mcp"}
"""Dataclasses need no other package; the adapter imports the SDK of MCP when it is used."""
_APP = "toolspec/app.py"


class ProjectError(Exception):
    """A folder is not the output of a Python target with wiring."""


class CannotRunError(Exception):
    """The tools cannot run: a project cannot be imported, or an environment variable is missing."""


def rendered(agent: Agent, log: Log) -> FileTree:
    """Return the files of a package with stubs for all handlers. Raises StopRun after an error."""
    return generate(agent, load_pack(PACK, log), OPTIONS, log)


@contextmanager
def imported(tree: FileTree) -> Iterator[ModuleType]:
    """Write a package to a temporary folder, and yield its module ``app``."""
    with tempfile.TemporaryDirectory(prefix="adlgen-") as folder:
        for file in tree:
            path = Path(folder) / file.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file.text, "utf-8")
        with _on_the_path(Path(folder) / "src"):
            yield import_module(f"{OPTIONS['module']}.toolspec.app")


@contextmanager
def project(folder: Path) -> Iterator[ModuleType]:
    """Yield the module ``app`` of the output of a Python target.

    Raises ProjectError if there is none, CannotRunError if it cannot be imported.
    """
    found = sorted(folder.glob(f"src/*/{_APP}"))
    if len(found) != 1:
        message = f"'{folder.as_posix()}' is not the output of one Python target: no src/*/{_APP}"
        raise ProjectError(message)
    package = found[0].parents[1]
    with _on_the_path(package.parent):
        yield _imported(f"{package.name}.toolspec.app", folder)


def _imported(name: str, folder: Path) -> ModuleType:
    try:
        return import_module(name)
    except Exception as error:  # code of the user, which may raise anything
        reason = foreign(f"{type(error).__name__}: {foreign(error)}")
        message = f"'{folder.as_posix()}' cannot be imported: {reason}"
        raise CannotRunError(message) from error


@contextmanager
def _on_the_path(folder: Path) -> Iterator[None]:
    """Import from a folder first; forget its modules afterwards, so that the next package of the same name is read."""
    known: Mapping[str, ModuleType] = dict(sys.modules)
    path = str(folder.resolve())
    sys.path.insert(0, path)
    writes, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = writes
        sys.path.remove(path)
        for name, module in list(sys.modules.items()):
            if name not in known and str(getattr(module, "__file__", "")).startswith(path):
                del sys.modules[name]
