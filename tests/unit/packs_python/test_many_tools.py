"""The package of an agent with many tools: what it costs to import does not grow with their square or cube."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

COUNT = 70
PROGRAM = """\
import json
import shop.toolspec as package
from shop.toolspec import ShopTools

absent = [name for name in package.__all__ if getattr(package, name) is None]
package._MODULES = None
try:
    package.nothing
except AttributeError as exc:
    message = str(exc)
methods = [name for name in dir(ShopTools) if name.startswith("tool_")]
bases = max(len(one.__bases__) for one in ShopTools.__mro__)
print(json.dumps([len(methods), bases, absent, message]))
"""


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
def test_names_and_bases_are_found_without_comparing_all_tools(models: str, tmp_path: Path) -> None:
    schema = {"type": "object", "properties": {"id": {"type": "string"}}}
    tools = [{"name": f"tool_{number}", "inputSchema": schema} for number in range(COUNT)]
    options = {"models": models, "module": "shop", "wiring": "false"}
    source = Source("shop.json", json.dumps({"tools": tools}))
    for file in render_source(source, suite.TARGETS["python-pydantic"], options).tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    command = [sys.executable, "-c", PROGRAM]
    done = subprocess.run(
        command, cwd=tmp_path / "src", capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    # Without the table of modules, a name that no tool declares is refused all the same.
    refusal = "module 'shop.toolspec' has no attribute 'nothing'"
    assert json.loads(done.stdout) == [COUNT, 32, [], refusal]
