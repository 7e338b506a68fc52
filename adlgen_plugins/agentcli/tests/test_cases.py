"""agentcli's rules, one by one: what its loader takes, and its texts for what it refuses."""

from __future__ import annotations

import json

import pytest

from adlgen.diagnostics.model import Severity
from adlgen.document.node import JsonValue
from adlgen.ir.types import Record
from adlgen.schema.evaluate import accepts
from adlgen.spec.model import ToolSpec
from adlgen_plugins.agentcli.feature.model import Program
from adlgen_plugins.agentcli.frontend import codes
from tests.dialects.loading import Loaded, load_text

TRUE: JsonValue = ["/bin/true"]
SECONDS = "Go struct field Manifest.tools.0.timeoutSec of type int"


def manifest(*tools: JsonValue) -> Loaded:
    return load_text(json.dumps({"tools": list(tools)}), "tools.json", "agentcli")


def tool(**keys: JsonValue) -> Loaded:
    return manifest({"name": "t", "command": TRUE, **keys})


def program(loaded: Loaded) -> Program:
    return behaviour(tools(loaded)[0])


def behaviour(spec: ToolSpec) -> Program:
    assert isinstance(spec.extras["programs"], Program)
    return spec.extras["programs"]


def tools(loaded: Loaded) -> tuple[ToolSpec, ...]:
    assert loaded.errors == []
    assert loaded.spec is not None
    return loaded.spec.tools


@pytest.mark.parametrize("entry", [{"name": "", "command": TRUE}, {"command": TRUE}, None])
def test_a_tool_needs_a_name(entry: JsonValue) -> None:
    assert manifest(entry).errors == ["tool[0]: name is required"]


def test_names_are_taken_once_and_case_counts() -> None:
    x: dict[str, JsonValue] = {"name": "x", "command": ["/bin/echo"]}
    assert manifest(x, x).errors == ['tool[1] "x": duplicate name']
    two = manifest(x, {**x, "name": "X"})
    assert [t.id.value for t in tools(two)] == ["x", "X"]


@pytest.mark.parametrize("command", [[], None])
def test_a_tool_needs_a_program(command: JsonValue) -> None:
    expected = ['tool[0] "t": command must have at least program name']
    assert tool(command=command).errors == expected
    assert manifest({"name": "t"}).errors == expected


REFUSED = {
    "echo": "relative command[0] must start with ./tools/bin/",
    "": "relative command[0] must start with ./tools/bin/",
    "./tools/binary/x": "relative command[0] must start with ./tools/bin/",
    "./Tools/Bin/x": "relative command[0] must start with ./tools/bin/",
    "C:\\tools\\bin\\x": "relative command[0] must start with ./tools/bin/",
    "\\tools\\bin\\x": "relative command[0] must start with ./tools/bin/",
    "./tools/bin/../bin2/x": "command[0] escapes ./tools/bin after normalization"
    ' (got "./tools/bin/../bin2/x" -> "./tools/bin2/x")',
    "./tools/bin/../hack": "command[0] escapes ./tools/bin after normalization"
    ' (got "./tools/bin/../hack" -> "./tools/hack")',
    "./tools/bin/../../x": "command[0] escapes ./tools/bin after normalization"
    ' (got "./tools/bin/../../x" -> "x")',
    "./tools/bin": "command[0] escapes ./tools/bin after normalization"
    ' (got "./tools/bin" -> "./tools/bin")',
    "./tools/bin/../../../etc/passwd": "command[0] must not start with '..' or escape tools/bin"
    ' (got "./tools/bin/../../../etc/passwd")',
    "../tools/bin/get_time": "command[0] must not start with '..' or escape tools/bin"
    ' (got "../tools/bin/get_time")',
    ".\\tools\\bin\\..\\hack": "command[0] escapes ./tools/bin after normalization"
    ' (got ".\\\\tools\\\\bin\\\\..\\\\hack" -> "./tools/hack")',
}


@pytest.mark.parametrize("path", REFUSED)
def test_programs_outside_the_folder_are_refused(path: str) -> None:
    assert tool(command=[path]).errors == [f'tool[0] "t": {REFUSED[path]}']


