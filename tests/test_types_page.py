"""What docs/types.md shows: what compilers report after a change of a schema, and the lines for ESLint."""

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

from adlgen.document.node import Source
from adlgen.document.siblings import Folder
from adlgen.testing.targets import render_source
from tests import cargo
from tests.conformance import suite

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/types.md").read_text("utf-8")
NODE = ROOT / "tests/toolchains/node/node_modules"
CARGO = """\
[package]
name = "types-page"
version = "0.1.0"
edition = "2021"

[dependencies]
serde = "1"
serde_json = { version = "1", features = ["float_roundtrip"] }
"""

CHANGES = {
    "a property has another name": "line",
    "a new required property": "parcel",
    "a new optional property": "note",
    "other order of properties": "point",
    "a new alternative of a union": "pay",
    "a definition moves to another file": "place",
}
"""The changes of the table, each with the function that uses the definition that it changes."""


def closed(required: Sequence[str], **properties: str) -> dict[str, object]:
    """Return the schema of an object with properties of some types."""
    shown = {name: {"type": type_} for name, type_ in properties.items()}
    return {
        "type": "object",
        "additionalProperties": False,
        "required": required,
        "properties": shown,
    }


def alternative(kind: str) -> dict[str, object]:
    schema = closed(["kind", "text"], text="string")
    return {
        **schema,
        "title": kind.capitalize(),
        "properties": {"kind": {"const": kind}, "text": {"type": "string"}},
    }


PLACE = closed(["city"], city="string")
BEFORE: Mapping[str, object] = {
    "OrderLine": closed(["skuId"], skuId="string"),
    "Parcel": closed(["weight"], weight="integer"),
    "Note": closed(["text"], text="string", at="string"),
    "Point": closed(["x", "y"], x="integer", y="integer"),
    "Payment": {"oneOf": [alternative("card"), alternative("cash")]},
    "Place": PLACE,
}
AFTER: Mapping[str, object] = {
    "OrderLine": closed(["skuCode"], skuCode="string"),
    "Parcel": closed(["weight", "color"], weight="integer", color="string"),
    "Note": closed(["text"], text="string", at="string", by="string"),
    "Point": closed(["y", "x"], y="integer", x="integer"),
    "Payment": {"oneOf": [alternative("card"), alternative("cash"), alternative("gift")]},
}

GO = """\
package main

import "example.com/shop/toolspec"

func line() any { return toolspec.OrderLine{SKUID: "A"} }

func parcel() any { return toolspec.Parcel{Weight: 1} }

func note() any { return toolspec.Note{Text: "t"} }

func point() any { return toolspec.Point{X: 1, Y: 2} }

func pay(payment toolspec.Payment) string {
	switch payment := payment.(type) {
	case toolspec.PaymentCard:
		return payment.Text
	case toolspec.PaymentCash:
	}
	return ""
}

func place() any { return toolspec.Place{City: "c"} }

func main() { println(line(), parcel(), note(), point(), pay(nil), place()) }
"""
TYPESCRIPT = """\
import type { Note, OrderLine, Parcel, Payment, Place, Point } from "./toolspec/index.js";
export const line = (): OrderLine => ({ skuId: "A" });
export const parcel = (): Parcel => ({ weight: 1 });
export const note = (): Note => ({ text: "t" });
export const point = (): Point => ({ x: 1, y: 2 });
export function pay(payment: Payment): string {
  switch (payment.kind) {
    case "card":
      return payment.text;
    case "cash":
      return "";
    default:
      return payment satisfies never;
  }
}
export const place = (): Place => ({ city: "c" });
"""
RUST = """\
use crate::toolspec::types::{Note, NoteRequired, OrderLine, Parcel, Payment, Place, Point};
pub fn line() -> OrderLine {
    OrderLine { sku_id: "A".to_owned() }
}
pub fn parcel() -> Parcel {
    Parcel { weight: 1 }
}
pub fn note() -> Note {
    Note { at: None, ..NoteRequired { text: "t".to_owned() }.into() }
}
pub fn point() -> Point {
    Point { x: 1, y: 2 }
}
pub fn pay(payment: Payment) -> String {
    match payment {
        Payment::Card(card) => card.text,
        Payment::Cash(_) => String::new(),
    }
}
pub fn place() -> Place {
    Place { city: "c".to_owned() }
}
"""
RUST_FULL = """\
pub fn note() -> Note {
    Note { at: None, text: "t".to_owned() }
}
"""
PYTHON = """\
from typing_extensions import assert_never
from shop.toolspec.types import Note, OrderLine, Parcel, Payment, PaymentCard, PaymentCash, Place, Point


def line() -> OrderLine:
    return OrderLine(sku_id="A")


def parcel() -> Parcel:
    return Parcel(weight=1)


def note() -> Note:
    return Note(text="t")


def point() -> Point:
    return Point(x=1, y=2)


def pay(payment: Payment) -> str:
    if isinstance(payment, PaymentCard):
        return payment.text
    elif isinstance(payment, PaymentCash):
        return ""
    else:
        assert_never(payment)


def place() -> Place:
    return Place(city="c")
"""


