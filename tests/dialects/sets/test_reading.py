"""What the front ends of tool sets read beyond names and schemas."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.model import Log, Severity, StopRun
from adlgen.document.node import JsonValue, Source, plain
from adlgen.frontends.shared.tool_sets import ids_of, stem
from adlgen.pipeline import load_spec
from adlgen.spec.model import Spec, ToolSpec
from tests.dialects.sets.reading import ABSENT, name_of, read

ANY = '{"type": "object"}'


def only(text: str, dialect: str | None = None) -> ToolSpec:
    """Return the only tool of a text without problems."""
    spec, log = read(text, dialect)
    # A schema that is not of an object is fine here: these tests are about its parts.
    assert [found for found in log.diagnostics if found.code.id != "ADL0327"] == []
    (tool,) = spec.tools
    return tool


def test_everything_that_a_tool_of_mcp_may_have() -> None:
    tool = only("""{"tools": [{"name": "move", "title": "Move it", "description": "d",
      "inputSchema": {"type": "object", "properties": {"to": {"type": "object", "properties":
        {"region": {"type": "string", "x-mcp-header": "Region"}}}}},
      "outputSchema": {"type": "integer"},
      "annotations": {"title": "Move", "readOnlyHint": false, "destructiveHint": true,
        "idempotentHint": true, "openWorldHint": false, "x": 1},
      "icons": [{"src": "s"}], "execution": {"taskSupport": "optional"}, "_meta": {"a/b": 1}}]}""")
    metadata = tool.metadata
    assert metadata.title is not None
    assert metadata.title.value == "Move it"
    assert metadata.hints == {
        "read_only": False,
        "destructive": True,
        "idempotent": True,
        "open_world": False,
    }
    assert metadata.headers == {"/properties/to/properties/region": "Region"}
    assert tool.output is not None
    assert {e.key: plain(e.value) for e in metadata.rest["mcp"]} == {
        "icons": [{"src": "s"}],
        "execution": {"taskSupport": "optional"},
        "_meta": {"a/b": 1},
        "annotations": {"x": 1, "title": "Move"},
    }


def test_the_title_may_be_an_annotation() -> None:
    tool = only(f'[{{"name": "a", "inputSchema": {ANY}, "annotations": {{"title": "A"}}}}]')
    assert tool.metadata.title is not None
    assert tool.metadata.title.value == "A"
    assert tool.metadata.rest == {}


def test_who_serves_the_tools() -> None:
    text = '{"serverInfo": {"name": "@acme/Orders", "version": "1.2.0", "title": "O"}, "tools": []}'
    spec, _ = read(text)
    assert (spec.name.value, spec.version, spec.imported) == ("orders", "1.2.0", True)
    nameless, _ = read(f'[{{"name": "a", "inputSchema": {ANY}}}]', path="my/Shop tools.mcp.json")
    assert (nameless.name.value, nameless.version) == ("shop-tools", "0.0.0")


@pytest.mark.parametrize(
    ("path", "name"),
    [("<stdin>", "tools"), ("2.json", "tools-2"), ("日本.yaml", "tools"), ("a.schema.json", "a")],
)
def test_the_name_of_tools_in_a_file(path: str, name: str) -> None:
    assert stem(path) == name


@pytest.mark.parametrize("strict", [True, False, None])
def test_strict_mode(*, strict: bool | None) -> None:
    answers = {} if strict is None else {"strict": strict}
    schema: JsonValue = {"type": "object", "properties": {}, "additionalProperties": False}
    for function in (
        {"type": "function", "function": {"name": "a", "parameters": schema, **answers}},
        {"type": "function", "name": "a", "parameters": schema, **answers},
        {"name": "a", "input_schema": schema, **answers},
    ):
        assert only(json.dumps([function])).metadata.strict is strict


def test_a_function_without_parameters_takes_none() -> None:
    for parameters in ("", ', "parameters": null'):
        tool = only(f'[{{"type": "function", "name": "a"{parameters}}}]')
        assert tool.input is not None
        assert plain(tool.input) == {"type": "object", "properties": {}}


def gemini(schema: str) -> JsonValue:
    tool = only(f'{{"functionDeclarations": [{{"name": "a", "parameters": {schema}}}]}}')
    assert tool.input is not None
    return plain(tool.input)


@pytest.mark.parametrize(
    ("own", "schema"),
    [
        ('{"type": "STRING"}', {"type": "string"}),
        ('{"type": "string", "nullable": true}', {"type": ["string", "null"]}),
        ('{"type": "NUMBER", "nullable": false}', {"type": "number"}),
        (
            '{"type": "STRING", "format": "enum", "enum": ["a"], "nullable": true}',
            {"type": ["string", "null"], "enum": ["a", None]},
        ),
        (
            '{"any_of": [{"type": "INTEGER"}], "nullable": true}',
            {"anyOf": [{"type": "integer"}, {"type": "null"}]},
        ),
        (
            '{"type": "ARRAY", "items": {"type": "BOOLEAN"}, "minItems": "1", "max_items": 2}',
            {"type": "array", "items": {"type": "boolean"}, "minItems": 1, "maxItems": 2},
        ),
        (
            '{"type": "OBJECT", "properties": {"type": {"type": "NULL"}}, "propertyOrdering": []}',
            {"type": "object", "properties": {"type": {"type": "null"}}, "propertyOrdering": []},
        ),
        ('{"type": "TYPE_UNSPECIFIED", "example": 1}', {"examples": [1]}),
        ('{"type": "INTEGER", "format": "int64"}', {"type": "integer", "format": "int64"}),
        (
            '{"defs": {"A": {"type": "STRING"}}, "ref": "#/$defs/A"}',
            {"$defs": {"A": {"type": "string"}}, "$ref": "#/$defs/A"},
        ),
    ],
)
def test_the_schemas_of_gemini(own: str, schema: JsonValue) -> None:
    assert gemini(own) == schema


def test_schemas_are_tools() -> None:
    spec, _ = read('{"$schema": "http://json-schema.org/draft-07/schema#"}', path="find_order.json")
    assert [name_of(tool) for tool in spec.tools] == ["find-order"]
    spec, _ = read('{"$id": "https://x.org/find.schema.json", "type": "object", "properties": {}}')
    assert [name_of(tool) for tool in spec.tools] == ["find"]
    text = '{"title": "shop", "$defs": {"a": {"description": "A."}, "b c": {"type": "object"}}}'
    spec, _ = read(text)
    assert spec.name.value == "shop"
    assert [name_of(tool) for tool in spec.tools] == ["a", "b c"]
    assert spec.tools[0].description is not None
    assert not spec.imported


def refused(text: str, dialect: str | None = None) -> list[str]:
    """Return the codes of the errors that a text ends with."""
    log = Log()
    with pytest.raises(StopRun):
        load_spec(Source("tools.yaml", text), log, dialect=dialect)
    return [d.code.id for d in log.diagnostics if d.severity is Severity.ERROR]


@pytest.mark.parametrize("dialect", ["mcp", "openai", "anthropic", "gemini", "json-schema"])
def test_a_format_that_the_user_names_has_to_fit(dialect: str) -> None:
    assert refused("[]" if "-" in dialect else "{a: 1}", dialect) == [toolsets.NO_TOOLS.id]


@pytest.mark.parametrize("dialect", ["mcp", "openai", "anthropic", "gemini"])
def test_an_empty_set_is_a_set(dialect: str) -> None:
    key = "functionDeclarations" if dialect == "gemini" else "tools"
    spec, log = read(f'{{"{key}": []}}', dialect)
    assert (spec.tools, log.diagnostics) == ((), [])


@pytest.mark.parametrize(
    ("names", "plain_ones"),
    [
        (["find", "open"], {"find", "open"}),
        (["car.rental", "car_rental"], {"car_rental"}),
        (["GET_IT", "get_it", "getIt"], {"get_it"}),
        (["Find", "find"], {"find"}),
        (["日本", "日", "+", "-", "x" * 90], set()),
        (["2fa", "_2fa"], {"_2fa"}),
    ],
)
def test_every_name_gets_an_id_of_its_own(names: list[str], plain_ones: set[str]) -> None:
    ids = ids_of(names)
    assert set(ids) == set(names)
    assert len({value.casefold() for value in ids.values()}) == len(names)
    assert all(value.isidentifier() and value.isascii() for value in ids.values())
    assert {name for name in names if ids[name] == name} == plain_ones
    assert ids == ids_of([*reversed(names)])


def test_a_bad_tool_hides_no_other() -> None:
    bad = ["1", "null", "[]", '{"name": ""}', '{"name": 3}', '{"name": "b", "inputSchema": []}']
    text = f'{{"tools": [{", ".join(bad)}, {{"name": "good", "inputSchema": {ANY}}}]}}'
    spec: Spec
    spec, log = read(text)
    assert [name_of(tool) for tool in spec.tools] == ["b", "good"]
    assert len(log.diagnostics) == 6
    assert {d.severity for d in log.diagnostics} == {Severity.WARNING}


# --- x-adlgen ---------------------------------------------------------------------------------

EXTENDED = '{"type": "object", "properties": {"q": {"type": "string"}}, "x-adlgen": %s}'
SAID = '{"output": {"type": "string"}, "names": {"": "search", "/properties/q": "query"}, "title": "T"}'
SETS = {
    "chat": '[{"type": "function", "function": {"name": "a", "parameters": %s}}]',
    "responses": '[{"type": "function", "name": "a", "parameters": %s}]',
    "anthropic": '[{"name": "a", "input_schema": %s}]',
    "gemini": '{"functionDeclarations": [{"name": "a", "parameters": %s}]}',
    "gemini-json": '{"functionDeclarations": [{"name": "a", "parametersJsonSchema": %s}]}',
    "adl-spec": '{"adl_spec": "0.3.0", "name": "n", "description": "d", "version": "1.0.0",'
    ' "tools": [{"name": "a", "description": "d", "parameters": %s}]}',
}

SETS = {form: text for form, text in SETS.items() if form not in ABSENT}


@pytest.mark.parametrize("form", SETS)
def test_the_extension_is_the_users_word(form: str) -> None:
    tool = only(SETS[form] % (EXTENDED % SAID))
    assert tool.input is not None
    assert tool.output is not None
    assert plain(tool.input) == {"type": "object", "properties": {"q": {"type": "string"}}}
    assert plain(tool.output) == {"type": "string"}
    assert tool.names == {"": "search", "/properties/q": "query"}
    assert tool.metadata.title is not None
    assert tool.metadata.title.value == "T"


def test_names_are_pinned_in_a_schema_file() -> None:
    tool = only(EXTENDED.replace("{", '{"title": "a", ', 1) % SAID)
    assert tool.names == {"": "search", "/properties/q": "query"}


def test_a_broken_extension_of_a_tool_set_costs_itself() -> None:
    spec, log = read(SETS["chat"] % (EXTENDED % '{"names": {"q": "query"}, "outputs": 1}'))
    assert {d.code.id for d in log.diagnostics} == {"ADL0102", "ADL0128"}
    assert {d.severity for d in log.diagnostics} == {Severity.WARNING}
    assert len(spec.tools) == 1


def test_what_a_tool_says_itself_goes_first() -> None:
    function = '"output_schema": {"type": "number"}, "strict": false, "parameters": %s'
    text = f'[{{"type": "function", "name": "a", {function}}}]' % (
        EXTENDED % '{"output": {"type": "string"}, "strict": true, "hints": {"read_only": true}}'
    )
    spec, log = read(text)
    assert [d.code.id for d in log.diagnostics] == ["ADL0128"]
    (tool,) = spec.tools
    assert tool.output is not None
    assert plain(tool.output) == {"type": "number"}
    assert (tool.metadata.strict, tool.metadata.hints) == (False, {"read_only": True})


def test_a_server_says_nothing_to_us() -> None:
    text = '{"tools": [{"name": "a", "inputSchema": %s}]}' % (EXTENDED % SAID)
    spec, log = read(text)
    assert [(d.code.id, d.severity) for d in log.diagnostics] == [("ADL1010", Severity.WARNING)]
    (tool,) = spec.tools
    assert tool.input is not None
    assert "x-adlgen" not in str(plain(tool.input))
    assert (tool.output, tool.names, tool.metadata.title) == (None, {}, None)
