"""The modules of tools do not collide with those that emitted code needs."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite

NAMES = (
    *("adapters", "builtins", "client", "command", "commands", "config", "decimal", "generation"),
    *("integer", "mod", "operations", "programs", "runtime", "specs", "strict", "tools", "wire"),
)
OPTIONS = {
    "integers": "big",
    "numbers": "exact",
    "client": "mcp",
    "strict": "auto",
    "adapters": "all",
}


@pytest.mark.parametrize("layout", ["files", "single"])
@pytest.mark.parametrize("wiring", ["true", "false"])
def test_every_module_has_a_name_of_its_own(layout: str, wiring: str) -> None:
    tools = [{"name": name, "inputSchema": {"type": "object"}} for name in NAMES]
    source = Source("tools.json", json.dumps({"server": "some", "tools": tools}))
    options = {**OPTIONS, "layout": layout, "wiring": wiring}
    tree = render_source(source, suite.TARGETS["rust"], options).tree
    files = {file.path: file.text for file in tree}
    modules = modules_of(files["src/toolspec/mod.rs"])
    if layout == "single":
        modules += modules_of(files["src/toolspec/specs.rs"])
    assert [name for name, count in Counter(modules).items() if count > 1] == []
    assert len(modules) >= len(NAMES) + len(OPTIONS)


def modules_of(text: str) -> list[str]:
    return re.findall(r"^(?:pub )?mod (\w+)\b", text, re.MULTILINE)
