"""Pydantic models work where pydantic models are used: as bodies and results of a web framework."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from pydantic import BaseModel, TypeAdapter

from tests.conformance import suite

CASE = "agent-orders"
JSON = {"content-type": "application/json"}
MODELS = {
    "create_order": "CreateOrderInput",
    "search_catalog": "SearchCatalogInput",
    "update_customer": "UpdateCustomerInput",
    "ping": "PingInput",
}
CALLS = [call for call in suite.CASES[CASE].calls if call.part == "input" and call.tool in MODELS]


@pytest.fixture(scope="module")
def toolspec(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """Emit the agent with pydantic models and import what is emitted."""
    folder = tmp_path_factory.mktemp("emitted")
    for file in suite.rendered(CASE, "python-pydantic").tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    importlib.invalidate_caches()
    yield importlib.import_module("orders_agent.toolspec")
    sys.path.remove(str(folder / "src"))
    for name in [n for n in sys.modules if n.split(".")[0] == "orders_agent"]:
        del sys.modules[name]


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


def test_the_schema_of_a_model_is_that_of_the_specification(toolspec: ModuleType) -> None:
    for tool, model in models(toolspec).items():
        module = importlib.import_module(f"{toolspec.__name__}.{tool}")
        assert model.model_json_schema() == json.loads(json.dumps(module.DEFINITION.input_schema))


def test_models_validate_json_and_python_data(toolspec: ModuleType) -> None:
    for call in CALLS:
        if call.accepted:
            model = models(toolspec)[call.tool]
            once = TypeAdapter(model).validate_json(call.text)
            again = model.model_validate(once.model_dump(mode="json", by_alias=True))
            assert again == once
            assert json.loads(once.model_dump_json()) == once.model_dump(mode="json")
