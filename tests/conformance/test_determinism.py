"""Level 2: the same input gives the same bytes, whatever the process, locale, zone or folder."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import suite

PROGRAM = """
import hashlib, sys
from pathlib import Path
from adlgen.testing import load_cases, load_targets, render_case
cases = {case.name: case for case in load_cases()}
for target in load_targets(Path(sys.argv[1])):
    for name in sys.argv[2:]:
        digest = hashlib.sha256()
        for file in render_case(cases[name], target).tree:
            digest.update(f"{file.path}\\0{file.owner}\\0{file.text}\\0".encode())
        print(target.name, name, digest.hexdigest())
"""

SAMPLE = ["agent-orders", "agent-helpdesk", "service-forms", "references", "patterns", "names-odd"]


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_another_process_emits_the_same_bytes(seed: str, tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": seed,
        "LC_ALL": "tr_TR.UTF-8" if seed == "0" else "C",
        "TZ": "Asia/Kathmandu",
        "COLUMNS": "40",
    }
    table = str(Path(suite.__file__).parent / "targets.toml")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, table, *SAMPLE],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    expected = [
        f"{target} {case} {digest(case, target)}" for target in suite.TARGETS for case in SAMPLE
    ]
    assert done.stdout.split("\n")[:-1] == expected


def digest(case: str, target: str) -> str:
    made = hashlib.sha256()
    for file in suite.rendered(case, target).tree:
        made.update(f"{file.path}\0{file.owner}\0{file.text}\0".encode())
    return made.hexdigest()


def test_goldens_name_no_machine_no_time_and_no_version() -> None:
    for target in suite.TARGETS:
        for case in SAMPLE:
            for file in suite.rendered(case, target).tree:
                assert str(suite.ROOT) not in file.text
                assert "0.1.0" not in file.text or file.owner == "user", file.path
