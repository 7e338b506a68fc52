"""Definitions for strict modes in Python: the SDKs take them, and null stands for absence in calls."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen import runtime
from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.frameworks.servers import run
from tests.frameworks.test_frameworks import PYTHON
from tests.frameworks.test_strict_go import FIND, FOUND, HERE, SPEC, check_definitions, messages

pytestmark = pytest.mark.slow


SHARED = "adlgen_runtime"
PREFIXED = f"""
import asyncio, json
from openai.types.chat import ChatCompletionMessageFunctionToolCall
from shop.toolspec import Toolbox
from shop.toolspec.adapters import openai
from shop.toolspec.find_articles import TOOL

given = json.loads({json.dumps(json.dumps(FIND))!s})
box = Toolbox([TOOL.bind(lambda ctx, input: TOOL.input.encode(input))]).prefixed("shop_")
function = {{"name": "shop_find_articles", "arguments": json.dumps(given)}}
call = ChatCompletionMessageFunctionToolCall(id="1", type="function", function=function)
(defined,) = openai.tools(box)
(message,) = asyncio.run(openai.call(box, [call]))
found = defined["function"]
print(json.dumps([found["name"], found.get("strict"), message["content"]]))
"""


def emitted(target: str, strict: str, runtime: str = "") -> dict[str, str]:
    options = {"adapters": "all", "wiring": "false", "strict": strict, "module": "shop"}
    options["runtime"] = runtime
    tree = render_source(read_source(str(SPEC)), suite.TARGETS[target], options).tree
    return {file.path: file.text for file in tree}


@pytest.mark.parametrize(
    ("target", "placed"),
    [("python-pydantic", ""), ("python-dataclass", ""), ("python-pydantic", SHARED)],
)
def test_the_sdks_take_strict_definitions(tmp_path: Path, target: str, placed: str) -> None:
    files = emitted(target, "on", placed)
    main = (HERE / "strict.py.txt").read_text()
    if placed:
        assert runtime("python", tmp_path).ok
        assert not any("/adapters/" in path for path in files)
        main = main.replace("from shop.toolspec.adapters", f"from {SHARED}.adapters")
    files["main.py"] = main
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    calls = [
        ("find_articles", FIND),
        ("find_articles", {**FIND, "query": None}),
        ("label", {"a": "b"}),
    ]
    printed = run([str(PYTHON), "main.py"], tmp_path, PYTHONPATH="src", **messages(calls))
    found = json.loads(printed)
    check_definitions(found)
    for results in (
        [one["content"] for one in found["messages"]],
        [one["output"] for one in found["items"]],
    ):
        assert json.loads(results[0]) == FOUND
        assert "- /query: required property is missing" in results[1]
        assert json.loads(results[2]) == {"a": "b"}
    refused = found["blocks"][0]
    assert refused["is_error"]
    assert "- /limit: must be integer (got null)" in refused["content"]


def test_a_definition_is_strict_if_nothing_is_lost() -> None:
    def is_strict(strict: str, tool: str) -> bool:
        text = emitted("python-pydantic", strict)[f"src/shop/toolspec/{tool}.py"]
        return "    strict={" in text

    assert is_strict("auto", "ping")
    assert is_strict("auto", "rate")
    assert not is_strict("auto", "find_articles")
    assert not is_strict("none", "ping")


def test_a_prefix_keeps_the_strict_definition(tmp_path: Path) -> None:
    for path, text in emitted("python-pydantic", "on").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    (tmp_path / "main.py").write_text(PREFIXED)
    name, is_strict, text = json.loads(run([str(PYTHON), "main.py"], tmp_path, PYTHONPATH="src"))
    assert (name, is_strict) == ("shop_find_articles", True)
    assert json.loads(text) == FOUND
