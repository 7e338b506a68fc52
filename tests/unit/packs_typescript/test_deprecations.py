"""What editors strike out where a program uses what will be removed: properties, and methods of clients."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.conformance import suite

pytestmark = pytest.mark.native

NODE_MODULES = suite.ROOT / "tests/toolchains/node/node_modules"
PROGRAM = """\
import type { ToolClient } from "./toolspec/client.js";
import type { ComposeNested } from "./other/toolspec/index.js";
export function used(client: ToolClient, nested: ComposeNested): unknown[] {
  return [client.import_, client.session, nested.a, nested.b, nested.c];
}
"""
EDITOR = """\
import { createRequire } from "node:module";
import path from "node:path";
const root = process.cwd();
const ts = createRequire(path.join(root, "package.json"))("typescript");
const file = path.join(root, "src", "user.ts");
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (name) => {
    const text = ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getCompilationSettings: () => ({ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, strict: true, skipLibCheck: true, types: [] }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
  getDirectories: ts.sys.getDirectories,
  realpath: ts.sys.realpath,
});
const source = ts.sys.readFile(file);
for (const one of service.getSuggestionDiagnostics(file)) {
  if (one.reportsDeprecated) console.log(source.slice(one.start, one.start + one.length));
}
"""


def test_the_language_service_reports_what_is_deprecated(tmp_path: Path) -> None:
    if shutil.which(NODE_MODULES / ".bin" / "tsc") is None:
        pytest.skip("tsc is not installed")
    for case, below in (("agent-client", ""), ("descriptions", "src/other")):
        for file in suite.rendered(case, "typescript").tree.files:
            inside = file.path.removeprefix("src/") if below else file.path
            path = tmp_path / below / inside
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(file.text, "utf-8", newline="")
    (tmp_path / "src/user.ts").write_text(PROGRAM, "utf-8")
    (tmp_path / "editor.mjs").write_text(EDITOR, "utf-8")
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    done = subprocess.run(
        ["node", "editor.mjs"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    assert done.stdout.split() == ["import_", "b", "c"]
