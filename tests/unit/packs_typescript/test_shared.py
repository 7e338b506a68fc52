"""Definitions of another file have codecs of their own; a schema over them means the same as one that contains them."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC, tool

BIN = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules" / ".bin"
TYPES = """
  Tree: {type: object, required: [name], additionalProperties: {type: string}, properties: {
    name: {type: string, pattern: '^(a+)+$'}, size: {type: integer, minimum: 1, default: 1},
    parts: {type: array, items: {$ref: '#/$defs/Tree'}}, on: {$ref: '#/$defs/Day'}}}
  Day: {type: string, format: date}
  Kind: {enum: [dog, cat]}
  Pet: {oneOf: [{$ref: '#/$defs/Dog'}, {$ref: '#/$defs/Cat'}]}
  Dog: {type: object, required: [kind], properties: {kind: {$ref: '#/$defs/DogKind'}, age: {type: integer, default: 2}}}
  DogKind: {const: dog}
  Cat: {type: object, required: [kind], properties: {kind: {const: cat}, home: {$ref: '#/$defs/House'}}}
  House: {type: object, properties: {pets: {type: array, uniqueItems: true, items: {$ref: '#/$defs/Pet'}}}}
  Either: {anyOf: [{type: object, required: [x], properties: {x: {type: string}, n: {type: integer, default: 3}}},
                   {type: object, properties: {y: {type: integer, default: 4}}, additionalProperties: false}]}
  Base: {type: object, properties: {id: {type: integer}, kind: {$ref: '#/$defs/Kind'}}}
  Sealed: {allOf: [{$ref: '#/$defs/Base'}], unevaluatedProperties: false}
  Box: {type: object, properties: {deep: {type: object, properties: {q: {type: integer, default: 6}}}}}
  Copses: {$ref: '#/$defs/Trees'}
  Trees: {type: array, items: {$ref: '#/$defs/Tree'}}
"""
PLACES = {
    "tree": "{$ref: '#/$defs/Tree'}",
    "pet": "{$ref: '#/$defs/Pet'}",
    "either": "{$ref: '#/$defs/Either'}",
    "maybe": "{anyOf: [{$ref: '#/$defs/Tree'}, {type: 'null'}]}",
    "twice": "{allOf: [{$ref: '#/$defs/Base'}, {$ref: '#/$defs/Base'}]}",
    "closed": "{allOf: [{$ref: '#/$defs/Base'}], unevaluatedProperties: false}",
    "sealed": "{$ref: '#/$defs/Sealed'}",
    "box": "{$ref: '#/$defs/Box'}",
    "copses": "{$ref: '#/$defs/Copses'}",
    "trees": "{$ref: '#/$defs/Trees'}",
    "own": "{$ref: '#/$defs/Own'}",
    "pairs": "{type: object, additionalProperties: {anyOf: [{$ref: '#/$defs/Dog'}, {type: integer}]}}",
}
OWN = "{type: object, properties: {tree: {$ref: '#/$defs/Tree'}, z: {type: integer, default: 5}}}"
VALUES: dict[str, list[object]] = {
    "tree": [
        {"name": "a", "parts": [{"name": "aa", "size": 2}], "note": "x", "on": "2026-01-31"},
        {"name": "ab", "parts": [{"name": "b", "size": 0, "on": "x", "note": 1}], "size": 2**60},
        {},
    ],
    "pet": [
        {"kind": "dog"},
        {"kind": "cat", "home": {"pets": [{"kind": "dog"}, {"kind": "cat"}]}},
        {"kind": "cat", "home": {"pets": [{"kind": "dog"}, {"kind": "dog"}]}},
        {"kind": "cow"},
        {"kind": "cat", "home": {"pets": [{"kind": "cow"}, {}, 1]}},
    ],
    "either": [{"x": "a"}, {}, {"x": 1}, {"y": "a"}, 1],
    "maybe": [None, {"name": "a"}, 1],
    "twice": [{"id": 1, "kind": "dog"}, {"id": "a", "kind": "cow"}],
    "closed": [{"id": 1}, {"id": 1, "more": 2}],
    "sealed": [{"id": 1}, {"id": 1, "more": 2}],
    "box": [{"deep": {}}, {"deep": {"q": "x"}}],
    "copses": [[{"name": "a"}], 1],
    "trees": [[{"name": "a"}], [{"name": "b"}]],
    "own": [{}, {"tree": {"name": "a"}}, {"tree": {"name": 1}}],
    "pairs": [{"a": {"kind": "dog"}, "b": 1}, {"a": {"kind": "cat"}}],
}
CALLS = [{place: value} for place, values in VALUES.items() for value in values]
PROGRAM = """
import * as all from "./toolspec/index.js";
import { Codec, Definition } from "./toolspec/runtime/codec.js";
const { jointSpec, ownSpec, rootSpec, Tree, Pet, Trees } = all;
const results = JSON.parse(process.argv[2] ?? "[]").map((text: string) =>
  [jointSpec, ownSpec].map(({ input }) => [input.parse(text), input.decode(JSON.parse(text))]));
