"""The emitted server of TypeScript over standard input and output: signals, and messages that are too large."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from signal import SIGINT, SIGTERM

import pytest

from tests.servers.processes import START, check_limit
from tests.servers.projects import Command, in_typescript

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Command:
    """A server."""
    if shutil.which("node") is None:
        warnings.warn("the server of TypeScript is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    return in_typescript(tmp_path_factory.mktemp("stdio"))


@pytest.mark.parametrize("signal", [SIGINT, SIGTERM])
def test_a_signal_ends_the_server_while_its_input_is_open(command: Command, signal: int) -> None:
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(START) + "\n")
        process.stdin.flush()
        assert "result" in json.loads(process.stdout.readline())
        process.send_signal(signal)
        assert process.wait(60) == 0


def test_a_message_that_is_too_large_ends_the_session(command: Command) -> None:
    check_limit(command)
