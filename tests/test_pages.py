"""The commands of pages of the documentation, which need no compiler, do what the pages show."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.pages import ROOT, SERVER, run

PAGES = [
    "README.md",
    *(
        f"docs/{name}.md"
        for name in ("clients", "index", "migration", "recipes", "troubleshooting", "upgrades")
    ),
]


@pytest.mark.parametrize("path", PAGES)
def test_the_commands_do_what_is_shown(path: str, tmp_path: Path) -> None:
    text = (ROOT / path).read_text("utf-8")
    if "npx" in text and not SERVER.exists():
        pytest.skip("tests/toolchains/mcp is not installed: `make setup`")
    (tmp_path / "project").mkdir()
    assert run(text, tmp_path / "project", tmp_path) > 0
