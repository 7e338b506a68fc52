"""Agents that adl-cli generated take emitted tools without a change of their ``main``."""

from __future__ import annotations

import json
import re
import shutil
import warnings
from pathlib import Path

import pytest

from adlgen.cli import main
from adlgen.document import read_source
from adlgen.testing.targets import render_source
from tests import shared
from tests.conformance import suite
from tests.frameworks.servers import run
from tests.servers.projects import COMPILER, TOOLCHAINS

SHOP = Path(__file__).parents[3] / "tests/frameworks/shop"
REAL = shared.CORPUS / "adl/inference-gateway__adl-cli__examples__typescript-agent-tools.yaml"
OWN = {
    "config.ts": "config.ts.txt",
    "logger.ts": "logger.ts.txt",
    "main.ts": "main.ts.txt",
    "services/orders.ts": "orders.ts.txt",
    "tools/index.ts": "index.ts.txt",
}
"""The files of the agent of the test, which adl-cli and its user wrote."""
TOOLS = ("find_by_sku", "ping_shop", "place_order")
CONFIG = """\
export interface DatabaseConfig {}
export interface NotificationsConfig {}
export interface Config { database: DatabaseConfig; notifications: NotificationsConfig }
"""
CALLS = """\
import {{ DefaultToolBox, type ToolContext }} from "@inference-gateway/adk";
{}

const box = new DefaultToolBox();
const any = {{}} as never;
{}
const {{ signal }} = new AbortController();
for (const args of ["{{}}", '{{"query":"q","table":"t"}}']) {{
  await box
    .executeTool("query_database", args, {{ invocationId: "1", signal }} as ToolContext)
    .catch((error: unknown) => {{ console.log(error instanceof Error && error.message); }});
}}
"""

pytestmark = pytest.mark.native


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project that has the ADK."""
    if shutil.which("node") is None:
        warnings.warn("the tools of agents of adl-cli are NOT checked: no node", stacklevel=1)
        pytest.skip("node is not installed")
    (tmp_path / "old/src/services").mkdir(parents=True)
    (tmp_path / "old/src/tools").mkdir()
    return tmp_path


def compiled(folder: Path) -> None:
    """Compile a project, into ``dist``."""
    (folder / "node_modules").symlink_to(TOOLCHAINS / "frameworks/node_modules")
    (folder / "package.json").write_text('{"type": "module"}')
    settings = {"compilerOptions": COMPILER, "include": ["src"]}
    (folder / "tsconfig.json").write_text(json.dumps(settings))
    run([str(TOOLCHAINS / "node/node_modules/.bin/tsc")], folder)


def test_the_main_of_an_agent_of_adl_cli_compiles_and_runs(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``adlgen init --from`` copies the agent; then its user implements the tools."""
    old, new = folder / "old", folder / "new"
    for path, source in OWN.items():
        shutil.copy(SHOP / source, old / "src" / path)
    (old / "src/tools/place_order.ts").write_text("// of adl-cli\n")
    # The schema of the property is one that the strict mode of the ADK refuses.
    manifest = (SHOP / "agent.yaml").read_text().replace("{ type: string }", "{ minLength: 1 }")
    (old / "agent.yaml").write_text(manifest)
    assert main(["init", str(new), "--from", str(old), "--lang", "typescript"]) == 0
    moved = "moved 'src/tools/place_order.ts' to 'src/tools/place_order.ts.adl-cli'"
    assert moved in capsys.readouterr().err
    for tool in TOOLS:
        handler = new / f"src/tools/handlers/{tool}.ts"
        assert "notImplemented" in handler.read_text()
        shutil.copy(SHOP / f"{tool}.ts.txt", handler)
    compiled(new)
    seen = json.loads(run(["node", "dist/main.js"], new))
    placed, refused, failed, ping = seen["found"]
    assert json.loads(placed) == {"id": "ABC-1", "currency": "EUR", "call": "1"}
    assert "Invalid arguments for place_order" in refused
    assert "- /sku: must match pattern ^[A-Z]{3}$" in refused
    assert failed == "The tool HTTPFinder failed with an internal error."
    assert ping == "open"
    assert [list(one["properties"]) for one in seen["schemas"]] == [
        ["sku", "quantity"],
        ["sku"],
        [],
    ]
    assert seen["schemas"][1]["properties"]["sku"] == {"minLength": 1}
    assert seen["strict"] == ["accepted", "refused", "accepted"]


@pytest.mark.corpus
def test_a_real_agent_takes_emitted_tools(folder: Path) -> None:
    options = {"shims": "adl-cli"}
    for file in render_source(read_source(str(REAL)), suite.TARGETS["typescript"], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    shutil.rmtree(folder / "old")
    shutil.copy(SHOP / "logger.ts.txt", folder / "src/logger.ts")
    (folder / "src/config.ts").write_text(CONFIG)
    (folder / "src/services").mkdir()
    imports, calls = [], []
    for path in sorted((folder / "src/tools").glob("*.ts")):
        (found,) = re.findall(
            r"^export function (\w+)\(([^)]*)\): Tool", path.read_text(), re.MULTILINE
        )
        name, given = found
        imports.append(f'import {{ {name} }} from "./tools/{path.stem}.js";')
        calls.append(f"box.addTool({name}({', '.join('any' for _ in given.split(':')[1:])}));")
        for service, type_ in re.findall(
            r'import type \{ (\w+) \} from "\.\./services/(\w+)\.js"', path.read_text()
        ):
            (folder / f"src/services/{type_}.ts").write_text(f"export interface {service} {{}}\n")
    assert len(calls) == 5
    (folder / "src/main.ts").write_text(CALLS.format("\n".join(imports), "\n".join(calls)))
    compiled(folder)
    refused, ran = run(["node", "dist/main.js"], folder).strip().rsplit("\n", 1)
    assert refused.startswith("Invalid arguments for query_database")
    assert ran == "This tool is not implemented yet."
