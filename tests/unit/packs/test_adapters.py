"""Options that need an adapter get it, whichever other adapter is chosen."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.document.node import Source
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.load import read_language
from adlgen.testing.targets import render_source
from tests.conformance import suite

SPEC = Path(__file__).parents[2] / "frameworks/shop/agent.yaml"
ADAPTERS = [
    (pack, adapter)
    for pack in bundled_packs()
    for option in read_language(pack).options
    if option.name == "adapters"
    for adapter in option.choices
    if adapter not in ("none", "mcp")
]


def of_servers(pack: str, adapter: str) -> set[str]:
    """Return the paths of the emitted files that an MCP server consists of."""
    target = suite.TARGETS["python-pydantic" if pack == "python" else pack]
    options = {"adapters": adapter, "serve": "mcp", "wiring": "false"}
    tree = render_source(read_source(str(SPEC)), target, options).tree
    return {file.path for file in tree if "mcp" in file.path}


@pytest.mark.parametrize(("pack", "adapter"), ADAPTERS)
def test_a_server_has_the_adapter_that_it_imports(pack: str, adapter: str) -> None:
    assert of_servers(pack, adapter) >= of_servers(pack, "mcp")


@pytest.mark.parametrize(("pack", "adapter"), [one for one in ADAPTERS if one[1] != "all"])
def test_a_list_has_what_each_of_its_adapters_has(pack: str, adapter: str) -> None:
    one, other = emitted(pack, adapter), emitted(pack, "mcp")
    assert emitted(pack, f"{adapter},mcp") == one | other
    assert one | other > other


def emitted(pack: str, adapters: str) -> set[str]:
    """Return the paths of the emitted files of tools with adapters."""
    target = suite.TARGETS["python-pydantic" if pack == "python" else pack]
    options = {"adapters": adapters, "wiring": "false"}
    return {file.path for file in render_source(read_source(str(SPEC)), target, options).tree}


@pytest.mark.parametrize(("length", "is_kept"), [(65, True), (128, True), (129, False)])
@pytest.mark.parametrize("target", sorted(suite.TARGETS))
def test_servers_list_tools_by_their_own_names(target: str, length: int, *, is_kept: bool) -> None:
    name = "weather." + "x" * (length - len("weather."))
    listed = {"tools": [{"name": name, "inputSchema": {"type": "object"}}]}
    options = {"serve": "mcp", "wiring": "false"}
    source = Source("tools.json", json.dumps(listed))
    tree = render_source(source, suite.TARGETS[target], options).tree
    text = "".join(file.text for file in tree)
    assert (re.search(rf'\bname"?:\s*"{re.escape(name)}"', text) is not None) is is_kept
