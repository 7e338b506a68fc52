"""The built-in tools that the Rust pack emits withstand the adversaries."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from adlgen.features.builtins.model import CODE_FOLDERS
from tests.builtins import adversaries, servers
from tests.builtins.adversaries import LIMIT, Command

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
SPEC = ROOT / "tests/conformance/cases/builtins/agent.yaml"
NETWORKS = json.loads((ROOT / "adlgen/features/builtins/internal_addresses.json").read_text())
PATIENCE = 10 * LIMIT
"""The longest call that a busy machine may cause, in seconds."""
OPERATIONS = adversaries.OPERATIONS or 1000
"""How often each tool is called during a race."""
PARALLEL = 8
MAX_MEMORY = 400 << 20
ENVIRONMENT = frozenset(
    ("PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TERM")
)


def _run(command: Sequence[str], folder: Path, **more: str) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


class Driver:
    """A program that calls the emitted tools."""

    def __init__(self, program: Path) -> None:
        environment = {**os.environ, "SECRET_TOKEN": "secret", "KEPT": "kept"}
        self.process = subprocess.Popen(
            [program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        self.slowest = 0.0

    def all(self, requests: Sequence[Mapping[str, Any]]) -> list[Any]:
        """Return the answers, in order; no call is longer than the limit of a test."""
        answers: list[Any] = []
        for start in range(0, len(requests), PARALLEL):
            answers += self._parallel(requests[start : start + PARALLEL])
        return answers

    def _parallel(self, requests: Sequence[Mapping[str, Any]]) -> list[Any]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for number, request in enumerate(requests):
            print(json.dumps({**request, "id": number}), file=self.process.stdin, flush=True)
        answers = {}
        for _ in requests:
            answer = json.loads(self.process.stdout.readline())
            answers[answer["id"]] = answer["answer"]
            if "repeat" not in requests[answer["id"]]:
                self.slowest = max(self.slowest, answer["seconds"])
                assert answer["seconds"] < PATIENCE, requests[answer["id"]]
        return [answers[number] for number in range(len(requests))]

    def call(self, tool: str, settings: Mapping[str, Any], given: object, **more: int) -> Any:
        """Return the result of one call: the output, or its error as ``refused``."""
        return self.all([_request(tool, settings, given, **more)])[0]


def _request(tool: str, settings: Mapping[str, Any], given: object, **more: int) -> dict[str, Any]:
    return {"tool": tool, "settings": settings, "input": given, **more}


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The driver, compiled with the emitted tools."""
    if shutil.which("cargo") is None:
        warnings.warn("Rust's built-in tools are NOT checked: no cargo", stacklevel=1)
        pytest.skip("cargo is not installed")
    project = tmp_path_factory.mktemp("builtins")
    adlgen = [sys.executable, "-m", "adlgen", "generate", str(SPEC), "-t", "rust"]
    _run([*adlgen, "--scaffold", "-o", str(project)], ROOT, PYTHONPATH=str(ROOT))
    lock = (ROOT / "tests/toolchains/rust/Cargo.lock").read_text("utf-8")
    (project / "Cargo.lock").write_text(lock.replace("adlgen-toolchain", "builtins-agent"))
    (project / "src/main.rs").write_bytes((HERE / "driver.rs.txt").read_bytes())
    target = project / "target"
    _run(["cargo", "build", "--quiet"], project, CARGO_TARGET_DIR=str(target))
    return target / "debug/builtins-agent"


@pytest.fixture
def driver(program: Path) -> Iterator[Driver]:
    driver = Driver(program)
    with driver.process:
        yield driver
        driver.process.kill()
    print(f"the slowest call: {driver.slowest:.2f} s")


# --- commands ------------------------------------------------------------------------------------


def _ends(answer: Mapping[str, Any]) -> str:
    error = answer.get("refused", answer.get("error"))
    if error is None:
        return "success"
    return "timeout" if f"timed out after {LIMIT} seconds" in error else "failure"


@pytest.mark.parametrize("shell", [True, False], ids=["shell", "argv"])
def test_commands_end_with_all_their_processes(
    driver: Driver, tmp_path: Path, *, shell: bool
) -> None:
    commands = adversaries.COMMANDS if shell else adversaries.ARGV_COMMANDS
    settings = {"shell": shell, "timeout_seconds": LIMIT, "working_dir": str(tmp_path)}
    marks = [adversaries.marker(2 * number + shell) for number in range(len(commands))]
    texts = [c.text.replace("{m}", mark) for c, mark in zip(commands, marks, strict=True)]
    answers = driver.all([_request("Bash", settings, {"command": text}) for text in texts])
    wrong = {}
    for command, mark, answer in zip(commands, marks, answers, strict=True):
        left = adversaries.survivors(mark, 1)
        if left or not _is_expected(command, answer):
            wrong[command.name] = (answer, left)
    assert not wrong


