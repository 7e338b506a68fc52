"""Every case in tests/diagnostics has the diagnostics of its golden text, and every code has a case.

A case is a folder with one source: ``agent.*``, or ``source.json`` with instructions to create one (a path
that does not exist, or a repeated text). The golden text is the output for users.

    python -m tests.test_diagnostics        rewrites golden/diagnostics
"""

from __future__ import annotations

import importlib
import json
import os
import re
from pathlib import Path

import pytest

from adlgen.diagnostics.model import Log, StopRun
from adlgen.diagnostics.printers import render, summary
from adlgen.document import SourceError, read_source, source_from_bytes
from adlgen.document.node import Source
from adlgen.document.siblings import Folder
from adlgen.plugins import bundled
from adlgen.plugins.catalogue import ALL, modules

HERE = Path(__file__).parent
CASES = HERE / "diagnostics"
GOLDEN = HERE.parent / "golden" / "diagnostics"
FOLDERS = {
    folder.name: (folder, golden / f"{folder.name}.txt")
    for cases, golden in (
        (CASES, GOLDEN),
        *(
            (plugin.folder / "diagnostics", plugin.folder / "golden/diagnostics")
            for plugin in bundled()[1:]
        ),
    )
    for folder in (sorted(cases.iterdir()) if cases.is_dir() else ())
    if folder.is_dir()
}
"""The folder and the golden text of every case, of the core and of plug-ins."""
NAMES = tuple(FOLDERS)
PLANNED = ("bad_module", "names_collide")
"""Cases whose problem only shows in a language."""
ELSEWHERE = (
    *(
        "ADL0018",
        "ADL0129",
        "ADL0131",
        "ADL0207",
        "ADL0311",
        "ADL05",
        "ADL06",
        "ADL07",
        "ADL1009",
        "ADL105",
        "ADL16",
        "ADL26",
    ),
    *(
        "ADL1117",
        "ADL1422",
        "ADL1424",
        "ADL1432",
        "ADL15",
        "ADL17",
        "ADL18",
        "ADL19",
        "ADL21",
        "ADL24",
        "ADL25",
    ),
)
"""Codes that a small specification cannot cause: options, packs, the file system (including file names),
conversions, exports, shared types, layouts, changes of tools, rules of lint and servers have their own tests, as do schemas nested deeper than documents, two specifications, custom
meta-schemas, formats selected by the user, and tools that depend on other files."""


def source_of(case: str) -> Source:
    """Return the source of a case; raises SourceError where that is the point."""
    folder, _ = FOLDERS[case]
    for path in sorted(folder.glob("agent.*")):
        source = source_from_bytes(path.name, path.read_bytes())
        return Source(source.path, source.text, Folder.of(path, source.path))
    recipe = json.loads((folder / "source.json").read_text())
    if "unit" not in recipe:
        return read_source(recipe["path"])
    text = recipe["prefix"] + recipe["unit"] * recipe["count"] + recipe["suffix"]
    return source_from_bytes(recipe["path"], text.encode())


def shown(case: str) -> str:
    """Return what a user sees."""
    from adlgen.features.registry import feature
    from adlgen.packs import bundled_packs, complete_options, read_language
    from adlgen.pipeline import load_agent
    from adlgen.plan.build import build_plan

    log = Log()
    sources: dict[str, str] = {}
    try:
        source = source_of(case)
        sources[source.path] = source.text
        try:
            agent = load_agent(source, log)
        finally:
            beside = source.folder.sources() if source.folder is not None else ()
            sources |= {read.path: read.text for read in beside}
        if case in PLANNED:
            for pack in bundled_packs():
                language = read_language(pack)
                build_plan(agent, language, complete_options(language, {}, log), log, feature)
    except SourceError as error:
        log.diagnostics.append(error.diagnostic)
    except StopRun:
        pass
    text = render("text", log.diagnostics, sources)
    return f"{text}\n{summary(log.diagnostics)}\n" if text else ""


@pytest.mark.parametrize("case", NAMES)
def test_the_text_is_golden(case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the hint for an absent file lists the folder
    assert shown(case) == FOLDERS[case][1].read_text("utf-8")


def test_no_golden_without_a_case() -> None:
    for folder in {golden.parent for _, golden in FOLDERS.values()}:
        assert {*folder.iterdir()} == {g for _, g in FOLDERS.values() if g.parent == folder}


def test_every_code_is_shown() -> None:
    """A golden file shows it; of those that other tests show, a test names it."""
    shown = "".join(golden.read_text("utf-8") for _, golden in FOLDERS.values())
    others = [code for code in ALL if f"[{code}]" not in shown]
    assert [
        code for code in others if not code.startswith(ELSEWHERE)
    ] == [], "add cases to tests/diagnostics"
    words = {
        word
        for root in (HERE, HERE.parent / "adlgen_plugins")
        for path in root.rglob("*.py")
        if path != Path(__file__)
        for word in re.findall(r"\w+", path.read_text("utf-8"))
    }
    in_tests = "\n".join(words)
    unnamed = [code for code in others if _constant(code) not in words and code not in in_tests]
    assert unnamed == [], "no test names these codes"


def _constant(code: str) -> str:
    """Return the name of the constant that holds a code."""
    for module in modules():
        for name, value in vars(importlib.import_module(module)).items():
            if value is ALL[code]:
                return name
    raise LookupError(code)


def test_ten_mistakes_are_ten_diagnostics() -> None:
    """Each with its line and column, an excerpt and, where adlgen knows one, the way out."""
    blocks = shown("ten_mistakes").strip().split("\n\n")[:-1]
    places = re.compile(r"agent\.yaml:\d+:\d+: error\[ADL\d{4}\]: ")
    assert len(blocks) == 10
    for block in blocks:
        assert places.match(block)
        assert re.search(r"^\d+ \| ", block, re.MULTILINE)
        assert "^" in block
        assert "= hint: " in block


def test_twelve_mistakes_are_twelve_diagnostics() -> None:
    """None hides another, and nothing is reported that follows from one: the tool that injects a broken service."""
    codes = re.findall(
        r"^agent\.yaml:\d+:\d+: error\[(ADL\d{4})\]", shown("twelve_mistakes"), re.MULTILINE
    )
    syntax, schemas = ["ADL0006", "ADL0008", "ADL0014"], [
        "ADL0201",
        "ADL0301",
        "ADL0302",
        "ADL0303",
    ]
    manifest = ["ADL0102", "ADL0104", "ADL0106", "ADL0116", "ADL0123"]
    assert sorted(codes) == sorted(syntax + schemas + manifest)


if __name__ == "__main__":
    for case_name, (folder_of_case, text) in FOLDERS.items():
        os.chdir(folder_of_case.parent)
        text.parent.mkdir(parents=True, exist_ok=True)
        text.write_text(shown(case_name), "utf-8")
