"""``adlgen watch`` in a terminal."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.shells.terminal import ADLGEN, Terminal, shown
from tests.unit.cli.conftest import SPEC, tool

pytestmark = pytest.mark.slow
TOY = Path(__file__).parents[1] / "unit" / "cli" / "toy"
LINE = [*ADLGEN, "watch", "--pack", "pack", "-o", "out"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
READY = "press Ctrl-C to end\n"


def spec(folder: Path, *tools: str) -> None:
    (folder / "agent.yaml").write_text(SPEC + "".join(map(tool, tools)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(TOY, tmp_path / "pack", ignore=shutil.ignore_patterns("__pycache__"))
    spec(tmp_path, "a")
    return tmp_path


def test_every_change_is_generated(folder: Path) -> None:
    terminal = Terminal(LINE, folder)
    assert "2 written" in terminal.until(READY)
    spec(folder, "a", "b")
    assert "2 written" in terminal.until(READY)
    assert (folder / "out" / "gen" / "b.txt").exists()
    (folder / "agent.yaml").write_text("spec: [")
    assert "error" in terminal.until(READY)
    (folder / "agent.yaml").unlink()
    assert "ADL0001" in terminal.until(READY)
    spec(folder, "a")
    assert "1 removed" in terminal.until(READY)
    template = next(iter(sorted((folder / "pack").rglob("*.j2"))))
    template.write_text(template.read_text() + "changed\n")
    terminal.until(READY)
    assert (folder / "out" / "gen" / "a.txt").read_text().endswith("changed\n")
    terminal.interrupt()
    terminal.rest()
    assert terminal.process.returncode == 0


def test_changes_in_quick_succession_are_one_run(folder: Path) -> None:
    terminal = Terminal(LINE, folder)
    terminal.until(READY)
    for count in range(2, 20):
        spec(folder, *[f"t{number}" for number in range(count)])
    shown = terminal.until(READY)
    while not (folder / "out" / "gen" / "t18.txt").exists():
        shown += terminal.until(READY)
    assert shown.count("written") <= 3
    terminal.interrupt()
    assert "written" not in terminal.rest()
    assert terminal.process.returncode == 0


def test_a_script_is_refused(folder: Path) -> None:
    done = subprocess.run(LINE, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "watch needs a terminal" in done.stderr
    assert not (folder / "out").exists()


def fetched(address: str) -> str:
    with urlopen(address, timeout=60) as response:  # noqa: S310 - of this machine
        text: str = response.read().decode()
    return text


def test_the_catalogue_is_served_after_every_change(folder: Path) -> None:
    before = sorted(folder.iterdir())
    terminal = Terminal([*ADLGEN, "watch", "--docs", "--pack", "pack"], folder)
    address = ADDRESS.findall(terminal.until(READY))[0]
    assert "tools/a.html" in fetched(address)
    spec(folder, "a", "b")
    assert address in terminal.until(READY)
    assert "tools/b.html" in fetched(address)
    (folder / "agent.yaml").write_text("spec: [")
    assert "error" in terminal.until(READY)
    assert "tools/b.html" in fetched(address), "the last catalogue remains"
    spec(folder, "c")
    terminal.until(READY)
    assert "tools/b.html" not in fetched(address)
    terminal.interrupt()
    terminal.rest()
    assert terminal.process.returncode == 0
    assert sorted(folder.iterdir()) == before, "nothing is written"


def test_templates_of_a_catalogue_are_watched(folder: Path) -> None:
    own = folder / "own"
    own.mkdir()
    (own / "style.css").write_text("a {}\n")
    line = [*ADLGEN, "watch", "--docs", "--pack", "pack", "--templates", "own"]
    terminal = Terminal(line, folder)
    address = ADDRESS.findall(terminal.until(READY))[0]
    assert fetched(f"{address}style.css") == "a {}\n"
    (own / "style.css").write_text("b {}\n")
    terminal.until(READY)
    assert fetched(f"{address}style.css") == "b {}\n"
    terminal.interrupt()
    terminal.rest()


def test_a_port_in_use_is_reported(folder: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        code, text = shown(["watch", "--docs", "--pack", "pack", "--port", port], folder)
    assert code == 3
    assert f"cannot listen at 127.0.0.1:{port}" in text


@pytest.mark.native
def test_an_open_page_loads_again_in_chromium(folder: Path) -> None:
    chromium = shutil.which("chromium")
    assert chromium is not None, "make setup-shells installs chromium"
    terminal = Terminal([*ADLGEN, "watch", "--docs", "--pack", "pack"], folder)
    address = ADDRESS.findall(terminal.until(READY))[0]
    script = Path(__file__).parents[1] / "toolchains/browser/reload.mjs"
    command = ["node", str(script), chromium, address, "newcomer"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as browser:
        assert browser.stdout is not None
        assert browser.stdout.readline() == "open\n"
        spec(folder, "a", "newcomer")
        report = json.loads(browser.stdout.readline())
    terminal.interrupt()
    terminal.rest()
    assert (report["loads"], report["found"]) == (2, True)
    assert report["errors"] == report["elsewhere"] == []
    assert "require-trusted-types-for 'script'" in report["policy"]
    assert report["fetched"] == "refused", "the policy of the page is in force"
    assert report["violations"] == [f"connect-src {address}index.html"], "only of that request"
    assert [line for line in report["console"] if f"{address}index.html" not in line] == []
