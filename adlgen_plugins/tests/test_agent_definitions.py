"""Definitions of agents in other formats: what they forbid, and real ones."""

from __future__ import annotations

from contextlib import suppress

import pytest

from adlgen.diagnostics.codes import toolsets
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document.node import Source
from adlgen.pipeline import load_spec
from tests import shared
from tests.dialects.sets.reading import problems, read
from tests.dialects.sets.test_detection import detected
from tests.dialects.sets.test_reading import refused


@pytest.mark.parametrize("dialect", ["adl-spec", "nextmoca"])
def test_a_format_that_the_user_names_has_to_fit(dialect: str) -> None:
    assert refused("[]", dialect) == [toolsets.NO_TOOLS.id]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (
            "{role: r, llm: l, name: a, description: d}",
            "nextmoca's ADL, but this is missing: a list under 'tools'",
        ),
        ("{llm: l, tools: [], llm_settings: {}, name: n, description: d}", "is missing: 'role'"),
    ],
)
def test_a_near_miss_names_what_is_missing(text: str, hint: str) -> None:
    assert hint in detected(text)[2]


IETF = '{adl_spec: "0.3.0", name: n, description: d, version: 1.0.0, tools: [%s]}'


@pytest.mark.parametrize(
    ("tool", "codes"),
    [
        ("{name: Find, description: d}", ["ADL0106"]),
        ("{name: find}", ["ADL0103"]),
        ("{name: find, description: d, parameter: {}}", ["ADL0102"]),
        ("{name: find, description: d}, {name: find, description: d}", ["ADL1002"]),
        ("{description: d}", ["ADL1001"]),
        ("{name: find, description: d, parameters: 1}", ["ADL1003"]),
        ("{name: find, description: d, read_only: maybe}", ["ADL0104"]),
        ("{name: find, description: d, returns: 1}", ["ADL0104"]),
    ],
)
def test_what_the_draft_forbids(tool: str, codes: list[str]) -> None:
    assert refused(IETF % tool) == codes


NEXTMOCA = "{name: n, description: d, role: r, llm: l, tools: [{name: t, parameters: [%s]}]}"


@pytest.mark.parametrize(
    ("parameter", "codes"),
    [
        ("1", ["ADL0104"]),
        ("{type: string}", ["ADL0103"]),
        ("{name: a}", ["ADL0103"]),
        ("{name: a, type: string}, {name: a, type: string}", ["ADL0113"]),
        ("{name: a, type: file}", ["ADL1008"]),
    ],
)
def test_what_nextmoca_forbids(parameter: str, codes: list[str]) -> None:
    log = Log()
    with suppress(StopRun):
        load_spec(Source("tools.yaml", NEXTMOCA % parameter), log)
    assert [d.code.id for d in log.diagnostics] == codes


CORPUS = shared.CORPUS / "adl" / "dialects"


@pytest.mark.corpus
def test_real_agent_definitions_are_read() -> None:
    tools: dict[str, int] = {}
    for path in sorted(CORPUS.iterdir()):
        if "schema" in path.name.rsplit("__", 1)[-1]:
            continue
        spec, log = read(path.read_text("utf-8"), path=path.name)
        assert problems(log) == [], path.name
        tools[spec.dialect] = tools.get(spec.dialect, 0) + len(spec.tools)
    assert tools == {"adl-spec": 40, "nextmoca": 2}


DOCUMENTS = {"Ironstead-Group__": "adl-spec", "nextmoca__": "nextmoca"}


@pytest.mark.corpus
def test_other_agent_definitions_are_recognised() -> None:
    found: dict[str, int] = {}
    for path in sorted(CORPUS.iterdir()):
        dialect = next(d for start, d in DOCUMENTS.items() if path.name.startswith(start))
        meta = "schema" in path.name.rsplit("__", 1)[-1]
        expected = "json-schema" if meta else dialect
        assert detected(path.read_text("utf-8"), path.name)[0] == expected, path.name
        found[expected] = found.get(expected, 0) + 1
    assert found == {"adl-spec": 24, "nextmoca": 2, "json-schema": 2}
