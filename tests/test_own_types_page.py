"""The types of a project that docs/types.md shows, in the place of a generated type: each is compiled, and refuses a call as shown."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest

from adlgen import api
from tests import cargo
from tests.conformance import suite
from tests.test_types_page import CARGO, NODE, PAGE

SPEC = """\
apiVersion: adl.inference-gateway.com/v1
kind: Agent
metadata: { name: shop, description: d, version: 1.0.0 }
spec:
  capabilities: { streaming: false, pushNotifications: false, stateTransitionHistory: false }
  server: { port: 8080 }
  language:
    go: { module: example.com/shop, version: "1.24" }
    typescript: { packageName: shop, nodeVersion: "20" }
    rust: { packageName: shop, version: "1.88", edition: "2021" }
  tools:
    - id: pay
      name: pay
      description: Pays.
      tags: [t]
      schema:
        type: object
        required: [bill]
        properties:
          bill: { type: object, required: [total], properties: { total: { $ref: "types.yaml#/$defs/Money" } } }
          order: { type: string, format: uuid }
        x-adlgen: { output: { $ref: "types.yaml#/$defs/Money" } }
"""
ID = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
GO = """\
package main

import (
	"context"
	"fmt"
	"os"

	"example.com/shop/money"
	"example.com/shop/toolspec"
)

func main() {
	box := toolspec.Tools{Pay: func(_ context.Context, in toolspec.PayInput) (money.Amount, error) {
		return in.Bill.Total, nil
	}}.Toolbox()
	for _, arguments := range os.Args[1:] {
		result, err := box.CallForModel(context.Background(), "pay", []byte(arguments))
		fmt.Println(result.Text, err)
	}
}
"""
TYPESCRIPT = """\
import { toolbox } from "./toolspec/index.js";
const box = toolbox({ pay: ({ bill }) => bill.total });
for (const text of process.argv.slice(2)) console.log((await box.callForModel("pay", text)).text);
"""
RUST = """\
use types_page::money::Amount;
use types_page::toolspec::pay::{self, Input};
use types_page::toolspec::runtime::{block_on, CallContext, ToolError, Toolbox};

fn main() {
    let mut toolbox = Toolbox::new();
    toolbox.add(pay::bind(|_: CallContext, input: Input| async move {
        Ok::<Amount, ToolError>(input.bill.total)
    }));
    for text in std::env::args().skip(1) {
        println!("{}", block_on(toolbox.call_for_model("pay", &text)).text);
    }
}
"""
PYTHON = """\
import asyncio
import sys

from shop.toolspec import Toolbox
from shop.toolspec.pay import TOOL

box = Toolbox([TOOL.bind(lambda ctx, input: input.bill.total)])
for text in sys.argv[1:]:
    print(asyncio.run(box.call_for_model("pay", text)).text)
"""


def block(kind: str, start: str) -> str:
    """Return the block of the page that begins with a line."""
    found = [
        text
        for text in re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
        if text.startswith(start)
    ]
    assert len(found) == 1
    return str(found[0])


def generate(folder: Path, lang: str, types: Mapping[str, str], **options: str) -> None:
    """Generate the tool, with the definition that the page shows."""
    (folder / "agent.yaml").write_text(SPEC)
    (folder / "types.yaml").write_text(block("yaml", "# types.yaml"))
    target = {"lang": lang, "out": ".", "types": types, "options": {"wiring": "false", **options}}
    (folder / "adlgen.yaml").write_text(
        json.dumps({"version": 1, "specs": ["agent.yaml"], "targets": [target]})
    )
    done = api.generate(config=folder / "adlgen.yaml")
    assert done.ok, done.diagnostics


def write(folder: Path, path: str, text: str) -> None:
    (folder / path).parent.mkdir(parents=True, exist_ok=True)
    (folder / path).write_text(text, "utf-8")


def run(
    command: Sequence[object], folder: Path, environment: Mapping[str, str] | None = None
) -> str:
    """Run a command that succeeds, and return what it prints."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**os.environ, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def go(folder: Path, calls: list[str]) -> str:
    money = block("go", "package money").replace(
        "package money\n",
        'package money\n\nimport (\n\t"encoding/json"\n\n\t"example.com/shop/adlrt"\n)\n',
        1,
    )
    generate(folder, "go", {"types.yaml#/$defs/Money": "example.com/shop/money.Amount"})
    write(folder, "money/money.go", money)
    write(folder, "go.mod", "module example.com/shop\n\ngo 1.24\n")
    write(folder, "main.go", GO)
    environment = suite.workspace_in(suite.NATIVE / "go-app", "go").environment()
    return run(["go", "run", ".", *calls], folder, environment)


