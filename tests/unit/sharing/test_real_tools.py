"""Real lists of tools: what their tools accept stays the same, in JSON and in YAML."""

from __future__ import annotations

import gzip
import json
from collections import defaultdict
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen.frontends.shared.yaml_text import yaml_text
from tests import shared
from tests.unit.sharing.builders import applied, tool

CORPUS = shared.CORPUS / "tools/mcp.jsonl.gz"
pytestmark = pytest.mark.corpus


def lists() -> dict[str, list[JsonValue]]:
    """Return the tools of each server."""
    found: dict[str, list[JsonValue]] = defaultdict(list)
    with gzip.open(CORPUS, "rt", encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            found[record["source"]].append(tool(record["name"], record["schema"]))
    return found


@pytest.mark.parametrize("suffix", ["json", "yaml"])
def test_real_tools(tmp_path: Path, suffix: str) -> None:
    counts = {}
    for source, tools in lists().items():
        folder = tmp_path / source.replace("/", "_")
        folder.mkdir()
        path = folder / f"tools.{suffix}"
        data: JsonValue = {"tools": tools}
        path.write_text(json.dumps(data, indent=2) if suffix == "json" else yaml_text(data))
        counts[source] = len(applied(path))
        assert applied(path) == {}, source
    assert len(counts) > 60
    assert sum(count > 0 for count in counts.values()) > 20
    assert counts["mcp/line-bot-mcp"] > 20, "it refers to schemas by pointers"
