"""References inside a schema, for a copy that has its definitions under ``$defs``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote

from adlgen.document.node import Mapping, Node, Scalar, at
from adlgen.schema.walk import schemas

ROOT = "#"


class References:
    """Finds the targets of references, and gives each a name under ``$defs``."""

    def __init__(self, root: Node) -> None:
        """Index the anchors of a schema."""
        self._root = root
        self._names: dict[int, str] = {}
        self._nodes: dict[str, Node] = {}
        self._anchors = {
            anchor.value: inner
            for _, inner in schemas(root)
            for anchor in [inner.get("$anchor")]
            if isinstance(anchor, Scalar) and isinstance(anchor.value, str)
        }
        self._has_bases = any(
            inner is not root and (inner.get("$id") or inner.get("id")) is not None
            for _, inner in schemas(root)
        )

    def target(self, reference: object) -> Node | None:
        """Return the target of ``$ref``; None if it is outside the schema, or does not exist."""
        if not isinstance(reference, str) or not reference.startswith("#") or self._has_bases:
            return None
        fragment = unquote(reference[1:])
        if fragment and not fragment.startswith("/"):
            return self._anchors.get(fragment)
        tokens = (t.replace("~1", "/").replace("~0", "~") for t in fragment.split("/")[1:])
        return at(self._root, tuple(tokens))

    def moved(self, reference: str, target: Node) -> str:
        """Return the reference to a target in the copy."""
        if target is self._root:
            return ROOT
        name = self._names.get(id(target))
        if name is None:
            name = self._free(
                re.sub(r"[^A-Za-z0-9_.-]", "_", reference.rpartition("/")[2].lstrip("#"))
            )
            self._names[id(target)], self._nodes[name] = name, target
        return f"#/$defs/{name}"

    def definitions(self) -> Iterator[tuple[str, Node]]:
        """Yield the targets with their names, also those that are found while the caller copies one."""
        for number in range(1 << 30):
            names = list(self._nodes)
            if number >= len(names):
                return
            yield names[number], self._nodes[names[number]]

    def is_recursive(self, target: Node) -> bool:
        """Report whether a schema contains a reference that leads back to it."""
        seen: dict[int, Node] = {}
        waiting = [target]
        while waiting:
            for _, inner in schemas(waiting.pop()):
                found = self.target(_reference(inner))
                if found is target:
                    return True
                if found is not None and id(found) not in seen:
                    seen[id(found)] = found
                    waiting.append(found)
        return any(inner is target for node in seen.values() for _, inner in schemas(node))

    def _free(self, name: str) -> str:
        name = name or "schema"
        number = 2
        free = name
        while free in self._nodes:
            free, number = f"{name}_{number}", number + 1
        return free


def _reference(schema: Mapping) -> object:
    found = schema.get("$ref")
    return found.value if isinstance(found, Scalar) else None
