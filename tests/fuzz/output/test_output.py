"""A bounded part of the campaign, in a process of its own: it forks, which other tests do not expect."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.output.run import CAMPAIGNS, CONTROLS

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[3]
SIZES = {
    "kills": 0.02,
    "errors": 0.03,
    "edits": 0.03,
    "crowd": 0.1,
    "checks": 0.004,
    "real checks": 0.01,
    "incremental": 0.006,
    "writers": 0.011,
    "broken writers": 0.015,
}


@pytest.mark.parametrize("name", CAMPAIGNS)
def test_campaign(name: str) -> None:
    command = [sys.executable, "-m", "tests.fuzz.output.run", "--seed", "1"]
    command += ["--only", name, "--size", str(SIZES[name])]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (": 0 problems" in done.stdout) == (name not in CONTROLS)
