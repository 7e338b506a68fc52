"""What a change of tools breaks, by level: findings with their codes, places and values."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

import adlgen
from adlgen.contracts.api import breaking
from adlgen.contracts.command import Compared
from adlgen.diagnostics.codes import breaking as codes
from adlgen.diagnostics.model import DiagnosticKind, Severity

WIRE, SOURCE, MODEL, PROVIDER = "wire", "source", "model", "provider"
TEXT, INTEGER = {"type": "string"}, {"type": "integer"}


def tool(name: Any = "t", **schema: Any) -> dict[str, Any]:
    output = schema.pop("output", None)
    found = {"name": name, "description": "d", "inputSchema": {"type": "object", **schema}}
    return found if output is None else {**found, "outputSchema": {"type": "object", **output}}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def compare(old: Any, new: Any, **options: Any) -> Compared:
    for name, tools in (("old.json", old), ("new.json", new)):
        text = json.dumps({"tools": tools if isinstance(tools, list) else [tools]}, indent=1)
        Path(name).write_text(text)
    return breaking("new.json", against="old.json", isolated=True, **options)


def kinds(compared: Compared, level: str) -> list[DiagnosticKind]:
    return [one.code for one in compared.findings if one.level.value == level]


MANIFEST = """
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{name: shop, description: A shop., version: 1.0.0}}
spec:
  capabilities: {{streaming: false, pushNotifications: false, stateTransitionHistory: false}}
  server: {{port: 8080}}
  language: {{go: {{module: example.com/shop}}}}
  tools:
    - {{id: t, name: t, description: d, tags: [a], schema: {{type: object, x-adlgen: {extension}}}}}