def emit(
    folder: Path, target: str, types: Mapping[str, object], others: Mapping[str, object]
) -> None:
    """Emit a tool that takes every definition, into a folder."""
    (folder / "types.json").write_text(json.dumps({"$defs": types}))
    (folder / "places.json").write_text(json.dumps({"$defs": others}))
    names = dict.fromkeys(types, "types") | dict.fromkeys(others, "places")
    properties = {n.lower(): {"$ref": f"{file}.json#/$defs/{n}"} for n, file in names.items()}
    schema = {"type": "object", "properties": properties}
    tool = {"id": "take", "name": "take", "description": "Takes.", "tags": ["t"], "schema": schema}
    language = {
        "go": {"module": "example.com/shop", "version": "1.24"},
        "typescript": {"packageName": "shop", "nodeVersion": "20"},
        "rust": {"packageName": "shop", "version": "1.88", "edition": "2021"},
    }
    agent = {
        "apiVersion": "adl.inference-gateway.com/v1",
        "kind": "Agent",
        "metadata": {"name": "shop", "description": "d", "version": "1.0.0"},
        "spec": {
            "capabilities": dict.fromkeys(
                ("streaming", "pushNotifications", "stateTransitionHistory"), False
            ),
            "tools": [tool],
            "server": {"port": 8080},
            "language": language,
            "acronyms": ["SKU"],
        },
    }
    path = folder / "agent.json"
    path.write_text(json.dumps(agent))
    source = Source(path.name, path.read_text(), Folder.of(path, path.name))
    for file in render_source(source, suite.TARGETS[target], {"wiring": "false"}).tree.files:
        place = folder / file.path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(file.text, "utf-8")


def ran(
    command: Sequence[object], folder: Path, environment: Mapping[str, str] | None = None
) -> str:
    """Run a compiler, and return what it prints."""
    done = subprocess.run(
        list(map(str, command)),
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.stdout


def go(folder: Path) -> str:
    (folder / "go.mod").write_text("module example.com/shop\n\ngo 1.24\n")
    (folder / "use.go").write_text(GO)
    environment = suite.workspace_in(suite.NATIVE / "go-app", "go").environment()
    return ran(["go", "build", "-o", os.devnull, "."], folder, environment)


def typescript(folder: Path) -> str:
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "src/use.ts").write_text(TYPESCRIPT)
    options = [
        "--module",
        "nodenext",
        "--target",
        "es2022",
        "--strict",
        "--noEmit",
        "--pretty",
        "false",
    ]
    options += ["--types", "node", "--typeRoots", str(NODE / "@types")]
    return ran([NODE / ".bin/tsc", *options, "src/use.ts"], folder)


def rust(folder: Path, text: str = RUST) -> str:
    (folder / "Cargo.toml").write_text(CARGO)
    (folder / "src/lib.rs").write_text("pub mod toolspec;\npub mod use_;\n")
    (folder / "src/use_.rs").write_text(text)
    environment = suite.workspace_in(suite.NATIVE / "rust-app", "rust").environment()
    command = ["cargo", "check", "--quiet", "--offline", "--message-format", "short"]
    return ran(command, folder, {**environment, "CARGO_TARGET_DIR": str(cargo.TARGET)})


def mypy(folder: Path) -> str:
    (folder / "src/use.py").write_text(PYTHON)
    options = ["--strict", "--no-error-summary", "--no-incremental", "--hide-error-context"]
    return ran([sys.executable, "-m", "mypy", *options, "use.py"], folder / "src")


def pyright(folder: Path) -> str:
    (folder / "src/use.py").write_text(PYTHON)
    command = [NODE / ".bin/pyright", "--pythonpath", sys.executable, "use.py"]
    return ran(command, folder / "src")


LANGUAGES: Mapping[str, tuple[str, str, Callable[[Path], str], str, str]] = {
    "Go": ("go", "go", go, GO, r"use\.go:(\d+):\d+: (.*)"),
    "TypeScript": (
        "typescript",
        "tsc",
        typescript,
        TYPESCRIPT,
        r"use\.ts\((\d+),\d+\): error (.*)",
    ),
    "Rust": ("rust", "cargo", rust, RUST, r"use_\.rs:(\d+):\d+: error(.*)"),
    "Python (mypy)": ("python-pydantic", "python3", mypy, PYTHON, r"use\.py:(\d+): error: (.*)"),
}
"""The columns of the table: target, program, check, the code that uses the types, and the form of an error."""


