"""With ``layout=single``, the names of generated files depend on the options only, and nothing is lost."""

from __future__ import annotations

from functools import cache

import pytest

from adlgen.output.tree import FileTree
from adlgen.testing.targets import Rendered, render_case, source_of, try_source
from tests.conformance import suite

OPTIONS = {"layout": "single", "module": "one-agent", "client": "mcp", "lock": "false"}
"""The module is part of paths."""
CASES = ("numbers", "collide-types", *suite.IN_ONE_FILE)


@cache
def emitted(case: str, target: str) -> Rendered:
    return render_case(suite.CASES[case], suite.TARGETS[target], OPTIONS)


def generated(tree: FileTree) -> list[str]:
    return [file.path for file in tree.owned_by("adlgen")]


@pytest.mark.parametrize("wiring", ["true", "false"])
@pytest.mark.parametrize("target", suite.TARGETS)
def test_names_of_generated_files_do_not_depend_on_the_specification(
    target: str, wiring: str
) -> None:
    options = {**OPTIONS, "wiring": wiring}
    names = {
        tuple(generated(render_case(suite.CASES[case], suite.TARGETS[target], options).tree))
        for case in CASES
    }
    assert len(names) == 1, names


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", suite.IN_ONE_FILE)
def test_files_of_users_are_the_same_in_both_layouts(case: str, target: str) -> None:
    options = {**OPTIONS, "layout": "files"}
    many = render_case(suite.CASES[case], suite.TARGETS[target], options)
    one = emitted(case, target)
    paths = [file.path for file in many.tree.owned_by("user")]
    assert [file.path for file in one.tree.owned_by("user")] == paths
    # The runtime has all parts if its files must not depend on the specification.
    own = [[*{*generated(emit.tree)} - emit.fixed.keys()] for emit in (one, many)]
    assert len(own[0]) <= len(own[1])


@pytest.mark.parametrize("target", suite.TARGETS)
@pytest.mark.parametrize("case", ["agent-orders", "agent-commands", "agent-programs", "no-tools"])
def test_what_changes_the_names_is_refused(case: str, target: str) -> None:
    attempt = try_source(source_of(suite.CASES[case]), suite.TARGETS[target], {"layout": "single"})
    assert attempt.emitted is None
    assert [problem.code.id for problem in attempt.diagnostics][-1] == "ADL0612"