"""
FORM = "{schema: {type: object, properties: {ok: {type: boolean}}}}"
OTHER = "{schema: {type: object, properties: {ok: {type: string}}}}"


def compare_extensions(old: str, new: str) -> Compared:
    for name, extension in (("old.yaml", old), ("new.yaml", new)):
        Path(name).write_text(MANIFEST.format(extension=extension))
    return breaking("new.yaml", against="old.yaml", isolated=True, targets=["go"])


# --- wire ---


def test_equal_tools_have_no_findings() -> None:
    found = compare(tool(properties={"a": TEXT}), tool(properties={"a": {"anyOf": [TEXT]}}))
    assert kinds(found, WIRE) == []
    assert compare(tool(), tool()).rise == ""


@pytest.mark.parametrize(
    ("old", "new", "code", "message"),
    [
        ("{}", "{scopes: [a]}", codes.SCOPE_ADDED, "tool 't' needs the scope 'a'"),
        ("{scopes: [a]}", "{scopes: [b, a]}", codes.SCOPE_ADDED, "tool 't' needs the scope 'b'"),
        ("{}", f"{{elicits: {{f: {FORM}}}}}", codes.FORM_ADDED, "tool 't' asks a person"),
    ],
)
def test_what_a_call_needs_in_addition(
    old: str, new: str, code: DiagnosticKind, message: str
) -> None:
    compared = compare_extensions(old, new)
    (found,) = (one for one in compared.findings if one.level.value == WIRE and one.code is code)
    assert found.message.startswith(message)
    assert compared.rise == "major"
    back = compare_extensions(new, old)
    assert code not in kinds(back, WIRE)
    assert back.rise in ("minor", "major")


def test_the_type_of_an_answer_is_part_of_the_code() -> None:
    old, new = (f"{{elicits: {{f: {form}}}}}" for form in (FORM, OTHER))
    compared = compare_extensions(old, new)
    assert codes.FIELD_CHANGED in kinds(compared, SOURCE)
    assert codes.TYPE_CHANGED in kinds(compare_extensions(old, "{}"), SOURCE)


@pytest.mark.parametrize(
    ("old", "new", "code", "witness"),
    [
        (
            {"properties": {"a": {}}},
            {"properties": {"a": INTEGER}},
            codes.INPUT_NARROWED,
            {"a": "text"},
        ),
        (
            {"properties": {"a": TEXT}},
            {"properties": {"a": TEXT}, "required": ["a"]},
            codes.INPUT_NARROWED,
            {},
        ),
        ({}, {"properties": {"a": INTEGER}}, codes.PROPERTY_TYPED, {"a": "text"}),
        (
            {"output": {"properties": {"a": {"enum": ["x"]}}}},
            {"output": {"properties": {"a": {"enum": ["x", "y"]}}}},
            codes.OUTPUT_WIDENED,
            {"a": "y"},
        ),
        ({"output": {"required": ["a"]}}, {"output": {}}, codes.OUTPUT_WIDENED, {}),
    ],
)
def test_findings_have_values(old: Any, new: Any, code: DiagnosticKind, witness: Any) -> None:
    (found,) = [
        one for one in compare(tool(**old), tool(**new)).findings if one.level.value == WIRE
    ]
    assert found.code is code
    assert found.witness
    assert found.witness.value == witness
    assert found.old
    assert found.new
    assert (found.old.path, found.new.path) == ("old.json", "new.json")


def test_places_are_those_of_the_keywords() -> None:
    old = tool(properties={"a": TEXT, "b": {"$ref": "#/$defs/n"}}, **{"$defs": {"n": INTEGER}})
    new = tool(
        properties={"a": {**TEXT, "maxLength": 3}, "b": {**INTEGER, "minimum": 5}}, required=["a"]
    )
    found = {one.part: one for one in compare(old, new).findings if one.level.value == WIRE}
    assert set(found) == {"input", "input/properties/a", "input/properties/b"}
    lines = Path("new.json").read_text().splitlines()
    places = {part: lines[one.new.line - 1] for part, one in found.items() if one.new}
    assert '"maxLength"' in places["input/properties/a"]
    assert '"minimum"' in places["input/properties/b"]
    assert '"a"' in places["input"]
    assert all(one.old and one.old.line > 1 for one in found.values())


def test_results_without_a_schema_may_be_anything() -> None:
    assert codes.OUTPUT_WIDENED in kinds(compare(tool(output={}), tool()), WIRE)
    assert kinds(compare(tool(), tool(output={})), WIRE) == []


def test_tools_that_are_gone_or_renamed() -> None:
    both = [tool("a", properties={"x": TEXT}), tool("b")]
    found = compare(both, [tool("c", properties={"x": {"enum": ["y"]}})])
    assert kinds(found, WIRE) == [codes.TOOL_REMOVED, codes.TOOL_REMOVED]
    found = compare(both, [tool("c", properties={"x": {"type": ["string"]}}), tool("b")])
    assert kinds(found, WIRE) == [codes.TOOL_RENAMED]
    assert "'c'" in found.findings[0].message
    assert not found.result.ok


def test_open_and_closed_objects() -> None:
    old, new = tool(properties={"a": TEXT}), tool(properties={"a": TEXT, "b": TEXT})
    assert compare(old, new).result.ok
    assert not compare(old, new, strict_open=True).result.ok
    assert kinds(compare(old, new, closed=True), WIRE) == []
    assert kinds(compare(new, old), WIRE) == []
    assert kinds(compare(new, old, closed=True), WIRE) == [codes.INPUT_NARROWED]


def test_closed_objects_of_several_parts() -> None:
    parts = {"allOf": [{"properties": {"a": TEXT}}, {"$ref": "#/$defs/m"}]}
    rest = {"$defs": {"m": {"properties": {"b": {"type": "object"}}}}}
    old, new = tool(**parts, **rest), tool(properties={"a": TEXT, "b": {"type": "object"}})
    assert kinds(compare(old, new, closed=True), WIRE) == []
    assert kinds(compare(new, old, closed=True), WIRE) == []
    wider = tool(properties={"a": TEXT, "b": {"type": "object"}, "c": TEXT})
    assert kinds(compare(wider, old, closed=True), WIRE) == [codes.INPUT_NARROWED]


def test_questions_that_are_not_decided_are_notes() -> None:
    old, new = (tool(properties={"a": {"pattern": one}}) for one in ("^ab", "(?<=a)b"))
    found = compare(old, new)
    assert kinds(found, WIRE) == [codes.UNDECIDED]
    assert "'pattern'" in found.findings[0].message
    assert found.result.ok
    found = compare(tool(), tool(properties={"a": {"type": "strng"}}))
    assert codes.UNDECIDED not in kinds(found, WIRE)
    found = compare(tool(properties={"a": {"type": "strng"}}), tool(properties={"a": TEXT}))
    assert codes.UNDECIDED in kinds(found, WIRE)


# --- source ---

ADL = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: {{name: sample, description: A sample., version: {version}}}
spec:
  capabilities: {{streaming: false, pushNotifications: false, stateTransitionHistory: false}}
  server: {{port: 8080}}
  language: {{}}
  tools:
    - {{id: t, name: t, description: d, tags: [a], schema: {schema}}}
"""


def compare_adl(old: Any, new: Any, *versions: str, **options: Any) -> Compared:
    given = versions or ("1.0.0", "2.0.0")
    for name, schema, version in zip(("old.yaml", "new.yaml"), (old, new), given, strict=True):
        text = json.dumps({"type": "object", **schema})
        Path(name).write_text(ADL.format(version=version, schema=text))
    return breaking("new.yaml", against="old.yaml", isolated=True, **options)


