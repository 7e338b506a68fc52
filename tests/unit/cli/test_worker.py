"""The persistent worker: requests and responses as Bazel sends and reads them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.unit.cli.conftest import HERE, SPEC, tool

ROOT = HERE.parents[2]


class Worker:
    """A running worker."""

    def __init__(self, folder: Path, *prefix: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "adlgen", *prefix, "--persistent_worker"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT), "ADLGEN_CACHE_DIR": ""},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def send(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def receive(self) -> dict[str, object]:
        assert self.process.stdout is not None
        answer: dict[str, object] = json.loads(self.process.stdout.readline())
        return answer

    def ask(self, *arguments: str, **members: object) -> dict[str, object]:
        self.send(json.dumps({"arguments": arguments, **members}))
        return self.receive()

    def end(self) -> tuple[int, str, str]:
        out, err = self.process.communicate()
        return self.process.returncode, out, err


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "agent.yaml").write_text(SPEC + tool("a"))
    return tmp_path


@pytest.fixture
def worker(folder: Path) -> Iterator[Worker]:
    worker = Worker(folder)
    yield worker
    worker.process.kill()
    worker.process.communicate()


def files(folder: Path) -> dict[str, bytes]:
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_a_request_is_a_run(folder: Path, worker: Worker) -> None:
    arguments = ["generate", "agent.yaml", "-t", "go", "--no-manifest", "-o"]
    answer = worker.ask(*arguments, "one", requestId=7, verbosity=10, inputs=[{"path": "x"}])
    assert answer == {"exitCode": 0, "output": answer["output"], "requestId": 7}
    assert "written in 'one'" in str(answer["output"])
    program = [sys.executable, "-m", "adlgen", *arguments, "two"]
    subprocess.run(program, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True)
    assert files(folder / "one") == files(folder / "two")
    assert worker.end() == (0, "", "")


def test_arguments_may_be_in_a_file_and_before_the_flag(folder: Path) -> None:
    (folder / "args").write_text("agent.yaml\n-t\ngo\n-o\nout\n")
    worker = Worker(folder, "generate")
    assert worker.ask("@args")["exitCode"] == 0
    assert (folder / "out").is_dir()
    assert worker.end() == (0, "", "")


def test_all_output_of_a_run_is_in_the_response(worker: Worker) -> None:
    answer = worker.ask("explain", "ADL0001")
    assert "ADL0001" in str(answer["output"])
    answer = worker.ask("generate", "--nope")
    assert answer["exitCode"] == 2
    assert "No such option" in str(answer["output"])
    assert worker.end() == (0, "", "")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[]",
        "1",
        '{"arguments": "x"}',
        '{"arguments": [1]}',
        '{"requestId": "a"}',
        "[" * 100000,
    ],
)
def test_a_bad_request_does_not_end_it(worker: Worker, line: str) -> None:
    worker.send(line)
    answer = worker.receive()
    assert answer["exitCode"] == 2
    assert "request" in str(answer["output"])
    assert worker.ask("explain", "ADL0001", requestId=2)["requestId"] == 2


def test_a_failed_run_does_not_end_it(folder: Path, worker: Worker) -> None:
    good = (folder / "agent.yaml").read_text()
    (folder / "agent.yaml").write_text("kind: [")
    assert worker.ask("generate", "-t", "go", "-o", "out")["exitCode"] == 1
    assert worker.ask("generate", "@nope")["exitCode"] == 2
    (folder / "agent.yaml").write_text(good)
    assert worker.ask("generate", "-t", "go", "-o", "out")["exitCode"] == 0


def test_requests_are_answered_in_order(worker: Worker) -> None:
    lines = [json.dumps({"arguments": ["--version"], "requestId": n}) for n in range(1, 20)]
    worker.send(*lines)
    assert [worker.receive()["requestId"] for _ in lines] == [*range(1, 20)]


def test_a_waiting_request_can_be_cancelled(folder: Path, worker: Worker) -> None:
    run = ["generate", "-t", "go", "--no-manifest", "-o"]
    requests = [{"arguments": [*run, f"out{n}"], "requestId": n} for n in (1, 2)]
    worker.send(*map(json.dumps, [*requests, {"requestId": 2, "cancel": True}]))
    assert worker.receive()["exitCode"] == 0
    assert worker.receive() == {"requestId": 2, "wasCancelled": True}
    assert not (folder / "out2").exists()
    worker.send(json.dumps({"requestId": 1, "cancel": True}))
    assert worker.ask(*run, "out3", requestId=1)["exitCode"] == 0, "the id is used again"
    assert worker.end() == (0, "", "")


def test_a_sandbox_folder_is_the_current_folder_of_one_request(
    folder: Path, worker: Worker
) -> None:
    for name in ("one", "two"):
        (folder / name).mkdir()
        (
            shutil.move(folder / "agent.yaml", folder / name)
            if name == "one"
            else (folder / name / "agent.yaml").write_text(SPEC + tool("other"))
        )
    run = ["generate", "agent.yaml", "-t", "go", "--no-manifest", "-o", "out"]
    for name in ("one", "two"):
        assert worker.ask(*run, sandboxDir=name)["exitCode"] == 0
    assert files(folder / "one/out") != files(folder / "two/out")
    assert worker.ask(*run)["exitCode"] == 2, "there is no specification outside"
    assert worker.ask(*run, sandboxDir="missing")["exitCode"] == 2


def test_nothing_to_do_is_recognised_until_anything_changes(folder: Path, worker: Worker) -> None:
    run = ["generate", "agent.yaml", "-t", "go", "--no-manifest", "-o", "out"]
    assert "written" in str(worker.ask(*run)["output"])
    for _ in range(3):
        assert "unchanged" in str(worker.ask(*run)["output"])
    produced = files(folder / "out")
    generated = next((folder / "out").rglob("a.gen.go"))
    generated.unlink()
    assert "1 written" in str(worker.ask(*run)["output"])
    assert files(folder / "out") == produced
    worker.ask(*run)
    (folder / "agent.yaml").write_text(SPEC + tool("a") + tool("b"))
    assert "written" in str(worker.ask(*run)["output"])
    assert files(folder / "out") != produced


def test_a_custom_pack_that_changes_is_read_again(folder: Path, worker: Worker) -> None:
    shutil.copytree(HERE / "toy", folder / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    run = ["generate", "agent.yaml", "--pack", "toy", "-o", "out"]
    assert worker.ask(*run)["exitCode"] == 0
    before = files(folder / "out")
    views = folder / "toy/views.py"
    status = views.stat()
    text = views.read_text()
    views.write_text(f"{text}\nraise ValueError('changed')\n")
    os.utime(views, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert worker.ask(*run)["exitCode"] != 0
    views.write_text(text)
    assert worker.ask(*run)["exitCode"] == 0
    assert files(folder / "out") == before
    assert not list(folder.rglob("__pycache__")), "a pack is an input"


def test_standard_input_of_a_run_is_empty(worker: Worker) -> None:
    assert worker.ask("validate", "-")["exitCode"] != 0
    assert worker.ask("--version")["exitCode"] == 0


def test_no_request_ends_it_with_the_input(worker: Worker) -> None:
    assert worker.end() == (0, "", "")


@pytest.mark.parametrize("command", ["serve", "watch"])
def test_commands_that_run_until_they_are_stopped_are_refused(worker: Worker, command: str) -> None:
    for arguments in ([command, "agent.yaml"], ["--color=never", command, "agent.yaml"]):
        done = worker.ask(*arguments)
        assert done["exitCode"] == 2
        text = f"'{command}' runs until it is stopped: start it without --persistent_worker\n"
        assert done["output"] == f"adlgen: error: {text}"
