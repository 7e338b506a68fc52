"""The table of formats: docs/formats.md is up to date, and every check can fail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen.diagnostics.datatypes import replace
from adlgen.document.node import JsonValue, Source
from adlgen.frontends.recognition import front_end
from adlgen.plugins import catalogue, names
from adlgen_plugins.tests import table
from adlgen_plugins.tests.table import EXTENDED, FORMATS, LOSSES, NO, NOTHING, WARNS, YES, Format
from tests.dialects.loading import dialect_of, load_text

BY_DIALECT = {one.dialect: one for one in FORMATS}


def test_the_readme_shows_what_is_so() -> None:
    made = table.table()
    assert table.shown() == made, "run `python -m adlgen_plugins.tests.table`, and read what moved"


def test_every_format_has_a_row() -> None:
    assert {one.dialect for one in FORMATS} == set(names("dialects"))
    assert len({one.title for one in FORMATS}) == len(FORMATS)


@pytest.mark.parametrize("one", FORMATS, ids=lambda one: one.title)
def test_examples_are_broken_where_they_say(one: Format) -> None:
    assert one.broken.stem in catalogue.ALL
    for path in (one.sound, one.broken, *((one.extended,) if one.extended else ())):
        text = path.read_text("utf-8")
        assert dialect_of(Source(path.name, text)) == one.dialect, path


def test_no_example_is_left_over() -> None:
    used = {path for one in FORMATS for path in (one.sound, one.broken, one.extended)}
    there = {path for place in table.PLACES for path in place.glob("*/*") if path.is_file()}
    beside = {path for path in there if path.name in {"input.schema.json", "output.schema.json"}}
    assert there - beside == used - {None}


# --- every check can fail ---------------------------------------------------------------------


def tool(folder: Path, **keys: JsonValue) -> Format:
    """Return a format whose example is one tool of MCP with these keys."""
    path = folder / f"{len(list(folder.iterdir()))}.json"
    path.write_text(json.dumps({"tools": [{"name": "find", **keys}]}), "utf-8")
    return Format("some", "mcp", path, path)


CLOSED: JsonValue = {"type": "object"}
RECORD: JsonValue = {"type": "object", "properties": {"a": {"type": "string"}}}


@pytest.mark.parametrize("one", FORMATS, ids=lambda one: one.title)
def test_what_is_no_example_has_nothing_but_no(one: Format, tmp_path: Path) -> None:
    path = tmp_path / one.sound.name
    path.write_text("[1]", "utf-8")
    nothing = replace(one, sound=path, broken=path, extended=None)
    asked = {name: ask for name, ask in table.COLUMNS.items() if name != "runtime stub"}
    assert {ask(nothing) for ask in asked.values()} == {NO}


def test_another_format_is_not_read_and_warnings_are_told(tmp_path: Path) -> None:
    assert table.is_read(replace(BY_DIALECT["mcp"], dialect="openai")) == NO
    assert table.is_read(tool(tmp_path, inputSchema=RECORD)) == YES
    assert table.is_read(tool(tmp_path, inputSchema="none")) == WARNS


def test_only_the_problem_in_the_name_is_validation() -> None:
    adl, mcp = BY_DIALECT["adl"], BY_DIALECT["mcp"]
    assert table.is_validated(replace(adl, broken=adl.sound)) == NO
    assert table.is_validated(replace(adl, sound=adl.broken)) == NO
    assert table.is_validated(adl) == YES
    assert table.is_validated(mcp) == WARNS


def test_only_a_record_is_typed(tmp_path: Path) -> None:
    assert table.has_typed_input(tool(tmp_path, inputSchema=CLOSED)) == NO
    assert table.has_typed_output(tool(tmp_path, inputSchema=RECORD)) == NO
    assert table.has_typed_output(tool(tmp_path, inputSchema=RECORD, outputSchema=CLOSED)) == NO
    assert table.has_typed_output(tool(tmp_path, inputSchema=RECORD, outputSchema=RECORD)) == YES


def test_an_extension_is_named_as_one() -> None:
    plain, beside = BY_DIALECT["agentcli"], BY_DIALECT["adl"]
    assert table.has_typed_output(replace(plain, extended=None)) == NO
    assert [table.has_typed_output(one) for one in (plain, beside)] == [EXTENDED, EXTENDED]


def test_a_feature_in_every_language_is_running() -> None:
    every = table.all_languages()
    none = {name: replace(language, features=()) for name, language in every.items()}
    has_it = {name: replace(one, features=("commands",)) for name, one in none.items()}
    one = BY_DIALECT["cycod"]
    assert table.is_run(one, none) == NO
    assert table.is_run(one, has_it) == YES
    first, *_ = sorted(every)
    assert table.is_run(one, {**none, first: has_it[first]}) == every[first].title
    assert table.is_run(BY_DIALECT["dojops"], has_it) == NO
    assert table.is_run(BY_DIALECT["openai"], has_it) == NOTHING


def test_a_client_of_the_format_is_running() -> None:
    every = table.all_languages()
    assert table.is_run(BY_DIALECT["mcp"], every) == YES
    without = {name: replace(language, features=()) for name, language in every.items()}
    assert table.is_run(BY_DIALECT["mcp"], without) == NOTHING
    assert table.is_run(BY_DIALECT["openai"], every) == NOTHING


def test_what_is_left_out_is_a_loss() -> None:
    one = BY_DIALECT["agentcli"]
    assert table.becomes_adl(one) == LOSSES
    assert table.becomes_adl(replace(one, sound=one.broken)) == NO
    assert table.becomes_adl(BY_DIALECT["mcp"]) == YES


# --- near misses of the examples --------------------------------------------------------------

NEAR = {
    "adl-spec/agent.yaml": ("adl_spec: 0.3.0\n", "", "'adl_spec', the version of the draft"),
    "nextmoca/agent.json": ('"llm": "some-model",', "", "'llm'"),
    "dojops/tool.yaml": ("spec: 1\n", "", "'spec', the version of the format"),
    "cycod/find-parcel.yaml": ("bash: parcels find {NUMBER}\n", "", "'bash'"),
    "aios/parcels.yaml": ("tool:\n", "tol:\n", "'tool'"),
    "agentcli/tools.json": ('"command"', '"run"', "a list under 'command' in at least one tool"),
    "openai-chat/tools.json": ('"type": "function",', "", "'type: function' in at least one tool"),
    "openai-responses/tools.json": ('"type": "function",', "", "'type: function' in at least one tool"),
    "mcp/tools.json": ('"inputSchema"', '"inputShema"', "'inputSchema' in at least one tool"),
    "anthropic/tools.json": ('"input_schema"', '"input_shema"', "in at least one tool"),
    "gemini/tools.json": ("Declarations", "Declaration", "under 'functionDeclarations'"),
}  # fmt: skip


@pytest.mark.parametrize("name", NEAR)
def test_a_near_miss_names_what_is_missing(name: str) -> None:
    """Remove the marker of the format from an example: the hint mentions it."""
    (one,) = (one for one in FORMATS if one.sound.as_posix().endswith(f"/{name}"))
    old, new, missing = NEAR[name]
    text = one.sound.read_text("utf-8")
    assert old in text
    found = load_text(text.replace(old, new), one.sound.name).found[0]
    title = front_end(one.dialect).TITLE
    if name.startswith("anthropic"):
        title = front_end("mcp").TITLE  # whose key looks as much like the misspelt one
    hint, *_ = str(found.hint).splitlines()
    assert hint.startswith(f"the closest format is {title}")
    assert hint.endswith(missing)
