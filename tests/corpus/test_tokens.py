"""What a model reads of large servers to use their tools as code stays as short as it is."""

from __future__ import annotations

import shutil
import warnings

import pytest

from tests.bench import tokens

MOST = {
    "made up": 1_500,
    "mcp/mcp-atlassian": 2_300,
    "mcp/workspace-mcp": 2_700,
    "mcp/digitalocean-mcp": 2_800,
}
"""Tokens of the index and three declarations; the servers have 98, 119 and 198 tools."""

pytestmark = pytest.mark.corpus


@pytest.mark.parametrize("target", tokens.TARGETS)
def test_a_task_with_three_tools_reads_few_tokens(target: str) -> None:
    if shutil.which("node") is None:
        warnings.warn("the tokens of tools as code are NOT counted: no node", stacklevel=1)
        pytest.skip("node is not installed")
    found = {name: tokens.measured(source, target) for name, source in tokens.sets(())}
    assert found.keys() == MOST.keys()
    for name, one in found.items():
        print(tokens.row(name, target, one))
        assert 0 < one.task <= MOST[name], name
        assert one.index <= 16 * one.tools, name
        assert one.task <= one.defined / 10, name
