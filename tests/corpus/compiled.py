"""Real tools and real files that are compiled and called like the conformance cases, together."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from functools import cache

from adlgen.testing.calls import made_calls
from adlgen.testing.targets import understand_source
from tests.conformance import suite
from tests.conformance.suite import Extra, Results
from tests.corpus import dialects, tools

SAMPLE = 60
"""How many real tools are compiled; `make corpus` takes more."""
TOOLS = "corpus-sample"


@cache
def specifications() -> Mapping[str, Extra]:
    """Return an agent of drawn tools and the sampled files of each dialect."""
    drawn = tools.apart(tools.draw(SAMPLE, seed=1))
    agent = tools.agent_of("sample-agent", drawn)
    found = {TOOLS: Extra(agent, tools.calls_of(drawn, most=3))}
    for file in dialects.sample():
        made = made_calls(file.name, understand_source(file.source, lenient=True), suite.MADE)
        found[file.name] = Extra(file.source, made, suite.module_of(file.name))
    return found


def _check(target: str) -> Results:
    given = specifications()
    workspace = suite.workspace_in(suite.NATIVE / f"corpus-{target}", target)
    workspace.fill(suite.projects(target, given))
    return suite.check(workspace, lambda name: given[name].calls)


@cache
def _running() -> dict[str, Future[Results]]:
    return suite.in_background(_check)


def results(target: str) -> Results:
    """Wait for the results of a target."""
    return _running()[target].result()