def typescript(folder: Path, calls: list[str]) -> str:
    types = {
        "types.yaml#/$defs/Money": "./src/amount.ts#Amount",
        "format:uuid": "./src/order-id.ts#OrderId",
    }
    generate(folder, "typescript", types)
    write(folder, "src/amount.ts", block("ts", "// src/amount.ts"))
    write(folder, "src/order-id.ts", block("ts", "// src/order-id.ts"))
    write(folder, "src/main.ts", TYPESCRIPT)
    write(folder, "package.json", '{"type": "module"}')
    options = ["--module", "nodenext", "--target", "es2022", "--strict", "--outDir", "dist"]
    options += ["--types", "node", "--typeRoots", str(NODE / "@types")]
    run([NODE / ".bin/tsc", *options, "src/main.ts"], folder)
    return run(["node", "dist/main.js", *calls], folder)


def rust(folder: Path, calls: list[str]) -> str:
    generate(
        folder, "rust", {"types.yaml#/$defs/Money": "crate::money::Amount"}, formats="annotate"
    )
    write(folder, "src/money.rs", block("rust", "use crate::toolspec"))
    write(folder, "src/lib.rs", "pub mod money;\npub mod toolspec;\n")
    write(folder, "src/main.rs", RUST)
    write(folder, "Cargo.toml", CARGO)
    environment = suite.workspace_in(suite.NATIVE / "rust-app", "rust").environment()
    command = ["cargo", "run", "--quiet", "--offline", "--", *calls]
    return run(command, folder, {**environment, "CARGO_TARGET_DIR": str(cargo.TARGET)})


def python(folder: Path, calls: list[str], models: str = "pydantic") -> str:
    generate(folder, "python", {"types.yaml#/$defs/Money": "shop.money.Amount"}, models=models)
    write(folder, "src/shop/money.py", block("python", "# shop/money.py"))
    write(folder, "src/use.py", PYTHON)
    return run([sys.executable, "use.py", *calls], folder / "src")


def dataclasses(folder: Path, calls: list[str]) -> str:
    return python(folder, calls, "dataclass")


LANGUAGES: Mapping[str, tuple[str, Callable[[Path, list[str]], str], str]] = {
    "go": ("go", go, "/bill/total: must be in EUR, not in USD"),
    "typescript": ("tsc", typescript, "/bill/total: must be at most 1000000"),
    "rust": (
        "cargo",
        rust,
        '/bill/total: must be an amount in EUR (got {"amount":2,"currency":"USD"})',
    ),
    "python": ("python3", python, "/bill/total: must be an amount in EUR"),
    "dataclasses": ("python3", dataclasses, "/bill/total: must be an amount in EUR"),
}


@pytest.mark.native
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_type_of_the_project_is_as_shown(language: str, tmp_path: Path) -> None:
    program, called, refusal = LANGUAGES[language]
    if shutil.which(program, path=f"{NODE}/.bin{os.pathsep}{os.environ['PATH']}") is None:
        pytest.skip(f"{program} is not installed")
    accepted = {"amount": 5, "currency": "EUR"}
    refused = (
        {"amount": 1_000_001, "currency": "EUR"}
        if language == "typescript"
        else {"amount": 2, "currency": "USD"}
    )
    calls = [json.dumps({"bill": {"total": total}, "order": ID}) for total in (accepted, refused)]
    result, *message = called(tmp_path, calls).splitlines()
    assert json.loads(result.removesuffix(" <nil>")) == accepted
    assert message[-1].removesuffix(" <nil>") == f"- {refusal}"
    shown = (
        refusal if language != "typescript" else refusal.replace("/bill/total", "/lines/0/price")
    )
    assert shown in PAGE
