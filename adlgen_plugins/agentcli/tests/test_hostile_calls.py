"""Programs of agentcli whose handlers print, hang and start processes, and hostile arguments.

``pytest adlgen_plugins/agentcli/tests/test_hostile_calls.py -k python-dataclass`` runs one target. Processes
that nothing ends sleep for about 41 s; bounds of time are far below that. What is tested here is the code that all
programs of a pack have, so one target of each pack is run.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import PurePosixPath

import pytest

from adlgen.document.node import JsonValue
from adlgen.output.tree import FileTree
from adlgen_plugins.agentcli.tests import programs
from adlgen_plugins.agentcli.tests.programs import Agent
from tests.builtins import adversaries
from tests.conformance import suite

pytestmark = pytest.mark.slow

NEEDS = {"go": ("go",), "typescript": ("node",), "rust": ("cargo",)}
ONE_OF_EACH = {suite.PACKS[name].name: name for name in suite.TARGETS}
"""A target of each pack: the last one."""
TARGETS = [
    pytest.param(name, marks=pytest.mark.native) if name in NEEDS else name
    for name in ONE_OF_EACH.values()
]
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="uses /proc")
MOST_INPUT = 10 * 1024 * 1024
MOST_ERROR = 64 * 1024
PROMPTLY = 20.0
"""A bound of time in seconds where nothing is to be waited for."""
MORE_THAN_A_PIPE = 256 * 1024
"""How many bytes cannot be written to a pipe from which nothing is read."""
GONE = 15.0
"""How long processes may take to disappear, in seconds."""
KEPT_OPEN = ("python", "go", "rust")
"""Languages whose children cannot write to the standard output of the program."""


@pytest.fixture(params=TARGETS)
def target(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    missing = [tool for tool in NEEDS.get(name, ()) if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"{', '.join(missing)} is not installed")
    return name


@pytest.fixture
def agent(target: str) -> Agent:
    return programs.agent_of(target)


def test_all_targets_of_a_pack_have_the_same_programs() -> None:
    """So one of them is enough for what follows."""
    for target in suite.TARGETS:
        same = {file.path: file.text for file in emitted(ONE_OF_EACH[suite.PACKS[target].name])}
        programs_of = {
            file.path: file.text for file in emitted(target) if is_of_programs(file.path)
        }
        assert len(programs_of) > len(("tide_table", "log", "harbour.list")), target
        assert programs_of == {path: same.get(path) for path in programs_of}


def emitted(target: str) -> FileTree:
    return suite.rendered(programs.CASE.name, target).tree


def is_of_programs(path: str) -> bool:
    """Say if a file is the program of a tool, or of what all programs have in common."""
    parts = PurePosixPath(path).parts
    return bool({"programs", "bin", "cmd", "platform"} & set(parts)) or parts[-1].startswith(
        ("_program", "_processes", "program", "processes")
    )


def log(what: str, text: str = "") -> str:
    return json.dumps({"do": what, "text": text})


# --- the time limit -------------------------------------------------------------------------------


LINES = (
    "sleep {m} & setsid sleep {m} & sleep {m}",
    "setsid sh -c 'trap \"\" TERM HUP INT; setsid sleep {m} & sleep {m}; :' & sleep {m}",
    "(setsid -f sleep {m} > /dev/null 2>&1 < /dev/null)",
)
"""Processes that are children, ignore signals, or are daemons."""


@LINUX
def test_the_time_limit_ends_the_handler_and_what_it_started(agent: Agent) -> None:
    """Also of a handler that does not yield. All calls wait at the same time."""
    marks = [adversaries.marker(len(line)) for line in LINES]
    harbours = [f"sh {line.format(m=mark)}" for line, mark in zip(LINES, marks, strict=True)]
    texts = [json.dumps({"harbour": harbour}) for harbour in (*harbours, "slow")]
    with ThreadPoolExecutor(len(texts)) as threads:
        outcomes = list(threads.map(functools.partial(agent.call, "tide_table"), texts))
    assert [done.error for done in outcomes] == ["tool timed out"] * len(texts)
    assert [done.seconds for done in outcomes if not 5 <= done.seconds < PROMPTLY + 5] == []
    assert [left for mark in marks for left in adversaries.survivors(mark, GONE)] == []


def test_a_thread_does_not_delay_the_end(agent: Agent) -> None:
    done = agent.call("log", log("thread"))
    assert done.result == json.loads(log("thread"))
    assert done.seconds < PROMPTLY


# --- standard output ------------------------------------------------------------------------------


def test_only_the_result_is_on_standard_output(agent: Agent) -> None:
    done = agent.call("log", log("print"))
    assert done.result == {"do": "print", "text": ""}
    assert done.stderr == b""


def test_a_person_at_a_terminal_sees_what_is_printed(agent: Agent, target: str) -> None:
    shown = agent.show("log", log("print"))
    expected = ["printed", "written", *(["by a child"] if target.startswith(KEPT_OPEN) else [])]
    assert [line for line in expected if line not in shown] == []


def test_a_child_does_not_keep_standard_output_open(agent: Agent, target: str) -> None:
    if not target.startswith(KEPT_OPEN):
        pytest.skip("a child of Node inherits standard output only if it is passed on")
    mark = adversaries.marker(7001)
    begun = time.monotonic()
    with agent.process("log", stderr=subprocess.DEVNULL) as running:
        out = running.communicate(log("leave", f"sleep {mark}").encode())[0]
    assert json.loads(out)["do"] == "leave"
    assert time.monotonic() - begun < PROMPTLY


# --- signals --------------------------------------------------------------------------------------


@contextlib.contextmanager
def running(
    agent: Agent, what: str, mark: str, first: str = ""
) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a program whose handler has started a child, which runs a command ``first``, and waits for it."""
    with agent.process("log") as program:
        try:
            assert program.stdin is not None
            program.stdin.write(
                log(what, f"{first}sleep {mark} & setsid sleep {mark} & sleep {mark}").encode()
            )
            program.stdin.close()
            program.stdin = None
            until = time.monotonic() + 30
            while len(adversaries.survivors(mark)) < 3 and time.monotonic() < until:
                time.sleep(0.05)
            assert len(adversaries.survivors(mark)) >= 3
            yield program
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(program.pid, signal.SIGKILL)


