"""The documentation of the emitted package shows a call that works."""

from __future__ import annotations

import asyncio
import importlib
import textwrap
from types import ModuleType
from typing import Any

import pytest


def test_the_example_works(toolspec: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    page = toolspec.__doc__ or ""
    example = page.partition("::\n\n")[2]
    module = importlib.import_module(f"{toolspec.__name__}.ping")

    async def handle(_: Any, __: Any, /) -> Any:
        message = "called"
        raise toolspec.ToolError(message)

    scope: dict[str, Any] = {
        "Toolbox": toolspec.Toolbox,
        "tools": [module.TOOL.bind(handle)],
        "name": module.TOOL.name,
        "arguments": "{}",
    }
    lines = textwrap.indent(textwrap.dedent(example).strip(), "    ")
    code = f"async def run():\n{lines}\n    return result"
    exec(code, scope)  # noqa: S102 - what the documentation shows
    assert asyncio.run(scope["run"]()).text == "called"
    assert capsys.readouterr().out.startswith(module.TOOL.name)
