"""Names of imported tools and of their types, pinned in the configuration."""

from __future__ import annotations

import json
import re
import sys
from typing import TYPE_CHECKING, Any

import pytest

from adlgen.cache import store
from tests.unit.cli.conftest import SPEC, tool

if TYPE_CHECKING:
    from tests.unit.cli.conftest import Project

TARGETS = {"go": ".go", "typescript": ".ts", "rust": ".rs", "python": ".py"}
NAMES = """\
names:
  create_order:
    input:
      /properties/customer: Buyer
      /properties/customer/properties/place: Home
      /properties/lines/items: Position
      /properties/labels/additionalProperties: Label
      /$defs/Way: Route
      /$defs/Way/properties/end: Goal
    output:
      /properties/total: Money
"""
CHOSEN = {
    "CreateOrderBuyer",
    "CreateOrderBuyerHome",
    "CreateOrderPosition",
    "CreateOrderLabel",
    "CreateOrderRoute",
    "CreateOrderRouteGoal",
    "CreateOrderOutputMoney",
}


def thing(**properties: object) -> dict[str, Any]:
    return {"type": "object", "properties": {"n": {"type": "integer"}, **properties}}


def configure(project: Project, names: str = "", *targets: str, more: str = "") -> None:
    tool = {
        "name": "create_order",
        "description": "Creates an order.",
        "inputSchema": {
            **thing(
                customer=thing(place=thing()),
                lines={"type": "array", "items": thing()},
                labels={"type": "object", "additionalProperties": thing()},
                way={"$ref": "#/$defs/Way"},
            ),
            "$defs": {"Way": thing(end=thing())},
        },
        "outputSchema": thing(total=thing()),
    }
    (project.root / "tools.json").write_text(json.dumps({"tools": [tool]}))
    lines = [
        f"  - {{lang: {one}, out: gen/{one}, options: {{wiring: false}}{more}}}\n"
        for one in targets or ("go",)
    ]
    text = f"version: 1\nspecs: [tools.json]\n{names}targets:\n{''.join(lines)}"
    (project.root / "adlgen.yaml").write_text(text)


def text_of(project: Project, target: str) -> str:
    files = sorted((project.root / "gen" / target).rglob(f"*{TARGETS[target]}"))
    return "\n".join(path.read_text() for path in files)


def test_types_have_the_names_of_the_configuration(project: Project) -> None:
    configure(project, NAMES, *TARGETS)
    done = project.run()
    assert done.code == 0, done.err
    for target in TARGETS:
        text = text_of(project, target)
        own = {name.removeprefix("CreateOrder") if target == "rust" else name for name in CHOSEN}
        assert {name for name in own if name not in text} == set(), target
        assert "CreateOrderCustomer" not in text
    assert '`json:"customer' in text_of(project, "go")
    assert project.run("check").code == 0


def test_the_empty_pointer_names_the_tool(project: Project) -> None:
    configure(project, "names: {create_order: {input: {'': Purchase}}}\n")
    assert project.run().code == 0
    text = text_of(project, "go")
    assert "PurchaseInput" in text
    assert "CreateOrderInput" not in text


def test_a_pinned_name_is_claimed_first(project: Project) -> None:
    configure(project, "names: {create_order: {input: {/properties/lines/items: Customer}}}\n")
    assert project.run().code == 0
    text = text_of(project, "go")
    assert "Lines []CreateOrderCustomer " in " ".join(text.split())
    assert "CreateOrderInputCustomer struct" in text


def test_names_of_a_target_replace_those_of_all(project: Project) -> None:
    own = ", names: {create_order: {input: {/properties/customer: Client}}}"
    configure(project, NAMES, more=own)
    assert project.run().code == 0
    assert "CreateOrderClient" in text_of(project, "go")
    assert "CreateOrderPosition" not in text_of(project, "go")


