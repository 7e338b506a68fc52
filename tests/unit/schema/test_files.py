"""References lead to files in the folder of the specification, and to nothing outside it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adlgen.diagnostics.codes.schema import UNKNOWN_DOCUMENT, UNUSABLE_FILE
from adlgen.diagnostics.model import Log, Severity
from adlgen.document import read_document, read_source
from adlgen.document.node import JsonValue, Source
from adlgen.document.siblings import with_folder
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.model import Canonical
from adlgen.schema.references.files import Files


def canonical_of(
    folder: Path, log: Log, *, lenient: bool = False, start: str = "agent.yaml"
) -> Canonical:
    """Read ``start`` as a schema whose specification is in the folder."""
    top = with_folder(read_source(folder / "agent.yaml"))
    assert top.folder is not None
    source = top if start == "agent.yaml" else top.folder.read(start)
    node = read_document(source, log).root
    return canonicalise(node, log, lenient=lenient, files=Files(top.folder))


def written(folder: Path, **files: JsonValue | str) -> Path:
    """Write files: ``deep__a_json`` is deep/a.json."""
    for name, content in files.items():
        path = folder / name.replace("__", "/").replace("_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content if isinstance(content, str) else json.dumps(content))
    return folder


def good(folder: Path, **options: str) -> Canonical:
    log = Log()
    canonical = canonical_of(folder, log, start=options.get("start", "agent.yaml"))
    assert log.diagnostics == []
    return canonical


def test_files_become_definitions_of_one_text(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{type: object, properties: {a: {$ref: './common.json#/$defs/Short'},"
        " b: {$ref: more.yaml}}}",
        common_json={"$defs": {"Short": {"type": "string", "maxLength": 3}}},
        more_yaml="type: array\nitems: {$ref: 'common.json#/$defs/Short'}\n",
    )
    canonical = good(tmp_path)
    assert canonical.same_text
    assert canonical.source == {
        "type": "object",
        "properties": {"a": {"$ref": "#/$defs/Short"}, "b": {"$ref": "#/$defs/more"}},
        "$defs": {
            "Short": {"type": "string", "maxLength": 3},
            "more": {"type": "array", "items": {"$ref": "#/$defs/Short"}},
        },
    }
    assert accepts(canonical, {"a": "abc", "b": ["abc"]})
    assert not accepts(canonical, {"b": ["abcd"]})


def test_a_path_is_relative_to_the_file_that_it_stands_in(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{$ref: deep/a.json}",
        deep__a_json={"anyOf": [{"$ref": "b%20c.json"}, {"$ref": "../top.json#x"}]},
        top_json={"$defs": {"named": {"$anchor": "x", "const": "top"}}},
    )
    (tmp_path / "deep" / "b c.json").write_text('{"const": "beside"}')
    canonical = good(tmp_path)
    assert accepts(canonical, "beside")
    assert accepts(canonical, "top")
    assert not accepts(canonical, "else")


def test_a_schema_of_a_deeper_file_starts_there(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{}",
        tools__a_json={"properties": {"a": {"$ref": "b.json"}, "c": {"$ref": "../c.json"}}},
        tools__b_json={"type": "string"},
        c_json={"type": "null"},
    )
    canonical = good(tmp_path, start="tools/a.json")
    assert accepts(canonical, {"a": "", "c": None})
    assert not accepts(canonical, {"a": None})


def test_files_may_lead_to_one_another_in_a_circle(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{$ref: a.json}",
        a_json={"type": "object", "properties": {"b": {"$ref": "b.json"}}},
        b_json={"type": "array", "items": {"$ref": "a.json"}},
    )
    canonical = good(tmp_path)
    assert accepts(canonical, {"b": [{"b": []}]})
    assert not accepts(canonical, {"b": [{"b": [1]}]})


def test_a_file_may_lead_back_to_the_specification(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{properties: {a: {$ref: a.json}}, $defs: {Id: {type: integer}}}",
        a_json={"$ref": "agent.yaml#/$defs/Id"},
    )
    canonical = good(tmp_path)
    assert accepts(canonical, {"a": 1})
    assert not accepts(canonical, {"a": "1"})


def test_ids_are_respected(tmp_path: Path) -> None:
    identity = "https://example.com/schemas/"
    written(
        tmp_path,
        agent_yaml=f"{{$id: '{identity}root.json', properties: {{a: {{$ref: a.json}},"
        f" b: {{$ref: '{identity}named.json'}}, c: {{$ref: '{identity}a.json#/$defs/c'}}}}}}",
        a_json={
            "$id": f"{identity}a.json",
            "type": "string",
            "$defs": {
                "inner": {"$id": "named.json", "type": "null"},
                "c": {"$ref": "other.json"},
            },
        },
        other_json={"$id": "https://example.com/another.json", "type": "boolean"},
    )
    log = Log()
    canonical = canonical_of(tmp_path, log)
    assert accepts(canonical, {"a": "", "b": None})
    assert not accepts(canonical, {"b": ""})
    assert [(d.code, d.message) for d in log.diagnostics] == [
        (UNKNOWN_DOCUMENT, "the document of 'other.json' is not available")
    ]


def test_drafts_of_files_are_their_own(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{$ref: old.json}",
        old_json={
            "$schema": "http://json-schema.org/draft-04/schema#",
            "id": "old.json",
            "minimum": 1,
            "exclusiveMinimum": True,
        },
    )
    assert good(tmp_path).json == {
        "$ref": "#/$defs/old",
        "$defs": {"old": {"exclusiveMinimum": 1}},
    }


def test_definitions_of_one_name_tell_their_file(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{properties: {a: {$ref: '#/$defs/Id'}, b: {$ref: 'b.json#/$defs/Id'}},"
        " $defs: {Id: {type: integer}}}",
        b_json={"$defs": {"Id": {"type": "string"}}},
    )
    assert good(tmp_path).json == {
        "properties": {"a": {"$ref": "#/$defs/Id"}, "b": {"$ref": "#/$defs/b_Id"}},
        "$defs": {"Id": {"type": "integer"}, "b_Id": {"type": "string"}},
    }


OUTSIDE = [
    "../secret.json",
    "deep/../../secret.json",
    "/secret.json",
    "file:///secret.json",
    "link.json",
]


@pytest.mark.parametrize("reference", OUTSIDE)
def test_nothing_outside_the_folder_is_read(tmp_path: Path, reference: str) -> None:
    inside = written(tmp_path / "inside", agent_yaml=json.dumps({"$ref": reference}))
    (tmp_path / "secret.json").write_text('{"type": "secret"}')
    (inside / "link.json").symlink_to(tmp_path / "secret.json")
    log = Log()
    canonical_of(inside, log)
    (found,) = log.diagnostics
    assert found.code is UNUSABLE_FILE
    assert "outside the folder of the specification" in found.message
    assert found.span is not None
    assert (found.span.line, found.span.column) == (1, 10)
    assert found.hint


def test_standard_input_has_no_folder() -> None:
    log = Log()
    node = read_document(Source("<stdin>", '{"$ref": "a.json"}'), log).root
    canonicalise(node, log, files=Files(None))
    assert [d.code for d in log.diagnostics] == [UNUSABLE_FILE]
    assert "path" in str(log.diagnostics[0].hint)


def test_problems_stand_in_the_file_that_has_them(tmp_path: Path) -> None:
    written(
        tmp_path,
        agent_yaml="{$ref: deep/a.yaml}",
        deep__a_yaml="type: object\nproperties:\n  a: {type: strng}\n",
    )
    log = Log()
    canonical_of(tmp_path, log)
    (found,) = log.diagnostics
    assert found.span is not None
    assert found.span.path.endswith("deep/a.yaml")
    assert (found.span.line, found.span.column) == (3, 13)


@pytest.mark.parametrize("content", ["{", "\udcff", None])
def test_lenient_takes_a_broken_file_for_any_value(tmp_path: Path, content: str | None) -> None:
    written(tmp_path, agent_yaml="{properties: {a: {$ref: a.json}}}")
    if content is not None:
        (tmp_path / "a.json").write_bytes(content.encode("utf-8", "surrogateescape"))
    log = Log()
    canonical = canonical_of(tmp_path, log, lenient=True)
    assert log.diagnostics
    assert {d.severity for d in log.diagnostics} == {Severity.WARNING}
    assert accepts(canonical, {"a": 1})