@pytest.mark.parametrize("what", ["wait", "block"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@LINUX
def test_a_signal_ends_the_program_and_its_children(
    agent: Agent, number: signal.Signals, what: str
) -> None:
    mark = adversaries.marker(7100 + number + len(what))
    with running(agent, what, mark) as program:
        program.send_signal(number)
        begun = time.monotonic()
        out, errors = program.communicate(timeout=120)
        assert time.monotonic() - begun < PROMPTLY
    assert out == b""
    assert b"Traceback" not in errors
    assert b"KeyboardInterrupt" not in errors
    assert b"panic" not in errors
    assert program.returncode in {-number, 128 + number}
    assert adversaries.survivors(mark, GONE) == []


@LINUX
def test_ctrl_c_of_a_terminal_shows_no_traceback(agent: Agent) -> None:
    mark = adversaries.marker(7300)
    # The child does not end by the signal: otherwise the handler could return before the program gets its own.
    with running(agent, "wait", mark, first="trap '' INT; ") as program:
        os.killpg(program.pid, signal.SIGINT)
        out, errors = program.communicate(timeout=120)
    assert (out, b"Traceback" in errors) == (b"", False)
    assert program.returncode in {-signal.SIGINT, 128 + signal.SIGINT}
    assert adversaries.survivors(mark, GONE) == []


@LINUX
def test_a_signal_while_input_is_read_ends_the_program(agent: Agent) -> None:
    with agent.process("log") as program:
        assert program.stdin is not None
        program.stdin.write(b" " * MORE_THAN_A_PIPE)  # ends when the program has begun to read
        program.stdin.flush()
        time.sleep(0.2)  # long enough to wait for more
        program.send_signal(signal.SIGTERM)
        program.wait(timeout=120)  # the input does not end before the program does
        out, errors = program.communicate(timeout=120)
    assert (out, b"Traceback" in errors) == (b"", False)
    assert program.returncode in {-signal.SIGTERM, 128 + signal.SIGTERM}


# --- input ----------------------------------------------------------------------------------------


def padded(size: int) -> bytes:
    """Return an object of a number of bytes."""
    return b'{"a":"' + b"x" * (size - 8) + b'"}'


def test_ten_mebibytes_are_read(agent: Agent) -> None:
    done = agent.call("log", padded(MOST_INPUT))
    assert done.result == {"a": "x" * (MOST_INPUT - 8)}


@pytest.mark.parametrize("extra", [b"x", b" ", b"\n"])
def test_more_is_an_error(agent: Agent, extra: bytes) -> None:
    data = padded(MOST_INPUT)
    data = padded(MOST_INPUT + 1) if extra == b"x" else data + extra
    assert agent.call("log", data).error == "The arguments exceed 10 MiB."


def test_the_rest_is_not_read(agent: Agent) -> None:
    with agent.process("log") as program:
        stdin, written = program.stdin, threading.Event()
        assert stdin is not None

        def write() -> None:
            with contextlib.suppress(BrokenPipeError):
                for _ in range(64):
                    stdin.write(b"x" * (1 << 20))
                    stdin.flush()
            with contextlib.suppress(BrokenPipeError):
                stdin.close()
            written.set()

        threading.Thread(target=write, daemon=True).start()
        try:
            # The pipe stays open: a program that reads all of it does not end before its limit of 60 s.
            assert program.wait(timeout=45) == 1
        finally:
            program.kill()
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.read() == b""
        assert json.loads(program.stderr.read()) == {"error": "The arguments exceed 10 MiB."}
        assert written.wait(30)
        program.stdin = None
        with contextlib.suppress(BrokenPipeError):
            stdin.close()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('{"a":1,"a":1}', '"a"'),
        ('{"a":1,"b":2,"a":3}', '"a"'),
        ('{"b":{"a":1,"a":2}}', '"a"'),
        ('[{"a":1,"a":2}]', '"a"'),
        ('{"b":[[{"c":{}},{"a":[],"a":[]}]]}', '"a"'),
        ('{"a":1,"\\u0061":2}', '"a"'),
        ('{"":1,"":2}', '""'),
        ('{"\\"":1,"\\u0022":2}', '"\\""'),
        ('{ "a" : 1 ,\n\t"a" : 2 }', '"a"'),
        ('{"\u20ac":1,"\\u20AC":2}', '"\u20ac"'),
        ('{"\\ud83d\\udea2":1,"\U0001f6a2":2}', '"\U0001f6a2"'),
        ('{"__proto__":1,"__proto__":2}', '"__proto__"'),
        ('{"a\\/b":1,"a/b":2}', '"a/b"'),
    ],
)
def test_a_duplicate_key_is_an_error(agent: Agent, text: str, key: str) -> None:
    assert agent.call("log", text).error == f"The arguments have a duplicate key: {key}."


