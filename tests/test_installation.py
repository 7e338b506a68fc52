"""adlgen is never installed by its name: nothing that it writes or documents trusts what an index has under it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.packs import bundled_packs
from adlgen.plugins import installation
from adlgen.plugins.installation import command_for
from adlgen.repository.parts import all_parts

ROOT = Path(__file__).parents[1]
NAME = r"[\"']?adlgen(?:\[[\w,-]*\])?(?:\s*(?:[=<>~!]=?|@)[^\s\"']*)?[\"']?(?![\w./@-])"
INSTALLERS = re.compile(
    r"\b(?:pip3? install|pipx (?:install|run|upgrade)|uv (?:tool (?:install|run)|pip install|add)|uvx|npm (?:install|i|exec)"
    r"|npx|pnpm (?:add|dlx)|yarn (?:add|dlx)|cargo install|go install|go run|brew install|poetry add|pdm add|conda install)\b"
    rf"[^\n|;&`)]*?\s{NAME}"
)
"""A command of an installer with the name of adlgen as an argument."""
REQUIREMENT = re.compile(r"[\"']adlgen(?:\[[\w,-]*\])?\s*(?:[=<>~!]=?[^\"']*)?[\"']")
"""A requirement in a list of those of a build, or of a project."""
LISTS = re.compile(r"(?:requires|dependencies|dev|additional_dependencies)\s*[=:]\s*\[[^\]]*\]")
FROM = re.compile(r"--(?:from|spec)[ =]\S+|--with \S+|pipx inject adlgen")
"""Options that name the source of the command, and the environment of an installed adlgen."""


def by_name(text: str) -> Iterator[str]:
    """Yield the installations of adlgen by its name."""
    for line in text.splitlines():
        found = INSTALLERS.search(line)
        if found and not FROM.search(line):
            yield line
    for block in LISTS.findall(text):
        if REQUIREMENT.search(block):
            yield block


def test_installations_are_found() -> None:
    for text in (
        'pip install "adlgen>=0.1"',
        "pip install 'adlgen[mcp]'",
        "run: python -m pip install --quiet adlgen",
        "uvx adlgen check",
        "pipx install adlgen",
        "uv tool install --reinstall adlgen==1.0",
        'requires = ["hatchling>=1.24", "adlgen"]',
        'additional_dependencies: ["adlgen==1"]',
        "npx adlgen check",
    ):
        assert [*by_name(text)], text
    for text in (
        "pip install dist/adlgen-0.1.0-py3-none-any.whl",
        "pip install .adlgen/adlgen-0.1.0-py3-none-any.whl",
        "uvx --from dist/adlgen-0.1.0-py3-none-any.whl adlgen",
        "pipx inject adlgen 'mcp>=2.3'",
        "go run github.com/x/adlgen-tool@v1",
        'requires = ["hatchling", "adlgen @ https://example.com/adlgen-0.1.0-py3-none-any.whl#sha256=0"]',
        "pip install . && adlgen check",
    ):
        assert not [*by_name(text)], text


def test_nothing_in_the_project_installs_adlgen_by_name() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    found = []
    for path in filter(None, listed.stdout.split("\0")):
        file = ROOT / path
        if file == Path(__file__) or not file.is_file():
            continue
        try:
            text = file.read_text("utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{path}: {line}" for line in by_name(text)]
    assert not found


@pytest.mark.parametrize("lang", bundled_packs())
def test_no_repository_installs_adlgen_by_name(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wheel = tmp_path / "adlgen-0.1.0-py3-none-any.whl"
    wheel.write_bytes(b"a wheel")
    for number, source in enumerate(([], ["--adlgen-source", wheel.name])):
        place = f"made{number}"
        command = ["init", place, "--lang", lang, "--with", ",".join(all_parts()), *source]
        assert main(command) == 0
        texts = {
            path.relative_to(tmp_path / place).as_posix(): path.read_text()
            for path in (tmp_path / place).rglob("*")
            if path.is_file() and path.name != wheel.name
        }
        assert ".github/workflows/ci.yml" in texts
        assert not [line for text in texts.values() for line in by_name(text)]


@pytest.mark.parametrize(
    ("place", "marker", "program", "hint"),
    [
        ("adlgen", "", "adlgen", "run `pip install 'mcp>=2.3'`"),
        ("venvs/adlgen", "pipx_metadata.json", "adlgen", "run `pipx inject adlgen 'mcp>=2.3'`"),
        (
            "0f5a9",
            "pipx_metadata.json",
            "adlgen",
            "run `pipx run --with 'mcp>=2.3' --spec WHEEL adl",
        ),
        (
            "adlgen",
            "uv-receipt.toml",
            "adlgen",
            "run `uv tool install --with 'mcp>=2.3' WHEEL` with",
        ),
        ("archive-v0/x", "", "adlgen", "run `uvx --with 'mcp>=2.3' --from WHEEL adlgen`"),
        ("adlgen", "no pip", "adlgen", "run `uv pip install 'mcp>=2.3'`"),
        ("adlgen", "", "adlgen.pyz", "install the wheel of adlgen instead of the archive"),
    ],
)
def test_the_hint_for_a_missing_package_fits_the_installation(
    place: str,
    marker: str,
    program: str,
    hint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prefix = tmp_path / place
    prefix.mkdir(parents=True)
    (prefix / (marker or "other")).touch()
    found = None if marker == "no pip" else find_spec("pip")
    monkeypatch.setattr(installation, "find_spec", lambda _: found)
    monkeypatch.setattr(sys, "prefix", str(prefix))
    monkeypatch.setattr(sys.modules["__main__"], "__file__", str(tmp_path / program), raising=False)
    assert command_for("mcp").startswith(hint)
    assert not [*by_name(command_for("mcp"))]
    assert "'black>=" in command_for("format")
    assert "'datamodel-code-generator>=" in command_for("dcg")
