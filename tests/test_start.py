"""A run loads what it needs and nothing else: this is most of what a run of one tool costs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from adlgen.packs import bundled_packs
from adlgen.plugins import names
from tests.unit.cli.conftest import SPEC, tool

HEAVY = {
    *(
        "click",
        "jinja2",
        "markupsafe",
        "pydantic",
        "black",
        "datamodel_code_generator",
        "jsonschema",
    ),
    *(
        "importlib.metadata",
        "subprocess",
        "tempfile",
        "asyncio",
        "difflib",
        "traceback",
        "dataclasses",
    ),
    *("platform", "typing_extensions", "fractions", "random", "adlgen.schema.contain.decide"),
}
"""Libraries that only some runs need."""
FEATURES = {
    path.parent.name for path in Path(__file__).parents[1].glob("adlgen/features/*/feature.py")
}
TOOLS = '{"tools": [{"name": "a", "inputSchema": {"type": "object", "properties": {"x": {}}}}]}'

# Runs a command line and prints what it has loaded.
PROGRAM = """
import sys
from adlgen.cli import main
code = main(sys.argv[1:])
print("loaded", *sorted(sys.modules))
sys.exit(code)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "tools.json").write_text(TOOLS)
    (tmp_path / "agent.yaml").write_text(SPEC + tool("a"))
    return tmp_path


def loaded(folder: Path, *arguments: str) -> set[str]:
    """Return the modules that a run loads. Raises CalledProcessError unless it succeeds."""
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments, "--no-cache"],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(Path(__file__).parent.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(done.stdout.rpartition("loaded")[2].split())


def below(modules: set[str], prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in modules if name.startswith(prefix)}


def readers(modules: set[str]) -> set[str]:
    """Return the dialects of which more than the recognition is loaded."""
    return {name for name, package in names("dialects").items() if below(modules, f"{package}.")}


def features(modules: set[str]) -> tuple[set[str], set[str]]:
    """Return the features of which more than the model is loaded, and those of packs."""
    parts = [name.split(".") for name in below(modules, "adlgen.features.")]
    own = {name for name, *rest in parts if rest and rest not in (["model"], ["codes"])}
    of_packs = {
        name.partition(".features.")[2].split(".")[0] for name in below(modules, "adlgen_pack_")
    }
    return own, of_packs & FEATURES


@pytest.mark.parametrize("pack", bundled_packs())
def test_a_tool_in_a_language(folder: Path, pack: str) -> None:
    arguments = ("tools.json", "-t", pack, "-o", "out")
    loaded(folder, "generate", *arguments)  # compiles the templates, where that is not done yet
    for command in ("generate", "check"):
        modules = loaded(folder, command, *arguments)
        assert HEAVY & modules == set()
        assert "yaml" not in modules
        assert readers(modules) == {"mcp"}
        own, of_pack = features(modules)
        assert own <= {"wiring"}
        assert of_pack <= {"wiring"}
        assert below(modules, "adlgen.diagnostics.codes.") <= {
            *("names", "output", "packs", "reading", "schema", "shape", "toolsets"),
        }


@pytest.mark.parametrize("pack", bundled_packs())
def test_types_alone(folder: Path, pack: str) -> None:
    arguments = ("agent.yaml", "-t", pack, "-o", "out", "--opt", "wiring=false")
    loaded(folder, "generate", *arguments)
    modules = loaded(folder, "generate", *arguments)
    assert HEAVY & modules == set()
    assert readers(modules) == {"adl"}
    own, of_pack = features(modules)
    assert own <= {"wiring", "builtins"}  # which read the specification
    assert of_pack == set()


def test_only_commands_that_connect_to_a_server_load_a_client(folder: Path) -> None:
    program = [sys.executable, "-c", PROGRAM, "inspect", "tools.json"]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True, check=True)
    modules = set(done.stdout.rpartition("loaded")[2].split())
    assert "adlgen.cli.commands.inspect" in modules
    assert {"mcp", "anyio", "asyncio", "logging", "subprocess"} & modules == set()
    assert below(modules, "adlgen.features.mcp_client.discovery") == set()


@pytest.mark.parametrize(
    "arguments", [["validate", "tools.json"], ["diff", "tools.json", "-t", "go"]]
)
def test_other_commands_load_no_click(folder: Path, arguments: list[str]) -> None:
    loaded(folder, "generate", "tools.json", "-t", "go")
    program = [sys.executable, "-c", PROGRAM, *arguments]
    done = subprocess.run(program, cwd=folder, capture_output=True, text=True, check=True)
    assert {"click", "jinja2"} & set(done.stdout.split()) == set()
