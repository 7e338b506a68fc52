"""Runs emitted operations: their examples as tests, and validators if requested."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from adlgen.document.node import JsonValue
from adlgen.testing.manifest import read_feature_harness
from adlgen.testing.targets import render_case
from adlgen.testing.workspace import Project, Workspace
from tests.conformance import suite

pytestmark = pytest.mark.native

CASES = ("agent-operations", "agent-operations-cli")


@dataclass(frozen=True)
class Emitted:
    """A case as a target emits it, in a workspace of its own."""

    workspace: Workspace
    project: Project

    @property
    def folder(self) -> Path:
        """The folder of the project."""
        return self.workspace.root / self.project.name

    def run(self, command: Sequence[str], *, given: str = "") -> str:
        """Run a command in the folder; it has to succeed."""
        done = subprocess.run(
            self.workspace.command(command, self.project),
            cwd=self.folder,
            env=self.workspace.environment(),
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
    workspace = suite.workspace_in(folder, target)
    if workspace.missing:
        absent = ", ".join(workspace.missing)
        warnings.warn(f"operations are NOT run in {target}: {absent} missing", stacklevel=2)
        pytest.skip(f"{absent} missing")
    rendered = render_case(suite.CASES[case], suite.TARGETS[target], options)
    project = Project(case, rendered.tree, dict(rendered.plan.words))
    for file in project.tree:
        path = folder / case / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(file.text, "utf-8")
    return Emitted(workspace, project)


def commands(target: str) -> tuple[tuple[str, ...], ...]:
    """Return the commands that run the tests of emitted operations."""
    harness = read_feature_harness(suite.PACKS[target].folder, "operations")
    return harness.test if harness is not None else ()


@pytest.mark.parametrize("target", [name for name in suite.TARGETS if commands(name)])
@pytest.mark.parametrize("case", CASES)
def test_examples_hold(case: str, target: str, tmp_path: Path) -> None:
    project = emitted(case, target, tmp_path)
    files = suite.PACKS[target].toolchain.files
    for path in files.iterdir() if files else ():
        if path.is_file() and not (project.folder / path.name).exists():
            shutil.copy(path, project.folder)
    for command in commands(target):
        project.run(command)


# --- validators ---------------------------------------------------------------------------------

SLOW = "Validator 'v' exceeded 200ms timeout. Validation failed for safety."
FAILED = "Validator 'v' failed. Validation failed for safety."
NO_RESULT = "Validator 'v' returned no { valid, errors }."
IMPORTS = "Validator 'v' must not contain \"import\"."
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
const run = async (source) => {
  const exports = source.includes("module.exports") ? ["f"] : [];
  // Only a script that never ends may run out of time, however busy the machine is.
  const isEndless = source.includes("while (true)") || source.includes("for (;;)");
  const timeoutMs = isEndless ? 200 : 600_000;
  const script = { id: "v", language: "javascript", source, exports, timeoutMs, memoryMb: 8 };
  return runValidator(script, { n: 1 });
};
const found = [];
for (const one of scripts) found.push(await run(one));
console.log(JSON.stringify(found));
"""
BLOCKING = (
    "Array.prototype.fill.call({ length: 2 ** 53 - 1 }, 0)",
    "Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)",
    "Array.prototype.includes.call({ length: 2 ** 53 - 1 }, 1)",
    "Array.prototype.lastIndexOf.call({ length: 2 ** 53 - 1 }, 1)",
    "/(a+)+$/.test('a'.repeat(64) + 'b')",
    "while (true) {}",
)
"""Scripts that do not end; some are one native call, which the timeout of a context does not interrupt."""
ESCAPES = (
    "this.constructor.constructor('return process')().exit(7)",
    "args.constructor.constructor('return process')().exit(7)",
    "module.constructor.constructor('return process')().exit(7)",
    "(function () { return arguments.callee.caller; })().constructor('return process')()",
    "new Error().stack.constructor.constructor('return process')()",
    "Reflect.getPrototypeOf(async () => 1).constructor('return process')()",
    "Error.prepareStackTrace = (e, s) => s.map((x) => x.getThis()); new Error().stack[0].process",
)
PROGRAM_WITH_CLOCK = """
import { readFileSync } from "node:fs";
import { runValidator } from "./dist/src/toolspec/runtime/validators.js";
const found = [];
for (const source of JSON.parse(readFileSync(0, "utf8"))) {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 10);
  const script = { id: "v", language: "javascript", source, exports: [], timeoutMs: 500, memoryMb: 16 };
  const { valid, errors } = await runValidator(script, { n: 1 });
  clearInterval(timer);
  found.push({ valid, errors, ticks });
}
console.log(JSON.stringify(found));
"""
WIRED = """
import { createApp } from "./dist/src/toolspec/wire.js";
const quiet = { debug() {}, info() {}, warn() {}, error() {} };
const { toolbox } = await createApp({ services: { logger: quiet } });
const call = async (name, args) => (await toolbox.callForModel(name, args)).text;
console.log(JSON.stringify([
  await call("reserve_berth", { ship: "dlrx", nights: 1 }),
  await call("reserve_berth", { ship: "DLRX", nights: 1 }),
  await call("release-berth", { berth: 0 }),
]));
"""


