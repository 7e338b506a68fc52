"""Older versions of ADL load, with warnings that specify the change."""

from __future__ import annotations

import pytest

from adlgen.document.node import plain
from adlgen.features.wiring.model import ServiceTarget, injects_of, wiring_of
from tests.unit.frontends.manifests import HEAD, read

OLD = HEAD.replace("adl.inference-gateway.com/v1", "adl.dev/v1")


def test_skills_that_are_tools() -> None:
    spec, codes = read(OLD + """\
  sandbox: {flox: {enabled: true}}
  dependencies: [order-store, orders]
  skills:
    - id: find-order
      name: find-order
      description: d
      parameters: [{name: number, type: string, required: true}, {name: all, type: boolean}]
      inject: [orders]
      output: {type: object}
      implementation: x
    - {id: refunds, bare: true, name: refunds, description: d}
""")
    assert spec is not None
    assert {code.rstrip("!") for code in codes} == {"ADL0109", "ADL0110", "ADL0121"}
    assert not any(code.endswith("!") for code in codes)
    (tool,) = spec.tools
    assert (tool.id.value, tool.name.value if tool.name else "") == ("find_order", "find-order")
    assert tool.input is not None
    assert plain(tool.input) == {
        "type": "object",
        "properties": {"number": {"type": "string"}, "all": {"type": "boolean"}},
        "required": ["number"],
    }
    assert tool.output is not None
    assert plain(tool.output) == {"type": "object"}
    assert injects_of(tool)[0].target == ServiceTarget("orders", ())
    assert [(s.id.value, s.interface.value, s.factory.value) for s in wiring_of(spec).services] == [
        ("order-store", "OrderStore", "NewOrderStore"),
        ("orders", "Orders", "NewOrders"),
    ]


@pytest.mark.parametrize("version", ["adl.dev/v1", "a2a.dev/v1"])
def test_tools_without_id_and_tags(version: str) -> None:
    tool = "{name: get order, description: d, schema: {type: object}}"
    spec, codes = read(OLD.replace("adl.dev/v1", version) + f"  tools: [{tool}]\n")
    assert spec is not None
    assert spec.tools[0].id.value == "get_order"
    assert codes == ["ADL0109", "ADL0109", "ADL0109", "ADL0115"]


def test_what_is_wrong_in_any_version_stays_wrong() -> None:
    _, codes = read(OLD + "  tools: [{name: x, description: d}]\n  services: {a: {}}\n")
    assert "ADL0103!" in codes
