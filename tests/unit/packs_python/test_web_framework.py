"""Pydantic models work where pydantic models are used: as bodies and results of a web framework."""

from __future__ import annotations

import asyncio
import importlib
import json
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any
from uuid import UUID

import pytest
from fastapi import FastAPI, Query
from fastapi.testclient import TestClient
from jsonschema import Draft202012Validator
from pydantic import (
    BaseModel,
    TypeAdapter,
    ValidationError,
    computed_field,
    field_serializer,
)

from tests.conformance import suite
from tests.unit.packs_python.conftest import CASE
from tests.unit.packs_python.test_python_pack import emitted, importing

__all__ = ["importing"]

HIDDEN = "tok-1"
CUSTOMER = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
JSON = {"content-type": "application/json"}
MODELS = {
    "create_order": "CreateOrderInput",
    "search_catalog": "SearchCatalogInput",
    "update_customer": "UpdateCustomerInput",
    "ping": "PingInput",
}
CALLS = [
    call
    for call in suite.CASES[CASE].calls
    if call.part == "input" and call.tool in MODELS and call in suite.calls(CASE)
]


def models(toolspec: ModuleType) -> dict[str, type[BaseModel]]:
    """Return the input models, by tool."""
    modules = {tool: importlib.import_module(f"{toolspec.__name__}.{tool}") for tool in MODELS}
    return {tool: getattr(modules[tool], name) for tool, name in MODELS.items()}


def test_bodies_are_judged_like_calls(toolspec: ModuleType) -> None:
    app = FastAPI()
    for tool, model in models(toolspec).items():

        def endpoint(body: Any) -> Any:
            return body

        endpoint.__annotations__ = {"body": model, "return": model}
        app.post(f"/{tool}")(endpoint)
    client = TestClient(app)
    verdicts = set()
    for call in CALLS:
        answer = client.post(f"/{call.tool}", content=call.text, headers=JSON)
        assert (answer.status_code == 200) is call.accepted, (call, answer.text)
        verdicts.add(call.accepted)
        if not call.accepted:
            places = [problem["loc"] for problem in answer.json()["detail"]]
            assert all(place[0] == "body" for place in places)
    assert verdicts == {True, False}
    assert set(client.get("/openapi.json").json()["paths"]) == {f"/{t}" for t in models(toolspec)}


def test_the_schema_of_a_model_means_that_of_the_specification(toolspec: ModuleType) -> None:
    verdicts = set()
    for tool, model in models(toolspec).items():
        schema = model.model_json_schema()
        assert "UNSET" not in json.dumps(schema)
        assert "Unset" not in json.dumps(schema)
        validator = Draft202012Validator(schema)
        for call in CALLS:
            if call.tool == tool:
                verdicts.add(call.accepted)
                assert validator.is_valid(json.loads(call.text)) is call.accepted, call
    assert verdicts == {True, False}
    # Alternatives of anyOf may overlap: oneOf would refuse what several of them accept.
    assert "oneOf" not in json.dumps(models(toolspec)["search_catalog"].model_json_schema())
    order = models(toolspec)["create_order"].model_json_schema()
    assert order["$defs"]["CreateOrderCustomer"]["properties"]["email"] == {
        "type": "string",
        "format": "email",
        "description": "Where the receipt goes.",
    }
    assert order["$defs"]["CreateOrderCustomer"]["description"] == "Who is ordering."
    assert "title" not in order
    item = order["$defs"]["CreateOrderItem"]
    assert item["properties"] == {
        "skuId": {"type": "string", "pattern": "^[A-Z]{3}-[0-9]{4}$"},
        "quantity": {"type": "integer", "minimum": 1, "maximum": 999, "default": 1},
    }


def test_openapi_shows_the_schema_of_the_specification(toolspec: ModuleType) -> None:
    app = FastAPI()

    def endpoint(body: Any) -> Any:
        return body

    endpoint.__annotations__ = {"body": models(toolspec)["update_customer"]}
    app.post("/customers")(endpoint)
    shown = app.openapi()["components"]["schemas"]["UpdateCustomerInput"]
    source = importlib.import_module(f"{toolspec.__name__}.update_customer").INPUT_SCHEMA.value
    assert {key: shown[key] for key in source} == source
    assert "Unset" not in json.dumps(app.openapi())


