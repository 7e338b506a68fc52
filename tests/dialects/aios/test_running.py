"""Emitted operations, run: their examples as tests, and validators where somebody asked for them."""

from __future__ import annotations

import json
import shutil
import subprocess
import warnings
from dataclasses import dataclass
from pathlib import Path

import pytest

from adlgen.testing.targets import render_case
from adlgen.testing.toolchain import Workspace
from tests.conformance import suite

pytestmark = pytest.mark.native

TYPES = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules" / "@types"
PINS = suite.ROOT / "tests" / "toolchains" / "rust" / "Cargo.lock"
COMPILE = ["tsc", "--project", ".", "--typeRoots", str(TYPES)]
COMMANDS = {
    "go": [["go", "test", "./internal/operations/..."]],
    "typescript": [COMPILE, ["node", "--test", "dist/test/operations/"]],
    "rust": [["cargo", "test", "--quiet", "--offline", "operations"]],
    "python-pydantic": [["python", "-m", "pytest", "-q", "tests/operations"]],
    "python-dataclass": [["python", "-m", "pytest", "-q", "tests/operations"]],
}
CASES = ("agent-operations", "agent-operations-cli")


@dataclass(frozen=True)
class Emitted:
    """A case as a target emits it, written to a folder of its own."""

    folder: Path
    environment: dict[str, str]

    def run(self, command: list[str], *, given: str = "") -> str:
        """Run a command in the folder; it has to end well."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input=given,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def emitted(case: str, target: str, folder: Path, **options: str) -> Emitted:
    """Emit a case; skip where its language is missing."""
    workspace = Workspace(suite.toolchains()[target], folder, suite.ROOT)
    if workspace.missing:
        absent = ", ".join(workspace.missing)
        warnings.warn(f"operations are NOT run in {target}: {absent} missing", stacklevel=2)
        pytest.skip(f"{absent} missing")
    for file in render_case(suite.CASES[case], suite.TARGETS[target], options).tree:
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    return Emitted(folder, workspace.environment())


@pytest.mark.parametrize("target", COMMANDS)
@pytest.mark.parametrize("case", CASES)
def test_examples_hold(case: str, target: str, tmp_path: Path) -> None:
    project = emitted(case, target, tmp_path)
    shutil.copy(PINS, tmp_path)
    for command in COMMANDS[target]:
        project.run(command)


# --- validators ---------------------------------------------------------------------------------

SLOW = "Validator 'v' exceeded 200ms timeout. Validation failed for safety."
FAILED = "Validator 'v' failed. Validation failed for safety."
NO_RESULT = "Validator 'v' returned no { valid, errors }."
IMPORTS = "Validator 'v' must not say \"import\"."
OUTSIDE = "typeof process, typeof require, typeof setTimeout, typeof fetch, typeof Buffer"
SCRIPTS: dict[str, tuple[str, list[str]]] = {
    "accepts": ("({ valid: args.args.n === 1, errors: [] })", []),
    "refuses": ("({ valid: false, errors: ['one', 'two'] })", ["one", "two"]),
    "exports": ("module.exports.f = (args) => ({ valid: args.n === 1, errors: [] });", []),
    "endless": ("while (true) {}", [SLOW]),
    "endless promise": ("(async () => { for (;;) await null; })();", [SLOW]),
    "endless getter": ("({ get valid() { for (;;); } })", [SLOW]),
    "endless toJSON": ("({ toJSON() { for (;;); } })", [SLOW]),
    "endless error": ("throw new Proxy({}, { get() { for (;;); } })", [FAILED]),
    "nothing outside": (f"({{ valid: false, errors: [{OUTSIDE}] }})", ["undefined"] * 5),
    "no way out": ("this.constructor.constructor('return process')()", [FAILED]),
    "no way by arguments": ("args.args.constructor.constructor('return process')()", [FAILED]),
    "no eval": ("eval('1')", [FAILED]),
    "import": ("import('node:fs').catch((e) => e.constructor)", [IMPORTS]),
    "import later": ("() => import('node:fs')", [IMPORTS]),
    "broken": ("function (", [FAILED]),
    "no result": ("1", [NO_RESULT]),
    "contradiction": ("({ valid: true, errors: ['no'] })", [NO_RESULT]),
    "other errors": ("({ valid: false, errors: [1] })", [NO_RESULT]),
    "spoiled": ("JSON.stringify = () => ({}); ({ valid: true, errors: [] })", [NO_RESULT]),
}
PROGRAM = """
import { readFileSync } from "node:fs";
import { runValidator } from "./dist/src/toolspec/runtime/validators.js";
const scripts = JSON.parse(readFileSync(0, "utf8"));
const run = (source) => {
  const exports = source.includes("module.exports") ? ["f"] : [];
  const script = { id: "v", language: "javascript", source, exports, timeoutMs: 200, memoryMb: 8 };
  return runValidator(script, { n: 1 });
};
console.log(JSON.stringify(scripts.map(run)));
"""
WIRED = """
import { buildServices, buildToolbox } from "./dist/src/toolspec/wire.js";
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const toolbox = buildToolbox(await buildServices(quiet, {}));
const call = async (name, args) => (await toolbox.callForModel(name, args)).text;
console.log(JSON.stringify([
  await call("reserve_berth", { ship: "dlrx", nights: 1 }),
  await call("reserve_berth", { ship: "DLRX", nights: 1 }),
  await call("release-berth", { berth: 0 }),
]));
"""


def test_validators_run_on_request(tmp_path: Path) -> None:
    project = emitted("agent-operations", "typescript", tmp_path, validators="run")
    project.run(COMPILE)
    (tmp_path / "program.mjs").write_text(PROGRAM, "utf-8")
    sources = json.dumps([source for source, _ in SCRIPTS.values()])
    said = json.loads(project.run(["node", "program.mjs"], given=sources))
    got = dict(zip(SCRIPTS, said, strict=True))
    for name, (_, errors) in SCRIPTS.items():
        assert got[name] == {"valid": not errors, "errors": errors}, name


def test_the_toolbox_asks_validators(tmp_path: Path) -> None:
    project = emitted("agent-operations", "typescript", tmp_path, validators="run")
    project.run(COMPILE)
    (tmp_path / "wired.mjs").write_text(WIRED, "utf-8")
    unfit, fit, early = json.loads(project.run(["node", "wired.mjs"]))
    assert unfit.endswith("\n- (root): 'dlrx' is no \"call sign\"  2")
    assert fit == "Not implemented yet."
    assert early.endswith("\n- (root): berths are counted from 1")


def test_validators_are_data_unless_asked_for() -> None:
    plain = render_case(suite.CASES["agent-operations"], suite.TARGETS["typescript"])
    assert not any(file.path.endswith("validators.ts") for file in plain.tree)
    wire = next(file.text for file in plain.tree if file.path.endswith("wire.ts"))
    assert "validat" not in wire
