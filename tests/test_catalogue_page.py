"""The commands of docs/catalogue.md do what the page shows."""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from adlgen.cli import main
from tests.site.sites import OLD, SPEC
from tests.unit.cli.test_import import SERVER

PAGE = Path(__file__).parents[1] / "docs/catalogue.md"
TEXT = PAGE.read_text("utf-8")


def block(name: str) -> list[str]:
    found = re.search(rf"<!-- {re.escape(name)} -->\n```\w+\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1].splitlines()


def words(line: str) -> list[str]:
    return shlex.split(line.removeprefix("$ "))[1:]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ADLGEN_CACHE_DIR", "")
    return tmp_path


def test_the_commands_print_what_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (SPEC, OLD, SPEC.with_name("books.yaml")):
        shutil.copy(path, folder)
    for name in ("run", "against", "check"):
        command, *expected = block(name)
        assert main(words(command)) == 0
        assert capsys.readouterr().err.splitlines() == expected
    own = folder / "own"
    own.mkdir()
    (own / "services.j2").write_text("\n".join(block("template")), "utf-8")
    assert main(["docs", "agent.yaml", "--templates", "own", "-o", "other"]) == 0
    assert "Services of library-agent" in Path("other/services.html").read_text("utf-8")
    spec = folder / "agent.yaml"
    spec.write_text(spec.read_text("utf-8").replace("Lend a book", "Lend out a book"), "utf-8")
    capsys.readouterr()
    assert main(["check", "-o", "site"]) == 1
    assert "M site/tools/lend.html" in capsys.readouterr().out
    assert main(["diff", "-o", "site", "--stat"]) == 1


def test_two_commands_make_the_catalogue_of_a_server(folder: Path) -> None:
    first, second = block("server")
    command = words(first)
    start = command.index("--") + 1
    assert main([*command[:start], sys.executable, "-c", SERVER % "{}"]) == 0
    assert main(words(second)) == 0
    assert (folder / "site/tools/find.html").is_file()
