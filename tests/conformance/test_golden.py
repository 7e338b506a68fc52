"""Level 1: every case, for every target, to the byte."""

import pytest

from adlgen.output.tree import path_problems
from adlgen.testing import differences
from tests.conformance import suite


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", suite.CASES)
def test_a_case_is_emitted_as_its_golden_says(case: str, target: str) -> None:
    found = differences(suite.golden_tree(case, target), suite.golden_folder(case, target))
    hint = "`make golden` rewrites golden/ and shows what moved"
    assert not found, "\n".join([f"{suite.CASES[case].proves}; {hint}", *found])


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", suite.CASES)
def test_every_path_may_be_written(case: str, target: str) -> None:
    assert path_problems(f.path for f in suite.rendered(case, target).tree.files) == ()


def test_golden_holds_nothing_else() -> None:
    for target in suite.TARGETS:
        folder = suite.GOLDEN / target
        assert {path.name for path in folder.iterdir()} == set(suite.CASES)
    assert {p.name for p in suite.GOLDEN.iterdir() if p.is_dir()} - set(suite.TARGETS) <= {
        "diagnostics"
    }


def test_every_case_says_something_else() -> None:
    sentences = [case.proves for case in suite.CASES.values()]
    assert len(sentences) == len(set(sentences))


def test_the_case_of_the_example_agent_is_the_example_agent() -> None:
    example = suite.ROOT / "examples" / "orders-agent" / "agent.yaml"
    assert suite.CASES["agent-orders"].spec.read_bytes() == example.read_bytes()
