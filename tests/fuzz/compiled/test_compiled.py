"""A few random tools compile in every target; `make fuzz` takes thousands."""

from __future__ import annotations

import json
import warnings

import pytest

from adlgen.testing.toolchain import Check
from tests.conformance import suite
from tests.fuzz.compiled import run
from tests.fuzz.compiled.schemas import Tools, reserved

TOOLS = 12
SEEDS = (2, 5)
"""Native formats and exact numbers."""


@pytest.mark.native
@pytest.mark.slow
@pytest.mark.parametrize("target", suite.TARGETS)
def test_random_tools_compile(target: str) -> None:
    if absent := suite.missing(target):
        warnings.warn(f"{target} is NOT compiled: {', '.join(absent)} missing", stacklevel=2)
        pytest.skip(f"{', '.join(absent)} missing")
    workspace = suite.workspace_in(run.FOLDER / f"test-{target}", target)
    workspace.fill([*run.projects(target, SEEDS, TOOLS)])
    outcomes = [*run.compiled(workspace, target)]
    assert outcomes
    assert [one.output[:4000] for one in outcomes if not one.passed] == []


def test_a_syntax_error_is_found() -> None:
    """The import of every module finds what a type checker that skips a module would not."""
    workspace = suite.workspace_in(run.FOLDER / "test-broken", "python-dataclass")
    (project,) = run.projects("python-dataclass", SEEDS[:1], 1)
    workspace.fill([project])
    package = project.words["package"]
    folder = workspace.root / project.name / "src" / package / "toolspec"
    page = next(path for path in sorted(folder.glob("*.py")) if path.stem[0] != "_")
    page.write_text(page.read_text("utf-8") + "x = list['", "utf-8")
    outcome = workspace.run(run.imports(workspace))
    workspace.fill([])
    assert not outcome.passed
    assert "SyntaxError" in outcome.output


def test_the_seed_determines_the_tools() -> None:
    assert Tools(3).listed(5) == Tools(3).listed(5)
    assert Tools(3).listed(5) != Tools(4).listed(5)


def test_the_tools_are_hard_to_print() -> None:
    text = json.dumps(Tools(1).listed(300), ensure_ascii=False)
    wanted = ('"default"', '"enum"', '"prefixItems"', '"$ref"', '"oneOf"', '"format"', '"allOf"')
    numbers = (str(2**63), str(-(2**63) - 1), "1e+300", "+1", "__proto__", "toString", "\u2028")
    assert [one for one in (*wanted, *numbers) if one not in text] == []
    assert {"class", "impl", "func", "typeof"} <= {*reserved()}


def test_a_failure_is_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(run.COMPILERS, "python", ())
    broken = Check("import", ("python", "-c", "raise SystemExit('planted')"))
    monkeypatch.setattr(run, "imports", lambda _: broken)
    arguments = ["--tools", "2", "--batch", "1", "--together", "1", "--targets", "python-dataclass"]
    assert run.main(arguments) == 1
    shown = capsys.readouterr().out
    assert "planted" in shown
    assert "python-dataclass: 2 tools, 2 failures" in shown
