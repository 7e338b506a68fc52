"""No test is decided by how busy the machine is: what reads the clock on the wall is listed here."""

import re
from pathlib import Path

HERE = Path(__file__).parent
WALL_CLOCK = re.compile(r"\btime\.(?:time|monotonic|perf_counter)(?:_ns)?\(")
REPORTING = {
    *("bench/incremental.py", "bench/run.py", "corpus/fuzz.py", "corpus/run.py", "fuzz/run.py"),
    "fuzz/compiled/run.py",
    "fuzz/servers/run.py",
    *("conformance/agreement.py", "conformance/table/run.py"),
}
"""Programs that are not tests: they print their duration or run for a given time."""
LIMITING = {
    "builtins/adversaries.py": "killed processes end within milliseconds, limit 10 s or more",
    "builtins/servers.py": "a server sends slowly for at most 60 s; nothing is asserted",
    "builtins/test_python_bash.py": "a command with a limit of 1 s ends after 1.4 s, limit 10 s",
    "builtins/test_python_fetch.py": "a request with a limit of 1 s ends after 1.4 s, limit 10 s",
    "builtins/test_python_files.py": "files that cannot be read are refused at once, limit 10 s; races last 2 s",
    "builtins/test_rust_fetch.py": "a request with a limit of 1 s ends after 1.1 s, limit of ten times that",
    "conformance/programs.py": "a call that would take ten minutes ends after 5 s, limit 300 s",
    "dialects/agentcli/test_hostile_calls.py": "processes end within 1 s, limit 20 s; nothing ended takes 41 s",
    "dialects/aios/test_running.py": "six scripts end after 0.5 s each, limit 300 s; without one they run for hours",
    "dialects/cycod/test_cancelled_start.py": "a cancelled call ends within milliseconds, limit 20 s",
    "dialects/cycod/test_emitted.py": "a command that would take 300 s ends after 0.2 s, limit 60 s",
    "fuzz/engine.py": "an answer takes milliseconds, limit 60 s",
    "generation/programs.py": "an answer takes milliseconds, limit 120 s",
    "generation/test_hostile_runs.py": "processes end within 1 s, limit 20 s; nothing ended takes 41 s",
    "servers/test_servers.py": "a cancelled call ends within milliseconds, limit 60 s",
    "unit/features/mcp_client/test_mcp.py": "a server that never answers is given up after 1.5 s, limit 60 s",
}
"""Limits of at least ten times what is needed, of which the load of the machine cannot take much."""


def test_wall_clocks_are_listed() -> None:
    reading = {
        path.relative_to(HERE).as_posix()
        for path in HERE.rglob("*.py")
        if not {"node_modules", "cases"} & set(path.parts)
        and WALL_CLOCK.search(path.read_text("utf-8"))
    }
    assert reading == REPORTING | LIMITING.keys()