def test_a_target_with_its_own_specs_does_not_use_the_names_of_others(project: Project) -> None:
    configure(project, "names: {unknown: {input: {'': X}}}\n", more=", specs: [tools.json]")
    done = project.run()
    assert (done.code, "ADL0526" in done.err) == (0, False)


@pytest.mark.parametrize(
    ("names", "place", "code", "text"),
    [
        ("{create_ordr: {}}", "3:9", "ADL0526", "did you mean 'create_order'?"),
        (
            "{create_order: {input: {/properties/custmer: X}}}",
            "3:32",
            "ADL0526",
            "did you mean '/properties/customer'?",
        ),
        (
            "{create_order: {output: {/properties/totl: X}}}",
            "3:33",
            "ADL0526",
            "'/properties/total'?",
        ),
        ("{create_order: {output: {'': X}}}", "3:33", "ADL0526", "'' of 'input' pins"),
        ("{create_order: {input: {/properties/customer: 1x}}}", "3:54", "ADL0520", "use letters"),
        ("{create_order: {input: {customer: X}}}", "3:32", "ADL0520", "start it with '/'"),
        ("{create_order: {inputs: {}}}", "3:24", "ADL0520", "did you mean 'input'?"),
        ("{create_order: Order}", "3:23", "ADL0520", "must be a mapping"),
        ("[create_order]", "3:8", "ADL0520", "must be a mapping"),
    ],
)
def test_mistakes(project: Project, names: str, place: str, code: str, text: str) -> None:
    configure(project, f"names: {names}\n", "go", "python")
    done = project.run()
    assert done.code == 2
    assert f"adlgen.yaml:{place}: error[{code}]" in done.err
    assert text in done.err
    assert done.err.endswith("1 error\n"), "each is reported once, not for each target"
    assert not (project.root / "gen").exists()


def test_a_tool_without_a_result_has_no_names_in_it(project: Project) -> None:
    configure(project, "names: {create_order: {output: {/properties/total: X}}}\n")
    text = (project.root / "tools.json").read_text().replace("outputSchema", "other")
    (project.root / "tools.json").write_text(text)
    assert "'create_order' has no schema of its result" in project.run().err


def test_they_are_shown(project: Project) -> None:
    configure(project, NAMES)
    out = project.run("config", "show").out
    line = 'names.create_order.input./properties/customer: "Buyer"  # adlgen.yaml:6\n'
    assert f"\n{line}" in out
    assert f"\ntargets[0].{line}" in out


def test_the_configuration_in_toml(project: Project) -> None:
    configure(project)
    (project.root / "adlgen.yaml").unlink()
    (project.root / "pyproject.toml").write_text(
        '[tool.adlgen]\nversion = 1\nspecs = ["tools.json"]\n\n[tool.adlgen.names.create_order.input]\n'
        '"/properties/custmer" = "Buyer"\n\n[[tool.adlgen.targets]]\nlang = "go"\nout = "gen/go"\n'
    )
    done = project.run()
    assert "pyproject.toml:6:2: error[ADL0526]" in done.err


@pytest.mark.parametrize("target", ["go", "python"])
def test_later_runs_notice_a_change(
    project: Project, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "SETTLED_AFTER", 0)
    monkeypatch.delenv("CI", raising=False)
    for name in [name for name in sys.modules if name.startswith("adlgen_pack_")]:
        monkeypatch.delitem(
            sys.modules, name
        )  # until the end: other tests keep packs that are loaded
    configure(project, "", target)
    assert project.run().code == 0
    assert project.run().code == 0, "nothing to do"
    configure(project, NAMES, target)
    assert project.run().code == 0
    assert "CreateOrderBuyer" in text_of(project, target)
    specification = project.root / "tools.json"
    specification.write_text(specification.read_text().replace("an order", "one order"))
    assert project.run().code == 0
    text = text_of(project, target)
    assert "CreateOrderBuyer" in text, "a run after a change of the tool keeps the name"
    assert "one order" in text
    configure(project, NAMES.replace("Buyer", "Client"), target)
    assert project.run().code == 0
    assert "CreateOrderClient" in text_of(project, target)


