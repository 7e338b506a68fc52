"""Models of alternatives and other parts, which validate what their schema requires when they are used alone."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.unit.packs_python.test_python_pack import emitted, importing

pydantic = pytest.importorskip("pydantic")
__all__ = ["importing"]


def _with(key: str, **more: object) -> dict[str, object]:
    """Return an object with two or more properties, one of which it requires."""
    properties = {key: {"type": "integer"}}
    return {
        "type": "object", "title": key, "required": [key], "minProperties": 2, "properties": properties, **more
    }  # fmt: skip


@pytest.mark.parametrize(
    ("schema", "names"),
    [
        ({"anyOf": [_with("a"), _with("b")]}, "PartA PartB"),
        ({"anyOf": [{"type": "string"}, {"anyOf": [_with("a"), _with("b")]}]}, "PartA PartB"),
        ({"allOf": [{"type": "object", "properties": {"a": _with("a")}}]}, "PartA"),
        (
            {
                "type": "object",
                "patternProperties": {"^a": _with("a")},
                "additionalProperties": False,
            },
            "PartValue",
        ),
        (
            {
                "type": "array",
                "prefixItems": [_with("a")],
                "items": _with("b"),
                "minItems": 1,
            },
            "PartItem0 PartItem",
        ),
    ],
)
def test_parts_are_validated_alone(importing: Path, schema: dict[str, object], names: str) -> None:
    whole = {"type": "object", "properties": {"part": schema}}
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": whole}
    assert emitted([tool], importing) == []
    module = importlib.import_module("small.toolspec.take")
    for name in names.split():
        model = getattr(module, f"Take{name}", None) or getattr(module, name)
        (key,) = [field.alias or name for name, field in model.model_fields.items()]
        assert model.model_validate({key: 1, "more": 1})
        with pytest.raises(pydantic.ValidationError, match="must have at least 2 properties"):
            model.model_validate({key: 1})