@pytest.mark.parametrize(
    ("old", "new", "code", "message"),
    [
        ({"a": TEXT}, {"a": INTEGER}, codes.FIELD_CHANGED, "is integer instead of string"),
        ({"a": TEXT, "b": TEXT}, {"b": TEXT}, codes.FIELD_CHANGED, "field 'A' of 'TInput' is gone"),
        ({"a": {"enum": ["x", "y"]}}, {"a": {"enum": ["x", "z"]}}, codes.FIELD_CHANGED, "is gone"),
        (
            {"a": {"properties": {"b": TEXT}, "type": "object"}},
            {},
            codes.TYPE_CHANGED,
            "type 'TA' is gone",
        ),
        (
            {"a": {**TEXT, "format": "date"}},
            {"a": TEXT},
            codes.FIELD_CHANGED,
            "string instead of date",
        ),
        (
            {"a": {"type": "array", "items": TEXT}},
            {"a": {"type": "array", "items": INTEGER}},
            codes.FIELD_CHANGED,
            "list of",
        ),
    ],
)
def test_source(old: Any, new: Any, code: DiagnosticKind, message: str) -> None:
    found = compare_adl({"properties": old}, {"properties": new}, targets=["go"])
    assert code in kinds(found, SOURCE)
    assert message in "\n".join(one.message for one in found.findings if one.level.value == SOURCE)


def test_presence_of_fields() -> None:
    properties = {"properties": {"a": TEXT}}
    found = compare_adl(properties, {**properties, "required": ["a"]}, targets=["go", "python"])
    assert kinds(found, SOURCE) == [codes.FIELD_REQUIRED, codes.FIELD_REQUIRED]
    assert {one.target for one in found.findings if one.level.value == SOURCE} == {"go", "python"}


def test_new_cases_where_code_handles_all() -> None:
    old, new = ({"properties": {"a": {"enum": values}}} for values in (["x", "y"], ["x", "y", "z"]))
    assert kinds(compare_adl(old, new, targets=["go"]), SOURCE) == []
    assert kinds(compare_adl(old, new, targets=["rust"]), SOURCE) == [codes.NOT_EXHAUSTIVE]
    more = {"properties": {"a": {"enum": ["x", "y"]}, "b": TEXT}}
    assert kinds(compare_adl(old, more, targets=["typescript"]), SOURCE) == []
    assert kinds(compare_adl(old, more, targets=["rust"]), SOURCE) == [codes.NOT_EXHAUSTIVE]


def test_descriptions_change_no_code() -> None:
    old, new = ({"properties": {"a": {**TEXT, "description": d}}} for d in "xy")
    for target in ("go", "python", "rust", "typescript"):
        assert kinds(compare_adl(old, new, targets=[target]), SOURCE) == []


# --- model and provider ---


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ({**TEXT, "description": "x"}, {**TEXT, "description": "y"}, codes.TEXT_CHANGED),
        ({**TEXT, "examples": ["x"]}, TEXT, codes.TEXT_CHANGED),
        ({"enum": ["x", "y"]}, {"enum": ["y", "x"]}, codes.ORDER_CHANGED),
        ({**INTEGER, "default": 1}, {**INTEGER, "default": 2}, codes.DEFAULT_CHANGED),
        ({"default": 1}, {"default": True}, codes.DEFAULT_CHANGED),
        ({"properties": {"b": TEXT}}, {"properties": {}}, codes.ARGUMENT_GONE),
    ],
)
def test_model(old: Any, new: Any, code: DiagnosticKind) -> None:
    before, after = (tool(properties={"a": one}) for one in (old, new))
    found = compare(before, after)
    assert kinds(found, MODEL) == [code]
    assert found.result.ok
    assert not compare(before, after, levels=["model"]).result.ok


def test_descriptions_and_annotations_of_tools() -> None:
    old = {**tool(), "annotations": {"readOnlyHint": True}}
    new = {**tool(), "annotations": {"readOnlyHint": False}, "description": "e", "title": "T"}
    found = compare(old, new)
    assert kinds(found, MODEL) == [codes.TEXT_CHANGED, codes.TEXT_CHANGED, codes.ANNOTATION_CHANGED]
    assert kinds(compare([tool("a"), tool("b")], [tool("b"), tool("a")]), MODEL) == [
        codes.ORDER_CHANGED
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({}, {"readOnlyHint": False, "destructiveHint": True}),
        ({"readOnlyHint": True}, {"readOnlyHint": True, "destructiveHint": False}),
        ({"destructiveHint": False, "openWorldHint": True}, {"destructiveHint": False}),
    ],
)
def test_annotations_that_are_written_out_mean_the_same(old: Any, new: Any) -> None:
    before, after = ({**tool(), "annotations": one} for one in (old, new))
    assert not kinds(compare(before, after), MODEL)
    assert not kinds(compare(after, before), MODEL)


