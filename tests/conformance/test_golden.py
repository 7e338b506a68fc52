"""Level 1: every case, for every target, to the byte."""

import pytest

from adlgen.output.tree import path_problems
from adlgen.packs import Pack
from adlgen.plan.language import FileRule
from adlgen.testing import case_files, differences, golden_of, render_case, runtime_files
from adlgen.testing.golden import CASES, RUNTIME
from tests.conformance import suite

HINT = "`make golden` rewrites golden/ and prints the changed paths"


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", suite.CASES)
def test_a_case_is_emitted_as_its_golden_specifies(case: str, target: str) -> None:
    folder = suite.GOLDEN / target / CASES / case
    found = differences(case_files(suite.rendered(case, target)), folder)
    assert not found, "\n".join([f"{suite.CASES[case].proves}; {HINT}", *found])


@pytest.mark.parametrize("target", suite.TARGETS)
def test_the_runtime_is_emitted_as_its_golden_specifies(target: str) -> None:
    emitted = runtime_files(suite.every_case(target).values())
    found = differences(emitted, suite.GOLDEN / target / RUNTIME)
    assert not found, "\n".join([HINT, *found])


@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_changed_runtime_file_is_one_difference(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = golden_of(suite.every_case(target))
    place = next(iter(sorted(p for p in before if p.startswith(RUNTIME) and before[p])))
    fixed = Pack.fixed

    def changed(pack: Pack, rule: FileRule) -> str:
        text = fixed(pack, rule)
        return text + "\n" if text == before[place] else text

    monkeypatch.setattr(Pack, "fixed", changed)
    cases = suite.CASES.values()
    after = golden_of({case.name: render_case(case, suite.TARGETS[target]) for case in cases})
    assert after.keys() == before.keys()
    assert [path for path in before if before[path] != after[path]] == [place]


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", suite.CASES)
def test_every_path_may_be_written(case: str, target: str) -> None:
    assert path_problems(f.path for f in suite.rendered(case, target).tree.files) == ()


def test_golden_contains_nothing_else() -> None:
    for target in suite.TARGETS:
        folder = suite.GOLDEN / target
        assert {path.name for path in folder.iterdir()} == {RUNTIME, CASES}
        assert {path.name for path in (folder / CASES).iterdir()} == set(suite.CASES)
    assert {p.name for p in suite.GOLDEN.iterdir() if p.is_dir()} - set(suite.TARGETS) <= {
        "diagnostics"
    }


def test_every_case_proves_something_else() -> None:
    sentences = [case.proves for case in suite.CASES.values()]
    assert len(sentences) == len(set(sentences))


def test_the_case_of_the_example_agent_is_the_example_agent() -> None:
    example = suite.ROOT / "examples" / "orders-agent" / "agent.yaml"
    assert suite.CASES["agent-orders"].spec.read_bytes() == example.read_bytes()
