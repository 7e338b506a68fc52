"""The documentation site: every link leads somewhere, nothing of it is on another machine, and it is the same in each build."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import unquote

import pytest

from adlgen.cli.commands import commands
from adlgen.distribution import site
from adlgen.plugins.catalogue import ALL

ROOT = Path(__file__).parents[1]
LOADED = {("link", "href"), ("script", "src"), ("img", "src"), ("iframe", "src"), ("source", "src")}
"""What a browser loads for a page."""
MARKUP = re.compile(
    r"^\s*[-*] \S|^\s*\d\. \S|^#+ |\|\s*-{3,}\s*\||\]\([\w./#-]+\)|\*\*|^```", re.MULTILINE
)
"""Text that has remained markup."""
NOT_PROSE = ("code", "pre", "h1")
EXTERNAL = re.compile(r"^(?:[a-z]+:)?//")
SECTIONS = (
    *("Write tools", "Use a server", "Frameworks", "Teams"),
    *("Packs and plug-ins", "Reference", "Inside adlgen"),
)


class Page(HTMLParser):
    """The links, the anchors and the text of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.content: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = set()
        self.inside = 0
        self.code = 0
        self.prose: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside += tag == "article"
        self.code += tag in NOT_PROSE
        for name, value in attrs:
            if value is None:
                continue
            if name == "id":
                self.anchors.add(value)
            elif (tag, name) == ("a", "href"):
                self.links.append(value)
                self.content += [value] * bool(self.inside)
            elif (tag, name) in LOADED:
                self.loaded.append(value)

    def handle_endtag(self, tag: str) -> None:
        self.inside -= tag == "article"
        self.code -= tag in NOT_PROSE

    def handle_data(self, data: str) -> None:
        self.prose += [data] * bool(self.inside and not self.code)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "html"
    site.build(folder)
    return folder


@pytest.fixture(scope="module")
def pages(built: Path) -> dict[str, Page]:
    found = sorted(built.rglob("*.html"))
    return {path.relative_to(built).as_posix(): Page(path.read_text("utf-8")) for path in found}


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def broken(pages: Mapping[str, Page], built: Path) -> Iterator[str]:
    """Yield the links to files and anchors that do not exist."""
    for name, page in pages.items():
        if name == "404.html":  # its links begin with the root of a server
            continue
        for link in [*page.links, *page.loaded]:
            if re.match(r"[a-z]+:", link):
                continue
            path, _, anchor = link.partition("#")
            place = normpath(join(dirname(name), unquote(path))) if path else name
            if not (built / place).is_file() or (
                anchor and place in pages and unquote(anchor) not in pages[place].anchors
            ):
                yield f"{name}: {link}"


def test_every_link_leads_somewhere(pages: dict[str, Page], built: Path) -> None:
    assert sum(len(page.links) for page in pages.values()) > 1000
    assert [*broken(pages, built)] == []


def test_broken_links_are_found(built: Path) -> None:
    made = {
        "index.html": Page(
            '<a href="x.html">x</a><a href="#y">y</a><a href="glossary.html#no">z</a>'
        ),
        "glossary.html": Page('<h1 id="glossary">'),
    }
    assert len([*broken(made, built)]) == 3


def test_nothing_is_loaded_from_another_machine(pages: dict[str, Page], built: Path) -> None:
    assert not [link for page in pages.values() for link in page.loaded if EXTERNAL.match(link)]
    for style in built.rglob("*.css"):
        assert not re.findall(r"(?:url\(|@import)\s*[\"']?(?:https?:)?//", style.read_text("utf-8"))
    assert not [*built.rglob("*.map")]


@pytest.mark.native
@pytest.mark.slow
def test_pages_and_search_work_from_files_in_chromium(pages: dict[str, Page], built: Path) -> None:
    chromium = shutil.which("chromium")
    assert chromium is not None, "make setup-shells installs chromium"
    script = ROOT / "tests/toolchains/browser/documentation.mjs"
    command = ["node", str(script), chromium, str(built), "elicit"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["pages"] == len(pages) - 1, "all but that of errors"
    assert report["console"] == report["errors"] == report["failed"] == []
    assert report["elsewhere"] == [], "nothing is loaded from outside the folder"
    assert any(hit.startswith("servers.html") for hit in report["hits"])
    assert report["target"], "the first hit has the word"


def test_every_page_is_two_clicks_away(pages: dict[str, Page]) -> None:
    """Pages of docs/ by the text of the first page, the others by the navigation, which has two levels."""
    reached = {"index.html"}
    for _ in range(2):
        reached |= {
            normpath(join(dirname(name), link.partition("#")[0]))
            for name in tuple(reached)
            for link in pages[name].content
            if not re.match(r"[a-z]+:", link)
        } & pages.keys()
    assert {f"{path.stem}.html" for path in ROOT.glob("docs/*.md")} <= reached
    listed = {normpath(link) for link in pages["index.html"].links}
    assert pages.keys() - {"404.html"} <= reached | listed


def test_the_navigation_is_by_kind_of_user() -> None:
    text = site.CONFIG.read_text("utf-8")
    assert tuple(re.findall(r'^  \{ "(.+?)" = \[', text, re.MULTILINE)) == SECTIONS
    named = set(re.findall(r'= "([a-z-]+\.md)"', text))
    assert {path.name for path in ROOT.glob("docs/*.md")} | {"codes.md", "command-help.md"} == named


def test_reference_pages_are_complete(pages: dict[str, Page]) -> None:
    assert {code.lower() for code in ALL} <= pages["codes.html"].anchors
    assert {f"adlgen-{name}" for name in commands()} <= pages["command-help.html"].anchors


def test_lists_and_tables_are_rendered(pages: dict[str, Page]) -> None:
    """A list without an empty line before it, for example, is text in the dialect of the site."""
    assert [name for name, page in pages.items() if MARKUP.search("".join(page.prose))] == []


def test_bars_in_code_of_tables_are_copied_as_they_are_typed(built: Path) -> None:
    text = (built / "commands.html").read_text("utf-8")
    assert "--against REF|FILE" in text
    assert not re.search(r"<td\b(?:(?!</td>).)*\\\|", text, re.DOTALL)


def test_two_builds_give_the_same_bytes(built: Path, tmp_path: Path) -> None:
    site.build(tmp_path / "again")
    found = contents(tmp_path / "again")
    assert found == contents(built)
    assert b"/tmp/" not in found["index.html"] + found["search.js"]


def test_a_link_to_a_missing_file_stops_the_build() -> None:
    with pytest.raises(site.MissingError, match="nowhere"):
        site._linked("[x](nowhere.md)", "docs/a.md")
    assert site._linked("[x](../pyproject.toml), [y](../README.md)", "docs/a.md").startswith(
        "x, [y]"
    )
    assert site._linked("```\n[x](nowhere.md)\n```\n", "docs/a.md") == "```\n[x](nowhere.md)\n```\n"
