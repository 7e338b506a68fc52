"""Catalogues in Chromium and in Firefox, in one session each: keyboard, accessibility, widths, print, hostile texts, the search of 500 tools."""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import adlgen
from tests import shared
from tests.bench import synthetic
from tests.site import hostile
from tests.site.sites import OLD, SPEC, tools

BROWSER = Path(__file__).parents[1] / "toolchains/browser"
CHROMIUM = shutil.which("chromium")
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
LANGUAGES = ["go", "python", "rust", "typescript"]
pytestmark = [pytest.mark.native, pytest.mark.slow]


def checked(folder: Path, **config: str) -> dict[str, Any]:
    """Run the checks of catalogues in a browser."""
    place = folder / "config.json"
    place.write_text(json.dumps(config), "utf-8")
    command = ["node", str(BROWSER / "checks.mjs"), str(place)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def large(folder: Path) -> Path:
    """Write the catalogue of 500 made-up tools."""
    listed: list[dict[str, object]] = [
        {"name": one["id"], "description": one["description"], "inputSchema": one["schema"]}
        for one in synthetic.tools(500)
    ]
    spec = tools(folder / "large.json", listed)
    assert adlgen.docs(spec, output=folder / "large", isolated=True, targets=LANGUAGES).ok
    return folder / "large"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("catalogues")


@pytest.fixture(scope="module")
def catalogues(folder: Path) -> dict[str, str]:
    """Write a small catalogue and one of hostile texts; return what is checked in each browser."""
    small, bad = folder / "small", folder / "hostile"
    assert adlgen.docs(SPEC, against=str(OLD), output=small, isolated=True, targets=LANGUAGES).ok
    spec = tools(folder / "hostile.json", hostile.tools(hostile.TEXTS))
    assert adlgen.docs(spec, output=bad, isolated=True, targets=LANGUAGES, against=str(OLD)).ok
    return {"small": str(small), "hostile": str(bad), "tool": "lend", "property": "isbn"}


@pytest.fixture(scope="module")
def report(folder: Path, catalogues: dict[str, str]) -> dict[str, Any]:
    assert CHROMIUM is not None, "make setup-shells installs chromium"
    return checked(folder, browser=CHROMIUM, large=str(large(folder)), **catalogues)


@pytest.fixture(scope="module")
def in_firefox(folder: Path, catalogues: dict[str, str]) -> dict[str, Any]:
    if FIREFOX is None:
        pytest.skip("Firefox, which not every system has, is not installed")
    return checked(folder, firefox=FIREFOX, **catalogues)


@pytest.fixture(params=["report", "in_firefox"])
def either(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.getfixturevalue(request.param)
    return found


def test_nothing_is_reported_and_nothing_is_loaded(either: dict[str, Any]) -> None:
    assert either["console"] == []
    assert either["errors"] == []
    assert either["requests"] == []
    assert either["violations"] == []


def test_hostile_texts_are_never_markup(either: dict[str, Any]) -> None:
    assert either["pages"] > len(hostile.TEXTS)
    assert either["hostile"]["bad"] == []
    assert either["hostile"]["hits"]["script"] > 0


def test_pages_are_accessible_light_dark_and_narrow(either: dict[str, Any]) -> None:
    assert either["looks"]["violations"] == []
    assert either["looks"]["wide"] == []
    assert either["looks"]["passes"] > 500


def test_everything_works_with_the_keyboard(either: dict[str, Any]) -> None:
    found = either["keyboard"]
    assert found["first"] == "Skip to content"
    assert (found["focus"], found["typed"]) == ("q", "isbn")
    assert found["said"] == "2 results"
    assert found["entered"].startswith("types.html#book")
    assert (found["tab"], found["last"]) == ("Python", "TypeScript")
    assert found["panels"] == 1
    assert found["remembered"] == "TypeScript"
    assert found["deep"] is True
    assert found["theme"] == "dark"
    assert found["filtered"] == ["lend"]


def test_print_opens_everything_and_pages_are_whole_without_scripts(report: dict[str, Any]) -> None:
    assert report["paper"]["printed"] == {"closed": 0, "hidden": 0, "navigation": 0}
    assert report["paper"]["scriptless"] == 0


def test_five_hundred_tools_are_small_and_found_at_once(
    report: dict[str, Any], folder: Path
) -> None:
    site = folder / "large"
    pages = [path.stat().st_size for path in (site / "tools").iterdir()]
    assert len(pages) == 500
    assert (site / "index.html").stat().st_size <= 400_000
    assert statistics.median(pages) <= 30_500
    assert sum(p.stat().st_size for p in site.rglob("*.*")) <= 20_000_000
    assert report["large"]["keys"] > 30
    assert report["large"]["p95"] < 100, "it takes a few milliseconds"


@cache
def texts_of_corpus() -> tuple[str, ...]:
    """Return the sources of the hostile cases of the corpus, each as one text."""
    lines = (shared.CASES / "hostile.jsonl").read_text("utf-8").splitlines()
    found = [json.loads(line).get("input", "") for line in lines]
    return tuple(text for text in found if text.strip())


@pytest.mark.corpus
def test_hostile_cases_of_the_corpus_are_never_markup(tmp_path: Path) -> None:
    spec = tools(tmp_path / "tools.json", hostile.tools(texts_of_corpus()))
    assert adlgen.docs(spec, output=tmp_path / "site", isolated=True, targets=["go"]).ok
    assert CHROMIUM is not None, "make setup-shells installs chromium"
    found = checked(tmp_path, browser=CHROMIUM, hostile=str(tmp_path / "site"))
    assert found["pages"] > 100
    assert found["hostile"]["bad"] == []
    assert found["console"] == found["errors"] == found["requests"] == found["violations"] == []
