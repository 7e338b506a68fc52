"""Random tool sets accept the same values as before, and sharing again changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from adlgen.diagnostics.model import Log
from adlgen.document import read_document, read_source
from adlgen.document.node import JsonValue
from adlgen.document.siblings import with_folder
from adlgen.frontends.shared.yaml_text import yaml_text
from adlgen.schema.canonical import canonicalise
from adlgen.schema.evaluate import accepts
from adlgen.schema.references.files import Files
from adlgen.toolbox import specified
from tests.unit.sharing.builders import applied, obj, tool

NAMES = st.sampled_from(["a", "b", "items", "type"])
ENDS: list[JsonValue] = [
    {"type": "string"},
    {"type": "integer", "description": "One."},
    {"enum": ["a", "b"]},
    {"enum": ["a", "b"], "title": "Letter", "default": "a"},
    {"$ref": "#/$defs/a"},
    {"$ref": "#/$defs/b", "description": "Two."},
    {"$ref": "#/properties/a"},
    {"allOf": [{"$ref": "#/$defs/a"}], "description": "Three."},
    {"$ref": "#/$defs/a", "required": ["a"]},
    True,
]


def _larger(parts: st.SearchStrategy[JsonValue]) -> st.SearchStrategy[JsonValue]:
    properties = st.dictionaries(NAMES, parts, min_size=1, max_size=2)
    alternatives = st.lists(parts, min_size=1, max_size=2)
    return st.one_of(
        st.builds(lambda found: {"type": "object", "properties": found}, properties),
        st.builds(
            lambda found: {"properties": found, "type": "object", "description": "d"}, properties
        ),
        st.builds(lambda found: {"type": "array", "items": found}, parts),
        st.builds(lambda found: {"anyOf": [obj(b=one) for one in found]}, alternatives),
        st.builds(lambda found: {"additionalProperties": found}, parts),
    )


SCHEMAS = st.recursive(st.sampled_from(ENDS), _larger, max_leaves=4)


@st.composite
def _tools(draw: st.DrawFn) -> list[JsonValue]:
    """Return tools whose schemas are often equal, and whose references all lead somewhere."""
    some = st.sampled_from(draw(st.lists(SCHEMAS, min_size=2, max_size=3)))
    tools = []
    for number in range(draw(st.integers(1, 3))):
        properties = {"a": draw(some), **draw(st.dictionaries(NAMES, some, max_size=2))}
        draft = (
            {"$schema": "http://json-schema.org/draft-07/schema#"} if draw(st.booleans()) else {}
        )
        schema = {**draft, **obj(**properties), "$defs": {"a": draw(some), "b": draw(some)}}
        tools.append(tool(f"t{number}", schema, obj(a=draw(some)) if draw(st.booleans()) else None))
    return tools


VALUES: list[JsonValue] = [
    None,
    "a",
    1,
    {},
    [],
    ["a", 1],
    {"a": "a"},
    {"a": {"a": "c", "b": 1}},
    {"b": [{"a": "a"}, "b"], "type": "a"},
    {"a": [{"items": "b"}], "items": {"a": ["c"]}},
]
INPUTS: list[JsonValue] = [value if isinstance(value, dict) else {"a": value} for value in VALUES]


def verdicts(path: Path) -> list[list[bool]]:
    """Return which values the tools of a file accept."""
    source = with_folder(read_source(path))
    spec = specified(read_document(source, Log()), Log())
    files = Files(source.folder)
    found = []
    for one in spec.tools:
        assert one.input is not None
        canonical = canonicalise(one.input, Log(), lenient=True, files=files)
        found.append([accepts(canonical, value) for value in (*VALUES, *INPUTS)])
    return found


STYLES: dict[str, Callable[[JsonValue], str]] = {
    "tools.json": lambda data: json.dumps(data, indent=2),
    "compact.json": lambda data: json.dumps(data, separators=(",", ":")),
    "block.yaml": yaml_text,
    "flow.yaml": json.dumps,
}


@settings(max_examples=150, deadline=None)
@given(_tools(), st.sampled_from(list(STYLES)))
def test_random_tools(tools: list[JsonValue], style: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / style
        path.write_text(STYLES[style]({"tools": tools}))
        before = verdicts(path)
        names = applied(path)
        assert verdicts(path) == before
        again = path.read_text()
        assert applied(path) == {}
        assert path.read_text() == again
        types = [one.read_text() for one in Path(folder).glob("types.*")]
        assert len(types) == (1 if names else 0)
        assert all(name in text for name in names for text in types)