def _is_expected(command: Command, answer: Mapping[str, Any]) -> bool:
    has_output = command.output is None or answer.get("output") == command.output
    return has_output and command.ends in {"any", _ends(answer)}


def test_supervisors_end(driver: Driver) -> None:
    answer = driver.call("Bash", {"shell": True}, {"command": "kill -KILL $PPID; sleep 41"})
    assert answer["exit_code"] == -1
    assert "error" in answer
    children = Path(f"/proc/{driver.process.pid}/task/{driver.process.pid}/children")
    assert children.read_text() == ""


def test_words(driver: Driver) -> None:
    for line, words in adversaries.WORDS:
        assert driver.call("words", {}, line) == words
    for line, character in adversaries.REFUSED_SYNTAX:
        refused = driver.call("Bash", {}, {"command": line})
        assert refused["refused"].endswith(f"Shell syntax is not enabled: {character}."), line
    for line in adversaries.UNCLOSED:
        refused = driver.call("Bash", {}, {"command": line})
        assert refused["refused"].endswith("The command has an unclosed quote."), line


def test_whitelist_compares_words(driver: Driver) -> None:
    settings = {"whitelist": adversaries.WHITELIST}
    for line in adversaries.WHITELISTED:
        assert "refused" not in driver.call("Bash", settings, {"command": line}), line
    for line in adversaries.NOT_WHITELISTED:
        refused = driver.call("Bash", settings, {"command": line})
        assert "is not allowed" in refused["refused"], line


def test_environment_is_reduced(driver: Driver) -> None:
    usual = driver.call("Bash", {}, {"command": "env"})["output"].splitlines()
    assert {line.partition("=")[0] for line in usual} <= ENVIRONMENT
    kept = driver.call("Bash", {"environment": ["KEPT"]}, {"command": "env"})["output"]
    assert "KEPT=kept\n" in kept


# --- files ---------------------------------------------------------------------------------------


