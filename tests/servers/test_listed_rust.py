"""What an MCP server lists with a tool reaches the clients of the emitted server of Rust."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from pathlib import Path
from typing import Any

import pytest

from adlgen.document.node import Source
from tests.servers.processes import START
from tests.servers.projects import in_rust

MAIN = """\
//! A server of two tools.

use everything::toolspec::adapters::mcp::McpServer;
use everything::toolspec::runtime::{BoxError, CallContext, Json, Toolbox};
use everything::toolspec::{find, odd};
use rmcp::ServiceExt;

fn main() -> Result<(), BoxError> {
    let mut tools = Toolbox::new();
    tools.add(find::bind(|_: CallContext, _: find::Input| async { Ok(find::Output::default()) }));
    tools.add(odd::bind(|_: CallContext, _: odd::Input| async { Ok(Json::Null) }));
    let server = McpServer::new(tools, "listed", "1.0.0");
    tokio::runtime::Runtime::new()?.block_on(async {
        server.serve(rmcp::transport::stdio()).await?.waiting().await?;
        Ok(())
    })
}
"""
LISTED: dict[str, Any] = {
    "title": "Find it",
    "annotations": {"readOnlyHint": True, "openWorldHint": False},
    "icons": [{"src": "https://example.com/icon.png", "sizes": ["48x48"]}],
    "_meta": {"example.com/meta": {"n": [1, None, 1.5]}},
    "outputSchema": {"type": "object", "properties": {"found": {"type": "boolean"}}},
}
ODD: dict[str, Any] = {
    "title": "Odd",
    "icons": [{"note": "the SDK needs the source"}],
    "execution": {"taskSupport": "optional"},
    "_meta": {"example.com/odd": True},
}


@pytest.mark.native
def test_clients_read_what_the_specification_lists(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the server of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    schema = {"type": "object"}
    tools = [
        {"name": "find", "inputSchema": schema, **LISTED},
        {"name": "odd", "inputSchema": schema, **ODD},
    ]
    command = in_rust(tmp_path, MAIN, Source("tools.json", json.dumps({"tools": tools})))
    messages = [
        START,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/list"},
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(json.dumps(message) + "\n" for message in messages))
        process.stdin.flush()
        _, listed = json.loads(process.stdout.readline()), json.loads(process.stdout.readline())
        process.stdin.close()
        assert process.wait(60) == 0
    find, odd = listed["result"]["tools"]
    assert {key: find[key] for key in LISTED} == LISTED
    assert odd["title"] == ODD["title"]
    assert odd["_meta"] == ODD["_meta"]
    # The SDK cannot represent them.
    assert not {"icons", "execution"} & set(odd)
