"""What injected names mean."""

from __future__ import annotations

import pytest

from adlgen.features.wiring.model import (
    ConfigTarget,
    InjectionTarget,
    LoggerTarget,
    ServiceTarget,
    injects_of,
)
from tests.unit.frontends.manifests import HEAD, TOOL, read

BODY = """\
  config:
    cache: {ttl: 300, redis: {url: x}}
    a.b: {c: 1}
  services:
    orders: {type: repository, interface: Orders, factory: NewOrders, description: d}
    orders.archive: {type: client, interface: Archive, factory: NewArchive, description: d}
"""


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("logger", LoggerTarget()),
        ("config", ConfigTarget(())),
        ("config.cache", ConfigTarget(("cache",))),
        ("config.cache.ttl", ConfigTarget(("cache", "ttl"))),
        ("config.cache.redis", ConfigTarget(("cache", "redis"))),
        ("config.cache.redis.url", ConfigTarget(("cache", "redis", "url"))),
        ("config.a.b", ConfigTarget(("a.b",))),
        ("config.cache.nothing", None),
        ("config.nothing", None),
        ("config.tools", None),
        ("orders", ServiceTarget("orders", ())),
        ("orders.reader", ServiceTarget("orders", ("reader",))),
        ("orders.reader.all", ServiceTarget("orders", ("reader", "all"))),
        ("orders.archive", ServiceTarget("orders.archive", ())),
        ("orders.archive.all", ServiceTarget("orders.archive", ("all",))),
        ("nothing", None),
        ("logger.x", None),
    ],
)
def test_targets(name: str, target: InjectionTarget | None) -> None:
    tool = TOOL.replace("}}", f"}}, inject: [{name}]}}")
    spec, codes = read(f"{HEAD}{BODY}  tools: [{tool}]\n")
    assert spec is not None
    assert injects_of(spec.tools[0])[0].target == target
    assert any(code.endswith("!") for code in codes) is (target is None)


def test_a_repeated_name_is_injected_once() -> None:
    tool = TOOL.replace("}}", "}, inject: [orders, logger, orders]}")
    spec, _ = read(f"{HEAD}{BODY}  tools: [{tool}]\n")
    assert spec is not None
    names = [inject.reference.value for inject in injects_of(spec.tools[0])]
    assert names == ["orders", "logger"]
