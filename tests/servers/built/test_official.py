"""The emitted servers pass the official conformance suite in every revision of the protocol."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.servers.conftest import Built
from tests.servers.expected import TABLE, expected
from tests.servers.official import REVISIONS, Check, checks
from tests.servers.processes import Server, serving
from tests.servers.projects import TARGETS

pytestmark = pytest.mark.native

SCENARIOS = {"2026-07-28": 40, "2025-11-25": 33, "2025-06-18": 27}
"""The numbers of scenarios of the revisions."""


@pytest.fixture(scope="module", params=TARGETS)
def served(
    request: pytest.FixtureRequest, built: Built, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Server]]:
    """A target and its server, which all revisions use."""
    with serving(built(request.param), tmp_path_factory.mktemp("official")) as running:
        yield request.param, running


def unlisted(found: list[Check], known: dict[str, str]) -> list[str]:
    """Return what is not in the table, and what is there and does not fail."""
    failed = {f"{one.scenario} {one.requirement}": one.message for one in found if one.has_failed}
    return [
        *(f"fails: {name}: {failed[name]}" for name in failed if name not in known),
        *(f"passes: {name} ({known[name]})" for name in known if name not in failed),
    ]


@pytest.mark.parametrize("revision", REVISIONS)
def test_exactly_the_checks_of_the_table_fail(
    served: tuple[str, Server], revision: str, tmp_path: Path
) -> None:
    target, server = served
    found = [*checks(server.url, revision, tmp_path)]
    assert unlisted(found, expected(target, revision)) == []
    assert len({one.scenario for one in found}) == SCENARIOS[revision]


def test_the_table_has_a_check_once() -> None:
    rows = [
        (target, revision, check)
        for row in TABLE
        for target in row.targets
        for revision in row.revisions
        for check in row.checks
    ]
    assert len(rows) == len({*rows})
