"""The commands of the quick starts and of the example agent do what the pages show, in an empty folder, or in a copy of the folder of the page."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.pages import ROOT, run

QUICK_STARTS = [*sorted(ROOT.glob("docs/quick-start-*.md")), ROOT / "docs/tools-as-code.md"]
EXAMPLES = sorted(ROOT.glob("examples/orders-agent/*/README.md"))
pytestmark = pytest.mark.native


@pytest.mark.parametrize("page", QUICK_STARTS, ids=lambda page: page.stem)
def test_quick_start(page: Path, tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    run(page.read_text("utf-8"), tmp_path / "project", tmp_path)


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.parent.name)
def test_example(page: Path, tmp_path: Path) -> None:
    built = shutil.ignore_patterns("node_modules", "dist", "target", "__pycache__")
    shutil.copytree(page.parents[1], tmp_path / "orders-agent", ignore=built)
    run(page.read_text("utf-8"), tmp_path / "orders-agent" / page.parent.name, tmp_path)
