"""``toolspec/index.ts`` exports every type, and a bundle has only the tools that are used."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from adlgen import api
from adlgen.packs.bundled import bundled_folder
from adlgen.packs.load import read_language
from tests.conformance import suite
from tests.unit.cli.conftest import SPEC, tool

NODE = suite.ROOT / "tests" / "toolchains" / "node" / "node_modules"
RUNTIME = bundled_folder() / "typescript" / "core" / "runtime"
MOST_BYTES = 37_000
"""Of the minified runtime."""
MOST_WITH_ALL = 45_000
"""The same with the keywords that most schemas lack, and the programs of patterns."""
SHARED = """$defs:
  Cart: {type: object, required: [lines], properties: {lines: {type: array, items: {$ref: '#/$defs/Line'}}}}
  Line: {type: object, properties: {count: {type: integer, default: 1}}}
  Other: {type: object, properties: {x: {type: string}}}
  Price: {type: object, required: [amount], properties: {amount: {type: integer, minimum: 0},
    at: {type: string, format: date-time}, digits: {type: integer, default: 2}}}
"""
PAY = """{type: object, required: [price, id, why], properties: {price: {$ref: 'types.yaml#/$defs/Price'},
  id: {type: string, format: uuid}, why: {type: object, properties: {text: {type: string}}},
  prices: {type: object, additionalProperties: {$ref: 'types.yaml#/$defs/Price'}},
  tip: {anyOf: [{$ref: 'types.yaml#/$defs/Price'}, {type: integer}, {type: 'null'}]}, site: {type: string, format: uri},
  mail: {type: string, format: email, default: a@example.com}, day: {type: string, format: date},
  data: {type: string, format: byte}}, x-adlgen: {output: {type: object, required: [paid, at],
  properties: {paid: {$ref: 'types.yaml#/$defs/Price'}, at: {type: string, format: date-time}}}}}"""
CONFIGURATION = """version: 1
specs: [agent.yaml]
targets:
  - lang: typescript
    out: .
    options: {wiring: "false"}
    types:
      types.yaml#/$defs/Price: ./src/price.ts#Price
      format:email: ./src/mail.ts#Mail
      tool:pay/input#/properties/why: ./src/why.ts#Why
"""
OF_THE_USER = {
    "price": """
import { type PriceJson, ToolError } from "./toolspec/index.js";
export class Price {
  constructor(readonly json: PriceJson) {}
  static fromJSON(json: PriceJson): Price {
    if (json.amount === 13) throw new ToolError("must be a lucky amount");
    if (json.amount === 14) throw new RangeError("hidden");
    if (json.amount === 15) throw new Error("a bug");
    return new Price(json);
  }
  toJSON(): PriceJson {
    return this.json;
  }
}
""",
    "mail": """
export type Mail = string & { readonly mail: unique symbol };
export const Mail = { fromJSON: (text: string): Mail => text.toLowerCase() as Mail };
""",
    "why": """
import type { PayWhyJson } from "./toolspec/index.js";
export class Why {
  constructor(readonly text: string) {}
  static fromJSON({ text }: PayWhyJson): Why {
    return new Why(text ?? "none");
  }
  toJSON(): PayWhyJson {
    return { text: this.text };
  }
}
""",
    "own": """
