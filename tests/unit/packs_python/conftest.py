"""What tests of emitted Python share."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.conformance import suite

CASE = "agent-orders"
RUNTIME = Path(__file__).parents[3] / "templates" / "python" / "core" / "runtime"


@pytest.fixture(scope="module")
def runtime(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], ModuleType]]:
    """Return a function that imports a module of the runtime."""
    folder = tmp_path_factory.mktemp("runtime")
    (folder / "validation").mkdir()
    for file in RUNTIME.glob("_*.py"):
        shutil.copy(file, folder / "validation")
    sys.path.insert(0, str(folder))
    yield lambda name: importlib.import_module(f"validation.{name}")
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.split(".")[0] == "validation"]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def toolspec(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Emit the agent with pydantic models and import what is emitted."""
    folder = tmp_path_factory.mktemp("emitted")
    for file in suite.rendered(CASE, "python-pydantic").tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    importlib.invalidate_caches()
    yield importlib.import_module("orders_agent.toolspec")
    sys.path.remove(str(folder / "src"))
    for name in [n for n in sys.modules if n.split(".")[0] == "orders_agent"]:
        del sys.modules[name]
