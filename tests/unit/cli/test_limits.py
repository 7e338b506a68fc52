"""The limits, the leniency and the severities of a configuration are those of every specification."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.unit.cli.conftest import SPEC, tool

if TYPE_CHECKING:

    from tests.unit.cli.conftest import Project

READERS = (
    *("generate SPEC -t go -o out", "check SPEC -t go -o out", "diff SPEC -t go -o out"),
    *(
        "scaffold SPEC -t go -o out",
        "validate SPEC",
        "inspect SPEC",
        "lint SPEC",
        "lint --fix SPEC",
    ),
    *("fmt SPEC", "fmt --check SPEC", "export SPEC --format mcp", "convert SPEC --to mcp"),
    *("share SPEC", "docs SPEC -o site", "call SPEC a {}", "serve SPEC", "test SPEC -- true"),
    "breaking SPEC --against SPEC",
)
"""Commands that read a specification."""
LOW = "version: 1\nlimits: {source_bytes: 10}\n"
ONE = "version: 1\nspecs: [agent.yaml]\ntargets: [{lang: go, out: gen}]\n"


def run(project: Project, command: str, spec: str, *more: str) -> tuple[int, str]:
    """Run a command with a specification; return the exit code and what is reported."""
    words = [spec if word == "SPEC" else word for word in command.split()]
    done = project.run(*words[:1], *more, *words[1:])
    return done.code, done.err


@pytest.mark.parametrize("command", READERS)
def test_a_specification_that_is_named_has_the_limits(project: Project, command: str) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a"))
    (project.root / "adlgen.yaml").write_text(LOW)
    code, reported = run(project, command, "agent.yaml")
    assert code == 1
    assert "agent.yaml:1:1: error[ADL0003]: the file is larger than 10 bytes" in reported
    _, reported = run(project, command, "agent.yaml", "--isolated")
    assert "ADL0003" not in reported


@pytest.mark.parametrize("command", ["lint", "export --format mcp", "call a {}", "serve", "fmt"])
def test_specifications_of_a_project_have_the_limits(project: Project, command: str) -> None:
    (project.root / "agent.yaml").write_text(SPEC + tool("a"))
    (project.root / "adlgen.yaml").write_text(f"{ONE}limits: {{source_bytes: 10}}\n")
    code, reported = run(project, command, "")
    assert code == 1
    assert "ADL0003" in reported


@pytest.mark.parametrize(
    "command",
    ["lint SPEC", "export SPEC --format mcp", "convert SPEC --to json-schema", "call SPEC a {}"],
)
def test_limits_are_raised_for_a_specification_that_is_named(
    project: Project, command: str
) -> None:
    deep = "{type: object, properties: {x: " * 110 + "{}" + "}}" * 110
    (project.root / "agent.yaml").write_text(SPEC + tool("a", deep))
    assert "raise 'limits.depth' in adlgen.yaml" in run(project, command, "agent.yaml")[1]
    (project.root / "adlgen.yaml").write_text("version: 1\nlimits: {depth: 400}\n")
    assert "ADL0004" not in run(project, command, "agent.yaml")[1]


@pytest.mark.parametrize("command", ["lint SPEC", "export SPEC --format mcp", "call SPEC a {}"])
def test_a_specification_that_is_named_is_read_leniently(project: Project, command: str) -> None:
    broken = "{type: object, properties: {x: {type: strng}}}"
    (project.root / "agent.yaml").write_text(SPEC + tool("a", broken))
    assert "error[ADL0302]" in run(project, command, "agent.yaml")[1]
    (project.root / "adlgen.yaml").write_text("version: 1\nlenient: true\n")
    assert "error[" not in run(project, command, "agent.yaml")[1]


def test_a_configuration_without_specs_needs_no_targets(project: Project) -> None:
    (project.root / "adlgen.yaml").write_text("version: 1\nlenient: true\n")
    assert project.run("generate", "agent.yaml", "-t", "go", "-o", "out").code == 0
    (project.root / "adlgen.yaml").write_text("version: 1\nspecs: [agent.yaml]\n")
    assert "must set 'targets'" in project.run("lint").err
    (project.root / "adlgen.yaml").write_text("lenient: true\n")
    assert "hint: add 'version: 1'" in project.run("lint").err


@pytest.mark.parametrize("command", ["lint SPEC", "export SPEC --format mcp", "call SPEC a {}"])
def test_a_configuration_with_errors_hides_nothing_of_a_specification(
    project: Project, command: str
) -> None:
    broken = "{type: object, properties: {x: {type: strng}}}"
    (project.root / "agent.yaml").write_text(SPEC + tool("a", broken))
    (project.root / "adlgen.yaml").write_text("version: 1\nbogus: 1\n")
    code, reported = run(project, command, "agent.yaml")
    assert code in {1, 2}
    assert "error[ADL0520]" in reported
    assert "error[ADL0302]" in reported
