"""The built-in tools as emitted for Python, called in this process."""

from __future__ import annotations

import asyncio
import importlib
import sys
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from adlgen.diagnostics.model import Log
from adlgen.document.node import Source
from adlgen.packs import load_pack
from adlgen.pipeline import generate, load_agent

CASE = Path(__file__).parents[1] / "conformance" / "cases" / "builtins" / "agent.yaml"
PACKAGE = "builtins_agent"
SHARED = ("_commands", "_connection", "_files", "_paths", "_processes", "_shell", "_words")
"""The modules that other features use too."""


class Outcome(NamedTuple):
    """The result of a call, or the text of its error."""

    result: Any = None
    error: str | None = None


class Tools:
    """The emitted package; every tool is enabled."""

    def __init__(self, root: ModuleType) -> None:
        self.root = root
        self.error = root.ToolError

    def module(self, name: str) -> ModuleType:
        package = "toolspec" if name in SHARED else "builtins"
        return importlib.import_module(f"{PACKAGE}.{package}.{name}")

    def call(self, tool: str, arguments: dict[str, object], **config: object) -> Outcome:
        """Call a tool with its arguments; ``config`` replaces values of its configuration."""
        types = importlib.import_module(f"{PACKAGE}.toolspec.{tool}")
        given = replace(self._config(tool), enabled=True, **config)
        title = tool.capitalize()
        handler = getattr(self.module(tool), title)(getattr(types, f"{title}Deps")(config=given))
        taken = getattr(types, f"{title}Input")(**arguments)
        try:
            return Outcome(asyncio.run(handler(self.root.CallContext(tool=None), taken)))
        except self.error as exc:
            return Outcome(error=str(exc))

    def _config(self, tool: str) -> Any:
        config = importlib.import_module(f"{PACKAGE}.toolspec._config")
        empty: dict[str, object] = {
            "denied_names": self.module("_files").DENIED,
            "working_dir": "",
            "download_dir": "",
        }
        section = getattr(config, f"Tools{tool.capitalize()}Config")
        zero = {"bool": False, "int": 0, "tuple[str, ...]": ()}
        return section(
            **{
                name: empty.get(name, zero.get(kind))
                for name, kind in section.__annotations__.items()
            }
        )


def emitted(folder: Path) -> Generator[Tools, None, None]:
    """Emit the package into a folder and import it."""
    log = Log()
    agent = load_agent(Source("agent.yaml", CASE.read_text("utf-8")), log)
    for file in generate(agent, load_pack("python", log), {}, log):
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    importlib.invalidate_caches()
    yield Tools(importlib.import_module(f"{PACKAGE}.toolspec"))
    sys.path.remove(str(folder / "src"))
    for name in [name for name in sys.modules if name.split(".")[0] == PACKAGE]:
        del sys.modules[name]
