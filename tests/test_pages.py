"""The commands of pages of the documentation, which need no compiler, do what the pages show."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import yaml

from adlgen.cli import main
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


def commands(value: Any) -> list[str]:
    """Return the commands of adlgen in the configuration of a pipeline."""
    if isinstance(value, dict):
        return [command for one in value.values() for command in commands(one)]
    if isinstance(value, list):
        return [command for one in value for command in commands(one)]
    return [value] if isinstance(value, str) and re.match("adlgen [a-z]+ ?(?:-|$)", value) else []


def test_commands_of_the_recipes_pass_in_a_new_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (ROOT / "docs/recipes.md").read_text("utf-8")
    folder = tmp_path / "project"
    folder.mkdir()
    run(text, folder, tmp_path)
    monkeypatch.chdir(folder / "my-agent")
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    blocks = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    found = [commands(yaml.safe_load(block)) for block in blocks]
    assert [len(one) for one in found] == [3, 3, 4], "those of pre-commit have a name, too"
    for command in (command for one in found for command in one):
        revision = re.sub(r"(?:origin/)?\$[A-Z_]+", "HEAD", command)
        assert main(shlex.split(revision)[1:]) == 0, command


@pytest.mark.parametrize("path", sorted(ROOT.glob("docs/*.md")), ids=lambda path: path.stem)
def test_links_have_words_and_no_names_of_files(path: Path) -> None:
    links = re.findall(r"\[([^\]\n]*)\]\([^)\n]*\)", path.read_text("utf-8"))
    assert [text for text in links if re.fullmatch(r"`?[a-z/_.-]+\.md`?", text)] == []
