"""The manual pages, and the README as a package index shows it."""

from __future__ import annotations

import re
import shutil
import subprocess
import warnings
import zipfile
from collections.abc import Iterator
from email.parser import BytesParser
from pathlib import Path

import pytest

from adlgen.cli import commands as every
from adlgen.cli.commands import load
from adlgen.cli.table import COMMON, Command, Option
from adlgen.distribution import man

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    return man.pages()


def commands() -> Iterator[tuple[str, Command | None]]:
    """Yield every command with the name of its page; groups have no command of their own."""
    for name in every.commands():
        command = load(name)
        if isinstance(command, Command):
            yield f"adlgen-{name}.1", command
        else:
            yield f"adlgen-{name}.1", None
            yield from ((f"adlgen-{name}-{k}.1", inner) for k, inner in command.commands.items())


def test_every_command_has_a_page_with_its_options(pages: dict[str, str]) -> None:
    assert set(pages) == {"adlgen.1", *(name for name, _ in commands())}
    for page, command in commands():
        entries = (*command.entries, *COMMON) if command else ()
        for option in (entry for entry in entries if isinstance(entry, Option)):
            for name in option.names:
                assert name.replace("-", "\\-") in pages[page], (page, name)


def test_pages_have_their_sections(pages: dict[str, str]) -> None:
    for name, text in pages.items():
        found = re.findall(r"^\.SH (.+)$", text, re.MULTILINE)
        assert found[:3] == ["NAME", "SYNOPSIS", "DESCRIPTION"], name
        assert found[-1] == "SEE ALSO", name
        assert text.count("\n.nf\n") == text.count("\n.fi\n"), name
        requests = set(re.findall(r"^[.'](\w*)", text, re.MULTILINE))
        assert requests <= {"TH", "SH", "TP", "PP", "nf", "fi"}, name
        assert text.isascii(), name
        linked = re.findall(r"^\\fB(\S+)\\fR\(1\)", text.partition(".SH SEE ALSO")[2], re.MULTILINE)
        assert {f"{link}.1".replace("\\-", "-") for link in linked} < set(pages)
        assert linked, name


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (".adlgen.json", "\\&.adlgen.json"),
        ("'quoted'", "\\&'quoted'"),
        ("a\\nb --x", "a\\enb \\-\\-x"),
        ("use `-o`", "use \\fB\\-o\\fR"),
        ("\u2026", "\\[u2026]"),
    ],
)
def test_text_is_escaped(text: str, expected: str) -> None:
    assert man._text(text) == expected


@pytest.mark.slow
@pytest.mark.filterwarnings("default:manual pages")
def test_mandoc_accepts_the_pages(pages: dict[str, str], tmp_path: Path) -> None:
    if shutil.which("mandoc") is None:
        warnings.warn("manual pages are NOT checked by mandoc", stacklevel=1)
        pytest.skip("mandoc is missing, which `make setup` installs")
    man.write(tmp_path)
    command = ["mandoc", "-T", "lint", "-W", "warning", *map(str, sorted(tmp_path.iterdir()))]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    # A date would have to be changed with every page.
    found = [line for line in done.stdout.splitlines() if "missing date" not in line]
    assert found == []
    assert len(done.stdout.splitlines()) == len(pages), "it has read all of them"


@pytest.mark.slow
def test_the_wheel_has_the_pages(wheel: Path, pages: dict[str, str]) -> None:
    with zipfile.ZipFile(wheel) as file:
        place = ".data/data/share/man/man1/"
        found = {
            name.partition(place)[2]: file.read(name).decode()
            for name in file.namelist()
            if place in name
        }
    assert found == pages


@pytest.mark.slow
def test_a_package_index_shows_the_readme_without_dead_links(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        name = next(n for n in file.namelist() if n.endswith(".dist-info/METADATA"))
        metadata = BytesParser().parsebytes(file.read(name))
    assert metadata["Description-Content-Type"] == "text/markdown"
    payload = metadata.get_payload(decode=True)
    assert isinstance(payload, bytes)
    shown = payload.decode()
    links = re.compile(r"\]\((?!https?:|#)")
    readme = (ROOT / "README.md").read_text("utf-8")
    assert len(links.findall(readme)) > 20
    assert not links.findall(shown)
    assert "look something up | commands, options, formats" in " ".join(shown.lower().split())
    plain = re.sub(r"\[([^\[\]]+)\]\((?!https?:)[^()\s]+\)", r"\1", readme)
    assert shown.strip() == plain.strip(), "the rest is unchanged"
    assert metadata.get_all("Project-URL") is None, "and there is no address to link to"
