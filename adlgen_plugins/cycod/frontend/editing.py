"""What editors know about custom tools: parameters and steps, and the placeholders that name them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adlgen.document.node import Mapping, Node, Scalar, Sequence
from adlgen.spec.named import Name

TOOLS = ("",)
_PLACEHOLDER = re.compile(r"\{([A-Za-z_][A-Za-z0-9_-]*)(?:\.[a-z-]+)?\}")
_NAME = r"[A-Za-z_][A-Za-z0-9_-]*"


def names(root: Node) -> Iterator[Name]:
    """Yield parameters and steps, and the placeholders and ``wait-for`` that refer to them."""
    kinds: dict[str, str] = {}
    for one in _defined(root):
        kinds.setdefault(one.text, one.kind)
        yield one
    for node in _scalars(root):
        text = str(node.value)
        for found in _PLACEHOLDER.finditer(text):
            kind = kinds.get(found[1])
            if kind is not None:
                before = re.findall(r"[\w-]+", text[: found.start(1)])
                rank = before.count(found[1])
                yield Name(kind, found[1], node.span, start=found.start(1), rank=rank)


def _defined(root: Node) -> Iterator[Name]:
    if not isinstance(root, Mapping):
        return
    parameters, steps = root.get("parameters"), root.get("steps")
    for entry in parameters if isinstance(parameters, Mapping) else ():
        yield Name("parameter", entry.key, entry.key_span, is_definition=True, pattern=_NAME)
    for step in steps.items if isinstance(steps, Sequence) else ():
        name = step.get("name") if isinstance(step, Mapping) else None
        if isinstance(name, Scalar) and isinstance(name.value, str):
            yield Name("step", name.value, name.span, is_definition=True, pattern=_NAME)
        waits = step.get("wait-for") if isinstance(step, Mapping) else None
        for item in waits.items if isinstance(waits, Sequence) else ():
            if isinstance(item, Scalar) and isinstance(item.value, str):
                yield Name("step", item.value, item.span)


def _scalars(root: Node) -> Iterator[Scalar]:
    match root:
        case Mapping(entries=entries):
            for entry in entries:
                yield from _scalars(entry.value)
        case Sequence(items=items):
            for item in items:
                yield from _scalars(item)
        case Scalar(value=str()):
            yield root
        case Scalar():
            pass
