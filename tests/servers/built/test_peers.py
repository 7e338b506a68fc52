"""Emitted servers survive hostile peers: a part of what ``python -m tests.fuzz.peers.run`` sends."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.fuzz.peers import states
from tests.fuzz.peers.run import attack
from tests.servers.conftest import Built
from tests.servers.load import CALLS, many, restarts
from tests.servers.modern import Client, answers_of
from tests.servers.processes import serving
from tests.servers.projects import TARGETS

pytestmark = pytest.mark.native


@pytest.mark.parametrize("target", TARGETS)
def test_hostile_peers_get_answers_and_good_ones_too(
    target: str, built: Built, tmp_path: Path
) -> None:
    assert [*attack(built(target), tmp_path)] == []


@pytest.mark.parametrize("target", TARGETS)
def test_states_that_are_forged_are_refused(target: str, built: Built, tmp_path: Path) -> None:
    with serving(built(target), tmp_path) as server:
        assert [*states.attack(server.url)] == []


@pytest.mark.parametrize("target", TARGETS)
def test_states_expire(target: str, built: Built, tmp_path: Path) -> None:
    with serving(built(target), tmp_path, SERVER_OPTIONS='{"stateTime": 1000}') as server:
        client = Client(server.url)
        answers = answers_of(client.call(states.TOOL))
        time.sleep(2.5)
        assert client.call(states.TOOL, **answers).code == states.INVALID


@pytest.mark.parametrize("target", TARGETS)
def test_many_clients_are_served(target: str, built: Built, tmp_path: Path) -> None:
    with serving(built(target), tmp_path) as server:
        assert [*many(server, idle=300, calls=CALLS)] == []


@pytest.mark.parametrize("target", TARGETS)
def test_servers_are_replaced_without_losing_calls(
    target: str, built: Built, tmp_path: Path
) -> None:
    assert [*restarts(built(target), tmp_path, 4)] == []
