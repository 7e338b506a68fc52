"""Servers answer while their log has no reader."""

from __future__ import annotations

import pytest

from tests.servers.conftest import Built
from tests.servers.pipes import Pipe, piped
from tests.servers.projects import TARGETS

pytestmark = pytest.mark.native


def outcome(pipe: Pipe, tool: str, arguments: object) -> bool:
    """Call a tool, and return whether its result is an error."""
    number = pipe.call(tool, arguments)
    answer = pipe.receive()
    assert answer["id"] == number
    return bool(answer["result"].get("isError"))


@pytest.mark.parametrize("target", TARGETS)
def test_a_closed_standard_error_ends_no_call(built: Built, target: str) -> None:
    with piped(built(target)) as pipe:
        assert pipe.process.stderr is not None
        pipe.process.stderr.close()
        for _ in range(3):
            assert not outcome(pipe, "add", {"numbers": [1, 2]})
            assert outcome(pipe, "break", None)
