"""The version of Node that the emitted package needs."""

from __future__ import annotations

from adlgen.packs.context import FileContext

_RUNTIME = "20.3"
"""The version that compiled code needs without packages."""
_SOURCES = "22.18"
"""The version that runs sources."""


def minimum_node(context: FileContext) -> str:
    """Return the lowest version that the emitted code and all packages of ``package.json`` run on."""
    others: tuple[str, ...] = context.slot("node_versions")
    return max((runtime_node(context), *others), key=_parts)


def runtime_node(context: FileContext) -> str:
    """Return the lowest version that emitted code runs on without packages."""
    return _SOURCES if context.plan.options["imports"] == "ts" else _RUNTIME


def image_of_node(context: FileContext) -> str:
    """Return the major version for continuous integration and containers."""
    return str(max(22, _parts(minimum_node(context))[0]))


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))
