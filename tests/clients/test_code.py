"""Tools as code: code of a model over the emitted functions, checked with the emitted declarations.

The case ``agent-client`` has the checks of the languages.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

from adlgen import runtime
from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests.conformance import suite
from tests.servers.projects import COMPILER, TOOLCHAINS, run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
PAGE = suite.ROOT / "docs/tools-as-code.md"
BIN = TOOLCHAINS / "node/node_modules/.bin"
SHARED = "adlgen_runtime"
FUNCTIONS = "src/toolspec/code/functions"
OBSERVED: dict[str, Any] = {
    "text": "5.5",
    "rest": 1,
    "names": ["here 5"],
    "one": {"quotient": 3, "rest": 1},
    "refused": ["InvalidArgumentsError", True],
    "failed": "divide failed: b must not be 0",
    "is_error": True,
    "frozen": True,
}


def emit(folder: Path, target: str, **options: str) -> None:
    """Write what a target emits."""
    given = {"client": "code", "adapters": "mcp", "wiring": "false", **options}
    source = read_source(str(HERE / "code.json"))
    for file in render_source(source, suite.TARGETS[target], given).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")


@pytest.fixture(scope="module")
def typescript(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("node") is None:
        warnings.warn("tools as code of TypeScript are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    folder = tmp_path_factory.mktemp("code")
    emit(folder, "typescript")
    shutil.copy(HERE / "code.ts.txt", folder / "src/driver.ts")
    shutil.copy(HERE / "code_of_model.ts.txt", folder / "src/code.ts")
    (example,) = re.findall(r"```ts\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (folder / "src/example.ts").write_text(example)
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    return folder


@pytest.fixture(scope="module", params=["", SHARED])
def python(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """The functions with a runtime of their own, and with one that is a package."""
    folder = tmp_path_factory.mktemp("code")
    emit(folder, "python-pydantic", module="desk", runtime=request.param)
    driver = (HERE / "code.py.txt").read_text("utf-8")
    if request.param:
        assert runtime("python", folder).ok
        driver = driver.replace("desk.toolspec.adapters", f"{SHARED}.adapters")
        driver = driver.replace("desk.toolspec.client", f"{SHARED}.client")
    (folder / "src/driver.py").write_text(driver)
    return folder


def compiled(folder: Path, include: list[str], **options: Any) -> None:
    settings = {"compilerOptions": {**COMPILER, **options}, "include": include}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(BIN / "tsc")], folder)


def test_the_declarations_of_typescript_are_strict(typescript: Path) -> None:
    include = [FUNCTIONS, f"{FUNCTIONS}.d.ts", "src/code.ts"]
    compiled(typescript, include, noEmit=True, skipLibCheck=False, types=[])


def test_code_of_a_model_runs_in_typescript(typescript: Path) -> None:
    # Declared properties have no ``undefined``, which costs tokens, and decoded ones are absent.
    compiled(typescript, ["src"], exactOptionalPropertyTypes=False)
    functions = ["addNumbers", "class_", "divide", "ping", "searchAll", "tag"]
    observed = json.loads(run(["node", "dist/driver.js"], typescript))
    assert observed == {**OBSERVED, "functions": functions}


def test_the_declarations_of_python_are_strict(python: Path) -> None:
    options = ["--strict", "--explicit-package-bases", "--cache-dir", str(python / ".mypy")]
    run([sys.executable, "-m", "mypy", *options, "desk", "driver.py"], python / "src")


def test_code_of_a_model_runs_in_python(python: Path) -> None:
    functions = ["add_numbers", "class_", "divide", "ping", "search_all", "tag"]
    observed = json.loads(run([sys.executable, "driver.py"], python / "src"))
    assert observed == {**OBSERVED, "twice": "TypeError", "functions": functions}
