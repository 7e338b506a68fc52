"""The file of the types that tools share: its names, its imports, and what the files of tools have of their schemas."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from adlgen.document.node import Source
from adlgen.document.siblings import Folder
from adlgen.testing.targets import Rendered, render_source
from tests.conformance import suite

DECLARED = re.compile(r"^(?:type|var|func) (\w+)|^\t(\w+) +\w+ += ", re.MULTILINE)
TYPES = {
    "Loan": {"type": "object", "properties": {"count": {"type": "integer", "default": 1}}},
    "NewLoan": {"type": "object", "properties": {"rate": {"type": "number"}}},
    "State": {"enum": ["free", "lent"]},
    "OrderKind": {"enum": ["late", "early"]},
    "Pay": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"$ref": "#/$defs/Pay"}}]},
    "Bag": {"type": "object", "properties": {"all": {"type": "array", "minItems": 1}}},
}


def emit(folder: Path, tools: Mapping[str, object], options: Mapping[str, str] = {}) -> Rendered:
    """Emit tools, given by their names and input schemas, which refer to ``types.json``."""
    (folder / "types.json").write_text(json.dumps({"$defs": TYPES}))
    path = folder / "tools.json"
    listed = [{"name": name, "inputSchema": schema} for name, schema in tools.items()]
    text = json.dumps({"tools": listed})
    path.write_text(text)
    source = Source(path.name, text, Folder.of(path, path.name))
    return render_source(source, suite.TARGETS["go"], {"wiring": "false", **options})


def using(*names: str, **properties: object) -> dict[str, object]:
    """Return the schema of an input with properties, and one for each of some types."""
    used = {name: {"$ref": f"types.json#/$defs/{name}"} for name in names}
    return {"type": "object", "properties": {**used, **properties}}


def text_of(emitted: Rendered, path: str) -> str:
    return next(file.text for file in emitted.tree if file.path == path)


def test_the_names_of_the_package_are_different(tmp_path: Path) -> None:
    tools = {
        "types": using("Loan", "NewLoan"),
        "state_free": using("State"),
        "unmarshal_pay": using("Pay"),
        "order": using("OrderKind", kind={"enum": ["late", "x"]}),
        "order_kind_early": using(),
    }
    emitted = emit(tmp_path, tools)
    files = [f for f in emitted.tree if re.fullmatch(r"toolspec/\w+\.gen\.go", f.path)]
    names = [a or b for file in files for a, b in DECLARED.findall(file.text) if a != "_"]
    assert len(names) > 30
    assert sorted(names) == sorted(set(names))
    assert {"UnmarshalPay", "UnmarshalPayValue", "StateFree", "StateFreeValue"} <= set(names)
    assert {"toolspec/types.gen.go", "toolspec/types_.gen.go"} <= {file.path for file in files}


@pytest.mark.parametrize(
    ("options", "types", "tool"),
    [
        ({}, {"slices"}, {"context"}),
        ({"integers": "big"}, {"math/big", "slices"}, {"context"}),
        ({"numbers": "exact"}, {"encoding/json", "slices"}, {"context"}),
    ],
)
def test_each_file_imports_what_it_needs(
    tmp_path: Path, options: Mapping[str, str], types: set[str], tool: set[str]
) -> None:
    emitted = emit(tmp_path, {"go": using("Loan", "NewLoan", "State")}, options)
    for name, wanted in (("types", types), ("go", tool)):
        head = text_of(emitted, f"toolspec/{name}.gen.go").partition(")")[0]
        assert set(re.findall(r'"([a-z/]+)"', head)) == {*wanted, "tools/adlrt"}


def test_a_schema_that_models_see_otherwise_refers_to_shared_definitions(tmp_path: Path) -> None:
    tools = {
        "odd": using("Bag", rest={"type": "array", "unevaluatedItems": False}),
        "even": using("State"),
    }
    emitted = emit(tmp_path, tools)
    odd, even = (text_of(emitted, f"toolspec/{name}.gen.go") for name in tools)
    assert '"unevaluatedItems":false,"items":{}}},"$defs":{}}' in odd, "the text for models"
    assert '"unevaluatedItems":false}},"$defs":{}}' in odd, "the text for validation"
    assert 'Types:  sharedTypes.Only("Bag"),' in odd
    assert 'Types: sharedTypes.Only("State"),' in even
    assert "minItems" not in odd
    assert "lent" not in even


def test_models_see_only_what_a_flat_root_leads_to(tmp_path: Path) -> None:
    emitted = emit(tmp_path, {"lend": {"$ref": "types.json#/$defs/Loan"}})
    lend = text_of(emitted, "toolspec/lend.gen.go")
    assert "type LendInput = Loan" in lend
    assert lend.endswith("""\
}, `{"type":"object","properties":{"count":{"type":"integer","default":1}}}`, "", adlrt.Details{
	Schema: `{"$ref":"#/$defs/Loan","$defs":{}}`,
	Types:  sharedTypes.Only(),
})
""")