import { type Handlers, type Uuid, isoDate, paySpec, toolbox, uuid } from "./toolspec/index.js";
import { Price } from "./price.js";
import { Why } from "./why.js";
const unused = () => Promise.reject(new Error());
const seen: unknown[] = [];
const handlers: Handlers = {
  json: unused, order: unused, make: unused, take: unused,
  pay: ({ price, id, why, prices, tip, site, mail, day, data }) => {
    const parts: [Uuid, string, unknown, number, string | undefined] = [
      id, mail, tip instanceof Price ? tip.json.at?.getTime() : tip, why.text.length, site?.hostname];
    seen.push([...parts, day?.length, data?.length, Object.values(prices ?? {}).length]);
    return { paid: price, at: price.json.at ?? new Date(0) };
  },
};
const agent = toolbox(handlers, [(args, _ctx, next) => next(args)]);
const text: string = "00000000-0000-4000-8000-00000000000A";
const id: Uuid = uuid(text);
const at = "2026-01-31t12:00:00.123456+01:00";
const price = new Price({ amount: 1, digits: 2, at: new Date(0) });
const made = await agent.call("pay", {
  price, id, why: new Why("because"), tip: 3, site: new URL("http://a"), day: isoDate("2026-01-31"),
  data: new Uint8Array([1, 255]), prices: { a: price },
});
const same: Date = made.at;
const results = [];
for (const amount of [1, 13, 14, 15]) {
  const text = JSON.stringify({ price: { amount, at }, id, why: {}, tip: { amount, at } });
  results.push((await agent.callForModel("pay", text, { onCrash: (e) => results.push(String(e)) })).text);
}
for (const site of ["http://a:99999", "no"]) {
  const text = JSON.stringify({ price: { amount: 1 }, id, why: {}, site });
  results.push((await agent.callForModel("pay", text)).text);
}
let day = "";
try { day = isoDate("2026-02-30"); } catch (error) { day = String(error); }
let wrong = "";
try { wrong = uuid(text.slice(1)); } catch (error) { wrong = String(error); }
const read = paySpec.decode({ price: { amount: 1, at }, id, why: {}, site: "HTTP://A" });
const kept = paySpec.input.stringify(read);
read.price.json.at?.setTime(0);
if (read.site) read.site.hash = "b";
const texts = [kept.includes(at), kept.includes("HTTP://A"), paySpec.input.stringify(read)];
console.log(JSON.stringify({ results, seen, day, wrong, texts, made: [made.paid instanceof Price, same.getTime()] }));
""",
}
MAKE = "{type: object, properties: {of: {$ref: 'types.yaml#/$defs/Other'}}, x-adlgen: {output: {$ref: 'types.yaml#/$defs/Cart'}}}"
TAKE = "{type: object, required: [cart], properties: {cart: {$ref: 'types.yaml#/$defs/Cart'}}}"
PASSED_ON = """
import { type AgentToolbox, Cart, type CartInit, type Line } from "./toolspec/index.js";
export async function passOn(agent: AgentToolbox): Promise<Line | undefined> {
  const cart = await agent.call("make", {});
  await agent.call("take", { cart });
  const made: CartInit = { lines: [{}] };
  const decoded = Cart.parse(Cart.stringify(made));
  // @ts-expect-error: what is written has no defaults
  const wrong: Cart = made;
  return decoded.ok ? decoded.value.lines[wrong.lines.length] : undefined;
}
"""
_EXPORTED = re.compile(r"^export (?:abstract )?(?:interface|class|type) (\w+)", re.MULTILINE)
_LISTED = re.compile(r"^export (?:type )?\{(.*?)\}", re.MULTILINE | re.DOTALL)


def exported() -> set[str]:
    """Return the types and classes that the runtime exports."""
    text = (RUNTIME / "runtime.ts").read_text("utf-8")
    lists = [
        name.split()[-1]
        for listed in _LISTED.findall(text)
        for name in listed.split(",")
        if name.strip()
    ]
    modules = re.findall(r'export \* from "\./runtime/(\w+)\.js"', text)
    texts = [(RUNTIME / f"{module}.ts").read_text("utf-8") for module in modules]
    return {n for n in lists if n[0].isupper()} | {n for t in texts for n in _EXPORTED.findall(t)}


def test_the_names_of_the_runtime_are_reserved() -> None:
    reserved = read_language("typescript").naming["type"].reserved
    assert exported() <= reserved


@pytest.fixture(scope="module")
def toolspec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Generate tools, one of which has types with the names of types of the runtime."""
    folder = tmp_path_factory.mktemp("barrel")
    spec = folder / "agent.yaml"
    part = "{type: object, properties: {part: {type: object, properties: {x: {type: string}}}}}"
    text = "{type: object, x-adlgen: {output: {type: string}}}"
    (folder / "types.yaml").write_text(SHARED)
    tools = tool("json", text) + tool("order", part) + tool("make", MAKE) + tool("take", TAKE)
    tools += tool("pay", " ".join(PAY.split()))
    spec.write_text(SPEC.replace("toy:", "typescript:") + tools)
    (folder / "adlgen.yaml").write_text(CONFIGURATION)
    (folder / "src").mkdir()
    for name, module in OF_THE_USER.items():
        (folder / "src" / f"{name}.ts").write_text(module)
    result = api.generate(config=folder / "adlgen.yaml")
    assert result.ok, result.diagnostics
    (folder / "package.json").write_text('{"type": "module"}')
    return folder / "src" / "toolspec"


