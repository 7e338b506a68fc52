"""What an MCP server lists with a tool is in the definition of every target and in its list of tools."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue, Source
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import hostile, suite
from tests.conformance.test_hostile_text import check

LISTED: dict[str, JsonValue] = {
    "annotations": {"readOnlyHint": True, "openWorldHint": False, "audience": "audience-0"},
    "icons": [{"src": "https://example.com/icon-0.png", "sizes": ["48x48"]}],
    "execution": {"taskSupport": "optional-0"},
    "_meta": {"example.com/meta-0": {"n": [1, None, 1.5]}},
}
TITLE = "Title-0"
SENTINELS = {
    "title": TITLE,
    "annotations": "readOnlyHint",
    "unknown annotations": "audience-0",
    "icons": "icon-0.png",
    "execution": "optional-0",
    "_meta": "example.com/meta-0",
}
OPTIONS = {"wiring": "false"}


def emitted(target: str, listed: dict[str, JsonValue], title: str = TITLE) -> Rendered:
    tool = {"name": "find", "title": title, "inputSchema": {"type": "object"}, **listed}
    source = Source("tools.json", json.dumps({"tools": [tool]}))
    return render_source(source, suite.TARGETS[target], OPTIONS)


@pytest.mark.parametrize("target", suite.TARGETS)
def test_nothing_that_a_server_lists_is_dropped(target: str) -> None:
    rendered = emitted(target, LISTED)
    text = "".join(file.text for file in rendered.without_fixed())
    missing = [what for what, sentinel in SENTINELS.items() if sentinel not in text]
    assert not missing


@pytest.mark.parametrize("target", suite.TARGETS)
def test_tools_without_such_properties_have_none(target: str) -> None:
    text = "".join(file.text for file in emitted(target, {}).without_fixed())
    assert "readOnlyHint" not in text
    assert "_meta" not in text


@pytest.mark.parametrize("target", suite.TARGETS)
def test_the_text_of_such_properties_stays_within_literals(target: str) -> None:
    words: list[JsonValue] = [f"{hostile.MARK}{text}" for text in hostile.FRAGMENTS]
    meta = {f"{word}": word for word in words}
    check(emitted(target, {"_meta": meta, "icons": words}))


@pytest.mark.parametrize("target", ["python-dataclass", "python-pydantic"])
def test_the_list_of_tools_passes_them_on(target: str, tmp_path: Path) -> None:
    rendered = emitted(target, LISTED)
    for file in rendered.tree:
        path = tmp_path / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, encoding="utf-8")
    init = next(tmp_path.glob("**/toolspec/__init__.py"))
    program = (
        "import json; from toolspec import Toolbox; from toolspec.find import TOOL\n"
        "async def call(context, arguments): return None\n"
        "print(json.dumps(Toolbox([TOOL.bind(call)]).mcp_tools()))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        cwd=init.parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    [tool] = json.loads(run.stdout)
    assert {key: tool[key] for key in LISTED} == LISTED
    assert tool["title"] == TITLE