@pytest.mark.parametrize(
    ("target", "old"), [("go", "SendMessageHeader"), ("rust", "MessageHeader")]
)
def test_the_warning_about_renamed_types_prints_the_entry(
    project: Project, target: str, old: str
) -> None:
    header = {"$ref": "#/properties/message/properties/header"}

    def send(**more: object) -> None:
        schema = thing(message=thing(header=thing()), **more)
        tool = {"name": "send", "description": "Sends.", "inputSchema": schema}
        (project.root / "tools.json").write_text(json.dumps({"tools": [tool]}))

    configure(project, "", target)
    send()
    assert project.run().code == 0
    assert old in text_of(project, target)
    send(footer=header)
    done = project.run()
    entry = "names: {send: {input: {/properties/message/properties/header: MessageHeader}}}"
    assert "ADL0718" in done.err
    assert f"add `{entry}` to adlgen.yaml" in done.err
    path = project.root / "adlgen.yaml"
    path.write_text(path.read_text() + f"{entry}\n")
    assert project.run().code == 0
    assert old in text_of(project, target)


def test_the_entry_has_blanks_if_several_types_are_renamed(project: Project) -> None:
    configure(project)
    assert project.run().code == 0
    text = (project.root / "tools.json").read_text()
    (project.root / "tools.json").write_text(text.replace("customer", "guest"))
    done = project.run()
    assert "add `names: {create_order: {input: {POINTER: NAME}}}` to adlgen.yaml" in done.err


UNION = {
    "type": "object",
    "properties": {
        "target": {
            "anyOf": [
                {"type": "object", "properties": {"x": {"type": "integer"}}},
                {"type": "object", "properties": {"x": {"type": "string"}, "at": thing()}},
                {"type": "array", "items": thing()},
            ]
        }
    },
}
ALTERNATIVES = {
    "/properties/target/anyOf/0": "Spot",
    "/properties/target/anyOf/1": "Label",
    "/properties/target/anyOf/1/properties/at": "Corner",
}


@pytest.mark.parametrize("place", ["adlgen.yaml", "x-adlgen"])
def test_alternatives_are_pinned(place: str, project: Project) -> None:
    _write_union(project, place, ALTERNATIVES)
    done = project.run()
    assert done.code == 0, done.err
    assert "ADL0128" not in done.err
    chosen = {"MoveTargetSpot", "MoveTargetLabel", "MoveTargetLabelCorner"}
    for target in TARGETS:
        words = set(re.findall(r"\w+", text_of(project, target)))
        own = {name.removeprefix("Move") if target == "rust" else name for name in chosen}
        assert own <= words, target
        assert not any("TargetOption" in word for word in words), target


@pytest.mark.parametrize(("place", "code"), [("adlgen.yaml", 2), ("x-adlgen", 0)])
def test_a_pointer_to_no_alternative_has_a_suggestion(
    place: str, code: int, project: Project
) -> None:
    _write_union(project, place, {"/properties/target/anyOf/7": "Spot"})
    done = project.run()
    assert done.code == code
    assert "no name can be pinned at '/properties/target/anyOf/7' of the input of" in done.err
    assert "did you mean '/properties/target/anyOf/" in done.err


def _write_union(project: Project, place: str, names: dict[str, str]) -> None:
    """Write a tool with a union and names of its alternatives."""
    written = place == "x-adlgen"
    schema = UNION | ({"x-adlgen": {"names": names}} if written else {})
    (project.root / "agent.yaml").write_text(SPEC + tool("move", json.dumps(schema)))
    pins = "" if written else f"names: {json.dumps({'move': {'input': names}})}\n"
    targets = "".join(
        f"  - {{lang: {one}, out: gen/{one}, options: {{wiring: false}}}}\n" for one in TARGETS
    )
    config = f"version: 1\nspecs: [agent.yaml]\n{pins}targets:\n{targets}"
    (project.root / "adlgen.yaml").write_text(config)
