"""Programs of a user in the emitted orders agent: compiled with all checks, then run."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conformance import suite

NODE_MODULES = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules"
SERVICES = Path(__file__).parent / "services"
SCAFFOLDED = "search-catalog.test"
"""The test of a tool that refuses calls."""
ACCEPTED = re.compile(r"accepted: unknown = \{.*?\};", re.DOTALL)
"""The arguments with which the test calls the tool."""
PROGRAMS = sorted(Path(__file__).parent.glob("*.test.ts"))
EDITOR = Path(__file__).with_name("editor.mjs")
"""What the language service of the compiler shows in the project."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Emit the agent, add the programs and compile everything once."""
    if shutil.which(NODE_MODULES / ".bin" / "tsc") is None:
        pytest.skip("tsc is not installed")
    folder = tmp_path_factory.mktemp("orders")
    for file in suite.rendered("agent-orders", "typescript").tree.files:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8", newline="")
    shutil.copytree(SERVICES, folder / "src" / "services", dirs_exist_ok=True)
    refuse(folder / "src/tools/search-catalog.ts")
    (folder / "node_modules").symlink_to(NODE_MODULES)
    for program in PROGRAMS:
        shutil.copy(program, folder / "test")
    scaffolded = (folder / f"test/{SCAFFOLDED}.ts").read_text("utf-8")
    stale, replaced = ACCEPTED.subn(
        'accepted: unknown = { gone: "of an earlier schema" };', scaffolded
    )
    assert replaced == 1
    (folder / "test/stale.test.ts").write_text(stale, "utf-8")
    tsc = [str(NODE_MODULES / ".bin" / "tsc"), "--skipLibCheck"]
    done = subprocess.run(tsc, cwd=folder, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout
    return folder


def refuse(handler: Path) -> None:
    """Implement a tool that refuses a call with a message for the model."""
    text = handler.read_text("utf-8").replace("notImplemented }", "ToolError }")
    call = "return notImplemented(ctx, input, orderRepo);"
    assert call in text
    refusal = "throw new ToolError([ctx, input, orderRepo].join());"
    handler.write_text(text.replace(call, refusal), "utf-8")


@pytest.mark.native
@pytest.mark.parametrize("program", [path.stem for path in PROGRAMS])
def test_programs_compile_and_pass(project: Path, program: str) -> None:
    command = ["node", "--test", f"dist/test/{program}.js"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout


@pytest.mark.native
@pytest.mark.parametrize(
    ("program", "code", "shown"),
    [(SCAFFOLDED, 1, "name: 'ToolError'"), ("create-order.test", 0, "# skipped 1")],
)
def test_scaffolded_tests_fail_unless_the_tool_is_not_implemented(
    project: Path, program: str, code: int, shown: str
) -> None:
    """A tool that refuses the example of its own schema is a fault of the tool or of the schema."""
    command = ["node", "--test", f"dist/test/{program}.js"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert (done.returncode, shown in done.stdout) == (code, True), done.stdout


@pytest.mark.native
def test_arguments_of_an_earlier_schema_are_reported(project: Path) -> None:
    command = ["node", "--test", "dist/test/stale.test.js"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Invalid arguments for search_catalog (" in done.stdout


@pytest.mark.native
def test_editors_complete_calls_and_locate_errors(project: Path) -> None:
    command = ["node", "--test", str(EDITOR)]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stdout
