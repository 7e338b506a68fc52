"""The answers to forms are decoded to types, with the checks of their schemas, in both kinds of models."""

from __future__ import annotations

import datetime as dt
import importlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import suite

ANSWER = {"day": "2026-11-27", "slot": "am", "extras": ["ice"]}


@pytest.fixture(scope="module", params=["python-pydantic", "python-dataclass"])
def tool(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """Emit the case with forms, and import the module of its tool."""
    folder = tmp_path_factory.mktemp("forms")
    for file in suite.rendered("elicits", request.param).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    sys.path.insert(0, str(folder / "src"))
    importlib.invalidate_caches()
    yield importlib.import_module("pantry_agent.toolspec.order_supplies")
    sys.path.remove(str(folder / "src"))
    for name in [name for name in sys.modules if name.split(".")[0] == "pantry_agent"]:
        del sys.modules[name]


def test_an_answer_has_types_and_defaults(tool: Any) -> None:
    found = tool.DELIVERY_FORM.decode(ANSWER)
    assert isinstance(found, tool.OrderSuppliesDelivery)
    assert (found.day, found.slot, found.extras) == (dt.date(2026, 11, 27), "am", ["ice"])
    assert found.days == ["mon"]
    assert tool.CONFIRM_FORM.decode({"agree": True}).agree is True


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"slot": "noon"}, "/slot"),
        ({"extras": []}, "/extras"),
        ({"extras": ["ice", "salt"]}, "/extras/1"),
        ({"boxes": 21}, "/boxes"),
        ({"day": "tomorrow"}, "/day"),
        ({"more": 1}, "/more"),
    ],
)
def test_other_answers_are_refused(tool: Any, change: dict[str, Any], path: str) -> None:
    problems = tool.DELIVERY_FORM.problems({**ANSWER, **change})
    assert [one.path for one in problems] == [path]


def test_clients_see_the_form_as_it_is_written(tool: Any) -> None:
    shown = tool.DELIVERY_FORM.schema.value
    assert "additionalProperties" not in shown
    assert shown["properties"]["slot"]["oneOf"][0] == {"const": "am", "title": "Morning"}
    assert "oneOf" not in json.dumps(tool.TOOL.input.schema.value)
