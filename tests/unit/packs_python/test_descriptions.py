"""Descriptions: the JSON Schema of a pydantic model has the text of the specification."""

from __future__ import annotations

import ast
import importlib
import inspect
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from adlgen.naming.code import Code
from tests.unit.packs_python.test_python_pack import emitted, importing, pack_module

__all__ = ["importing"]

SENTENCE = (
    "The time from which to report, as ISO 8601 with an offset (e.g., '2024-01-01T00:00:00Z')."
)
LIST = (
    f"One of:\n\n- `all`: {SENTENCE} {SENTENCE}\n- `none`: nothing\n  at all\n\n1. first\n2. second"
)
TEXTS = {
    "short": "How bad it is.",
    "long": f"{SENTENCE} {SENTENCE}",
    "paragraphs": f"{SENTENCE}\n\n{SENTENCE} {SENTENCE}\n\nThe end.",
    "list": LIST,
    "code": f'Example:\n\n```json\n{{\n    "a":  1\n}}\n```\n\n{SENTENCE}',
    "word": f"See https://example.com/{'a' * 90} or {'b' * 100} {SENTENCE}",
    "hard wrapped": "\n".join(SENTENCE for _ in range(3)),
    "two spaces": f"{SENTENCE}  {SENTENCE}  {SENTENCE}",
    "indented": f"  {SENTENCE}\n    {SENTENCE}\n  end",
    "trailing spaces": "a  \nb ",
    "windows": "a\r\nb\rc",
    "tab": "a\tb",
    "wide": "説明" * 60 + " é " + "😀" * 50,
    "invisible": "a\u200bb\xa0c\u202ed",
    "quotes": f'"{SENTENCE}" \\ """ {SENTENCE}"',
    "doctest": ">>> print(1)\n1",
    "not deprecated": "Text.\n\nDeprecated.",
    "empty lines": "a\n\n\n\nb",
}
SHORT = {"short", "long", "paragraphs", "list", "code", "word", "quotes", "empty lines"}
"""Texts that need a docstring only."""


def shown(folder: Path) -> tuple[dict[str, Any], str]:
    """Return the JSON Schema of a model with all texts, and the module."""
    properties: dict[str, object] = {}
    for name, text in TEXTS.items():
        part = {"type": "object", "description": text, "properties": {"a": {}}}
        properties |= {
            name: {"type": "string", "format": "uuid", "description": text},
            f"{name} old": {"type": "integer", "description": text, "deprecated": True},
            f"{name} part": {**part, "deprecated": True},
        }
    schema = {"type": "object", "properties": properties, "required": ["short", "tab", "wide"]}
    tool = {"id": "take", "name": "take", "description": "Take.", "tags": ["t"], "schema": schema}
    assert emitted([tool], folder) == []
    module = importlib.import_module("small.toolspec.take")
    return module.TakeInput.model_json_schema(), Path(str(module.__file__)).read_text("utf-8")


def test_the_schema_of_a_model_has_the_text_of_the_specification(importing: Path) -> None:
    schema, source = shown(importing)
    parts = {part["description"]: part for part in schema["$defs"].values()}
    for name, text in TEXTS.items():
        old = schema["properties"][f"{name} old"]
        assert schema["properties"][name]["description"] == text, name
        assert (old["description"], old["deprecated"]) == (text, True), name
        assert "deprecated" not in schema["properties"][name], name
        assert parts[text]["deprecated"], name
    models = source.partition("INPUT_SCHEMA = ")[0]
    literal = pack_module("literals").string
    repeated = {name for name, text in TEXTS.items() if f'"description": {literal(text)}' in models}
    assert repeated
    assert not repeated & SHORT


def test_what_subclasses_describe_is_theirs(importing: Path) -> None:
    shown(importing)
    base = importlib.import_module("small.toolspec.take").TakeTabPart

    class Silent(base):  # type: ignore[misc, valid-type]
        pass

    class Own(base):  # type: ignore[misc, valid-type]
        """Mine."""

    assert "description" not in Silent.model_json_schema()
    assert Own.model_json_schema()["description"] == "Mine."


