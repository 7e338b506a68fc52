"""Schemas for strict modes in TypeScript, and the nulls that stand for absence in calls."""

from __future__ import annotations

import json
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.frameworks.test_strict_go import FIND, FOUND, HERE, SPEC
from tests.servers.projects import COMPILER, TOOLCHAINS, run


def emitted(strict: str) -> dict[str, str]:
    options = {"wiring": "false", "strict": strict}
    tree = render_source(read_source(str(SPEC)), suite.TARGETS["typescript"], options).tree
    return {file.path: file.text for file in tree}


def test_a_schema_is_strict_if_nothing_is_lost() -> None:
    place = "src/toolspec/adapters/strict.ts"
    strict = emitted("auto")[place]
    assert "pingSpec" in strict
    assert "rateSpec" in strict
    assert "findArticlesSpec" not in strict
    assert place not in emitted("none")


@pytest.mark.native
def test_nulls_stand_for_absence(tmp_path: Path) -> None:
    if shutil.which("node") is None:
        warnings.warn("strict schemas of TypeScript are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    files = emitted("on")
    files["src/main.ts"] = (HERE / "strict.ts.txt").read_text()
    files["package.json"] = '{"type": "module"}'
    files["tsconfig.json"] = json.dumps({"compilerOptions": COMPILER, "include": ["src"]})
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, "utf-8")
    tools = TOOLCHAINS / "node/node_modules/.bin"
    run([str(tools / "prettier"), "--check", "src/toolspec/adapters"], tmp_path)
    run([str(tools / "tsc")], tmp_path)
    wide = '{"query": "x", "limit": 9007199254740993, "author": null}'
    calls = [
        ("find_articles", json.dumps(FIND)),
        ("find_articles", json.dumps({**FIND, "query": None})),
        ("find_articles", wide),
        ("find_articles", "{"),
        ("label", '{"a": null}'),
    ]
    found = json.loads(run(["node", "dist/main.js"], tmp_path, CALLS=json.dumps(calls)))
    find, ping, rate, label = found["openai"]
    assert found["prefixed"] == found["openai"]
    assert found["others"] == [None] * 4
    assert find["required"] == ["query", "limit", "filters", "author"]
    assert find["properties"]["limit"] == {"type": ["integer", "null"], "maximum": 10}
    assert (ping["required"], rate["required"], label) == ([], ["stars", "note"], None)
    assert found["anthropic"][0]["required"] == ["query"]
    assert found["anthropic"][3] is None
    assert json.loads(found["calls"][0]) == FOUND
    assert "query" not in json.loads(found["calls"][1])
    assert found["calls"][2:] == [wide.replace(" ", ""), "{", '{"a": null}']
