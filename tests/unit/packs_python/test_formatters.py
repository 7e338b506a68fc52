"""Formatters leave generated files as they are, with the settings of any project."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import suite

pytestmark = pytest.mark.slow
FORMATTERS = {
    "black": ["black", "--quiet", "--line-length", "40"],
    "ruff": ["ruff", "format", "--quiet", "--no-cache", "--isolated", "--line-length", "40"],
    "ruff check": [
        *("ruff", "check", "--quiet", "--no-cache", "--isolated", "--line-length", "40"),
        *("--select", "ALL", "--fix", "--unsafe-fixes", "--exit-zero"),
    ],
}


@pytest.mark.parametrize("command", FORMATTERS.values(), ids=FORMATTERS)
def test_generated_files_are_not_formatted(tmp_path: Path, command: list[str]) -> None:
    generated: dict[Path, str] = {}
    for case in ("agent-operations", "agent-commands", "agent-client"):
        for file in suite.rendered(case, "python-pydantic").tree:
            path = tmp_path / case / file.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file.text, "utf-8")
            if file.owner == "adlgen":
                generated[path] = file.text
    unformatted = tmp_path / "own.py"
    unformatted.write_text("import os\nx = [ 1,2 ]\n", "utf-8")
    subprocess.run([sys.executable, "-m", *command, str(tmp_path)], check=True)
    assert unformatted.read_text("utf-8") != "import os\nx = [ 1,2 ]\n"
    assert [path for path, text in generated.items() if path.read_text("utf-8") != text] == []
