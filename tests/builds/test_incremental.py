"""Make, Ninja, CMake, Meson: a build runs what depends on a change, and nothing else."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.builds.conftest import Recipe

pytestmark = pytest.mark.slow

MAKE, NINJA, CMAKE, MESON = (
    ["make"],
    ["ninja"],
    ["cmake", "--build", "build"],
    ["ninja", "-C", "build"],
)
BUILDS = {"make": MAKE, "ninja": NINJA, "cmake": CMAKE, "meson": MESON}
SETUP = {
    "cmake": ["cmake", "-B", "build", "-G", "Ninja"],
    "meson": ["meson", "setup", "build"],
}
ALWAYS = {"meson"}
"""Build tools that always run adlgen, which then writes nothing."""


@pytest.fixture(params=BUILDS)
def tool(request: pytest.FixtureRequest, recipe: Recipe) -> tuple[str, Recipe, Sequence[str]]:
    name = request.param
    recipe.folder = recipe.folder.parent / name
    if name in SETUP:
        done = recipe.run(*SETUP[name])
        assert done.code == 0, done.text
    return name, recipe, BUILDS[name]


RECIPE = "make"


def outputs(recipe: Recipe) -> dict[str, int]:
    """Return the times of all generated files."""
    root = recipe.folder / "build/tools"
    return {str(p.relative_to(root)): p.stat().st_mtime_ns for p in root.rglob("*") if p.is_file()}


def built(tool: tuple[str, Recipe, Sequence[str]], runs: int) -> dict[str, int]:
    """Build; expect so many runs of adlgen, and none in a second build. Return the times of the outputs."""
    name, recipe, command = tool
    done = recipe.run(*command)
    assert (done.code, len(done.runs)) == (0, max(runs, int(name in ALWAYS))), done.text
    found = outputs(recipe)
    again = recipe.run(*command)
    assert (again.code, len(again.runs)) == (0, int(name in ALWAYS)), again.text
    assert outputs(recipe) == found
    return found


def test_a_build_runs_what_depends_on_a_change(tool: tuple[str, Recipe, Sequence[str]]) -> None:
    _, recipe, _ = tool
    forecast = "src/weather/toolspec/get_forecast.py"
    types = "src/weather/toolspec/types.py"
    first = built(tool, 1)
    assert {forecast, types} <= first.keys()

    (recipe.folder.parent / "spec/unrelated.json").write_text("{}")
    assert built(tool, 0) == first

    os.utime(recipe.spec)
    assert built(tool, 1) == first

    recipe.edit(recipe.reference, '"maximum": 90', '"maximum": 89')
    second = built(tool, 1)
    assert changed(first, second) == {".adlgen.json", types}

    recipe.edit(recipe.spec, "List the weather stations", "List all weather stations")
    third = built(tool, 1)
    assert forecast not in changed(second, third)

    text = recipe.spec.read_text()
    start, end = text.index("    - id: list_stations"), text.index("  server:")
    added = text[start:end].replace("list_stations", "list_regions")
    recipe.edit(recipe.spec, "  server:", f"{added}  server:")
    assert "src/weather/toolspec/list_regions.py" in built(tool, 1)
    recipe.edit(recipe.spec, added, "")
    assert built(tool, 1).keys() == first.keys()


def changed(before: dict[str, int], after: dict[str, int]) -> set[str]:
    return {path for path, time in after.items() if time != before.get(path)}


def test_a_deleted_output_comes_back(tool: tuple[str, Recipe, Sequence[str]]) -> None:
    _, recipe, _ = tool
    before = built(tool, 1)
    for wanted in ("list_stations.py", ""):
        for path in before:
            if path.endswith(wanted):
                (recipe.folder / "build/tools" / path).unlink()
        assert built(tool, 1).keys() == before.keys()


def test_a_broken_specification_fails_the_build(tool: tuple[str, Recipe, Sequence[str]]) -> None:
    _, recipe, command = tool
    before = built(tool, 1)
    place = recipe.break_spec()
    for _ in range(2):
        failed = recipe.run(*command)
        assert failed.code != 0
        assert place in failed.text
        assert "did you mean" in failed.text
        assert outputs(recipe) == before
    recipe.mend_spec()
    built(tool, 1)


def test_a_fresh_build_of_a_broken_specification_fails(recipe: Recipe) -> None:
    for name, command in BUILDS.items():
        recipe.folder = recipe.folder.parent / name
        place = recipe.break_spec()
        setup = recipe.run(*SETUP[name]) if name in SETUP else None
        failed = setup if setup is not None and setup.code else recipe.run(*command)
        assert failed.code != 0, name
        assert place in failed.text, name
        recipe.mend_spec()


def test_tools_are_those_of_the_project() -> None:
    """The pinned build tools are in the virtual environment, not those of the machine."""
    programs = Path(sys.executable).parent
    assert all((programs / name).exists() for name in ("ninja", "cmake", "meson", "pre-commit"))
