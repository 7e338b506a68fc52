"""The official client of another language calls the tools of ``adlgen serve``, over both transports."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from adlgen.cli import main
from tests.shells.terminal import Terminal

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".cache/frameworks/bin/python"
PACKAGES = ROOT / "tests/toolchains/frameworks/node_modules"
CLIENT = Path(__file__).with_name("serve.mjs")
EXAMPLE = ROOT / "examples/orders-agent"
SERVE = [str(PYTHON), "-m", "adlgen", "serve"]
ORDER: dict[str, Any] = {
    "customer": {"id": "00000000-0000-4000-8000-000000000000"},
    "items": [{"skuId": "ABC-0001", "quantity": 2}],
    "payment": {"method": "card", "token": "t"},
    "note": None,
}
REFUSED = {**ORDER, "items": [{"skuId": "nope"}]}
TOOLS = ["Read", "create_order", "search_catalog", "update_customer", "http_probe", "ping"]

pytestmark = pytest.mark.native


@pytest.fixture(autouse=True)
def _needs_node() -> None:
    if shutil.which("node") is None:
        warnings.warn("adlgen serve is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONDONTWRITEBYTECODE": "1", **more}


def called(folder: Path, calls: list[tuple[str, Any]], *words: str) -> Any:
    """Return what the client gets, from a server at a URL or from a program."""
    shutil.copy(CLIENT, folder)
    link = folder / "node_modules"
    if not link.is_symlink():
        link.symlink_to(PACKAGES)
    done = subprocess.run(
        ["node", CLIENT.name, *words],
        cwd=folder,
        env=environment(CALLS=json.dumps(calls), DATABASE_URL="memory:"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_spec_without_code_is_served_with_samples(tmp_path: Path) -> None:
    calls = [("ping", {}), ("create_order", ORDER), ("create_order", REFUSED), ("nope", {})]
    spec = str(EXAMPLE / "agent.yaml")
    found = called(tmp_path, calls, "stdio", *SERVE, spec, "--mock")
    assert found["server"]["name"] == "orders-agent"
    assert [tool["name"] for tool in found["tools"]] == TOOLS
    ping, order, refused, unknown = found["results"]
    assert ping["content"] == [{"type": "text", "text": "text"}]
    assert order["structuredContent"].keys() == {"orderId", "status", "total"}
    assert refused["isError"]
    assert "/items/0/skuId" in refused["content"][0]["text"]
    assert unknown["isError"]
    assert "Available tools: Read, create_order" in unknown["content"][0]["text"]


def test_tools_without_handlers_say_so(tmp_path: Path) -> None:
    spec = str(EXAMPLE / "agent.yaml")
    (result,) = called(tmp_path, [("ping", {})], "stdio", *SERVE, spec)["results"]
    assert result["isError"]
    assert result["content"][0]["text"] == "This tool is not implemented yet."


def test_the_handlers_of_a_project_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = tmp_path / "python"
    shutil.copytree(EXAMPLE / "python", project, ignore=shutil.ignore_patterns("__pycache__"))
    spec = str(EXAMPLE / "agent.yaml")
    options = ["-t", "python", "-o", str(project), "--opt", "adapters=mcp", "--isolated"]
    assert main(["generate", spec, *options]) == 0, capsys.readouterr().err
    calls = [("ping", {}), ("create_order", ORDER), ("create_order", REFUSED)]
    found = called(tmp_path, calls, "stdio", *SERVE, spec, "--project", str(project))
    ping, order, refused = found["results"]
    assert ping["content"][0]["text"] == "pong"
    assert order["structuredContent"] == {"orderId": "order-1", "status": "accepted", "total": 2500}
    assert refused["isError"]


# --- HTTP ----------------------------------------------------------------------------------------


@contextmanager
def served(*options: str) -> Iterator[str]:
    """Run a server until the block ends, and yield its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [*SERVE, str(EXAMPLE / "agent.yaml"), "--port", str(port), *options]
    with subprocess.Popen(command, env=environment(), stderr=subprocess.PIPE) as process:
        try:
            assert process.stderr is not None
            url = f"http://127.0.0.1:{port}/mcp"
            while url not in (line := process.stderr.readline().decode()):
                assert line, "the server has ended"
            mock = " (mock)" * ("--mock" in options)
            assert line == f"serving {len(TOOLS)} tools at {url}{mock}\n"
            yield url
        finally:
            process.terminate()
            process.wait()


def test_http_is_served_to_this_machine_only(tmp_path: Path) -> None:
    with served("--mock") as url:
        found = called(tmp_path, [("ping", {})], "http", url)
        assert [tool["name"] for tool in found["tools"]] == TOOLS
        assert found["results"][0]["content"][0]["text"] == "text"
        for header in ({"Origin": "https://example.com"}, {"Host": "example.com"}):
            assert status(url, header) in {403, 421}


def status(url: str, headers: dict[str, str]) -> int:
    """Return the status of a request from elsewhere."""
    address = urlsplit(url)
    about = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"})
    with closing(HTTPConnection(address.netloc)) as connection:
        connection.request("POST", address.path, body, {**about, **headers})
        return connection.getresponse().status


def test_on_a_terminal_the_server_shows_that_it_waits(tmp_path: Path) -> None:
    spec = str(EXAMPLE / "agent.yaml")
    terminal = Terminal([*SERVE, spec, "--mock"], tmp_path)
    terminal.until(f"serving {len(TOOLS)} tools (mock); waiting for a client on standard input\n")
    terminal.interrupt()
    assert "Traceback" not in terminal.rest()
    assert terminal.process.returncode == 130
