"""User-visible text and docstrings use standard technical terms."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.cli.commands import COMMANDS
from adlgen.diagnostics.model import DiagnosticKind

ROOT = Path(__file__).parent.parent

NOT_YET: tuple[str, ...] = (
    "CHANGELOG.md",
    "adlgen/cli",
    "adlgen/features",
    "adlgen/ir",
    "adlgen/plan",
    "adlgen/schema/dialects.py",
    "docs",
    "examples/orders-agent/README.md",
    "templates/README.md",
    "templates/python/features/README.md",
    "templates/rust/README.md",
    "templates/typescript/README.md",
)
"""Files and folders whose text has not been revised yet; paths relative to the root."""

REFUSED = {
    r"says?|said|tells?|told|speaks?": "reports, returns, specifies, documents, describes",
    r"judg(e|es|ed|ing)": "validate, evaluate",
    r"heard": "read, evaluated, looked up",
    r"stands? (there|in|as|before|beside|behind|where|alone)": "is, is in, is next to",
    r"(lies|lie|lying) (in|beside|below|under|next|there|where|outside)": "is, is in, is next to",
    r"(?<!there )(is|are|was|were) no(?! (longer|more|less|later)\b) \w+": "is not a ...; no ... is",
    r"none is": "no ... is",
    r"beside": "next to, in addition to",
    r"spell|spells|spelled|spelt": "print, format, render; 'spelling' for text as written",
    r"(cannot|could not|hardly|not) be meant|hardly meant": "contradictory; not intended",
    r"wish|wishes|wished": "name request",
    r"thin dress": "thin wrapper",
    r"thoughts": "template logic",
    r"of the house|the house": "architecture",
    r"rooms?": "package",
    r"ours|theirs|yours": "generated, user-owned",
    r"(who|what|where)ever": "any ... that; regardless of",
    r"nobody|somebody": "the user, the author, another process",
    r"(come|comes|becomes) of": "result in; what is generated for",
}
"""Refused phrases, as patterns of whole words, and the terms to use instead."""
PATTERN = re.compile("|".join(rf"\b(?:{phrase})\b" for phrase in REFUSED), re.IGNORECASE)
CODE = re.compile(r"```.*?```|(`+).*?\1|\"[^\"\n]*\"|'[^'\n]*'(?!\w)", re.DOTALL)
"""Code blocks, code spans and quotations, which are not checked."""


def readmes(folder: Path) -> Iterator[Path]:
    """Yield the READMEs of the project in a folder, without those of installed dependencies."""
    for path in folder.rglob("README.md"):
        if "node_modules" not in path.parts:
            yield path


DOCUMENTS = sorted(
    {
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/**/*.md"),
        *ROOT.glob(".changes/*.md"),
        *ROOT.glob(".github/adr/*.md"),
        *(p for top in ("adlgen", "templates", "examples", "tests") for p in readmes(ROOT / top)),
    }
)
MODULES = sorted(ROOT.glob("adlgen/**/*.py"))
CODES = sorted([*ROOT.glob("adlgen/diagnostics/codes/*.py"), *ROOT.glob("adlgen/*/*/codes.py")])


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_revised(path: Path) -> bool:
    name = named(path)
    return not any(name == excluded or name.startswith(f"{excluded}/") for excluded in NOT_YET)


def refused(text: str) -> list[str]:
    """Return the refused phrases of a text."""
    return [found[0] for found in PATTERN.finditer(CODE.sub(" ", text))]


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the docstrings of a module, its classes, functions and attributes."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
            case _:
                pass


@pytest.mark.parametrize("path", [*filter(is_revised, DOCUMENTS)], ids=named)
def test_documents(path: Path) -> None:
    assert refused(path.read_text("utf-8")) == []


def test_docstrings() -> None:
    found = [
        f"{named(path)}:{line}: {', '.join(phrases)}"
        for path in [path for path in MODULES if is_revised(path)]
        for line, text in docstrings(path)
        if (phrases := refused(text))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("path", [*filter(is_revised, CODES)], ids=named)
def test_diagnostics(path: Path) -> None:
    module = importlib.import_module(named(path.with_suffix("")).replace("/", "."))
    codes = [value for value in vars(module).values() if isinstance(value, DiagnosticKind)]
    found = {code.id: refused(f"{code.title}\n{code.explanation}") for code in codes}
    assert not {identifier: phrases for identifier, phrases in found.items() if phrases}


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--help"]) == 0
    assert refused(capsys.readouterr().out) == []


def test_phrases_are_found() -> None:
    assert refused("'x' is no object; what stands in a file says so") == [
        "is no object",
        "stands in",
        "says",
    ]
    assert not refused("It is no longer used. The spelling `is no x` is kept.")
