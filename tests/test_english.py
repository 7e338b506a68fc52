"""User-visible text and docstrings use standard technical terms."""

from __future__ import annotations

import ast
import importlib
import io
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.cli.commands import COMMANDS, load
from adlgen.cli.table import Command, Group
from adlgen.diagnostics.model import DiagnosticKind
from adlgen.testing import load_cases

ROOT = Path(__file__).parent.parent

REFUSED = {
    r"says?|said|tells?|told|speaks?": "reports, returns, specifies, documents, describes",
    r"judg(e|es|ed|ing)": "validate, evaluate",
    r"heard": "read, evaluated, looked up",
    r"stands? (there|in|as|before|beside|behind|where|alone)": "is, is in, is next to",
    r"(lies|lie|lying) (in|beside|below|under|next|there|where|outside)": "is, is in, is next to",
    r"(?<!there )(is|are|was|were) no(?! (longer|more|less|later)\b) \w+": "is not a ...; no ... is",
    r"(?-i:none is)": "no ... is",
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
LINE_END = re.compile(r"\s*\n\s*(?://[/!]?|#|\*(?!/))?\s*")
"""The end of a line with the comment marker of the next one."""


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
MODULES = sorted(
    path
    for path in (*ROOT.glob("adlgen/**/*.py"), *ROOT.glob("templates/**/*.py"))
    if not {"runtime", "node_modules", "workspace"} & set(path.parts)
)
TESTS = sorted(
    path
    for path in ROOT.glob("tests/**/*.py")
    if "node_modules" not in path.parts and "handlers" not in path.parts
)
EMITTED = sorted(
    path
    for folder in ("core", "features")
    for path in ROOT.glob(f"templates/*/{folder}/**/*")
    if path.is_file()
    and (path.suffix == ".j2" or "runtime" in path.parts)
    and "__pycache__" not in path.parts
)
"""Templates and runtime files, from which all emitted text except that of specifications comes."""
CODES = sorted([*ROOT.glob("adlgen/diagnostics/codes/*.py"), *ROOT.glob("adlgen/*/*/codes.py")])


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


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


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the comments of a module."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def messages(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the strings of a module that contain blanks, with X for formatted values."""
    tree = ast.parse(path.read_text("utf-8"))
    parts = {id(part) for node in ast.walk(tree) for part in _parts(node)}
    for node in ast.walk(tree):
        match node:
            case ast.JoinedStr(values=values):
                yield node.lineno, "".join(_shown(value) for value in values)
            case ast.Constant(value=str(text)) if " " in text and id(node) not in parts:
                yield node.lineno, text
            case _:
                pass


def _parts(node: ast.AST) -> list[ast.expr]:
    """Return the parts of a formatted string, or the text of a docstring."""
    match node:
        case ast.JoinedStr(values=values):
            return values
        case ast.Expr(value=ast.Constant() as text):
            return [text]
        case _:
            return []


def _shown(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "X"


def refused_in_code(text: str) -> list[str]:
    """Return the refused phrases of a source file in any language, with their context."""
    joined = LINE_END.sub(" ", text)
    return [joined[max(m.start() - 40, 0) : m.end() + 40] for m in PATTERN.finditer(joined)]


def test_documents() -> None:
    found = {named(path): refused(path.read_text("utf-8")) for path in DOCUMENTS}
    assert not {path: phrases for path, phrases in found.items() if phrases}


@pytest.mark.parametrize(
    ("texts", "modules"),
    [
        (docstrings, [*MODULES, *TESTS]),
        (comments, [*MODULES, *TESTS]),
        (messages, MODULES),
    ],
    ids=["docstrings", "comments", "messages"],
)
def test_modules(
    texts: Callable[[Path], Iterator[tuple[int, str]]], modules: Sequence[Path]
) -> None:
    found = [
        f"{named(path)}:{line}: {', '.join(phrases)}"
        for path in modules
        for line, text in texts(path)
        if (phrases := refused(text))
    ]
    assert not found, "\n".join(found)


def test_conformance_cases() -> None:
    found = {case.name: refused(case.proves) for case in load_cases()}
    assert not {name: phrases for name, phrases in found.items() if phrases}


def test_emitted_text() -> None:
    found = {named(path): refused_in_code(path.read_text("utf-8")) for path in EMITTED}
    assert not {path: phrases for path, phrases in found.items() if phrases}


@pytest.mark.parametrize("path", CODES, ids=named)
def test_diagnostics(path: Path) -> None:
    module = importlib.import_module(named(path.with_suffix("")).replace("/", "."))
    codes = [value for value in vars(module).values() if isinstance(value, DiagnosticKind)]
    found = {code.id: refused(f"{code.title}\n{code.explanation}") for code in codes}
    assert not {identifier: phrases for identifier, phrases in found.items() if phrases}


def command_lines(words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the words of every command and subcommand, and the empty command line."""
    yield words
    names: Iterable[str] = COMMANDS
    if words:
        command: Command | Group = load(words[0])
        for word in words[1:]:
            assert isinstance(command, Group)
            command = command.commands[word]
        names = command.commands if isinstance(command, Group) else ()
    for name in names:
        yield from command_lines((*words, name))


@pytest.mark.parametrize("words", [*command_lines()], ids=" ".join)
def test_help(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--help"]) == 0
    assert refused(capsys.readouterr().out) == []


def test_phrases_are_found() -> None:
    assert refused("'x' is no object; what stands in a file says so") == [
        "is no object",
        "stands in",
        "says",
    ]
    assert not refused("It is no longer used. The spelling `is no x` is kept.")


def test_phrases_are_found_in_code() -> None:
    code = '// This is\n//   no comment.\nreturn fmt.Errorf("the server says %s")'
    assert len(refused_in_code(code)) == 2
