"""Documents of other formats, the configuration, and the page about editors."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from lsprotocol import types

from tests.lsp.editor import Editor, marked
from tests.lsp.test_names import definition, place, references
from tests.lsp.test_typing import HEAD, SCHEMA, completions

PAGE = (Path(__file__).parents[2] / "docs/editors.md").read_text("utf-8")
TOOLS = json.dumps(
    {
        "tools": [
            {
                "name": "find_order",
                "description": "Finds an order by its number.",
                "inputSchema": {
                    "type": "object",
                    "properties": {"number": {"$ref": "#/$defs/Number"}},
                    "$defs": {"Number": {"type": "string"}},
                },
            }
        ]
    },
    indent=2,
)
FILE = json.dumps(
    {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Order",
        "type": "object",
        "properties": {"number": {"$ref": "#/$defs/Number"}},
        "$defs": {"Number": {"type": "string"}},
    },
    indent=2,
)


@pytest.mark.parametrize(("name", "text"), [("tools.json", TOOLS), ("order.json", FILE)])
def test_json_documents(editor: Editor, name: str, text: str) -> None:
    editor.open(name, text, "json")
    assert [code for code in editor.codes(name) if not code.startswith("ADL25")] == []
    broken = text.replace('"type": "string"', '"type": "strng"')
    editor.change(name, broken)
    (found,) = [one for one in editor.problems(name) if one.code == "ADL0302"]
    assert (found.range.start.line, found.range.start.character) == place(broken, '"strng"')
    editor.change(name, text)
    assert "A regular expression" not in editor.hover(name, place(text, '"properties"'))
    assert "The schemas of the properties" in editor.hover(name, place(text, '"properties"'))
    used, defined = place(text, '"#/$defs/Number"'), place(text, '"Number"')
    assert definition(editor, name, used) == [(name, defined[0], defined[1] + 1, defined[1] + 7)]
    assert len(references(editor, name, (defined[0], defined[1] + 2))) == 2
    params = types.DocumentSymbolParams(types.TextDocumentIdentifier(editor.uri(name)))
    names = [one.name for one in editor.ask(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, params)]
    assert names == (["find_order"] if name == "tools.json" else ["number", "Number"])
    plain, position = marked(text.replace('"$ref": "#/$defs/Number"', '"$ref": "|"'))
    editor.change(name, plain)
    assert "#/$defs/Number" in editor.completions(name, position)
    plain, position = marked(text.replace('"type": "string"', '"type": "string", "|"'))
    editor.change(name, plain)
    found_items = editor.completions(name, position)
    assert "minLength" in found_items
    assert "minimum" not in found_items


def test_the_configuration(editor: Editor, folder: Path) -> None:
    (folder / "agent.yaml").write_text(HEAD + SCHEMA)
    text = "version: 1\nspecs: [agent.yaml]\ntargets:\n  - lang: go\n    out: out\n    |\n"
    found = completions(editor, text, "adlgen.yaml")
    assert {"options", "only", "types"} <= {*found}
    assert "lang" not in found
    whole = text.replace("    |\n", "    options:\n      wirin: true\n")
    editor.change("adlgen.yaml", whole)
    (problem,) = editor.problems("adlgen.yaml")
    assert "wiring" in problem.message
    editor.change("adlgen.yaml", whole.replace("wirin:", "wiring:"))
    assert editor.codes("adlgen.yaml") == []
    assert "emit services" in editor.hover("adlgen.yaml", place(whole, "wirin"))


def test_other_documents_are_left_alone(editor: Editor) -> None:
    editor.open("package.json", '{"name": "x", "tasks": []', "json")
    assert editor.codes("package.json") == []
    editor.open("values.yaml", "a: 1\nb: [2]\n")
    assert editor.codes("values.yaml") == []


def test_nothing_is_written(editor: Editor, folder: Path) -> None:
    editor.open("agent.yaml", HEAD + SCHEMA)
    editor.problems("agent.yaml")
    assert [*folder.iterdir()] == []


def test_without_the_library_a_hint_names_it(tmp_path: Path) -> None:
    (tmp_path / "pygls").mkdir()
    (tmp_path / "pygls/__init__.py").write_text(
        "raise ModuleNotFoundError('no pygls', name='pygls')\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-m", "adlgen", "lsp"],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    assert "run `pip install 'pygls" in done.stderr


def test_the_page_has_settings_that_can_be_read() -> None:
    blocks = dict.fromkeys(re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL))
    for kind, text in blocks:
        if kind == "json":
            json.loads(text)
        if kind == "toml":
            settings = tomllib.loads(text)["language-server"]["adlgen"]
            assert [settings["command"], *settings["args"]] == ["adlgen", "lsp"]
    assert {kind for kind, _ in blocks} >= {"json", "toml", "lua", "console"}


def test_the_commands_of_the_page_run(tmp_path: Path) -> None:
    (tmp_path / ".adlgen").mkdir()
    lines = [line for line in re.findall(r"(?m)^\$ (.+)$", PAGE) if line.startswith("adlgen ")]
    assert len(lines) >= 2
    for line in [*lines, "adlgen lsp --help"]:
        words, _, target = line.partition(" > ")
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(words)],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        if target:
            (tmp_path / target).write_text(done.stdout)