@pytest.mark.parametrize(
    "text",
    [
        '{"a":{"b":1},"c":{"b":1},"b":2}',
        '[{"a":1},{"a":1}]',
        '{"a":"{\\"a\\":1,\\"a\\":2}","b":"a"}',
        '{"a":1,"A":2,"a ":3,"\\u0000a":4}',
        '{"a":["a","a","a"],"\\\\":1,"\\\\\\\\":2}',
        '{"__proto__":1,"constructor":2,"toString":3}',
    ],
)
def test_other_keys_are_not_duplicates(agent: Agent, text: str) -> None:
    done = agent.call("log", text)
    if text.startswith("["):
        assert "must be object" in done.error
    else:
        assert done.result == json.loads(text)


def test_a_long_duplicate_key_is_bounded(agent: Agent) -> None:
    key = "k" * 1_000_000
    done = agent.call("log", json.dumps({key: 1})[:-1] + f',"{key}":2}}')
    assert done.error.startswith('The arguments have a duplicate key: "kkkk')
    assert len(done.stderr) <= MOST_ERROR


def test_many_keys_are_checked_in_time(agent: Agent) -> None:
    value: JsonValue = {f"k{n}": n for n in range(100_000)}
    assert agent.call("log", json.dumps(value)).result == value


# --- errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", ["x", "\u00e9", "\U0001f6a2", "\n", '"', "\x01"], ids=ascii)
def test_an_error_line_is_bounded(agent: Agent, letter: str) -> None:
    text = letter * 100_000
    done = agent.call("log", log("fail", text))
    error = done.error
    assert len(done.stderr) <= MOST_ERROR
    assert error.endswith("\u2026")
    assert error[:-1] == text[: len(error) - 1]
    assert len(done.stderr) > MOST_ERROR // 2


@pytest.mark.parametrize("letter", ["x", "\u00e9", '"'], ids=ascii)
def test_a_shorter_error_is_complete(agent: Agent, letter: str) -> None:
    text = letter * 30_000
    assert agent.call("log", log("fail", text)).error == text
