"""No test is decided by how busy the machine is: what reads the clock on the wall is listed here."""

import json
import re
from pathlib import Path

import pytest

from adlgen.plugins.registry import bundled_folders

HERE = Path(__file__).parent
WALL_CLOCK = re.compile(r"\btime\.(?:time|monotonic|perf_counter)(?:_ns)?\(")
REPORTING = {
    *(
        "bench/incremental.py",
        "bench/run.py",
        "bench/typing.py",
        "corpus/fuzz.py",
        "corpus/run.py",
        "fuzz/run.py",
    ),
    *("fuzz/compiled/run.py", "fuzz/contain/attack.py"),
    *("fuzz/servers/run.py", "bench/servers.py"),
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
    "fuzz/engine.py": "an answer takes milliseconds, limit 60 s",
    "unit/packs_python/test_library.py": "a deadline is a minute ahead, or what waits an hour is given up after 0.05 s",
    "servers/test_go.py": "a call starts or a signal arrives within milliseconds, limit 60 s",
    "servers/test_limits_typescript.py": "a connection that stands still ends within a second or two, limit 60 s",
    "repository/images.py": "a server starts within seconds, limit 60 s",
    "servers/load.py": "a server starts within seconds, limit 120 s",
    "servers/built/test_connections.py": "a connection ends or a comment comes within a second or two, limit 60 s",
    "unit/features/mcp_client/test_mcp.py": "a server that never answers is given up after 1.5 s, limit 60 s",
}
"""Limits of at least ten times what is needed, of which the load of the machine cannot take much."""


PLUGINS = [folder / "tests" for folder in bundled_folders() if (folder / "tests").is_dir()]


@pytest.mark.parametrize("folder", [HERE, *PLUGINS], ids=lambda folder: folder.parent.name)
def test_wall_clocks_are_listed(folder: Path) -> None:
    reading = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if not {"node_modules", "cases"} & set(path.parts)
        and WALL_CLOCK.search(path.read_text("utf-8"))
    }
    assert reading == (REPORTING | LIMITING.keys() if folder == HERE else listed(folder))


def listed(folder: Path) -> set[str]:
    """Return the modules that a plug-in lists in its ``clocks.json``, as they are listed above."""
    path = folder / "clocks.json"
    return set(json.loads(path.read_text("utf-8"))) if path.is_file() else set()
