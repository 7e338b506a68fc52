"""All diagnostic kinds, for ``adlgen explain`` and tests.

Kinds are defined in ``diagnostics.codes``, in the module ``codes`` of each dialect and feature, and in those
that plug-ins name.
Importing this module imports all of them; a run imports only the ones it needs.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from adlgen.diagnostics.model import DiagnosticKind
from adlgen.plugins.registry import plugins

_ROOT = Path(__file__).parent.parent
_PLACES = ("diagnostics/codes/*.py", "*/*/codes.py")
"""Patterns of the modules of the core that define diagnostic kinds."""


def modules() -> Iterator[str]:
    """Yield the names of the modules that define diagnostic kinds."""
    for place in _PLACES:
        for path in sorted(_ROOT.glob(place)):
            if path.stem != "__init__":
                yield ".".join([_ROOT.name, *path.relative_to(_ROOT).with_suffix("").parts])
    for plugin in plugins(all_=True):
        yield from plugin.codes


def _codes() -> Iterator[DiagnosticKind]:
    for name in modules():
        module = importlib.import_module(name)
        yield from (value for value in vars(module).values() if isinstance(value, DiagnosticKind))


def _collect() -> Mapping[str, DiagnosticKind]:
    found: dict[str, DiagnosticKind] = {}
    for code in _codes():
        if found.setdefault(code.id, code) is not code:
            message = f"{code.id} is defined twice"
            raise ValueError(message)
    return MappingProxyType(dict(sorted(found.items())))


ALL: Mapping[str, DiagnosticKind] = _collect()
"""All diagnostic kinds by id, sorted."""
