"""Catalogues: their bytes, their transaction, and what they show."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import adlgen
from adlgen.output.outcome import Mode
from adlgen.site.pages import HERE as PACKAGE
from tests.site.sites import GOLDEN, HERE, OLD, SPEC, library, texts, tools

ROOT = HERE.parents[1]


def test_a_small_catalogue_is_as_recorded() -> None:
    golden = {
        path.relative_to(GOLDEN).as_posix(): path.read_text("utf-8") for path in GOLDEN.rglob("*.*")
    }
    assert library() == golden


def test_assets_are_copied() -> None:
    found = texts(adlgen.docs(SPEC, mode=Mode.COMPARE, isolated=True))
    for name in ("app.js", "style.css"):
        assert found[name] == (PACKAGE / "assets" / name).read_text("utf-8")


def test_bytes_do_not_depend_on_the_process(tmp_path: Path) -> None:
    program = f"import adlgen; assert adlgen.docs({str(SPEC)!r}, against={str(OLD)!r}, isolated=True, output='site').ok"
    trees = []
    for number, zone in enumerate(("UTC", "Asia/Tokyo")):
        folder = tmp_path / str(number)
        folder.mkdir()
        environment = {**os.environ, "PYTHONHASHSEED": str(number), "TZ": zone, "LC_ALL": "C"}
        subprocess.run([sys.executable, "-c", program], cwd=folder, env=environment, check=True)
        site = folder / "site"
        files = sorted(path for path in site.rglob("*.*") if path.name != ".adlgen.json")
        trees.append({str(path.relative_to(site)): path.read_bytes() for path in files})
    assert trees[0] == trees[1]


def test_one_transaction_writes_checks_and_removes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    listed: list[dict[str, object]] = [{"name": n, "inputSchema": {"type": "object"}} for n in "ab"]
    spec = tools(tmp_path / "tools.json", listed)
    assert adlgen.docs(spec, isolated=True).ok
    assert Path("site/tools/b.html").exists()
    assert adlgen.docs(spec, isolated=True, mode=Mode.CHECK).ok
    tools(spec, listed[:1])
    stale = adlgen.docs(spec, isolated=True, mode=Mode.CHECK)
    assert [found.code.id for found in stale.diagnostics] == ["ADL0709"]
    assert "adlgen docs tools.json -o site" in str(stale.diagnostics[0].hint)
    page = Path("site/tools/a.html")
    page.write_text(page.read_text("utf-8") + "<!-- mine -->", "utf-8")
    edited = adlgen.docs(spec, isolated=True)
    assert [found.code.id for found in edited.diagnostics] == ["ADL0702"]
    assert Path("site/tools/b.html").exists(), "nothing was written"
    assert adlgen.docs(spec, isolated=True, force=True).ok
    assert not Path("site/tools/b.html").exists()
    other = adlgen.generate(spec, targets=["go"], output="site", isolated=True)
    assert "adlgen docs" in str(other.diagnostics[0].hint)


def test_templates_and_assets_can_be_replaced(tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "style.css").write_text("body { color: red }\n", "utf-8")
    (own / "services.j2").write_text(
        '{% extends "base.j2" %}{% block body %}OWN {{ site.name|shown }}{% endblock %}', "utf-8"
    )
    found = texts(adlgen.docs(SPEC, templates=own, mode=Mode.COMPARE, isolated=True))
    assert found["style.css"] == "body { color: red }\n"
    assert "OWN library-agent" in found["services.html"]
    (own / "services.j2").write_text("{{ site.nmae }}", "utf-8")
    bad = adlgen.docs(SPEC, templates=own, mode=Mode.COMPARE, isolated=True)
    assert [d.code.id for d in bad.diagnostics] == ["ADL2601"]
    (own / "services.j2").write_text("{{ ''.__class__.__mro__ }}", "utf-8")
    assert not adlgen.docs(SPEC, templates=own, mode=Mode.COMPARE, isolated=True).ok


def test_an_earlier_version_that_cannot_be_read_is_an_error() -> None:
    found = adlgen.docs(SPEC, against="no-such-revision", mode=Mode.COMPARE, isolated=True)
    assert "ADL2451" in [one.code.id for one in found.diagnostics]


def test_every_link_of_a_catalogue_resolves() -> None:
    files = dict(texts(adlgen.docs(SPEC, against=str(OLD), mode=Mode.COMPARE, isolated=True)))
    ids = {path: set(re.findall(r'\bid="([^"]*)"', text)) for path, text in files.items()}
    count = 0
    for path, text in files.items():
        for link in re.findall(r'(?:href|src)="([^"]*)"', text):
            if link.startswith(("https:", "#i-")):
                continue
            place, _, fragment = link.partition("#")
            target = os.path.normpath(Path(path).parent / place) if place else path
            assert target in files, f"{path}: {link}"
            assert not fragment or fragment in ids[target], f"{path}: {link}"
            count += 1
    assert count > 100


def test_the_search_index_is_json_that_ends_no_script(tmp_path: Path) -> None:
    spec = tools(
        tmp_path / "tools.json",
        [{"name": "a", "description": "</script>\u202e<!--", "inputSchema": {"type": "object"}}],
    )
    text = texts(adlgen.docs(spec, mode=Mode.COMPARE, isolated=True))["search.js"]
    assert text.isascii()
    assert "<" not in text
    rows = json.loads(text.removeprefix("globalThis.ADLGEN_INDEX=").rstrip(";\n"))
    assert rows[0]["d"] == "</script>[U+202E]<!--"


@pytest.mark.parametrize("language", ["go", "rust"])
def test_languages_can_be_chosen(language: str) -> None:
    page = texts(adlgen.docs(SPEC, targets=[language], mode=Mode.COMPARE, isolated=True))
    tabs = re.findall(r'data-tab="(\w+)"', page["tools/lend.html"].split('id="types"')[1])
    assert tabs[0] == language.capitalize()
    assert "Python" not in tabs


def test_an_unknown_language_is_an_error() -> None:
    result = adlgen.docs(SPEC, targets=["cobol"], mode=Mode.COMPARE, isolated=True)
    assert [one.code.id for one in result.diagnostics] == ["ADL0601"]