def test_backslashes_are_slashes_on_every_system() -> None:
    read = tool(command=[".\\tools\\bin\\fs_read_file", "-v"])
    assert read.warnings == []
    found = program(read)
    assert (found.path, found.absolute) == ("./tools/bin/fs_read_file", False)
    assert found.command == (".\\tools\\bin\\fs_read_file", "-v")


@pytest.mark.parametrize("path", ["tools/bin/x", ".//tools//bin//x", "./a/../tools/bin/x"])
def test_paths_that_only_the_loader_takes_are_deviations(path: str) -> None:
    read = tool(command=[path])
    assert program(read).path == "./tools/bin/x"
    assert read.warnings == ['tool[0] "t": relative command[0] must start with ./tools/bin/']
    assert read.found[0].code.deviation


def test_an_absolute_path_stays_as_it_is() -> None:
    found = program(tool(command=["/usr/bin/../../etc/passwd"]))
    assert (found.path, found.absolute) == ("/usr/bin/../../etc/passwd", True)


def test_a_relative_path_stays_relative_to_the_manifest() -> None:
    text = json.dumps({"tools": [{"name": "t", "command": ["./tools/bin/x"]}]})
    assert program(load_text(text, "/r/sub/tools.json")).path == "./tools/bin/x"


def test_a_suffix_of_one_system_is_no_part_of_the_name() -> None:
    assert program(tool(command=["./tools/bin/get_time.exe"])).binary == "get_time"


def test_variables_are_trimmed_raised_and_kept_once() -> None:
    found = program(tool(envPassthrough=["oai_api_key", "OAI_API_KEY", " Path ", "TZ\n"]))
    assert found.environment == ("OAI_API_KEY", "PATH", "TZ")
    assert program(tool(envPassthrough=None)).environment == ()


def test_the_first_bad_variable_is_named_as_it_was_written() -> None:
    assert tool(envPassthrough=["GOOD", "oai-api-key"]).errors == [
        'tool[0] "t": envPassthrough[1]: invalid name "oai-api-key" (must match [A-Z_][A-Z0-9_]*)'
    ]
    assert tool(envPassthrough=["A", ""]).errors == ['tool[0] "t": envPassthrough[1]: empty name']
    for name in ("straße", "pat\u0131"):
        assert tool(envPassthrough=[name]).errors == [
            f'tool[0] "t": envPassthrough[0]: invalid name "{name}" (must match [A-Z_][A-Z0-9_]*)'
        ]


def test_every_bad_variable_is_named() -> None:
    assert tool(envPassthrough=["1BAD", "GOOD", ""]).errors == [
        'tool[0] "t": envPassthrough[0]: invalid name "1BAD" (must match [A-Z_][A-Z0-9_]*)',
        'tool[0] "t": envPassthrough[2]: empty name',
    ]


def test_variables_are_judged_before_the_path() -> None:
    read = tool(command=["../x"], envPassthrough=["1BAD"])
    assert [d.code for d in read.found] == [codes.BAD_ENVIRONMENT]


@pytest.mark.parametrize(
    ("text", "written"), [("1.5", "number 1.5"), ("5.0", "number 5.0"), ("1e1", "number 1e1")]
)
def test_seconds_are_written_as_integers(text: str, written: str) -> None:
    source = json.dumps({"tools": [{"name": "t", "command": TRUE, "timeoutSec": "X"}]})
    (said_by_us,) = load_text(source.replace('"X"', text), "tools.json").errors
    assert said_by_us == f"parse manifest: json: cannot unmarshal {written} into {SECONDS}"


def test_other_types_are_refused_with_their_place() -> None:
    (seconds,) = tool(timeoutSec="5").errors
    assert seconds == f"parse manifest: json: cannot unmarshal string into {SECONDS}"
    assert tool(command=["/bin/true", 1]).errors == [
        "parse manifest: json: cannot unmarshal number into Manifest.tools.0.command.1 of type string"
    ]


def test_no_time_is_the_time_of_the_caller() -> None:
    assert program(tool(timeoutSec=5)).timeout_seconds == 5
    for none in (0, -1, None):
        assert program(tool(timeoutSec=none)).timeout_seconds is None


def test_without_a_schema_any_object_is_taken() -> None:
    for read in (tool(), tool(schema=None)):
        assert read.agent is not None
        assert read.agent.tools[0].input.canonical.source == {"type": "object", "properties": {}}