const links: Definition<unknown>[] = [];
for (let i = 0; i < 5000; i++) {
  const part = i < 4999 ? { $ref: `#/$defs/D${i + 1}` } : { type: "integer" };
  const schema = JSON.stringify({ type: "object", properties: { n: part, d: { default: 1 } } });
  links.push(Definition.of({ name: `D${i}`, schema, uses: () => links.slice(i + 1, i + 2) }));
}
const chain = new Codec({ schema: '{"$ref":"#/$defs/D0"}', uses: () => links.slice(0, 1) });
console.log(JSON.stringify({
  results,
  chain: [Object.keys((chain.schema as any).$defs).length, chain.decode({ n: {} }), chain.decode({ n: 1 }).ok],
  schemas: [jointSpec, ownSpec].map(({ definition }) => definition.inputSchema),
  root: [rootSpec.definition.inputSchema, rootSpec.decode({ kind: "dog" })],
  tree: Tree.schema, standard: Tree["~standard"].jsonSchema.output(),
  pet: [Pet.parse('{"kind":"dog"}'), Pet["~standard"].validate({ kind: "cow" })],
  trees: Trees.decode([{ name: "a", parts: [{ name: "a" }] }]),
  text: Tree.stringify({ name: "a" }),
}));
"""


def spec_in(folder: Path) -> Path:
    """Write an agent with the same tool twice: over definitions of another file, and over its own."""
    (folder / "types.yaml").write_text(f"$defs:{TYPES}")
    entries = [line.strip() for line in re.split(r"\n  (?=\w)", TYPES.strip())]
    places = ", ".join(f"{name}: {schema}" for name, schema in PLACES.items())
    own = f"{{type: object, properties: {{{places}}}, $defs: {{Own: {OWN}, {', '.join(entries)}}}}}"
    shared = f"{{type: object, properties: {{{places}}}, $defs: {{Own: {OWN}}}}}".replace(
        "#/$defs/", "types.yaml#/$defs/"
    ).replace("types.yaml#/$defs/Own", "#/$defs/Own")
    path = folder / "agent.yaml"
    root = tool("root", "{$ref: 'types.yaml#/$defs/Dog'}")
    tools = tool("own", " ".join(own.split())) + tool("joint", shared) + root
    path.write_text(SPEC.replace("toy:", "typescript:") + tools)
    return path


def generated(folder: Path, **options: str) -> dict[str, str]:
    """Return the modules of the agent."""
    settings = {"wiring": "false", "formats": "assert", **options}
    done = api.generate(
        spec_in(folder), targets=["typescript"], output=folder, options=settings, isolated=True
    )
    assert done.ok, done.diagnostics
    return {path.stem: path.read_text("utf-8") for path in (folder / "src/toolspec").glob("*.ts")}


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    if shutil.which(BIN / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    folder = tmp_path_factory.mktemp("joint")
    generated(folder)
    (folder / "src" / "main.ts").write_text(PROGRAM)
    bundle = folder / "main.mjs"
    command = [str(BIN / "esbuild"), str(folder / "src" / "main.ts"), "--bundle", "--format=esm"]
    subprocess.run([*command, f"--outfile={bundle}"], capture_output=True, check=True)
    texts = json.dumps([json.dumps(call) for call in CALLS])
    done = subprocess.run(["node", str(bundle), texts], capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.native
@pytest.mark.parametrize("index", range(len(CALLS)), ids=[json.dumps(call) for call in CALLS])
def test_a_value_is_decoded_as_with_definitions_of_the_tool(
    printed: dict[str, Any], index: int
) -> None:
    shared, own = printed["results"][index]
    assert shared == own


@pytest.mark.native
def test_values_are_accepted_and_refused(printed: dict[str, Any]) -> None:
    refused = [one for (one, _), _ in printed["results"] if not one["ok"]]
    assert len(CALLS) > len(refused) > len(CALLS) / 3


@pytest.mark.native
def test_models_see_a_schema_with_the_definitions_that_it_reaches(printed: dict[str, Any]) -> None:
    shared, own = map(json.dumps, printed["schemas"])
    assert shared == own  # own definitions come first, then those of the file in its order
    assert printed["tree"]["$defs"].keys() == {"Tree", "Day"}


@pytest.mark.native
def test_a_chain_of_definitions_has_any_length(printed: dict[str, Any]) -> None:
    assert printed["chain"] == [5000, {"ok": True, "value": {"n": {"d": 1}, "d": 1}}, False]


@pytest.mark.native
def test_a_definition_may_be_the_input(printed: dict[str, Any]) -> None:
    schema, decoded = printed["root"]
    assert schema["$defs"] == {"DogKind": {"const": "dog"}}
    assert decoded == {"kind": "dog", "age": 2}


@pytest.mark.native
def test_a_definition_is_a_codec(printed: dict[str, Any]) -> None:
    dog, cow = printed["pet"]
    assert dog == {"ok": True, "value": {"kind": "dog", "age": 2}}
    assert [issue["path"] for issue in cow["issues"]] == [["kind"]]
    tree = {"name": "a", "size": 1}
    assert printed["trees"]["value"] == [{**tree, "parts": [tree]}]
    assert printed["standard"]["required"] == ["name", "size"]
    assert printed["text"] == '{"name":"a"}'


def test_tools_import_what_they_use_and_repeat_no_definition(tmp_path: Path) -> None:
    modules = generated(tmp_path)
    assert modules["types"].count('"minimum":1') == 1
    assert '"minimum":1' not in modules["joint"]
    assert "Tree," in modules["joint"]
    assert "type TreeInit," in modules["joint"]
    assert "types.js" not in modules["own"]
    assert 'export * from "./types.js";' in modules["index"]


def test_the_module_of_all_tools_has_the_definitions(tmp_path: Path) -> None:
    modules = generated(tmp_path, layout="single")
    assert "types" not in modules
    assert "types.js" not in modules["tools"] + modules["index"]
    tree = modules["tools"].index("export const Tree: Definition<Tree, TreeInit>")
    assert tree < modules["tools"].index("export const jointSpec")


def test_without_defaults_there_is_one_type(tmp_path: Path) -> None:
    text = generated(tmp_path, defaults="keep")["types"]
    assert "Init" not in text.split("*/", 1)[1]
    assert "export const Tree: Definition<Tree> =" in text


def test_an_external_validator_needs_no_keywords(tmp_path: Path) -> None:
    text = generated(tmp_path, validator="external")["types"]
    assert "MORE_KEYWORDS" not in text
    assert "uses: () => [" in text
