"""Every case in tests/diagnostics has the diagnostics of its golden text, and every code has a case.

A case is a folder with one source: ``agent.*``, or ``source.json`` with instructions to create one (a path
that does not exist, or a repeated text). The golden text is the output for users.

    python -m tests.test_diagnostics        rewrites golden/diagnostics
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from adlgen.diagnostics.catalogue import ALL
from adlgen.diagnostics.model import Log, StopRun
from adlgen.diagnostics.printers import render, summary
from adlgen.document import SourceError, read_source, source_from_bytes
from adlgen.document.node import Source
from adlgen.document.siblings import Folder

HERE = Path(__file__).parent
CASES = HERE / "diagnostics"
GOLDEN = HERE.parent / "golden" / "diagnostics"
NAMES = sorted(folder.name for folder in CASES.iterdir() if folder.is_dir())
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
    ),
    *("ADL1117", "ADL1422", "ADL1424", "ADL1432", "ADL15", "ADL21"),
)
"""Codes that a small specification cannot cause: options, packs, the file system (including file names),
conversions, exports and servers have their own tests, as do schemas nested deeper than documents, two specifications, custom
meta-schemas, formats selected by the user, and tools that depend on other files."""


def source_of(case: str) -> Source:
    """Return the source of a case; raises SourceError where that is the point."""
    folder = CASES / case
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
    from adlgen.pipeline import understand
    from adlgen.plan.build import build_plan

    log = Log()
    sources: dict[str, str] = {}
    try:
        source = source_of(case)
        sources[source.path] = source.text
        try:
            agent = understand(source, log)
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
    monkeypatch.chdir(tmp_path)  # hints about absent files name files next to them
    assert shown(case) == (GOLDEN / f"{case}.txt").read_text("utf-8")


def test_no_golden_without_a_case() -> None:
    assert sorted(path.stem for path in GOLDEN.glob("*.txt")) == NAMES


@pytest.mark.parametrize("code", ALL)
def test_every_code_is_shown(code: str) -> None:
    texts = (path.read_text("utf-8") for path in GOLDEN.glob("*.txt"))
    if any(f"[{code}]" in text for text in texts):
        return
    assert code.startswith(ELSEWHERE), "add a case to tests/diagnostics"
    constant = re.compile(rf"\b{_constant(code)}\b|{code}")
    tests = (path.read_text("utf-8") for path in HERE.rglob("*.py") if path != Path(__file__))
    assert any(constant.search(text) for text in tests), "no test names this code"


def _constant(code: str) -> str:
    """Return the name of the constant that holds a code."""
    adlgen = HERE.parent / "adlgen"
    for block in (*adlgen.glob("diagnostics/codes/*.py"), *adlgen.glob("*/*/codes.py")):
        found = re.search(
            rf'^(\w+) = DiagnosticKind\(\s*"{code}"', block.read_text("utf-8"), re.MULTILINE
        )
        if found:
            return found[1]
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
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for old in GOLDEN.glob("*.txt"):
        old.unlink()
    os.chdir(CASES)
    for name in NAMES:
        (GOLDEN / f"{name}.txt").write_text(shown(name), "utf-8")
