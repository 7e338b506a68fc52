"""What every emitted MCP server does for the official client of another language."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from adlgen.document import read_source
from adlgen.testing.targets import understand_source
from tests.conformance import suite

CLIENT = Path(__file__).with_name("client.py")
PYTHON = suite.ROOT / ".cache/frameworks/bin/python"
ORDER: dict[str, Any] = {
    "customer": {"id": "7f1f1a5e-93b7-4a08-9d2b-2b1c6f6a0d3e"},
    "items": [{"skuId": "ABC-0001"}],
    "payment": {"method": "card", "token": "tok_1"},
    "note": None,
}
TOOLS = ["create_order", "ping", "search_catalog"]
UNKNOWN = "pong"


def check(server: list[str], folder: Path) -> Any:
    """Call the tools of a server, and return what the client gets from an unknown tool."""
    calls: list[tuple[str, Any]] = [
        ("create_order", ORDER),
        ("create_order", {**ORDER, "items": []}),
        ("ping", {}),
        ("search_catalog", {"filter": {"all": []}}),
        (UNKNOWN, {}),
    ]
    found = json.loads(run([str(PYTHON), str(CLIENT), json.dumps(calls), *server], folder))
    assert [tool["name"] for tool in found["tools"]] == TOOLS
    source = understand_source(read_source(suite.CASES["agent-orders"].spec)).tools
    schemas = {tool.name: tool.input.canonical.source for tool in source}
    for tool in found["tools"]:
        assert tool["inputSchema"] == schemas[tool["name"]], tool["name"]
    assert found["tools"][0]["outputSchema"]["type"] == "object"
    order, refused, ping, failed, unknown = found["results"]
    assert order["structuredContent"] == {"orderId": "o-1", "status": "accepted", "total": 1}
    assert found["progress"] == [[1, 2, "charged"]]
    assert ping["content"] == [{"type": "text", "text": "pong"}]
    # Since the revision 2026-07-28, it may be any value.
    assert ping.get("structuredContent", "pong") == "pong"
    for result, text in (
        (refused, "- /items: must have at least 1 item (got 0)"),
        (failed, "The tool search_catalog failed with an internal error."),
    ):
        assert result["isError"]
        assert text in result["content"][0]["text"]
    return unknown


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a program that succeeds, and return what it prints."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
