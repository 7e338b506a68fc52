"""One record in every language: optional, empty and nested fields, lists, maps, JSON, references."""

from __future__ import annotations

import importlib
import sys
from types import ModuleType

from adlgen.diagnostics.model import Log
from adlgen.ir.data import (
    CodeReference,
    EnumValue,
    JsonData,
    ListValue,
    MapValue,
    RecordValue,
    is_empty,
    printed_fields,
    shape,
    texts,
)
from adlgen.naming.code import Code
from adlgen.packs import load_pack
from adlgen.packs.forms import Constant, Entry, Fields, Inline, Spliced, call

PART = shape("small_part", "id", "note", keep_empty="id")
WHOLE = shape(
    "whole", "text", "flag", "limit", "none", "part", "no_part", "empty", "parts", "lists", "codes",
    "mode", "value", "target",
    optional="limit none part no_part",
)  # fmt: skip
EMPTY = shape("empty", "note")


def whole() -> RecordValue:
    return WHOLE.value(
        text='a "b"\n',
        flag=True,
        limit=0,
        none=None,
        part=PART.value(id="", note=""),
        no_part=None,
        empty=EMPTY.value(note=""),
        parts=PART.list_of([PART.value(id="p", note="n")]),
        lists=ListValue("texts", (texts(["x", "y"]), texts([]))),
        codes=MapValue("texts", (("k", texts(["v"])),)),
        mode=EnumValue("run_mode", "quiet"),
        value=JsonData({"a": [1, None]}),
        target=CodeReference("target"),
    )


def module(pack: str, name: str) -> ModuleType:
    return importlib.import_module(f"{load_pack(pack, Log()).layers[0].package}.{name}")


def test_what_is_left_out() -> None:
    names = [name for name, _ in printed_fields(whole())]
    assert names == [
        *("text", "flag", "limit", "part", "parts"),
        *("lists", "codes", "mode", "value"),
        "target",
    ]
    assert is_empty(EMPTY.value(note=""))
    assert not is_empty(PART.value(id="", note=""))


def test_go() -> None:
    printer = module("go", "data_literals").DataPrinter(
        Code("p."),
        module("go", "composite_literals").Style(width=sys.maxsize),
        references={"target": Code("run")},
    )
    (line,) = printer.literal(whole())
    assert line == (
        'p.Whole{Text: "a \\"b\\"\\n", Flag: true, Limit: 0, Part: &p.SmallPart{}, '
        'Parts: []p.SmallPart{{ID: "p", Note: "n"}}, Lists: [][]string{{"x", "y"}, {}}, '
        'Codes: map[string][]string{"k": {"v"}}, Mode: "quiet", '
        'Value: map[string]any{"a": []any{1, nil}}, Target: run}'
    )


def test_python() -> None:
    imports = module("python", "imports").Imports()
    printer = module("python", "data_literals").DataPrinter(
        imports, "._types", references={"target": Code("run")}
    )
    assert module("python", "layout").flat(printer.expression(whole())) == (
        'Whole(text=\'a "b"\\n\', flag=True, limit=0, part=SmallPart(id=""), '
        'parts=[SmallPart(id="p", note="n")], lists=[["x", "y"], []], codes={"k": ["v"]}, '
        'mode="quiet", value={"a": [1, None]}, target=run)'
    )
    (imported,) = imports.view().statements
    assert (imported.module, imported.names) == ("._types", "SmallPart, Whole")


def test_rust() -> None:
    printer = module("rust", "data_literals").DataPrinter(references={"target": Code("run")})
    (line,) = module("rust", "groups").written(printer.node(whole()), sys.maxsize)
    assert line == (
        'Whole { text: "a \\"b\\"\\n", flag: true, limit: Some(0), none: None, '
        'part: Some(SmallPart { id: "", note: "" }), no_part: None, empty: Empty { note: "" }, '
        'parts: &[SmallPart { id: "p", note: "n" }], lists: &[&["x", "y"], &[]], '
        'codes: &[("k", &["v"])], mode: RunMode::Quiet, value: "{\\"a\\": [1, null]}", target: run }'
    )
    assert set(printer.types_in(whole())) == {"Whole", "SmallPart", "Empty", "RunMode"}


