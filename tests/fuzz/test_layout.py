"""Formatting of changed manifests, bounded; `make fuzz` has 2,000 of them with another seed each time."""

from __future__ import annotations

import pytest

from adlgen.diagnostics.model import Log
from adlgen.formatting import formatted
from tests import shared
from tests.fuzz.layout import ROOT, Mutator, manifests, problem, readable

SEED = 5


def own() -> list[str]:
    found = [
        *ROOT.glob("examples/**/agent.yaml"),
        *sorted((ROOT / "tests/conformance/cases").glob("agent-*/agent.yaml")),
    ]
    return [text for text in (path.read_text("utf-8") for path in found) if readable(text)]


def test_changed_manifests_of_the_project() -> None:
    texts = own()
    assert len(texts) >= 5
    mutants = [*Mutator(SEED).mutants(texts, 60)]
    assert sum(text not in texts for text in mutants) >= 50, "the texts are not changed"
    assert [found for found in map(problem, mutants) if found] == []


def test_the_check_finds_faults() -> None:
    """A formatter that loses something is found."""
    log = Log()
    text = own()[0].replace("spec:", "# m1m\nspec:", 1)
    assert problem(text) == ""
    assert readable(formatted(text, log, path="agent.yaml")) == readable(text)
    assert problem(text.replace("kind: Agent", "kind: [Agent")).startswith("refused")


@pytest.mark.corpus
@pytest.mark.slow
def test_manifests_of_the_corpus() -> None:
    texts = manifests()
    assert len(texts) >= 150
    assert [found for found in map(problem, texts) if found] == []
    mutants = Mutator(SEED).mutants(texts, 150)
    assert [found for found in map(problem, mutants) if found] == []


@pytest.mark.corpus
@pytest.mark.parametrize("folder", ["dojops", "cycod", "aios", "agentcli"])
def test_other_formats_of_the_corpus(folder: str) -> None:
    """What can be read is formatted, and only an unreadable file or one of another format is refused."""
    count = 0
    for path in sorted((shared.CORPUS / folder).rglob("*.*")):
        if path.suffix not in (".yaml", ".yml", ".json", ".dops") or not path.is_file():
            continue
        log = Log()
        try:
            text = path.read_bytes().decode()
        except UnicodeDecodeError:
            continue
        new = formatted(text, log, path=path.name)
        if log.has_errors:
            assert new == text
            assert "ADL1802" not in {found.code.id for found in log.diagnostics}, path.name
            continue
        count += 1
        assert formatted(new, log, path=path.name) == new, path.name
    assert count >= 20
