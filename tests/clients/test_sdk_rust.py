"""The emitted client of Rust over sessions of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import re
import shutil
import threading
import warnings
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import ClassVar

import pytest

from adlgen.testing.targets import render_source
from tests import cargo
from tests.clients.sdk import (
    NEXT,
    OBSERVED,
    SCENARIOS,
    check_scenario,
    source_of,
    with_other_digest,
)
from tests.conformance import suite
from tests.frameworks.test_rust import TOOLCHAIN, environment, example_of
from tests.servers.projects import run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
PACKAGE = """\
[package]
name = "numbers"
edition = "2021"

[dependencies]{}"""
VERSION = "2026-07-28"
SCHEMA = {"type": "object", "properties": {"a": {"type": "integer", "x-mcp-header": "First"}}}
EXAMPLE = """
async fn example() -> Result<Client, BoxError> {{
    {}
    Ok(tools)
}}
"""


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program over the emitted client."""
    if shutil.which("cargo") is None:
        warnings.warn("the client of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    folder = tmp_path_factory.mktemp("client")
    options = {"client": "mcp", "lock": "true", "adapters": "mcp", "wiring": "false"}
    source = source_of()
    rendered = render_source(source, suite.TARGETS["rust"], options)
    files = {file.path: file.text for file in rendered.tree}
    module = "src/toolspec/client/mod.rs"
    files[module] = with_other_digest(files[module])
    client = [path for path in files if "/client/" in path]
    lines = example_of(files[module])
    files["src/main.rs"] = (HERE / "sdk.rs").read_text()
    example = EXAMPLE.format("\n    ".join(lines))
    files["src/main.rs"] = re.sub(
        r"\n#\[tokio::main\]", f"{example}\n#[tokio::main]", files["src/main.rs"]
    ).replace("    let mut toolbox", "    let _ = example;\n    let mut toolbox")
    files["src/lib.rs"] = "pub mod toolspec;\n"
    manifest = (TOOLCHAIN / "Cargo.toml").read_text().partition("[dependencies]")[2]
    files["Cargo.toml"] = PACKAGE.format(manifest)
    lock = (TOOLCHAIN / "Cargo.lock").read_text()
    files["Cargo.lock"] = lock.replace("adlgen-frameworks", "numbers")
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    run(["rustfmt", "--check", "--edition", "2021", *client], folder)
    run(["cargo", "build", "--quiet", "--locked"], folder, **environment())
    return cargo.PROGRAMS / "numbers"


def test_the_client_calls_tools_of_a_session(driver: Path) -> None:
    assert json.loads(run([str(driver)], driver.parent)) == OBSERVED


class Stateless(BaseHTTPRequestHandler):
    """A server of the revision 2026-07-28 with a tool whose first argument is also a header."""

    seen: ClassVar[list[tuple[str, str | None]]] = []

    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        method, header = message["method"], self.headers["Mcp-Param-First"]
        self.seen.append((method, header))
        info = {"io.modelcontextprotocol/serverInfo": {"name": "test", "version": "1"}}
        cached = {"resultType": "complete", "ttlMs": 0, "cacheScope": "private", "_meta": info}
        tool = {"name": "add_numbers", "inputSchema": SCHEMA}
        results = {
            "server/discover": {"supportedVersions": [VERSION], "capabilities": {"tools": {}}}
            | cached,
            "tools/list": {"tools": [tool]} | cached,
            "tools/call": {"resultType": "complete", "content": [{"type": "text", "text": "5"}]},
        }
        answer = {"jsonrpc": "2.0", "id": message.get("id"), "result": results.get(method)}
        if method == "tools/call" and header != "2":
            del answer["result"]
            answer["error"] = {"code": -32020, "message": "missing Mcp-Param-First"}
        body = json.dumps(answer).encode()
        self.send_response(400 if "error" in answer else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Be silent."""


def test_arguments_that_are_headers_are_sent_as_both(driver: Path) -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Stateless) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        url = f"http://127.0.0.1:{server.server_port}/mcp"
        assert run([str(driver)], driver.parent, STATELESS_URL=url).strip() == "5"
        server.shutdown()
        thread.join()
    calls = [header for method, header in Stateless.seen if method == "tools/call"]
    assert calls == [None, "2"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str, tmp_path: Path) -> None:
    check_scenario(scenario, str(driver), tmp_path)


@pytest.mark.parametrize(("scenario", "revision"), NEXT.items())
def test_the_client_conforms_to_each_revision(
    driver: Path, scenario: str, revision: str, tmp_path: Path
) -> None:
    check_scenario(scenario, str(driver), tmp_path, revision)