def test_rust_with_a_base() -> None:
    bases = {"small_part": Code("SmallPart::NEW")}
    printer = module("rust", "data_literals").DataPrinter(bases=bases)
    (line,) = module("rust", "groups").written(printer.node(PART.value(id="p", note="")))
    assert line == 'SmallPart { id: "p", ..SmallPart::NEW }'


def test_typescript() -> None:
    printer = module("typescript", "data_literals").DataPrinter(references={"target": Code("run")})
    text = module("typescript", "layout").layout(printer.value(whole()))
    assert " ".join(text.split()) == (
        '{ text: \'a "b"\\n\', flag: true, limit: 0, part: { id: "" }, '
        'parts: [{ id: "p", note: "n" }], lists: [["x", "y"], []], codes: { k: ["v"] }, '
        'mode: "quiet", value: { a: [1, null] }, target: run, }'
    )


# --- records of other forms -----------------------------------------------------------------------

OUTER = shape("outer", "plain", "call", "entries", "inner", "fixed", "hidden")
CALL = shape("named", "first", "second", keep_empty="first second")
ENTRY = shape("entry", "key", "value")
INNER = shape("inner", "depth", "note")


def outer() -> RecordValue:
    entries = [ENTRY.value(key="k", value=PART.value(id="p", note=""))]
    return OUTER.value(
        plain=PART.value(id="x", note=""),
        call=CALL.value(first="a", second="b"),
        entries=ENTRY.list_of(entries),
        inner=INNER.value(depth=2, note=""),
        fixed=EMPTY.value(note="n"),
        hidden="h",
    )


def forms(function: str) -> dict[str, object]:
    return {
        "outer": Fields(named=("call", "plain", "entries", "inner", "fixed")),
        "small_part": Inline("id"),
        "named": call(function, "first", "second"),
        "inner": Spliced(),
    }


def test_forms_in_go() -> None:
    printer = module("go", "data_literals").DataPrinter(
        Code("p."),
        module("go", "composite_literals").Style(width=sys.maxsize),
        forms={**forms("p.Make"), "entry": Entry(Code("map[string]any"))},
    )
    (line,) = printer.literal(outer())
    assert line == (
        'p.Outer{Call: p.Make("a", "b"), Plain: "x", Entries: map[string]any{"k": "p"}, '
        'Depth: 2, Fixed: p.Empty{Note: "n"}}'
    )


def test_forms_in_python() -> None:
    imports = module("python", "imports").Imports()
    own = {**forms("make"), "entry": Entry(), "empty": Constant("fixed")}
    printer = module("python", "data_literals").DataPrinter(imports, "._types", forms=own)
    assert module("python", "layout").flat(printer.expression(outer())) == (
        'Outer(call=make("a", "b"), plain="x", entries={"k": "p"}, depth=2, fixed="fixed")'
    )


def test_forms_in_rust() -> None:
    own = {
        **forms("Make::Both"),
        "entry": call("", "key", "value"),
        "empty": Fields(positional=("note",), within=Code("Kind::Empty")),
    }
    printer = module("rust", "data_literals").DataPrinter(forms=own)
    (line,) = module("rust", "groups").written(printer.node(outer()), sys.maxsize)
    assert line == (
        'Outer { call: Make::Both("a", "b"), plain: "x", entries: &[("k", "p")], depth: 2, '
        'note: "", fixed: Kind::Empty(Empty::new("n")) }'
    )
    assert set(printer.types_in(outer())) == {"Outer", "Make", "Kind", "Empty", ""}


def test_forms_in_typescript() -> None:
    own = {
        **forms(""),
        "named": Inline("second"),
        "entry": Entry(),
        "empty": Constant("fixed"),
    }
    printer = module("typescript", "data_literals").DataPrinter(forms=own, names={"plain": "own"})
    text = module("typescript", "layout").layout(printer.value(outer()))
    assert " ".join(text.split()) == (
        '{ call: "b", own: "x", entries: { k: "p" }, depth: 2, fixed: "fixed" }'
    )