def test_a_property_has_the_description_of_its_definition(importing: Path) -> None:
    definitions: dict[str, object] = {
        "Level": {"enum": ["low", "high"], "description": "How bad."},
        "Either": {"anyOf": [{"type": "string"}, {"type": "boolean"}], "description": "Both."},
        "Pair": {
            "type": "array",
            "prefixItems": [{"type": "string"}],
            "items": False,
            "minItems": 1,
            "description": "One.",
        },
        "Cents": {"type": "integer", "description": "In cents."},
        "Part": {"type": "object", "properties": {"a": {}}, "description": "A part."},
    }
    properties: dict[str, object] = {name: {"$ref": f"#/$defs/{name}"} for name in definitions}
    properties["maybe"] = {"anyOf": [{"$ref": "#/$defs/Level"}, {"type": "null"}]}
    properties["own"] = {"$ref": "#/$defs/Level", "description": "Mine."}
    schema = {"type": "object", "properties": properties, "$defs": definitions}
    tool = {"id": "take", "name": "take", "description": "Take.", "tags": ["t"], "schema": schema}
    assert emitted([tool], importing) == []
    made = importlib.import_module("small.toolspec.take").TakeInput.model_json_schema()
    texts = {name: part.get("description") for name, part in made["properties"].items()}
    assert texts == {
        "Level": "How bad.",
        "Either": "Both.",
        "Pair": "One.",
        "Cents": "In cents.",
        "Part": None,
        "maybe": "How bad.",
        "own": "Mine.",
    }
    (part,) = made["$defs"].values()
    assert part["description"] == "A part."


_NESTED = {
    "type": "object",
    "properties": {"part": {"type": "object", "properties": {"aB": {}}}, "rest": {"minimum": 1}},
}


@pytest.mark.parametrize("models", ["pydantic", "dataclass"])
@pytest.mark.parametrize("name", ["take", "take a long name " * 6, 'a"""\\`b', "C:\\x"])
def test_types_do_not_have_the_documentation_of_their_bases(
    importing: Path, models: str, name: str
) -> None:
    schema = {**_NESTED, "minProperties": 1, "x-adlgen": {"output": _NESTED}}
    tool = {"id": "take", "name": name, "description": "d", "tags": ["t"], "schema": schema}
    assert emitted([tool], importing, models=models) == []
    module = importlib.import_module("small.toolspec.take")
    named = module.TOOL.name if "`" in module.TOOL.name else f"``{module.TOOL.name}``"
    assert (
        " ".join(module.TakeOutput.__doc__.split()) == f"The output of {' '.join(named.split())}."
    )
    assert " ".join(module.TakeInput.__doc__.split()).startswith(f"The input of {named.split()[0]}")
    nested = module.TakePart
    if models == "dataclass":
        assert str(inspect.getdoc(nested)).startswith("TakePart(*, "), "as without a base"
    else:
        assert not inspect.getdoc(nested)
        for model in (module.TakeInput, module.TakeOutput, nested):
            assert "description" not in model.model_json_schema(), "the schema has none"


def test_a_description_that_reads_like_ours_stays(importing: Path) -> None:
    text = "The input of ``take``."
    schema = {**_NESTED, "description": text}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["t"], "schema": schema}
    assert emitted([tool], importing) == []
    module = importlib.import_module("small.toolspec.take")
    assert module.TakeInput.model_json_schema()["description"] == text


_LINES = st.lists(
    st.text(st.sampled_from("ab  -*1.\\\"'`>é説\u200b\t"), max_size=40)
    | st.sampled_from(["", "word " * 30, "    code", "```", ">>> x", '"""']),
    max_size=6,
).map("\n".join)


@given(_LINES)
@example('a"')
@example('"""')
@example(SENTENCE + '"""')
def test_docstrings_are_read_as_python_reads_them(text: str) -> None:
    docs = pack_module("docs")
    made: Code = docs.doc_text(docs.doc_lines(text), 4)
    value = ast.literal_eval(f'"""{made}"""')
    assert docs.docstring_of(made) == inspect.cleandoc(value).strip()
