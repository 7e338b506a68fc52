"""The version of Node that the emitted package needs."""

from __future__ import annotations

from adlgen.packs.context import FileContext

_RUNTIME = "20"
"""The version that emitted code needs without packages."""


def minimum_node(context: FileContext) -> str:
    """Return the lowest version that the emitted code and all packages of ``package.json`` run on."""
    versions: tuple[str, ...] = context.slot("node_versions")
    return max((_RUNTIME, *versions), key=_parts)


def image_of_node(context: FileContext) -> str:
    """Return the major version for continuous integration and containers."""
    return str(max(22, _parts(minimum_node(context))[0]))


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
