"""The order of keys in manifests: that of most manifests that people have published."""

from __future__ import annotations

from adlgen.document.order import Order
from adlgen.document.shapes import ListShape, NodeShape, ObjectShape
from adlgen.frontends.adl.manifest import manifest
from adlgen.schema.order import SCHEMA

_SPEC = (
    "capabilities",
    "card",
    "agent",
    "config",
    "services",
    "skills",
    "tools",
    "server",
    "language",
    "acronyms",
    "artifacts",
    "telemetry",
    "scm",
    "development",
    "deployment",
    "hooks",
    "documentation",
    "examples",
    "dependencies",
)


def _of(shape: NodeShape) -> Order | None:
    """Return the order of a shape: that of its keys."""
    match shape:
        case ObjectShape(keys=keys):
            return Order({key: _of(inner) for key, inner in keys.items()})
        case ListShape(item=item):
            return Order(items=_of(item))
        case _:
            return None


def _layout() -> Order:
    root = _of(manifest(old=True))
    assert root is not None
    spec = root.of("spec")
    assert spec is not None
    service = Order(dict.fromkeys(("type", "interface", "factory", "description")))
    tool = ("id", "name", "description", "tags", "inject", "schema")
    own = {
        "services": Order(others=service),
        "tools": Order(items=Order({key: SCHEMA if key == "schema" else None for key in tool})),
        "config": None,
    }
    keys = {key: own[key] if key in own else spec.of(key) for key in _SPEC}
    language = Order(dict.fromkeys(("module", "packageName", "version", "nodeVersion", "edition")))
    keys["language"] = Order(others=language)
    return Order({**root.keys, "spec": Order(keys)})


LAYOUT = _layout()
