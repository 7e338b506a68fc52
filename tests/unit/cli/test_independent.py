"""Problems that do not depend on one another are reported by one run, whichever of them stops it."""

from __future__ import annotations

import re

import pytest

from tests.unit.cli.conftest import SPEC, Project, tool

BROKEN = SPEC + tool("a", "{type: strng}")
CONFIG = """\
version: 1
bogus: 1
specs: [{spec}]
targets:
  - {{lang: goo, out: g, options: {{models: no}}}}
  - {{lang: go, out: h, options: {{x: y}}}}
"""
NO_PACK, NO_OPTION, OTHER, BAD_CONFIG = "ADL0601", "ADL0604", "ADL0503", "ADL0520"
NO_FILE, BAD_TYPE, NO_TARGET, NOT_EMPTY, NO_PART = (
    "ADL0001",
    "ADL0302",
    "ADL0502",
    "ADL1601",
    "ADL1602",
)


def codes(text: str) -> set[str]:
    """Return the codes of errors."""
    return set(re.findall(r"error\[(ADL\d{4})\]", text))


RUNS: list[tuple[str, set[str]]] = [
    # a target that does not exist hides neither options nor other targets
    ("-t goo --opt x=y", {NO_PACK, NO_OPTION}),
    ("-t goo,go --opt x=y --opt ts.x=y", {NO_PACK, NO_OPTION, OTHER}),
    ("-t goo,zzz --opt x=y", {NO_PACK, NO_OPTION}),
    ("-t go --opt models=x --templates nowhere", {NO_OPTION}),
    ("--pack nowhere -t go,nowhere --opt x=y", {"ADL0602", NO_OPTION}),
]


SPECS = [*((run, "broken") for run in RUNS), (RUNS[0], "good"), (RUNS[0], "missing")]


@pytest.mark.parametrize("verb", ["generate", "check", "diff", "scaffold", "validate", "inspect"])
@pytest.mark.parametrize(("run", "spec"), SPECS, ids=[f"{s}-{words}" for (words, _), s in SPECS])
def test_arguments_and_specs(
    project: Project, verb: str, run: tuple[str, set[str]], spec: str
) -> None:
    arguments, expected = run
    (project.root / "broken.yaml").write_text(BROKEN)
    (project.root / "good.yaml").write_text(SPEC + tool("a"))
    (project.root / "nowhere").mkdir()
    (project.root / "nowhere" / "pack.toml").touch()
    own = {"good": set[str](), "broken": {BAD_TYPE}, "missing": {NO_FILE}}[spec]
    done = project.run(verb, f"{spec}.yaml", *arguments.split())
    assert expected <= codes(done.err)
    assert codes(done.err) - expected == own


@pytest.mark.parametrize("verb", ["generate", "check", "validate"])
def test_options_without_a_target(project: Project, verb: str) -> None:
    (project.root / "broken.yaml").write_text(BROKEN)
    done = project.run(verb, "broken.yaml", "--opt", "x=y", "--opt", "go.y=y", "--opt", "other.x=y")
    assert codes(done.err) == {OTHER, NO_OPTION, BAD_TYPE}
    for text in ("no pack has an option 'x'", "pack 'go' has no option 'y'", "is for 'other'"):
        assert text in done.err


TARGETS = {NO_OPTION}
READERS: dict[str, set[str]] = {
    "generate": TARGETS,
    "check": TARGETS,
    "diff": TARGETS,
    "scaffold": TARGETS,
    "validate": TARGETS,
    "inspect": TARGETS,
    "lint": set(),
    "export --format openai": set(),
    "call a {}": set(),
    "serve": set(),
}
"""Commands that read a project, with the problems of its targets that they report."""


@pytest.mark.parametrize(("verb", "expected"), READERS.items(), ids=[*READERS])
@pytest.mark.parametrize(("spec", "own"), [("broken.yaml", BAD_TYPE), ("missing.yaml", NO_FILE)])
def test_a_configuration_hides_no_specs(
    project: Project, verb: str, expected: set[str], spec: str, own: str
) -> None:
    (project.root / "broken.yaml").write_text(BROKEN)
    (project.root / "adlgen.yaml").write_text(CONFIG.format(spec=spec))
    done = project.run(*verb.split())
    assert codes(done.err) == {BAD_CONFIG, own, *expected}
    assert done.err.count("error[ADL0520]") == 2, "an unknown key and an unknown target"
    assert done.out == ""


def test_a_configuration_hides_no_arguments(project: Project) -> None:
    (project.root / "broken.yaml").write_text(BROKEN)
    (project.root / "adlgen.yaml").write_text(CONFIG.format(spec="agent.yaml"))
    done = project.run("generate", "broken.yaml", "-t", "gox", "--opt", "z=y")
    assert codes(done.err) == {BAD_CONFIG, NO_PACK, NO_OPTION, BAD_TYPE}
    assert not (project.root / "h").exists()


def test_a_target_that_is_not_configured_hides_no_specs(project: Project) -> None:
    (project.root / "broken.yaml").write_text(BROKEN)
    text = "version: 1\nspecs: [broken.yaml]\ntargets: [{lang: go, out: g, options: {x: y}}]\n"
    (project.root / "adlgen.yaml").write_text(text)
    for verb in ("generate", "validate", "inspect"):
        done = project.run(verb, "-t", "goo", "--opt", "z=y")
        assert codes(done.err) == {NO_TARGET, NO_OPTION, BAD_TYPE}, verb


def test_toolboxes_hide_one_another_nowhere(project: Project) -> None:
    (project.root / "one.yaml").write_text(BROKEN)
    (project.root / "two.yaml").write_text(BROKEN)
    targets = ", ".join(
        f"{{lang: go, name: {n}, specs: [{n}.yaml], out: {n}}}" for n in ("one", "two")
    )
    (project.root / "adlgen.yaml").write_text(f"version: 1\ntargets: [{targets}]\n")
    for verb in ("generate", "validate", "lint"):
        done = project.run(verb)
        for name in ("one", "two"):
            assert f"{name}.yaml:9:66: error[{BAD_TYPE}]" in done.err, verb


def test_a_configuration_for_another_version_is_not_read(project: Project) -> None:
    (project.root / "adlgen.yaml").write_text(
        CONFIG.format(spec="missing.yaml") + "requires: '>99'\n"
    )
    assert NO_FILE not in project.run("generate").err


def test_init(project: Project) -> None:
    (project.root / "full").mkdir()
    (project.root / "full" / "x").touch()
    line = ["init", "full", "--with", "nopart", "--opt", "x=y", "--from", "missing.yaml", "--lang"]
    expected = {NOT_EMPTY, NO_PART, NO_OPTION, NO_FILE}
    assert codes(project.run(*line, "go").err) == expected
    assert codes(project.run(*line, "goo").err) == {*expected, NO_PACK}
    (project.root / "old").mkdir()
    done = project.run("init", "full", "--from", "old")
    assert len(codes(done.err)) == 2, "the folder is not empty, and that of the agent is not one"


def test_no_server_is_started_in_vain(project: Project) -> None:
    mark = project.root / "started"
    program = ["--", "sh", "-c", f"touch {mark}"]
    done = project.run("init", "new", "--lang", "goo", "--from", "mcp", *program)
    assert codes(done.err) == {NO_PACK}
    assert not mark.exists()
