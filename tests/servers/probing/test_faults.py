"""``adlgen test`` finds each seeded fault in front of servers of all languages, and none in the right ones."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from adlgen.diagnostics.codes import probing as codes
from adlgen.diagnostics.model import Log
from adlgen.document import read_source
from adlgen.probing.grouped import all_of
from adlgen.probing.model import Finding
from adlgen.probing.plan import Settings
from adlgen.probing.run import Report
from adlgen.probing.run import tested as probed
from adlgen.toolbox import load_agent
from tests.servers.conftest import Built
from tests.servers.probing.faults import FAULTS, LISTED, NATIVE, RIGHT
from tests.servers.projects import SPECS, TARGETS, Command

pytestmark = pytest.mark.native

PROXY = [sys.executable, str(Path(__file__).with_name("proxy.py"))]
LATE = {"never answers empty lists", "is stuck after a refusal", "sends another version"}
LANGUAGES = [name for name in TARGETS if name != "python-pydantic"]
"""One target of each language."""
EVERYWHERE = "ADLGEN_FAULTS" in os.environ
SEEDED = [
    (fault, target)
    for at, fault in enumerate(FAULTS)
    for turn, target in enumerate(LANGUAGES)
    if EVERYWHERE or turn == at % len(LANGUAGES)
]
"""Each fault in front of the servers of all languages, or, as the proxy makes it, of one in turn."""
USUAL = 60.0
"""Ten times and more of what a call or a start takes."""


def report(command: Command, *tools: str, calls: int = 60, seconds: float = USUAL) -> Report:
    agent = load_agent(read_source(str(SPECS["server"])), Log())
    settings = Settings(calls=calls, only=tools, unmarked=True)
    return asyncio.run(probed(agent.tools, command, seconds, settings))


def findings(found: Report) -> list[Finding]:
    return [one for one in all_of(found) if one.code is not codes.NOT_CALLED]


@pytest.mark.parametrize("target", TARGETS)
def test_nothing_is_wrong_with_a_right_server(built: Built, target: str) -> None:
    found = report(built(target), *RIGHT, calls=700)
    assert [one.message for one in findings(found)] == []
    assert found.calls > 150
    assert sum(one.answer.is_error for one in found.answered) > 50


@pytest.mark.parametrize(("fault", "target"), SEEDED)
def test_each_fault_is_found(built: Built, fault: str, target: str) -> None:
    tool, code = FAULTS[fault]
    seconds = 3.0 if fault in LATE else USUAL
    found = report([*PROXY, fault, *built(target)], tool, seconds=seconds)
    codes_found = {one.code.id for one in findings(found)}
    assert code.id in codes_found, (fault, codes_found)


@pytest.mark.parametrize("target", LANGUAGES)
def test_the_proxy_alone_has_no_fault(built: Built, target: str) -> None:
    assert findings(report([*PROXY, "none", *built(target)], LISTED, calls=40)) == []


@pytest.mark.parametrize("target", LANGUAGES)
@pytest.mark.parametrize("tool", NATIVE)
def test_faults_of_handlers_are_found(built: Built, tool: str, target: str) -> None:
    found = report(built(target), tool, calls=4, seconds=3.0 if tool == "wait" else USUAL)
    assert NATIVE[tool].id in {one.code.id for one in findings(found)}