def test_a_title_in_the_annotations_is_a_text() -> None:
    old, new = ({**tool(), "annotations": {"title": one}} for one in ("Order", "Place an order"))
    assert kinds(compare(old, new), MODEL) == [codes.TEXT_CHANGED]


def test_long_texts_show_where_they_differ() -> None:
    same = "Sets the fields of an issue. They belong to the organisation, and all of them"
    old, new = ({**tool(), "description": f"{same} are {word}."} for word in ("text", "numbers"))
    (found,) = compare(old, new).findings
    assert 'numbers."' in found.message
    assert 'text."' in found.message


def test_deprecated_arguments_may_go() -> None:
    old = tool(properties={"a": {**TEXT, "deprecated": True}, "b": TEXT})
    assert [one.message for one in compare(old, tool(properties={"b": TEXT})).findings] == []


@pytest.mark.parametrize(("today", "count"), [("2027-01-30", 1), ("2027-01-31", 0)])
def test_arguments_and_values_may_go_after_their_date(today: str, count: int) -> None:
    announced = {"x-adlgen": {"deprecated": {"until": "2027-01-31", "use": "b"}}}
    closed = {"additionalProperties": False}
    modes = [{"const": "fast"}, {"const": "slow", **announced}]
    listed = {"enum": ["fast", "slow"], "x-adlgen": {"values": {"slow": announced["x-adlgen"]}}}
    pairs = [
        ({"a": {**TEXT, **announced}, "b": TEXT}, {"b": TEXT}, ["a", "b"]),
        ({"b": {"oneOf": modes}}, {"b": {"enum": ["fast"]}}, ["b"]),
        ({"b": listed}, {"b": {"enum": ["fast"]}}, ["b"]),
    ]
    for old, new, required in pairs:
        before = tool(properties=old, required=required, **closed)
        after = tool(properties=new, required=["b"], **closed)
        found = compare(before, after, today=today)
        assert len(kinds(found, WIRE)) == count
        assert kinds(found, MODEL) == []
    stricter = tool(properties={"b": {**TEXT, "maxLength": 3}}, required=["b"], **closed)
    before = tool(properties=pairs[0][0], required=["a", "b"], **closed)
    assert codes.INPUT_NARROWED in kinds(compare(before, stricter, today=today), WIRE)


def test_a_provider_refuses_a_definition() -> None:
    found = compare(tool("a" * 64), [tool("a" * 64), tool("b" * 70)])
    assert set(kinds(found, PROVIDER)) == {codes.PROVIDER_REFUSES}
    assert kinds(compare(tool("b" * 70), tool("b" * 70)), PROVIDER) == []


# --- versions, deprecation, exceptions ---


@pytest.mark.parametrize(
    ("versions", "required", "expected"),
    [
        (("1.4.0", "2.0.0"), ["a"], None),
        (("1.4.0", "1.5.0"), ["a"], "2.0.0"),
        (("0.4.0", "0.5.0"), ["a"], None),
        (("0.4.0", "0.4.1"), ["a"], "0.5.0"),
        (("1.4.0", "1.4.1"), [], "1.5.0"),
        (("1.4.0", "1.5.0"), [], None),
    ],
)
def test_versions(versions: tuple[str, str], required: list[str], expected: str | None) -> None:
    old = {"properties": {"a": TEXT}}
    new = {"properties": {"a": {"type": ["string", "null"]}}, "required": required}
    found = compare_adl(old, new, *versions)
    low = [one for one in found.findings if one.code is codes.VERSION_TOO_LOW]
    assert [one.message.split(": ")[1].split(",")[0] for one in low] == (
        [expected] if expected else []
    )
    for span in (place for one in low for place in (one.old, one.new)):
        assert span is not None
        line = Path(span.path).read_text().splitlines()[span.line - 1]
        assert line[span.column - 1 : span.end_column - 1] in versions
    part = "major" if required else "minor"
    assert found.rise == ("minor" if versions[0].startswith("0.") else part)
    errors = [one for one in found.result.diagnostics if one.severity is Severity.ERROR]
    assert bool(errors) == bool(required)


