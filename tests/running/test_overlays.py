"""``adlgen call`` with overlays: servers get their own names and all arguments; models get bounded results."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from adlgen.cli import main
from adlgen.document.node import JsonValue
from adlgen.running.agent import read, runnable

TOOL = {
    "name": "issues.create",
    "inputSchema": {
        "type": "object",
        "properties": {"title": {"type": "string"}, "tenant": {"type": "string"}},
        "required": ["title", "tenant"],
    },
}
CONFIG = """\
version: 1
specs: [tools.json]
overlays:
  tools.json: {prefix: hub_, max_result_chars: 5, arguments: {tenant: {value: acme}}}
targets: [{lang: go, out: gen, options: {wiring: false}}]
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tools.json").write_text(json.dumps({"tools": [TOOL]}))
    (tmp_path / "adlgen.yaml").write_text(CONFIG)
    return tmp_path


@pytest.mark.usefixtures("project")
def test_a_server_gets_its_own_names_and_all_arguments() -> None:
    result, agent = read(None, {})
    assert agent is not None, result.diagnostics
    sent: list[Any] = []

    async def server(name: str, arguments: JsonValue) -> JsonValue:
        sent.append((name, arguments))
        return "a long answer"

    async def answer() -> Any:
        async with found.toolbox() as toolbox:
            return await toolbox.call_for_model("hub_issues_create", '{"title": "t"}')

    with runnable(agent, None, mock=True) as found:
        found.answer_with(server)
        done = asyncio.run(answer())
    assert sent == [("issues.create", {"title": "t", "tenant": "acme"})]
    assert done.text == "a lon\n[The result is cut: 5 of 13 characters.]"


@pytest.mark.usefixtures("project")
def test_a_call_uses_the_new_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["call", "hub_issues_create", '{"title": "t"}', "--mock"]) == 0
    assert capsys.readouterr().out.startswith("A sam\n[The result is cut")
    assert main(["call", "hub_issues_create", "{}"]) == 1
    assert "/title: required property is missing" in capsys.readouterr().err