@pytest.mark.native
def test_nested_types_and_the_runtime_are_exported(toolspec: Path) -> None:
    if shutil.which(NODE / ".bin" / "tsc") is None:
        pytest.skip("tsc is not installed")
    use = toolspec.parent / "use.ts"
    use.write_text(
        'import { type JsonToolOutput, type OrderPart, Toolbox, ToolError, specs } from "./toolspec/index.js";\n'
        'export const part: OrderPart = { x: "a" };\n'
        'export const output: JsonToolOutput = "of the tool json";\n'
        "export const all = [Toolbox, ToolError, specs];\n"
        f"{PASSED_ON}"
    )
    compiled = toolspec.parents[1] / "dist"
    options = ["--module", "nodenext", "--target", "es2022", "--strict", "--skipLibCheck"]
    options += ["--outDir", str(compiled), "--types", "node", "--typeRoots", str(NODE / "@types")]
    done = subprocess.run(
        [NODE / ".bin" / "tsc", *options, use, toolspec.parent / "own.ts"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    printed = subprocess.check_output(["node", compiled / "own.js"], text=True)
    check_own_types(json.loads(printed))


def check_own_types(printed: dict[str, Any]) -> None:
    """Check what the program of the user prints: values go through a call, and the model reads refusals."""
    at, problem = (
        '"at":"2026-01-31t12:00:00.123456+01:00"',
        "Invalid arguments for pay (1 problem):\n- ",
    )
    first, lucky, hidden, bug, crash, port, text = printed["results"]
    assert first == f'{{"paid":{{"amount":1,{at},"digits":2}},{at}}}'
    unlucky = "must be a lucky amount"
    assert (
        lucky == f"Invalid arguments for pay (2 problems):\n- /price: {unlucky}\n- /tip: {unlucky}"
    )
    assert '- /price: is not accepted (got {"amount":14,"at":' in hidden
    assert (bug, crash) == ("Error: a bug", "The tool pay failed with an internal error.")
    assert port == f'{problem}/site: must be a uri that is a URL (got "http://a:99999")'
    assert text == f'{problem}/site: must match format uri (got "no")'
    id_, mail = "00000000-0000-4000-8000-00000000000A", "a@example.com"
    assert printed["seen"][:2] == [
        [id_, mail, 3, len("because"), "a", len("2026-01-31"), 2, 1],
        [id_, mail, 1769857200123, len("none"), None, None, None, 0],
    ]
    assert printed["day"] == "RangeError: 2026-02-30 is not a date"
    assert printed["wrong"] == f"RangeError: {id_[1:]} is not a UUID"
    assert printed["made"] == [True, 0]
    *kept, changed = printed["texts"]
    assert kept == [True, True]
    assert '"at":"1970-01-01T00:00:00.000Z"' in changed
    assert '"site":"http://a/#b"' in changed


@pytest.mark.native
def test_a_bundle_of_one_tool_has_no_other(toolspec: Path) -> None:
    if shutil.which(NODE / ".bin" / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    use = toolspec.parent / "bundled.ts"
    use.write_text('import { jsonSpec } from "./toolspec/index.js";\nconsole.log(jsonSpec);\n')
    program = str(NODE / ".bin" / "esbuild")
    command = [program, str(use), "--bundle", "--format=esm", "--platform=node"]
    bundle = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert 'name: "json"' in bundle
    assert 'name: "order"' not in bundle


@pytest.mark.native
@pytest.mark.parametrize(("name", "kept"), [("Line", ["Line"]), ("takeSpec", ["Cart", "Line"])])
def test_a_bundle_has_only_the_definitions_that_are_reached(
    toolspec: Path, name: str, kept: list[str]
) -> None:
    if shutil.which(NODE / ".bin" / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    use = toolspec.parent / "reached.ts"
    use.write_text(f'import {{ {name} }} from "./toolspec/index.js";\nconsole.log({name});\n')
    command = [str(NODE / ".bin" / "esbuild"), str(use), "--bundle", "--format=esm"]
    bundle = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"Definition\.of\(\{\s*name: \"(\w+)\"", bundle) == kept


@pytest.mark.native
def test_the_runtime_is_small(toolspec: Path) -> None:
    if shutil.which(NODE / ".bin" / "esbuild") is None:
        pytest.skip("esbuild is not installed")
    everything = toolspec / "everything.ts"
    modules = ("runtime.js", "runtime/more.js", "runtime/pattern.js")
    everything.write_text("".join(f'export * from "./{module}";\n' for module in modules))
    for start, most in ((toolspec / "runtime.ts", MOST_BYTES), (everything, MOST_WITH_ALL)):
        command = [str(NODE / ".bin" / "esbuild"), str(start), "--bundle", "--format=esm"]
        command += ["--minify", "--platform=node"]
        bundle = subprocess.run(command, capture_output=True, check=True).stdout
        assert len(bundle) <= most
