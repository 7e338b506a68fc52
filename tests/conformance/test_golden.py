"""Level 1: every case, for every target, to the byte."""

import pytest

from adlgen.output.tree import path_problems
from adlgen.packs import Pack
from adlgen.plan.language import FileRule
from adlgen.testing import differences, fixed_lines, render_case
from adlgen.testing.golden import CASES, FIXED
from tests.conformance import suite

HINT = "`make golden` rewrites the goldens and prints the changed paths"


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("owner", suite.OWNERS)
def test_cases_are_emitted_as_their_goldens_specify(owner: str, target: str) -> None:
    found = differences(suite.goldens(owner, target), suite.golden_folder(owner, target))
    assert not found, "\n".join([HINT, *found])


@pytest.mark.parametrize("target", suite.TARGETS)
def test_a_changed_fixed_file_is_one_line(target: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = suite.CASES["agent-orders"]
    before = suite.rendered(case.name, target)
    changed = next(iter(before.fixed.values()))
    fixed = Pack.fixed

    def with_change(pack: Pack, rule: FileRule) -> str:
        return fixed(pack, rule) + ("\n" if rule.source == changed.source else "")

    monkeypatch.setattr(Pack, "fixed", with_change)
    after = fixed_lines([render_case(case, suite.TARGETS[target])])
    (line,) = fixed_lines([before]) - after
    assert line.startswith(f"{changed.place} ")


@pytest.mark.parametrize("target", suite.TARGETS)
def test_every_path_may_be_written(target: str) -> None:
    for case in suite.CASES:
        assert path_problems(f.path for f in suite.rendered(case, target).tree.files) == (), case


def test_golden_contains_nothing_else() -> None:
    assert {path.name for path in suite.GOLDEN.iterdir() if path.is_dir()} == {
        *suite.TARGETS,
        "diagnostics",
    }
    for owner in suite.OWNERS:
        cases = {case.name for case in suite.CASES.values() if case.plugin == owner}
        for target in suite.TARGETS:
            folder = suite.golden_folder(owner, target)
            assert {path.name for path in folder.iterdir()} == {FIXED, CASES}
            assert {path.name for path in (folder / CASES).iterdir()} == cases


def test_every_case_proves_something_else() -> None:
    sentences = [case.proves for case in suite.CASES.values()]
    assert len(sentences) == len(set(sentences))


def test_the_case_of_the_example_agent_is_the_example_agent() -> None:
    example = suite.ROOT / "examples" / "orders-agent" / "agent.yaml"
    assert suite.CASES["agent-orders"].spec.read_bytes() == example.read_bytes()
