"""The emitted client of TypeScript over clients of the official SDK, in memory and over HTTP."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.testing.targets import render_source
from tests.clients.sdk import (
    NEXT,
    OBSERVED,
    SCENARIOS,
    check_scenario,
    source_of,
    with_other_digest,
)
from tests.conformance import suite
from tests.servers.projects import COMPILER, TOOLCHAINS, run

pytestmark = pytest.mark.native

HERE = Path(__file__).parent
PAGE = suite.ROOT / "templates/typescript/README.md"


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program over the emitted client."""
    if shutil.which("node") is None:
        warnings.warn("the client of TypeScript is NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    folder = tmp_path_factory.mktemp("client")
    options = {"client": "mcp", "lock": "true", "adapters": "mcp", "wiring": "false"}
    source = source_of()
    for file in render_source(source, suite.TARGETS["typescript"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        is_lock = file.path == "src/toolspec/lock.ts"
        path.write_text(with_other_digest(file.text) if is_lock else file.text, "utf-8")
    shutil.copy(HERE / "sdk.ts.txt", folder / "src/driver.ts")
    pattern = r"```ts\n(import \{ Client, StreamableHTTPClientTransport.*?)```"
    (example,) = re.findall(pattern, PAGE.read_text("utf-8"), re.DOTALL)
    (folder / "src/example.ts").write_text(example)
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TOOLCHAINS / "node/node_modules/.bin/tsc")], folder)
    return folder / "dist/driver.js"


def test_the_client_calls_tools_of_a_session(driver: Path) -> None:
    assert json.loads(run(["node", str(driver)], driver.parent)) == {
        **OBSERVED,
        "wide": "RangeError: divide: the SDK would round an integer",
        "progress": [1, 2],
        "cancelled": "divide",
        "late": True,
        "closed": True,
    }


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_client_conforms(driver: Path, scenario: str) -> None:
    check_scenario(scenario, f"node {driver}", driver.parent)


@pytest.mark.parametrize(("scenario", "revision"), NEXT.items())
def test_the_client_conforms_to_each_revision(driver: Path, scenario: str, revision: str) -> None:
    check_scenario(scenario, f"node {driver}", driver.parent, revision)