def order_of(spec: Any, **more: Any) -> Any:
    """Return an order that is built with constructors."""
    return spec.CreateOrderInput(
        customer=spec.CreateOrderCustomer(id=CUSTOMER),
        items=[spec.CreateOrderItem(sku_id="ABC-1234")],
        payment=spec.CreateOrderPaymentCard(token=HIDDEN),
        note=None,
        **more,
    )


def test_arguments_of_model_dump_have_an_effect(toolspec: ModuleType) -> None:
    order = order_of(importlib.import_module(f"{toolspec.__name__}.create_order"))
    whole = {
        "customer": {"id": CUSTOMER},
        "items": [{"skuId": "ABC-1234", "quantity": 1}],
        "payment": {"method": "card", "token": HIDDEN},
        "priority": "normal",
        "note": None,
    }
    assert order.model_dump(mode="json") == whole
    assert order.model_dump() == {**whole, "customer": {"id": UUID(CUSTOMER)}}
    assert HIDDEN not in order.model_dump_json(exclude={"payment": {"token"}})
    assert order.model_dump(include={"customer"}) == {"customer": {"id": UUID(CUSTOMER)}}
    assert "priority" not in order.model_dump(exclude_unset=True)
    assert order.model_dump(exclude_unset=True)["payment"]["method"] == "card"
    assert order.model_dump(by_alias=False)["items"] == [{"sku_id": "ABC-1234", "quantity": 1}]


def test_absent_and_null_differ(toolspec: ModuleType) -> None:
    model = models(toolspec)["update_customer"]
    absent = model.model_validate({"customer_id": "a", "2fa": True})
    null = model.model_validate({"customer_id": "a", "nick-name": None})
    assert absent.nick_name is toolspec.UNSET  # type: ignore[attr-defined]
    assert null.nick_name is None  # type: ignore[attr-defined]
    assert null.model_dump() == {"customer_id": "a", "nick-name": None}
    metadata = models(toolspec)["create_order"].model_fields["metadata"]
    assert metadata.default is None


