"""The table of what adapters carry is the declared facts; the tests of the languages compare them with what probes show."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest

from tests.frameworks import cells
from tests.frameworks.table import PAGE


def test_the_page_has_the_current_table() -> None:
    assert cells.page() == PAGE.read_text("utf-8"), "run python -m tests.frameworks.cells"


def test_what_is_not_carried_has_a_reason() -> None:
    reasons = json.loads(cells.FACTS.read_text("utf-8"))["reasons"]
    used = set()
    for case, facts in cells.declared().items():
        for cell, fact in facts.items():
            if cells.is_partial(cell, fact):
                used.add((cell, cells.reason_of(reasons[cell], case)))
    assert used == {(cell, text) for cell, found in reasons.items() for text in found.values()}


@pytest.mark.parametrize("language", ["Go", "TypeScript", "Rust", "Python"])
def test_every_adapter_is_in_the_table(language: str) -> None:
    pack = tomllib.loads(
        (cells.ROOT / f"templates/{language.lower()}/pack.toml").read_text("utf-8")
    )
    (choices,) = [one["choices"] for one in pack["options"] if one["name"] == "adapters"]
    named = {case.adapter for case in cells.declared() if case.language == language}
    assert named == {*choices} - {"none", "all"}


def test_each_framework_has_an_earlier_version_or_a_reason() -> None:
    environments: dict[tuple[str, str], set[str]] = {}
    for case in cells.declared():
        environments.setdefault((case.language, case.adapter), set()).add(case.environment)
    untested = {key for key, found in environments.items() if found == {"current"}}
    untested -= {("TypeScript", "ai")}  # `ai-v5` is the adapter for its earlier versions
    assert cells.earlier().keys() == untested
    assert all(reason for _, reason in cells.earlier().values())


def probe(**changes: Any) -> Any:
    """Return what a probe of an adapter without faults prints."""
    done = '{"sum":2}'
    results = {
        "good": [{"content": done, "is_error": False}],
        "refused": [{"content": "Invalid:\n- /what: must be one of 1", "is_error": True}],
        "error": [{"content": "The tool probe failed with an internal error.", "is_error": True}],
        "picture": [{"content": [{"type": "image", "data": "aW1hZ2U="}]}],
        "who": [{"content": '{"callId":true,"principal":"ada"}'}],
    }
    definition = {"name": "probe", "annotations": {"readOnlyHint": True}}
    seen = {"starts": False, "stops": True}
    return {"definition": definition, "cancellation": seen, "results": {**results, **changes}}


def test_cells_are_what_results_show() -> None:
    assert cells.cells_of(probe()) == {
        "call": "a text",
        "refused": "`is_error`",
        "error": "`is_error`",
        "picture": "an image",
        "annotations": "listed",
        "context": "call id, principal",
        "cancellation": "does not start, stops",
    }
    lost = {**probe(picture="[image/png]", who='{"callId":false}'), "definition": {}}
    found = cells.cells_of({**lost, "cancellation": {"starts": True, "stops": False}})
    assert found["picture"] == "no, the text `[image/png]`"
    assert [found[cell] for cell in ("annotations", "context", "cancellation")] == ["no"] * 3


@pytest.mark.parametrize("kind", ["good", "refused", "error", "picture", "who"])
def test_other_results_fail(kind: str) -> None:
    with pytest.raises(AssertionError):
        cells.cells_of(probe(**{kind: "lost"}))


def test_a_secret_that_the_model_reads_fails() -> None:
    with pytest.raises(AssertionError):
        cells.cells_of(probe(error="The tool probe failed with an internal error. secret"))
