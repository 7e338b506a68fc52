"""Runs of the emitted lifecycle against hostile paths, files, verifiers and responses.

``pytest adlgen_plugins/dojops/tests/generation/test_hostile_runs.py -k python-dataclass`` runs one target. A verifier that
hangs sleeps for about 41 s; bounds of time are far below that and far above what a run needs.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen_plugins.dojops.tests.generation.benches import (
    TEXT,
    Bench,
    bench,
    findings,
    given,
    present,
    report,
    shown,
)
from adlgen_plugins.dojops.tests.generation.programs import HOSTILE
from adlgen_plugins.dojops.tests.generation.test_lifecycle import ANSWER, INPUT, NOTE, TEXTS
from tests.builtins import adversaries

pytestmark = pytest.mark.slow

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="uses /proc or renameat2")
OPERATIONS = adversaries.OPERATIONS or 2000
MEBIBYTE = 1024 * 1024
MOST_READ = 10 * MEBIBYTE
PROMPTLY = 20.0
"""A bound of time in seconds for runs whose verifier ends at once, but leaves a process behind."""
SCRIPT = "PATH=/usr/bin:/bin\n"
GONE = 15.0
"""How long processes may take to disappear, in seconds."""


# --- files --------------------------------------------------------------------------------------


def service(tools: Bench) -> Path:
    """Return the path of the file that the compose tool updates, in a folder that exists."""
    path = tools.project / "deploy" / "shop" / "service.yaml"
    path.parent.mkdir(parents=True)
    return path


def test_a_fifo_is_an_error(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    path = service(compose)
    os.mkfifo(path)
    assert compose.fails("execute", INPUT, ANSWER)
    assert path.is_fifo()
    assert compose.files() == set()


def test_a_fifo_in_the_place_of_a_new_file_is_an_error(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    path = service(compose).with_name("main.tf")
    os.mkfifo(path)
    assert compose.fails("execute", INPUT, ANSWER)
    assert path.is_fifo()


def test_a_folder_in_the_place_of_a_file_is_an_error(compose: Bench) -> None:
    service(compose).mkdir()
    compose.install("yamllint", "exit 0")
    assert compose.fails("execute", INPUT, ANSWER)
    assert service_names(compose) == {"service.yaml"}


def test_a_file_in_the_place_of_a_folder_is_an_error(compose: Bench) -> None:
    (compose.project / "deploy").write_text("")
    assert compose.fails("execute", INPUT, ANSWER)
    assert compose.files() == {"deploy"}


def service_names(tools: Bench) -> set[str]:
    return {path.name for path in (tools.project / "deploy" / "shop").iterdir()}


@pytest.mark.parametrize("target", ["/dev/zero", "/etc/hostname"])
def test_a_link_out_of_the_project_is_an_error(compose: Bench, target: str) -> None:
    service(compose).symlink_to(target)
    assert compose.fails("execute", INPUT, ANSWER)


def test_at_most_ten_mebibytes_are_read(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    path = service(compose)
    path.write_bytes(b"a" * (MOST_READ + 1))
    assert compose.fails("execute", INPUT, ANSWER)
    assert path.stat().st_size == MOST_READ + 1
    assert compose.files() == {"deploy/shop/service.yaml"}
    path.write_bytes(b"a" * MOST_READ)
    done = compose.do("execute", INPUT, ANSWER)
    assert isinstance(done, dict)
    assert str(done["system"]).count("a") >= MOST_READ


def test_a_sparse_file_of_any_size_is_an_error(compose: Bench) -> None:
    with service(compose).open("wb") as file:
        file.truncate(1 << 33)
    assert compose.fails("execute", INPUT, ANSWER)


def test_a_file_is_replaced_as_a_whole(compose: Bench) -> None:
    compose.install("yamllint", "exit 0")
    path = service(compose)
    path.write_text("image: old\n")
    path.chmod(0o640)
    other = compose.root / "other"
    other.hardlink_to(path)
    compose.do("execute", INPUT, ANSWER)
    assert other.read_text() == "image: old\n"
    assert path.stat().st_mode & 0o777 == 0o640
    names = {"service.yaml", "service.yaml.bak", "service.json", "main.tf"}
    assert service_names(compose) == names


@LINUX
def test_races_stay_inside(compose: Bench) -> None:
    outside, folder = compose.root / "outside", compose.project / "deploy"
    for place, text in ((outside, "image: outside\n"), (folder, "image: inside\n")):
        (place / "shop").mkdir(parents=True)
        (place / "shop" / "service.yaml").write_text(text)
    (compose.project / "link").symlink_to(outside)
    outcomes = {"ok": 0, "error": 0}
    with adversaries.swapping(folder, compose.project / "link"):
        for _ in range(OPERATIONS):
            found = compose.try_to("execute", INPUT, ANSWER)
            outcomes["ok" if "ok" in found else "error"] += 1
            assert "image: outside" not in json.dumps(found)
    assert sum(outcomes.values()) == OPERATIONS
    assert [path.name for path in (outside / "shop").iterdir()] == ["service.yaml"]
    assert (outside / "shop" / "service.yaml").read_text() == "image: outside\n"
    assert [path.name for path in outside.iterdir()] == ["shop"]


# --- verifiers ----------------------------------------------------------------------------------


@contextlib.contextmanager
def prompt() -> Iterator[None]:
    begun = time.monotonic()
    yield
    assert time.monotonic() - begun < PROMPTLY


@pytest.mark.parametrize(
    "line",
    [
        "sleep {m} &",
        "sleep {m} > /dev/null 2>&1 &",
        "setsid sleep {m} &",
        "setsid -f sleep {m} > /dev/null 2>&1",
        "nohup sh -c 'sleep {m}; :' > /dev/null 2>&1 &",
        "(setsid sh -c 'trap \"\" TERM HUP INT; sleep {m}; :' &) &",
        # A process has no environment that others can read while it starts a program.
        """L='exec sh -c "$0" "$0" {m}'; setsid -f sh -c "$L" "$L" > /dev/null 2>&1""",
    ],
    ids=["pipe", "background", "session", "daemon", "nohup", "orphan", "programs"],
)
@LINUX
def test_processes_that_a_verifier_leaves_behind_end_with_it(compose: Bench, line: str) -> None:
    mark = adversaries.marker(sum(line.encode()) % 9000)
    compose.install("yamllint", f"{SCRIPT}{line.format(m=mark)}\nexit 0")
    with prompt():
        assert report(compose.do("execute", INPUT, ANSWER))["passed"] is True
    assert adversaries.survivors(mark, GONE) == []


@LINUX
def test_processes_end_with_a_verifier_that_fails(compose: Bench) -> None:
    mark = adversaries.marker(9990)
    compose.install("yamllint", f"{SCRIPT}sleep {mark} &\necho broken >&2\nexit 3")
    with prompt():
        done = compose.do("execute", INPUT, ANSWER)
    message = "Verification command failed: broken\n"
    assert findings(done) == [{"severity": "error", "message": message}]
    assert adversaries.survivors(mark, GONE) == []


@pytest.mark.parametrize(
    "line",
    ["sleep {m} & setsid sleep {m} & sleep {m}", "setsid -w sleep {m}", "kill -STOP $$; sleep {m}"],
    ids=["children", "session", "stopped"],
)
@pytest.mark.native
@LINUX
def test_the_time_limit_ends_everything(line: str, tmp_path: Path) -> None:
    """In every target; all of them wait at the same time."""
    benches = []
    for target in present():
        folder = tmp_path / target
        folder.mkdir()
        benches.append(bench(target, HOSTILE, folder))
    marks = [adversaries.marker(9991 + place) for place in range(len(benches))]
    for tools, mark in zip(benches, marks, strict=True):
        tools.install("yamllint", f"{SCRIPT}{line.format(m=mark)}")

    def timed(tools: Bench) -> tuple[JsonValue, float]:
        begun = time.monotonic()
        return tools.do("execute", given(), TEXT), time.monotonic() - begun

    with ThreadPoolExecutor(len(benches)) as threads:
        for done, seconds in threads.map(timed, benches):
            assert 8 <= seconds < PROMPTLY + 8
            assert findings(done)
            assert report(done)["passed"] is False
    assert [left for mark in marks for left in adversaries.survivors(mark, GONE)] == []


@LINUX
def test_output_without_end_is_dropped(compose: Bench) -> None:
    much = f"{SCRIPT}head -c 100000000 /dev/zero | tr '\\0' x"
    compose.install("yamllint", "exit 0")
    compose.do("execute", INPUT, ANSWER)
    before = compose.program.peak
    compose.install("yamllint", f"{much}\n{much} >&2\nexit 0")
    assert report(compose.do("execute", INPUT, ANSWER))["passed"] is True
    assert compose.program.peak - before < 96 * MEBIBYTE


def test_one_mebibyte_of_output_is_kept(hostile: Bench) -> None:
    items = json.dumps([{"message": "broken", "x": "y" * 500_000}])
    (hostile.root / "out").write_text(items)
    hostile.install("yamllint", f"{SCRIPT}cat {hostile.root / 'out'}\nexit 1")
    done = hostile.do("execute", given(), TEXT)
    assert findings(done) == [{"severity": "error", "message": "broken"}]
    (hostile.root / "out").write_text(json.dumps([{"message": "broken", "x": "y" * (1 << 21)}]))
    assert findings(hostile.do("execute", given(), TEXT)) == [
        {"severity": "error", "message": "Failed to parse JSON verification output"}
    ]


def test_standard_input_is_empty(compose: Bench) -> None:
    compose.install("yamllint", f"{SCRIPT}cat > got\nexit 0")
    assert report(compose.do("execute", INPUT, ANSWER))["passed"] is True
    assert (compose.root / "tool" / "got").read_bytes() == b""


PASSED = {"PATH", "HOME", "USER", "LOGNAME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TERM"}
OF_THE_SHELL = {"PWD", "OLDPWD", "SHLVL", "_", "ADLGEN_CALL"}
"""Variables that the shell sets, and the mark by which the runtime finds the processes of a command."""


def variables(tools: Bench) -> set[str]:
    rows = (tools.root / "tool" / "variables").read_text().splitlines()
    return {row.partition("=")[0] for row in rows} - OF_THE_SHELL


def test_few_variables_are_passed_to_verifiers(compose: Bench) -> None:
    compose.install("yamllint", "/usr/bin/env > variables\nexit 0")
    compose.do("execute", INPUT, ANSWER)
    assert variables(compose) <= PASSED
    assert "PATH" in variables(compose)


def test_named_variables_are_passed_to_verifiers(compose: Bench) -> None:
    compose.install("yamllint", "/usr/bin/env > variables\nexit 0")
    compose.do("execute", INPUT, ANSWER, environment=["PASSED_ON", "NO_SUCH_VARIABLE"])
    assert variables(compose) - PASSED == {"PASSED_ON"}


def test_verifiers_have_a_session_or_group_of_their_own(compose: Bench) -> None:
    compose.install("yamllint", "read -r line < /proc/self/stat\necho $line > stat\nexit 0")
    if not Path("/proc/self/stat").exists():
        pytest.skip("no /proc")
    compose.do("execute", INPUT, ANSWER)
    words = (compose.root / "tool" / "stat").read_text().rpartition(")")[2].split()
    assert int(words[2]) != os.getpgid(compose.program.pid)


def test_a_message_in_json_is_cut(hostile: Bench) -> None:
    rows = [{"message": "x" * 500}, {"message": "\u00e9" * 501}, {"message": "x" * 5000}, "y" * 501]
    (hostile.root / "out").write_text(json.dumps(rows))
    hostile.install("yamllint", f"{SCRIPT}cat {hostile.root / 'out'}\nexit 1")
    messages = [f["message"] for f in findings(hostile.do("execute", given(), TEXT))]
    assert messages == ["x" * 500, *(f"{c * 500}\u2026" for c in ("\u00e9", "x", "y"))]


def test_at_most_a_thousand_findings_in_json(hostile: Bench) -> None:
    (hostile.root / "out").write_text(json.dumps([{"message": f"{n}"} for n in range(20_000)]))
    hostile.install("yamllint", f"{SCRIPT}cat {hostile.root / 'out'}\nexit 1")
    messages = [f["message"] for f in findings(hostile.do("execute", given(), TEXT))]
    assert messages == [str(n) for n in range(1000)]


def test_at_most_a_thousand_findings_in_lines(notes: Bench) -> None:
    (notes.root / "out").write_text("broken\n" * 20_000)
    notes.install("jsonlint", f"{SCRIPT}cat {notes.root / 'out'}\nexit 1")
    found = findings(notes.do("execute", NOTE, json.dumps({"files": TEXTS})))
    assert found == [{"severity": "error", "message": "broken"}] * 1000


def test_errors_of_a_manifest_are_cut_as_before(compose: Bench) -> None:
    compose.install("yamllint", f"{SCRIPT}head -c 9000 /dev/zero | tr '\\0' x >&2\nexit 1")
    message = f"Verification command failed: {'x' * 500}"
    assert findings(compose.do("execute", INPUT, ANSWER)) == [
        {"severity": "error", "message": message}
    ]


def test_lines_are_cut_as_before(notes: Bench) -> None:
    notes.install("jsonlint", f"{SCRIPT}printf 'broken %0900d\\n' 0\nexit 1")
    found = findings(notes.do("execute", NOTE, json.dumps({"files": TEXTS})))
    assert found == [{"severity": "error", "message": f"broken {'0' * 193}"}]


# --- odd text -----------------------------------------------------------------------------------

NOT_TEXT = "The response is not valid text"
KEEPING = ("python", "typescript")
"""Languages whose strings can have lone surrogates."""


@pytest.mark.parametrize("text", ["a\ud800b", "x\udfff"], ids=shown)
def test_a_lone_surrogate_in_a_content_is_an_error(
    hostile: Bench, request: pytest.FixtureRequest, text: str
) -> None:
    hostile.install("yamllint", "exit 0")
    found = hostile.try_to("execute", given(), {"text": text})
    if str(request.node.callspec.params["hostile"]).startswith(KEEPING):
        assert found == {"error": NOT_TEXT}
    if "error" in found:
        assert hostile.files() == set()
    else:
        assert "\ufffd" in hostile.read("docs/a.txt")


def test_a_lone_surrogate_in_free_text_is_an_error(
    notes: Bench, request: pytest.FixtureRequest
) -> None:
    answer = json.dumps({"files": TEXTS}).replace("Notes", "Notes\ud800")
    found = notes.try_to("execute", NOTE, answer)
    if str(request.node.callspec.params["notes"]).startswith(KEEPING):
        assert "error" in found
    if "error" in found:
        assert notes.files() == set()


def test_an_escaped_lone_surrogate_in_a_response_does_not_crash(notes: Bench) -> None:
    answer = json.dumps({"files": {**TEXTS, "notes.md": "\ud800"}})
    found = notes.try_to("execute", NOTE, answer)
    assert "error" in found or "\ufffd" in notes.read("notes/notes.md")


def test_a_lone_surrogate_in_a_prompt_is_an_error(
    compose: Bench, request: pytest.FixtureRequest
) -> None:
    compose.install("yamllint", "exit 0")
    found = compose.try_to("execute", {**INPUT, "team": "\ud800"}, ANSWER)
    if str(request.node.callspec.params["compose"]).startswith(KEEPING):
        assert "error" in found
    if "error" in found:
        assert compose.files() == set()
    assert "\\ud800" not in json.dumps(found.get("ok"))


DEEP = ("[" * 100_000 + "]" * 100_000, '{"a":' * 100_000)


@pytest.mark.parametrize("answer", DEEP, ids=shown)
def test_a_response_that_is_too_deep_is_text(compose: Bench, answer: str) -> None:
    compose.install("yamllint", "exit 0")
    compose.do("execute", INPUT, answer)
    assert answer[:50] in compose.read("deploy/shop/main.tf")
    assert compose.fails("serve", INPUT, answer).startswith("The model's response is invalid:")


@pytest.mark.parametrize("answer", DEEP, ids=shown)
def test_free_text_that_is_too_deep_is_text(notes: Bench, answer: str) -> None:
    assert notes.fails("execute", NOTE, answer) == (
        "Multi-file output must be a JSON object with file paths as keys."
    )


@pytest.mark.parametrize("program", ["exit 1", "exit 0"])
def test_output_that_is_too_deep_is_a_finding(hostile: Bench, program: str) -> None:
    (hostile.root / "out").write_text("[" * 100_000 + "]" * 100_000)
    hostile.install("yamllint", f"{SCRIPT}cat {hostile.root / 'out'}\n{program}")
    assert findings(hostile.do("execute", given(), TEXT)) == [
        {"severity": "error", "message": "Failed to parse JSON verification output"}
    ]


def test_output_that_is_no_text_is_a_finding(hostile: Bench) -> None:
    (hostile.root / "out").write_bytes(b'[{"message": "\xff\xfe"}, {"message": "\\ud800"}]')
    hostile.install("yamllint", f"{SCRIPT}cat {hostile.root / 'out'}\nexit 1")
    assert findings(hostile.do("execute", given(), TEXT))