def test_roots(driver: Driver, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    settings = {"allowed_roots": [str(root)]}
    for path in adversaries.OUTSIDE_PATHS:
        given = str(root / path.format(outside=outside)) if path[0] != "/" else path
        for tool, more in _file_tools("secret\n"):
            answer = driver.call(
                tool, settings, {"file_path": given.format(outside=outside), **more}
            )
            assert answer["refused"].endswith("is outside the allowed roots."), (tool, path)
    assert (outside / "secret").read_text() == "secret\n"
    for path in adversaries.INSIDE_PATHS:
        for tool, more in _file_tools("inside\n"):
            answer = driver.call(tool, settings, {"file_path": str(root / path), **more})
            assert "refused" not in answer, (tool, path)
    new = {"file_path": str(root / "inner/new/folder/file"), "content": "new"}
    assert driver.call("Write", settings, new)["bytes_written"] == len("new")
    assert (root / "inside/new/folder/file").read_text() == "new"


def _file_tools(text: str) -> list[tuple[str, dict[str, str]]]:
    return [
        ("Read", {}),
        ("Edit", {"old_string": text, "new_string": text}),
        ("Write", {"content": text}),
    ]


def test_denied_names(driver: Driver, tmp_path: Path) -> None:
    adversaries.prepare_denied(tmp_path)
    for roots in ([], [str(tmp_path)]):
        settings = {"allowed_roots": roots, "denied_names": CODE_FOLDERS}
        for path in adversaries.DENIED_PATHS:
            for tool, more in _file_tools("x")[1:]:
                answer = driver.call(tool, settings, {"file_path": str(tmp_path / path), **more})
                assert " is in a denied folder: ." in answer["refused"], (tool, path)
        for path in adversaries.ALLOWED_PATHS:
            given = {"file_path": str(tmp_path / path), "content": "x"}
            assert "refused" not in driver.call("Write", settings, given), path
    assert sorted(path.name for path in (tmp_path / ".git").iterdir()) == ["hooks"]


def test_irregular_and_large_files(driver: Driver, tmp_path: Path) -> None:
    names = adversaries.prepare_unreadable(tmp_path)
    requests = [
        _request(tool, {"allowed_roots": roots}, {"file_path": str(tmp_path / name), **more})
        for name in names
        for tool, more in _file_tools("x")
        for roots in ([], [str(tmp_path)])
        if (tool, name) not in {("Write", "sparse"), ("Write", "device")}
    ]
    answers = driver.all(requests)
    assert all("refused" in answer for answer in answers)
    status = Path(f"/proc/{driver.process.pid}/status").read_text()
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    assert int(peak.split()[1]) << 10 < MAX_MEMORY


@pytest.mark.skipif(sys.platform != "linux", reason="renameat2")
@pytest.mark.parametrize("tool", ["Read", "Edit", "Write"])
def test_races_stay_inside(driver: Driver, tmp_path: Path, tool: str) -> None:
    more = dict(_file_tools("inside\n"))[tool]
    with adversaries.race(tmp_path) as race:
        given = {"file_path": str(race.file), **more}
        settings = {"allowed_roots": [str(race.root)]}
        results = driver.call(tool, settings, given, repeat=OPERATIONS)
        assert not race.escaped()
    assert sum(results.values()) == OPERATIONS
    inside = sum(count for text, count in results.items() if "refused" not in text)
    assert 0 < inside < OPERATIONS, results
    assert not any("outside\\n" in text for text in results), results


# --- requests ------------------------------------------------------------------------------------

INTERNAL = {"allow_internal": True, "timeout_seconds": LIMIT, "max_bytes": servers.MAX_BYTES}


@pytest.mark.parametrize("server", servers.SERVERS, ids=lambda server: server.name)
def test_requests_end(driver: Driver, server: servers.Server) -> None:
    with servers.serving(server) as running:
        answer = driver.call("Fetch", INTERNAL, {"url": running.url})
    if server.scheme == "https":
        assert "https is not available" in answer["refused"]
    elif server.ends == "success":
        assert server.body in {None, answer.get("body")}, answer
        assert answer["truncated"] == server.truncated
    elif server.ends != "any":
        assert ("timed out" in answer["refused"]) == (server.ends == "timeout"), answer


def test_a_connection_that_is_not_established_ends(driver: Driver) -> None:
    with servers.not_accepting() as url:
        assert "timed out" in driver.call("Fetch", INTERNAL, {"url": url})["refused"]


def test_internal_addresses(driver: Driver) -> None:
    for domains in ([], ["localhost", "127.0.0.1"]):
        settings = {"allowed_domains": domains}
        for url in adversaries.INTERNAL_URLS if not domains else adversaries.INTERNAL_URLS[:1]:
            refused = driver.call("Fetch", settings, {"url": url})["refused"]
            assert refused.endswith(" is an internal address."), url
            moved = {"redirect": url, "allowed_domains": []}
            refused = driver.call("Fetch", moved, {"url": "http://1.1.1.1/"})["refused"]
            assert refused.endswith(" is an internal address."), url
    for address in adversaries.PUBLIC_ADDRESSES:
        assert driver.call("is_in", {"networks": NETWORKS}, address) is False
    for network in NETWORKS:
        assert driver.call("is_in", {"networks": NETWORKS}, network.partition("/")[0]) is True


def test_headers_of_redirects(driver: Driver) -> None:
    sent = {**adversaries.SAFE_HEADERS, **adversaries.SECRET_HEADERS}
    with (
        servers.serving(servers.answering()) as other,
        servers.serving(servers.redirecting_to(other.url)) as first,
    ):
        assert driver.call("Fetch", INTERNAL, {"url": first.url, "headers": sent})["body"] == "hi"
    heads = [running.requests[0].lower() for running in (first, other)]
    for name in sent:
        assert f"\r\n{name.lower()}:" in heads[0]
        assert (f"\r\n{name.lower()}:" in heads[1]) == (name in adversaries.SAFE_HEADERS), name


def test_headers_of_responses(driver: Driver) -> None:
    with servers.serving(servers.with_headers()) as running:
        headers = driver.call("Fetch", INTERNAL, {"url": running.url})["headers"]
    assert headers == {**servers.KEPT_HEADERS, "Content-Length": "2"}


def test_downloads_stay_inside(driver: Driver, tmp_path: Path) -> None:
    root, outside = adversaries.prepare_roots(tmp_path)
    adversaries.prepare_denied(root / "inside")
    settings = {**INTERNAL, "allow_downloads": True, "download_dir": str(root)}
    with servers.serving(servers.answering()) as running:
        denied = [f"inside/{name}/x" for name in CODE_FOLDERS]
        for path in ("to-folder/x", "to-file", "inside/link/x", "../x", "/x", *denied):
            given = {"url": running.url, "save_path": path}
            assert "refused" in driver.call("Fetch", settings, given), path
        saved = driver.call("Fetch", settings, {"url": running.url, "save_path": "inner/new"})
    assert saved["saved_to"] == str(root / "inside/new")
    assert [path.name for path in outside.iterdir()] == ["secret"]


def test_errors_are_short(driver: Driver) -> None:
    long = "x" * 100_000
    for tool, given in (
        ("Read", {"file_path": long}),
        ("Write", {"file_path": long, "content": ""}),
        ("Fetch", {"url": long}),
        ("Fetch", {"url": f"http://{long}/"}),
        ("Fetch", {"url": "http://1.1.1.1/", "headers": {long + " ": ""}}),
    ):
        refused = driver.call(tool, {"allowed_roots": ["."]}, given)["refused"]
        assert len(refused) < len(long) // 100, tool


def test_time_limits_of_lookups(driver: Driver) -> None:
    start = time.monotonic()
    settings = {"timeout_seconds": LIMIT}
    assert "refused" in driver.call("Fetch", settings, {"url": "http://name.invalid/"})
    assert time.monotonic() - start < PATIENCE
