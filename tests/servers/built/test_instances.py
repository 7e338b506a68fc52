"""Several instances of a server behind a proxy: any of them answers any request of a client of 2026-07-28."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.servers.conftest import Built
from tests.servers.modern import Client, answers_of
from tests.servers.processes import serving
from tests.servers.projects import TARGETS, Command
from tests.servers.proxy import balanced

pytestmark = pytest.mark.native

KEY = "a key of the test that has more than 32 bytes"
OTHER = "another key of the test that has more than 32 bytes"
SEVERAL = ("test_input_required_result_multi_round", "state-ok: ")


@contextmanager
def instances(command: Command, folder: Path, keys: list[str]) -> Iterator[Client]:
    """Run an instance for each key behind a proxy."""
    with ExitStack() as stack:
        ports = []
        for number, key in enumerate(keys):
            place = folder / f"instance-{number}"
            place.mkdir()
            server = stack.enter_context(serving(command, place, ADLGEN_STATE_KEY=key))
            ports.append(urlsplit(server.url).port or 0)
        yield Client(stack.enter_context(balanced(ports)))


@pytest.mark.parametrize("target", TARGETS)
def test_any_instance_answers_any_request(target: str, built: Built, tmp_path: Path) -> None:
    with instances(built(target), tmp_path, [KEY, f"{OTHER},{KEY}"]) as client:
        lists = [client.request("tools/list", {}).result["tools"] for _ in range(4)]
        assert all(tools == lists[0] for tools in lists)
        assert [client.request("server/discover", {}).status for _ in range(2)] == [200, 200]
        for _ in range(4):
            assert client.call("add", {"numbers": [1, 2]}).result["structuredContent"] == {"sum": 3}


@pytest.mark.parametrize("target", TARGETS)
def test_questions_and_answers_reach_any_instance(
    target: str, built: Built, tmp_path: Path
) -> None:
    tool, start = SEVERAL
    with instances(built(target), tmp_path, [KEY, KEY]) as client:
        for _ in range(4):
            (block,) = client.answered(tool).result["content"]
            assert block["text"].startswith(start)
            assert "Ann" in block["text"]
            assert "blue" in block["text"]


@pytest.mark.parametrize("target", TARGETS)
def test_the_state_of_an_instance_with_another_key_is_refused(
    target: str, built: Built, tmp_path: Path
) -> None:
    with instances(built(target), tmp_path, [KEY, OTHER]) as client:
        asked = client.call(SEVERAL[0])
        refused = client.call(SEVERAL[0], **answers_of(asked))
        assert refused.code == -32602, refused
        assert "requestState" in refused.text


@pytest.mark.parametrize("target", TARGETS)
def test_keys_that_are_short_or_missing_are_refused(target: str, built: Built) -> None:
    command = [*built(target), "--http", "127.0.0.1:0"]
    for keys in (",", " ", "short", f"{KEY},", f",{KEY}", f"{KEY}, ,{OTHER}"):
        done = subprocess.run(
            command,
            env={**os.environ, "ADLGEN_STATE_KEY": keys},
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
        assert done.returncode != 0, (keys, done.stderr)
        assert "32 bytes" in done.stderr, (keys, done.stderr)


@pytest.mark.parametrize("target", TARGETS)
def test_keys_have_spaces_around_them(target: str, built: Built, tmp_path: Path) -> None:
    with instances(built(target), tmp_path, [KEY, f" {KEY} ,\t{OTHER}\n"]) as client:
        assert client.answered(SEVERAL[0]).result["content"][0]["text"].startswith(SEVERAL[1])
    (tmp_path / "none").mkdir()
    with serving(built(target), tmp_path / "none", ADLGEN_STATE_KEY="") as server:
        assert Client(server.url).call("add", {"numbers": [1]}).status == 200
