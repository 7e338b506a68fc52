"""The emitted server of Go goes on, or ends as it should, with clients that do not read or that die."""

from __future__ import annotations

import os
import subprocess
import threading
from contextlib import suppress

import pytest

from tests.servers.conftest import Built
from tests.servers.projects import Command
from tests.servers.test_go import message_of, piped, receive, send

pytestmark = pytest.mark.native


@pytest.fixture(scope="module")
def command(built: Built) -> Command:
    """The server."""
    return built("go")


MANY = range(2, 302)


def _write_all(process: subprocess.Popen[str]) -> None:
    """Send more calls than pipes hold, or what a server reads of them before it ends."""
    assert process.stdin is not None
    with suppress(BrokenPipeError):
        for id_ in MANY:
            text = message_of(id_, "anything", '{"value":"' + "x" * 4096 + '"}')
            os.write(process.stdin.fileno(), f"{text}\n".encode())  # the buffer stays empty


def test_a_client_may_write_all_requests_before_it_reads(command: Command) -> None:
    with piped(command, maxCalls=1000) as process:
        writer = threading.Thread(target=_write_all, args=(process,), daemon=True)
        writer.start()
        writer.join(60)
        assert not writer.is_alive()
        found = [receive(process) for _ in MANY]
        assert {answer["id"] for answer in found} == set(MANY)
        assert all("result" in answer for answer in found)


@pytest.mark.parametrize("most", [1000, 10])  # with refusals, which are not read either
def test_a_stop_does_not_wait_for_a_client_that_does_not_read(command: Command, most: int) -> None:
    with piped(command, maxCalls=most, grace=100) as process:
        writer = threading.Thread(target=_write_all, args=(process,), daemon=True)
        writer.start()
        writer.join(1)
        process.terminate()
        assert process.wait(60) == 0
        writer.join(60)


@pytest.mark.parametrize("is_end", [True, False])  # of the input too
def test_a_client_that_dies_does_not_end_the_server_at_once(command: Command, is_end: bool) -> None:
    with piped(command) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stderr is not None
        send(process, message_of(2, "hold", '{"milliseconds":500}'))
        process.stdout.close()
        if is_end:
            process.stdin.close()
        assert process.wait(60) == 0
        assert "closed with 0 calls" in process.stderr.read()


def test_calls_are_cancelled_after_the_time_of_a_stop(command: Command) -> None:
    with piped(command, grace=100) as process:
        send(process, message_of(2, "wait"))
        send(process, message_of(3, "test_simple_text"))
        assert receive(process)["id"] == 3
        process.terminate()
        (block,) = receive(process)["result"]["content"]
        assert block["text"] == "The tool wait was cancelled because the server is stopping."
        assert process.wait(60) == 0


def test_an_idle_server_ends(command: Command) -> None:
    with piped(command) as process:
        process.terminate()
        assert process.wait(60) == 0