def test_a_deprecated_tool_may_go_after_its_date() -> None:
    old = {"x-adlgen": {"deprecated": {"until": "2027-01-31", "use": "u"}}}
    Path("old.yaml").write_text(
        ADL.format(version="1.0.0", schema=json.dumps({"type": "object", **old}))
    )
    text = ADL.format(version="2.0.0", schema='{"type": "object", "properties": {"a": {}}}')
    Path("new.yaml").write_text(text.replace("id: t, name: t", "id: u, name: u"))
    for today, expected in (("2027-01-30", [codes.TOOL_REMOVED]), ("2027-01-31", [])):
        found = breaking("new.yaml", against="old.yaml", isolated=True, today=today)
        assert kinds(found, WIRE) == expected


CONFIG = """\
version: 1
specs: [new.yaml]
targets: []
breaking:
  against: old.yaml
  exceptions:
    - {code: ADL2403, tool: "t*", part: "input*", reason: agreed, until: 3.0.0}
    - {code: ADL2401, reason: not needed}
"""


@pytest.mark.parametrize(("version", "count"), [("2.0.0", 0), ("3.0.0", 1)])
def test_exceptions_expire(version: str, count: int) -> None:
    old: Any = {"properties": {"a": {}}}
    new: Any = {"properties": {"a": TEXT}}
    compare_adl(old, new, "1.0.0", version)
    Path("adlgen.yaml").write_text(CONFIG)
    found = breaking("new.yaml")
    assert kinds(found, WIRE).count(codes.INPUT_NARROWED) == count
    assert [reason for _, reason in found.accepted] == ["agreed"] * (1 - count)
    problems = [one for one in found.result.diagnostics if one.code is codes.BAD_EXCEPTION]
    assert len(problems) == 1 + count
    assert all(one.span and one.span.path.endswith("adlgen.yaml") for one in problems)


# --- revisions ---


def git(*arguments: str) -> None:
    identity = ["-c", "user.name=a", "-c", "user.email=a@b.example"]
    subprocess.run(["git", *identity, *arguments], check=True, capture_output=True)


def test_revisions_with_the_files_next_to_a_spec(folder: Path) -> None:
    inner = folder / "specs"
    inner.mkdir()
    reference = {"properties": {"a": {"$ref": "types.json#/$defs/A"}}}
    text = ADL.format(version="1.0.0", schema=json.dumps({"type": "object", **reference}))
    (inner / "agent.yaml").write_text(text)
    (inner / "types.json").write_text(json.dumps({"$defs": {"A": {"type": ["string", "null"]}}}))
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "first")
    (inner / "types.json").write_text(json.dumps({"$defs": {"A": TEXT}}))
    found = breaking("specs/agent.yaml", isolated=True)
    (one,) = [one for one in found.findings if one.code is codes.INPUT_NARROWED]
    assert one.witness
    assert one.witness.value == {"a": None}
    assert one.old
    assert one.old.path == "HEAD:specs/types.json"
    (inner / "other.yaml").write_text(text)
    assert breaking("specs/other.yaml", isolated=True).new_specs == ("specs/other.yaml",)
    missing = breaking("specs/agent.yaml", against="absent", isolated=True)
    assert [one.code for one in missing.result.diagnostics] == [codes.NO_EARLIER]


def test_specs_in_other_folders(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inner = folder / "specs"
    inner.mkdir()
    (folder / "sub").mkdir()
    (folder / "sub/other").write_text("")
    for name in "ab":
        (inner / f"{name}.json").write_text(json.dumps({"tools": [tool(name)]}))
    (folder / "adlgen.yaml").write_text(
        "version: 1\nspecs: ['specs/*.json']\ntargets: [{lang: go, out: gen}]\n"
    )
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "first")
    (inner / "b.json").write_text(json.dumps({"tools": [tool("b", required=["x"])]}))
    expected = [codes.INPUT_NARROWED]
    assert kinds(breaking(), WIRE) == expected
    assert kinds(breaking((inner / "b.json").absolute(), isolated=True), WIRE) == expected
    assert kinds(breaking("specs/b.json", isolated=True), WIRE) == expected
    assert kinds(breaking("specs", isolated=True), WIRE) == expected
    monkeypatch.chdir(folder / "sub")
    assert kinds(breaking(), WIRE) == expected
    assert kinds(breaking("../specs/b.json", isolated=True), WIRE) == expected


def test_the_function_is_public() -> None:
    Path("a.json").write_text('{"tools": []}')
    for _ in range(2):
        assert adlgen.breaking("a.json", against="a.json", isolated=True).findings == ()
