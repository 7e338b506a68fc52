"""A client of an emitted server sees every property of a tool that was imported from another server."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.servers.processes import START
from tests.servers.projects import (
    PYTHON,
    SPECS,
    Command,
    in_go,
    in_python,
    in_rust,
    in_typescript,
)

PROGRAM = "listed"
BUILDERS: Mapping[str, tuple[str, Callable[[Path], Command]]] = {
    "go": ("go", lambda folder: in_go(folder, PROGRAM)),
    "typescript": ("node", lambda folder: in_typescript(folder, PROGRAM)),
    "rust": ("cargo", lambda folder: in_rust(folder, PROGRAM)),
    "python-pydantic": (str(PYTHON), lambda folder: in_python(folder, "pydantic", PROGRAM)),
    "python-dataclass": (str(PYTHON), lambda folder: in_python(folder, "dataclass", PROGRAM)),
}


def as_listed(tool: dict[str, Any], target: str) -> dict[str, Any]:
    """Return the properties of a tool that the SDK of a target can list; its input is an object."""
    shown = {"type": "object", "properties": {"cities": {"type": "array", "items": {}}}}
    tool = {**tool, "inputSchema": shown}
    if target not in ("go", "rust"):
        return tool
    expected = {key: value for key, value in tool.items() if key != "execution"}
    more = {"idempotentHint": False} if target == "go" else {}
    return {**expected, "annotations": {**more, **tool["annotations"]}}


def listed(command: Command) -> list[dict[str, Any]]:
    """Return the tools that a server lists; the first one can be called by the listed name."""
    call = {"name": "weather.forecast", "arguments": {"cities": ["Oslo"]}}
    messages = [
        START,
        {"jsonrpc": "2.0", "method": "notifications/initialized"},
        {"jsonrpc": "2.0", "id": 2, "method": "tools/list"},
        {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": call},
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.writelines(json.dumps(message) + "\n" for message in messages)
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["id"] == 1
        responses = [json.loads(process.stdout.readline()) for _ in "23"]
    response, called = sorted(responses, key=lambda one: one["id"])
    assert called["result"]["content"][0]["text"] == "rain"
    tools: list[dict[str, Any]] = response["result"]["tools"]
    return tools


@pytest.mark.native
@pytest.mark.parametrize("target", BUILDERS)
def test_a_client_sees_every_property(target: str, tmp_path: Path) -> None:
    needs, build = BUILDERS[target]
    if shutil.which(needs) is None:
        warnings.warn(f"the server in {target} is NOT checked", stacklevel=1)
        pytest.skip(f"{needs} is not installed")
    (tool,) = listed(build(tmp_path))
    (given,) = json.loads(SPECS[PROGRAM].read_text("utf-8"))["tools"]
    assert tool == as_listed(given, target)


@pytest.mark.native
def test_properties_that_the_sdk_of_rust_lacks_do_not_hide_the_others(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        warnings.warn("the server of Rust is NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    (tool,) = listed(in_rust(tmp_path, "unlisted", main="listed"))
    (given,) = json.loads(SPECS["unlisted"].read_text("utf-8"))["tools"]
    expected = as_listed({**given, "annotations": {}}, "python")
    assert tool == {k: v for k, v in expected.items() if k not in ("icons", "annotations")}