def table() -> dict[str, dict[str, list[str]]]:
    """Return the messages of the table, by language and change."""
    block = PAGE.split("## What a change of a schema does", 1)[1].split("\n## ", 1)[0]
    rows = [line.strip("| ").split(" | ") for line in block.splitlines() if line.startswith("|")]
    heads, _, *changes = rows
    return {
        head: {
            row[0]: [] if row[number].startswith("nothing") else re.findall(r"`(.*?)`", row[number])
            for row in changes
        }
        for number, head in enumerate(heads)
        if number
    }


def function(text: str, line: int) -> str:
    """Return the name of the function at a line."""
    names = re.findall(
        r"^(?:export )?(?:pub )?(?:func|fn|function|def|const) (\w+)",
        "\n".join(text.splitlines()[:line]),
        re.MULTILINE,
    )
    return str(names[-1])


def reported(printed: str, form: str, text: str) -> dict[str, list[str]]:
    """Return the errors by the function in which they are."""
    found: dict[str, list[str]] = {}
    for line, message in re.findall(form, printed):
        found.setdefault(function(text, int(line)), []).append(message.replace("`", "'"))
    return found


def test_the_table_has_all_changes_and_languages() -> None:
    assert list(table()) == list(LANGUAGES)
    assert all(list(changes) == list(CHANGES) for changes in table().values())


@pytest.mark.native
@pytest.mark.parametrize("language", LANGUAGES)
def test_compilers_report_what_the_table_shows(language: str, tmp_path: Path) -> None:
    target, program, check, text, form = LANGUAGES[language]
    if shutil.which(program, path=f"{NODE}/.bin{os.pathsep}{os.environ['PATH']}") is None:
        pytest.skip(f"{program} is not installed")
    emit(tmp_path, target, BEFORE, {})
    assert not check(tmp_path).strip(), "the code is not valid before the change"
    emit(tmp_path, target, AFTER, {"Place": PLACE})
    printed = check(tmp_path)
    errors = reported(printed, form, text)
    expected = table()[language]
    assert set(errors) == {name for change, name in CHANGES.items() if expected[change]}, printed
    for change, messages in expected.items():
        shown = " ".join(errors.get(CHANGES[change], ()))
        assert all(message in shown for message in messages), printed


@pytest.mark.native
def test_a_full_literal_in_rust_lacks_a_new_property(tmp_path: Path) -> None:
    if shutil.which("cargo") is None:
        pytest.skip("cargo is not installed")
    head, rest = RUST.split("pub fn note()", 1)
    full = head + RUST_FULL + "pub fn point()" + rest.split("pub fn point()", 1)[1]
    full = full.replace("NoteRequired, ", "")
    emit(tmp_path, "rust", {**BEFORE, "Note": AFTER["Note"]}, {})
    errors = reported(rust(tmp_path, full), LANGUAGES["Rust"][4], full)
    assert list(errors) == ["note"]
    assert "missing field 'by'" in errors["note"][0]


@pytest.mark.native
@pytest.mark.parametrize("target", ["python-pydantic", "python-dataclass"])
@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_other_checkers_and_dataclasses_have_the_same_lines(
    target: str, checker: str, tmp_path: Path
) -> None:
    if checker == "pyright" and not (NODE / ".bin/pyright").exists():
        pytest.skip("pyright is not installed")
    check = pyright if checker == "pyright" else mypy
    form = r"use\.py:(\d+):(?:\d+ -)? error: (.*)"
    emit(tmp_path, target, BEFORE, {})
    assert not reported(check(tmp_path), form, PYTHON)
    emit(tmp_path, target, AFTER, {"Place": PLACE})
    assert set(reported(check(tmp_path), form, PYTHON)) == {"line", "parcel", "pay"}


@pytest.mark.native
@pytest.mark.parametrize("is_off", [False, True])
def test_the_lines_for_eslint_turn_the_rule_off(tmp_path: Path, *, is_off: bool) -> None:
    if not (NODE / ".bin/eslint").exists():
        pytest.skip("eslint is not installed")
    emit(tmp_path, "typescript", BEFORE, {})
    (tmp_path / "node_modules").symlink_to(NODE)
    block = re.search(r"// eslint\.config\.js\n(.*?)```", PAGE, re.DOTALL)
    assert block is not None
    (tmp_path / "eslint.config.mjs").write_text(
        'import tseslint from "typescript-eslint";\n'
        "export default [...tseslint.configs.recommended,\n"
        '{ rules: { "no-redeclare": "error", "@typescript-eslint/no-redeclare": "error" } },\n'
        f"{block[1] if is_off else ''}];\n"
    )
    printed = ran([NODE / ".bin/eslint", "src/toolspec/types.ts"], tmp_path)
    assert ("no-redeclare" in printed) is not is_off, printed
    assert is_off is not bool(printed), printed
