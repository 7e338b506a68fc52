"""A change of a schema that renames types is reported once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

TARGETS = {
    "go": ("go", "--opt", "module=example.com/sample"),
    "typescript": ("typescript",),
    "rust": ("rust",),
    "python-pydantic": ("python",),
    "python-dataclass": ("python", "--opt", "models=dataclass"),
}
NAMESPACES = {"rust"}
"""Targets whose types do not repeat the name of the tool."""
OUT = ("-o", "out", "--opt", "wiring=false")
GO = ("-t", *TARGETS["go"], *OUT)
INNER = "{type: object, properties: {header: {type: object, properties: {x: {type: string}}}}}"
BEFORE = f"{{type: object, properties: {{message: {INNER}}}}}"
AFTER = (
    f"{{type: object, properties: {{message: {INNER}, footer: "
    '{$ref: "#/properties/message/properties/header"}}}'
)


def write(project: Project, schema: str) -> None:
    project.spec()
    text = f"    - {{id: send, name: send, description: d, tags: [a], schema: {schema}}}\n"
    with (project.root / "agent.yaml").open("a") as file:
        file.write(text)


@pytest.mark.parametrize(
    ("target", "layout"), [*((target, "files") for target in TARGETS), ("go", "single")]
)
def test_a_first_reference_to_a_place_renames_its_type(
    project: Project, target: str, layout: str
) -> None:
    arguments = (
        "generate",
        "agent.yaml",
        "-t",
        *TARGETS[target],
        *OUT,
        "--opt",
        f"layout={layout}",
    )
    write(project, BEFORE)
    assert project.run(*arguments).code == 0
    write(project, AFTER)
    done = project.run(*arguments)
    tool = "" if target in NAMESPACES else "Send"
    assert (
        f"warning[ADL0718]: types of 'send' are gone: {tool}MessageHeader; new: {tool}Header\n"
        in done.err
    )
    assert "pin it with x-adlgen.names" in done.err
    assert "ADL0718" not in project.run(*arguments).err


def test_new_types_alone_are_not_reported(project: Project) -> None:
    write(project, "{type: object}")
    project.run("generate", "agent.yaml", *GO)
    write(project, BEFORE)
    assert "ADL0718" not in project.run("generate", "agent.yaml", *GO).err