def test_validators_run_on_request(tmp_path: Path) -> None:
    project = emitted("agent-operations", "typescript", tmp_path, validators="run")
    project.run(commands("typescript")[0])
    (project.folder / "program.mjs").write_text(PROGRAM, "utf-8")
    sources = json.dumps([source for source, _ in SCRIPTS.values()])
    answers = json.loads(project.run(["node", "program.mjs"], given=sources))
    got = dict(zip(SCRIPTS, answers, strict=True))
    for name, (_, errors) in SCRIPTS.items():
        assert got[name] == {"valid": not errors, "errors": errors}, name


def clocked(folder: Path, sources: tuple[str, ...]) -> list[dict[str, JsonValue]]:
    """Return the outcome of each script, and how often a timer of the application ran meanwhile."""
    project = emitted("agent-operations", "typescript", folder, validators="run")
    project.run(commands("typescript")[0])
    (project.folder / "clocked.mjs").write_text(PROGRAM_WITH_CLOCK, "utf-8")
    outcomes: list[dict[str, JsonValue]] = json.loads(
        project.run(["node", "clocked.mjs"], given=json.dumps(sources))
    )
    return outcomes


def test_native_calls_end_and_do_not_block_the_application(tmp_path: Path) -> None:
    started = time.monotonic()
    outcomes = clocked(tmp_path, BLOCKING)
    # Without a limit, each of these runs for hours.
    assert time.monotonic() - started < 300
    for source, outcome in zip(BLOCKING, outcomes, strict=True):
        assert outcome["valid"] is False, source
        # A native call may also exceed the memory limit first.
        assert outcome["errors"] in ([SLOW.replace("200ms", "500ms")], [FAILED]), source
        assert isinstance(outcome["ticks"], int)
        assert outcome["ticks"] > 5, source


def test_scripts_do_not_leave_their_context(tmp_path: Path) -> None:
    for source, outcome in zip(ESCAPES, clocked(tmp_path, ESCAPES), strict=True):
        assert outcome["valid"] is False, source
        text = json.dumps(outcome["errors"])
        assert str(tmp_path) not in text, source
        assert "node:" not in text, source


def test_the_toolbox_asks_validators(tmp_path: Path) -> None:
    project = emitted("agent-operations", "typescript", tmp_path, validators="run")
    project.run(commands("typescript")[0])
    (project.folder / "wired.mjs").write_text(WIRED, "utf-8")
    unfit, fit, early = json.loads(project.run(["node", "wired.mjs"]))
    assert unfit.endswith("\n- (root): 'dlrx' is no \"call sign\"  2")
    assert fit == "This tool is not implemented yet."
    assert early.endswith("\n- (root): berths are counted from 1")


def test_validators_are_data_unless_asked_for() -> None:
    plain = render_case(suite.CASES["agent-operations"], suite.TARGETS["typescript"])
    assert not any(file.path.endswith("validators.ts") for file in plain.tree)
    wire = next(file.text for file in plain.tree if file.path.endswith("wire.ts"))
    assert "validat" not in wire
