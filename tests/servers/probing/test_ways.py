"""``adlgen test`` reaches the handlers of a project in three ways, and finds the same in each."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pages import ROOT

pytestmark = pytest.mark.slow

ADLGEN = [sys.executable, "-m", "adlgen"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT), "ADLGEN_CACHE_DIR": ""}
LINE = 'self.deps.logger.info("counting %d words", len(words))'
WAYS = ("server of the project", "handlers", "URL")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a new repository, whose program runs with the packages of the tests."""
    folder = tmp_path_factory.mktemp("ways") / "my-agent"
    created = [*ADLGEN, "init", str(folder), "--lang", "python"]
    subprocess.run(created, env=ENVIRONMENT, capture_output=True, check=True)
    program = folder / ".venv/bin/my-agent"
    program.parent.mkdir(parents=True)
    program.write_text(
        f'#!/bin/sh\nPYTHONPATH={folder / "src"} exec {sys.executable} -m my_agent "$@"\n'
    )
    program.chmod(0o755)
    return folder


@contextlib.contextmanager
def words_of(way: str, project: Path) -> Iterator[list[str]]:
    """Return the arguments for a way; a server runs as long as it is needed."""
    if way == "server of the project":
        yield ["--handlers"]
    elif way == "handlers":
        yield ["--handlers", "--project", "."]
    else:
        serving = [*ADLGEN, "serve", "--project", ".", "--port", "0"]
        with subprocess.Popen(
            serving, cwd=project, env=ENVIRONMENT, stderr=subprocess.PIPE, text=True
        ) as server:
            assert server.stderr is not None
            found = re.search(r"http://\S+", server.stderr.readline())
            assert found is not None
            try:
                yield ["--server", "--", found[0]]
            finally:
                server.terminate()


def outcome(project: Path, way: str) -> subprocess.CompletedProcess[str]:
    with words_of(way, project) as words:
        command = [*ADLGEN, "test", "--calls", "60", *words]
        return subprocess.run(
            command, cwd=project, env=ENVIRONMENT, capture_output=True, text=True, check=False
        )


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_wrong_with_a_new_repository(project: Path, way: str) -> None:
    done = outcome(project, way)
    assert (done.returncode, done.stdout) == (0, "")
    assert re.fullmatch(r"60 calls of 2 tools, [1-9]\d of them near-misses\n", done.stderr)


@pytest.mark.parametrize("way", WAYS)
def test_a_fault_of_a_handler_is_found(project: Path, way: str) -> None:
    (handler,) = project.glob("src/my_agent/tools/count_words.py")
    right = handler.read_text("utf-8")
    assert LINE in right
    handler.write_text(right.replace(LINE, 'raise RuntimeError("lost")'))
    try:
        done = outcome(project, way)
    finally:
        handler.write_text(right)
    assert done.returncode == 1
    assert "error[ADL28" in done.stderr
    assert "count_words" in done.stderr
    assert "convert_length" not in done.stderr