@pytest.mark.parametrize("schema", [True, "object", [], 1])
def test_a_schema_is_an_object(schema: JsonValue) -> None:
    assert tool(schema=schema).errors == ['tool[0] "t": schema must be a JSON object']


def test_a_schema_is_one_of_an_object() -> None:
    assert tool(schema={"type": "array"}).errors == ['tool[0] "t": tool input must be an object']


def test_a_schema_may_give_the_output() -> None:
    schema: JsonValue = {"type": "object", "x-adlgen": {"output": {"type": "string"}}}
    read = tool(schema=schema)
    assert tools(read)[0].output is not None
    assert program(read).definition == {
        "type": "function",
        "function": {"name": "t", "parameters": {"type": "object"}},
    }


def test_the_model_sees_a_function() -> None:
    read = tool(description="d", schema={"type": "object", "properties": {}})
    assert program(read).definition == {
        "type": "function",
        "function": {
            "name": "t",
            "description": "d",
            "parameters": {"type": "object", "properties": {}},
        },
    }
    assert program(tool(description=None)).definition == {
        "type": "function",
        "function": {"name": "t"},
    }


def test_a_name_that_no_provider_takes_is_a_warning() -> None:
    read = manifest({"name": "get time!", "command": TRUE})
    assert [d.severity for d in read.found] == [Severity.WARNING]
    assert tools(read)[0].id.value == "get time!"


def test_keys_in_another_case_are_deviations_and_never_twice() -> None:
    text = '{"Tools":[{"NAME":"t","Command":["/bin/true"],"TIMEOUTSEC":3}]}'
    read = load_text(text, "tools.json")
    assert program(read).timeout_seconds == 3
    assert {d.code for d in read.found} == {codes.KEY_CASE}
    twice = load_text('{"tools":[{"name":"a","NAME":"b","command":["/bin/a"]}]}', "tools.json")
    assert twice.errors == ["duplicate key 'name'"]


def test_a_byte_order_mark_is_no_json() -> None:
    from adlgen.document import source_from_bytes
    from tests.dialects.loading import load

    read = load(source_from_bytes("tools.json", b'\xef\xbb\xbf{"tools":[]}'), "agentcli")
    expected = r"parse manifest: invalid character '\ufeff' looking for beginning of value"
    assert read.errors == [expected]


def test_every_tool_is_judged() -> None:
    read = manifest({"name": ""}, {"name": "a"}, {"name": "b", "command": ["x"]})
    assert read.errors == [
        "tool[0]: name is required",
        'tool[1] "a": command must have at least program name',
        'tool[2] "b": relative command[0] must start with ./tools/bin/',
    ]


def evaluate(schema: JsonValue, *values: JsonValue) -> list[bool]:
    read = tool(schema=schema)
    assert read.agent is not None, read.errors
    return [accepts(read.agent.tools[0].input.canonical, value) for value in values]


def test_an_empty_closed_object_takes_no_keys() -> None:
    closed: JsonValue = {"type": "object", "additionalProperties": False}
    assert evaluate(closed, {}, {"a": 1}) == [True, False]


def test_what_is_required_is_required_whatever_the_program_takes() -> None:
    schema: JsonValue = {
        "type": "object",
        "properties": {"timezone": {"type": "string"}, "tz": {"type": "string"}},
        "required": ["timezone"],
        "additionalProperties": False,
    }
    assert evaluate(schema, {"timezone": "UTC"}, {"tz": "UTC"}) == [True, False]


def test_a_default_is_what_an_absent_property_means() -> None:
    switch: JsonValue = {"type": "boolean", "default": True}
    read = tool(schema={"type": "object", "properties": {"decompress": switch}})
    assert read.agent is not None
    root = read.agent.tools[0].input.root
    assert isinstance(root, Record)
    default = root.fields[0].default
    assert default is not None
    assert default.value is True


def test_digits_are_ascii_and_ends_are_ends() -> None:
    size: JsonValue = {"type": "string", "pattern": r"^\d{3,4}x\d{3,4}$"}
    schema: JsonValue = {"type": "object", "properties": {"size": size}}
    texts = ("1024x1024", "\u0661\u0662\u0663x123", "123x123\n")
    values: list[JsonValue] = [{"size": text} for text in texts]
    assert evaluate(schema, *values) == [True, False, False]