def test_subclasses_may_add_fields(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.update_customer")

    class Traced(spec.UpdateCustomerInput):  # type: ignore[misc, name-defined]
        trace_id: str

        @field_serializer("trace_id")
        def _upper(self, value: str) -> str:
            return value.upper()

        @computed_field  # type: ignore[prop-decorator]
        @property
        def label(self) -> str:
            return f"{self.customer_id}/{self.trace_id}"

    traced = Traced(customer_id="a", field_2fa=True, trace_id="t")
    dumped = {"customer_id": "a", "2fa": True, "trace_id": "T", "label": "a/t"}
    assert traced.model_dump() == dumped
    assert spec.TOOL.input.encode(traced) == {"customer_id": "a", "2fa": True}
    with pytest.raises(ValidationError, match="at least 2 properties"):
        Traced(customer_id="a", trace_id="t")
    assert "trace_id" in Traced.model_json_schema()["required"]


def test_nested_models_decide_for_themselves(toolspec: ModuleType) -> None:
    order = importlib.import_module(f"{toolspec.__name__}.create_order")
    probe = importlib.import_module(f"{toolspec.__name__}.http_probe2")
    with pytest.raises(ValidationError) as refused:
        order.CreateOrderItem(sku_id="nope")
    assert refused.value.errors()[0]["type"] == "string_pattern_mismatch"
    with pytest.raises(ValidationError, match="required property is missing"):
        probe.HTTPProbe2Retry(mode="fixed")
    assert probe.HTTPProbe2Retry(mode="none").model_dump() == {"mode": "none"}


def test_writes_to_extra_are_kept(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.update_customer")
    update = spec.UpdateCustomerInput(customer_id="a", extra={"x-a": "1"})
    update.extra["x-b"] = "2"
    assert spec.TOOL.input.encode(update) == {"customer_id": "a", "x-a": "1", "x-b": "2"}
    plain = spec.UpdateCustomerInput(customer_id="a", field_2fa=False)
    plain.extra["x-c"] = "3"
    assert spec.TOOL.input.encode(plain) == {"customer_id": "a", "2fa": False, "x-c": "3"}


def test_calls_with_typed_inputs(toolspec: ModuleType) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.create_order")
    seen = []

    async def around(ctx: Any, arguments: Any, step: Any, /) -> Any:
        seen.append(arguments)
        return await step(ctx, arguments)

    def handler(_: Any, value: Any, /) -> Any:
        assert value.priority == "normal"
        return spec.CreateOrderOutput(order_id="o-1", status="accepted", total=1)

    box = toolspec.Toolbox([spec.TOOL.bind(handler)], [around])
    output = asyncio.run(box.call(spec.TOOL, order_of(spec)))
    assert isinstance(output, spec.CreateOrderOutput)
    assert "priority" not in seen[0]


def test_refusals_are_explained_by_codecs_and_are_those_of_pydantic_elsewhere(
    toolspec: ModuleType,
) -> None:
    spec = importlib.import_module(f"{toolspec.__name__}.create_order")
    value = order_of(spec).model_dump(mode="json")
    value["items"][0]["skuId"] = "nope"
    with pytest.raises(spec.TOOL.input.decode.__globals__["InvalidValueError"]) as refused:
        spec.TOOL.input.decode(value)
    (problem,) = refused.value.problems
    assert (problem.path, problem.code) == ("/items/0/skuId", "pattern")
    with pytest.raises(ValidationError) as raised:
        spec.CreateOrderInput.model_validate(value)
    assert raised.value.errors()[0]["type"] == "string_pattern_mismatch"


def test_models_validate_json_and_python_data(toolspec: ModuleType) -> None:
    for call in CALLS:
        if call.accepted:
            model = models(toolspec)[call.tool]
            once = TypeAdapter(model).validate_json(call.text)
            again = model.model_validate(once.model_dump(mode="json", by_alias=True))
            assert again == once
            assert json.loads(once.model_dump_json()) == once.model_dump(mode="json")


SEARCH = {
    "type": "object",
    "required": ["q"],
    "properties": {
        "q": {"type": "string", "minLength": 2},
        "limit": {"type": "integer", "maximum": 50, "default": 20},
        "page": {"type": "integer"},
        "minPrice": {"type": "number", "minimum": 0.5},
        "ratio": {"type": "number"},
        "large": {"type": "number", "maximum": 1e17},
        "exact": {"type": "boolean"},
        "ids": {"type": "array", "items": {"type": "integer"}, "default": []},
        "place": {
            "type": "array",
            "prefixItems": [{"type": "number"}, {"type": "number", "minimum": 0}],
            "items": False,
            "minItems": 2,
        },
    },
    "additionalProperties": False,
}
QUERY = (
    "q=ab&limit=3&page=4&minPrice=1.5&ratio=2&large=0.5&exact=true&ids=1&ids=2&place=1&place=2.5"
)
VALUES: dict[str, object] = {
    "q": "ab",
    "limit": 3,
    "page": 4,
    "minPrice": 1.5,
    "ratio": 2,
    "large": 0.5,
    "exact": True,
    "ids": [1, 2],
    "place": [1, 2.5],
}


def test_queries_convert_texts_with_a_subclass_and_json_is_exact(importing: Path) -> None:
    tool = {"id": "find", "name": "find", "description": "Find.", "tags": ["t"], "schema": SEARCH}
    assert emitted([tool], importing) == []
    spec = importlib.import_module("small.toolspec.find")

    class FindQuery(spec.FindInput, strict=False):  # type: ignore[call-arg, misc, name-defined]
        pass

    app = FastAPI()

    def find(query: Any) -> Any:
        return query.model_dump()

    find.__annotations__ = {"query": Annotated[FindQuery, Query()]}
    app.get("/find")(find)
    client = TestClient(app)
    answer = client.get(f"/find?{QUERY}")
    assert (answer.status_code, answer.json()) == (200, VALUES)
    for wrong in ("limit=51", "minPrice=0.25", "ratio=x", "large=1e18", "exact=7", "other=1"):
        assert client.get(f"/find?q=ab&{wrong}").status_code == 422, wrong
    exact = spec.FindInput
    assert exact.model_validate(VALUES).model_dump() == VALUES
    for name, value in VALUES.items():
        items = value if isinstance(value, list) else [value]
        for odd in (True, "1", None):
            if type(odd) is not type(items[0]):
                changed = [odd, *items[1:]] if isinstance(value, list) else odd
                with pytest.raises(ValidationError):
                    exact.model_validate({**VALUES, name: changed})
                with pytest.raises(ValidationError):
                    exact.model_validate_json(json.dumps({**VALUES, name: changed}))
