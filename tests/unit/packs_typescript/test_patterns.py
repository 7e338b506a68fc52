"""Patterns with Unicode properties are native expressions with tables that do not depend on Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from adlgen.packs.bundled import bundled_folder
from adlgen.schema.patterns import compile_pattern
from tests.conformance import suite
from tests.unit.packs_typescript.test_shapes import emitted

ESBUILD = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules" / ".bin" / "esbuild"
RUNTIME = bundled_folder() / "typescript" / "core" / "runtime"
PROPERTIES = [
    r"^\p{L}$",
    r"^\P{Lu}$",
    r"^[\p{N}_-]$",
    r"^[^\p{L}\s]$",
    r"^[\P{L}a]$",
    r"^\\\p{Script=Greek}$",
]
MOST_BYTES = 4_500
"""Of the module of a tool with a pattern of letters; a program takes 15,800."""
COMPARE = r"""
import { Pattern, programs } from "./pattern.js";
const cases: [string, string, Record<string, string>][] = CASES;
for (const [source, program, texts] of cases) {
  const native = programs(texts).find(source);
  const compiled = new Pattern(program);
  if (!(native instanceof RegExp)) throw new Error(`${source} is not native`);
  for (let point = 0; point <= 0x10ffff; point++) {
    for (const text of [String.fromCodePoint(point), "\\" + String.fromCodePoint(point)]) {
      if (native.test(text) !== compiled.test(text)) throw new Error(`${source}: ${point}`);
    }
  }
}
console.log("equal");
"""


def texts_of(pattern: str, folder: Path) -> dict[str, str]:
    """Return the texts that are emitted for a pattern and its properties."""
    schema = json.dumps(
        {"type": "object", "properties": {"a": {"type": "string", "pattern": pattern}}}
    )
    text = emitted(schema, folder)
    assert len(text) < MOST_BYTES
    listed = text.partition("programs(")[2].partition("}),")[0]
    lines = "".join(line.strip() for line in listed.strip("{\n ,").splitlines()).rstrip(",")
    found: dict[str, str] = json.loads(f"{{{lines}}}")
    return found


def test_a_property_has_a_table_and_no_program(tmp_path: Path) -> None:
    texts = texts_of(r"^\p{L}+$", tmp_path)
    assert texts.keys() == {r"^\p{L}+$", "+L"}
    assert texts[r"^\p{L}+$"] == r"^[\p{L}]+$"


def test_a_property_that_may_take_longer_has_a_program(tmp_path: Path) -> None:
    schema = json.dumps(
        {"type": "object", "properties": {"a": {"type": "string", "pattern": r"^(\p{Zl}+)+$"}}}
    )
    assert '[["a","^"]' in emitted(schema, tmp_path)


@pytest.mark.native
def test_properties_accept_what_programs_accept(tmp_path: Path) -> None:
    if shutil.which(ESBUILD) is None:
        pytest.skip("esbuild is not installed")
    cases = [
        (pattern, json.dumps(compile_pattern(pattern)), texts_of(pattern, tmp_path))
        for pattern in PROPERTIES
    ]
    folder = tmp_path / "runtime"
    shutil.copytree(RUNTIME, folder)
    (folder / "compare.ts").write_text(COMPARE.replace("CASES", json.dumps(cases)))
    bundle = folder / "compare.mjs"
    command = [str(ESBUILD), "compare.ts", "--bundle", "--format=esm", f"--outfile={bundle}"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    done = subprocess.run(["node", bundle], capture_output=True, text=True, check=False)
    assert done.stdout == "equal\n", done.stderr
