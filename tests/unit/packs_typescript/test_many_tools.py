"""The index of thousands of tools: TypeScript refuses an array of so many types, but not a tuple."""

from __future__ import annotations

import json
import re

import pytest

from adlgen.document.node import Source
from adlgen.testing.targets import render_source
from tests.conformance import suite


@pytest.mark.parametrize(("tools", "is_tuple"), [(2, False), (1001, True)])
def test_the_specs_of_many_tools_are_a_tuple(tools: int, is_tuple: bool) -> None:
    listed = [{"name": f"t{i}", "inputSchema": {"type": "object"}} for i in range(tools)]
    source = Source("t.json", json.dumps({"tools": listed}))
    emitted = render_source(
        source, suite.TARGETS["typescript"], {"wiring": "false", "layout": "single"}
    )
    (index,) = (file.text for file in emitted.tree if file.path.endswith("toolspec/index.ts"))
    found = re.search(r"export const specs: [^=]*= \[[^\]]*\]( as const)?;", index)
    assert found is not None
    assert (found[1] is not None) is is_tuple
