"""Definitions for strict modes in Python: the SDKs take them, and null stands for absence in calls."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.frameworks.servers import run
from tests.frameworks.test_frameworks import PYTHON
from tests.frameworks.test_strict_go import FIND, FOUND, HERE, SPEC, check_definitions, messages

pytestmark = pytest.mark.slow


def emitted(target: str, strict: str) -> dict[str, str]:
    options = {"adapters": "all", "wiring": "false", "strict": strict, "module": "shop"}
    tree = render_source(read_source(str(SPEC)), suite.TARGETS[target], options).tree
    return {file.path: file.text for file in tree}


@pytest.mark.parametrize("target", ["python-pydantic", "python-dataclass"])
def test_the_sdks_take_strict_definitions(tmp_path: Path, target: str) -> None:
    files = emitted(target, "on")
    files["main.py"] = (HERE / "strict.py.txt").read_text()
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
    place = "src/shop/toolspec/adapters/_strict.py"
    found = {strict: emitted("python-pydantic", strict)[place] for strict in ("auto", "none")}
    assert '"ping": ' in found["auto"]
    assert '"rate": ' in found["auto"]
    assert "find_articles" not in found["auto"]
    assert "ping" not in found["none"]
