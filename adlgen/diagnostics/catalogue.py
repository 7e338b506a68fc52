"""Every code that adlgen can report, for ``adlgen explain`` and tests.

Codes are defined where they are reported: in ``diagnostics.codes``, and in the module ``codes`` of a
dialect or a feature. Importing this module imports all of them; a run imports only those that it needs.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from adlgen.diagnostics.model import DiagnosticKind

_ROOT = Path(__file__).parent.parent
_PLACES = ("diagnostics/codes/*.py", "*/*/codes.py")
"""Where modules define codes."""


def _modules() -> Iterator[str]:
    """Yield the modules that define codes."""
    for place in _PLACES:
        for path in sorted(_ROOT.glob(place)):
            if path.stem != "__init__":
                yield ".".join([_ROOT.name, *path.relative_to(_ROOT).with_suffix("").parts])


def _codes() -> Iterator[DiagnosticKind]:
    for name in _modules():
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
"""All codes by id, in order."""
