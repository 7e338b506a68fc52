"""Dataclasses in other libraries: frameworks over pydantic use their codec, other encoders refuse what is absent."""

from __future__ import annotations

import copy
import importlib
import json
import pickle
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from pydantic import BaseModel, TypeAdapter, ValidationError

from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

_TEXT = {"type": "string"}
_PART = {
    "type": "object",
    "additionalProperties": False,
    "required": ["id"],
    "properties": {
        "id": {"type": "string", "minLength": 2},
        "note": {"type": ["string", "null"]},
        "unitPrice": {"type": "number"},
    },
}
_SCHEMA = {
    "type": "object",
    "properties": {
        "part": _PART,
        "either": {"anyOf": [_PART, {"type": "integer"}]},
        "anything": {},
        "tree": {"$ref": "#"},
        "copies": {"type": "integer", "default": 1},
    },
}
_VALUE = {
    "part": {"id": "ab", "unitPrice": 1.5},
    "either": 3,
    "anything": [{"deep": None}],
    "tree": {"part": {"id": "cd", "note": None}, "copies": 2},
    "copies": 1,
    "other": "kept",
}


@pytest.fixture
def take(importing: Path) -> Any:
    tool = {"id": "take", "name": "take", "description": "d", "tags": ["x"], "schema": _SCHEMA}
    assert emitted([tool], importing, models="dataclass") == []
    return importlib.import_module("small.toolspec.take")


def test_pydantic_decodes_and_encodes_as_the_class_does(take: Any) -> None:
    adapter = TypeAdapter(take.TakeInput)
    for made in (adapter.validate_python(_VALUE), adapter.validate_json(json.dumps(_VALUE))):
        assert made == take.TakeInput.decode(_VALUE)
        assert adapter.validate_python(made) is made
        assert adapter.dump_python(made) == json.loads(adapter.dump_json(made)) == _VALUE
    with pytest.raises(
        ValidationError, match=r"TakeInput[^/]*/part/id: must be at least 2 characters long"
    ):
        adapter.validate_python({"part": {"id": "a"}})


def test_a_class_is_a_field_of_a_model(take: Any) -> None:
    class Order(BaseModel):
        part: take.TakePart
        either: take.TakePart | str

    order = Order.model_validate({"part": {"id": "ab"}, "either": "text"})
    assert (order.part, order.either) == (take.TakePart(id="ab"), "text")
    assert json.loads(order.model_dump_json()) == {"part": {"id": "ab"}, "either": "text"}
    shown = Order.model_json_schema()["properties"]["part"]
    assert shown == {**_PART, "title": "Part"}  # pydantic titles fields
    assert take.INPUT_SCHEMA.value["properties"]["part"] == _PART
    # References need the document around them.
    assert TypeAdapter(take.TakeInput).json_schema() == {"type": "object"}


def test_bodies_and_results_of_a_web_framework(take: Any) -> None:
    app = FastAPI()

    def endpoint(body: Any) -> Any:
        return body

    endpoint.__annotations__ = {"body": take.TakeInput, "return": take.TakeInput}
    app.post("/")(endpoint)
    client = TestClient(app)
    assert client.post("/", json=_VALUE).json() == _VALUE
    refused = client.post("/", json={"part": {"note": "n"}})
    assert refused.status_code == 422
    assert "/part/id: required property is missing" in refused.text
    assert client.get("/openapi.json").status_code == 200


def test_other_encoders_refuse_what_is_absent(take: Any) -> None:
    part = take.TakePart(id="ab")
    with pytest.raises(TypeError):
        msgspec.json.encode(part)
    with pytest.raises(TypeError):
        json.dumps(asdict(part))
    assert json.dumps(part.encode()) == '{"id": "ab"}'


def test_the_mark_of_absence_is_one_object(take: Any) -> None:
    unset = importlib.import_module("small.toolspec").UNSET
    part = take.TakePart(id="ab")
    pickled = pickle.loads(pickle.dumps(part))  # noqa: S301 - what the test has made
    for same in (copy.deepcopy(part), pickled):
        assert same == part
        assert same.note is unset
