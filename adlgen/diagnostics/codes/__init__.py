"""Every code adlgen can report, collected from the block modules beside this file."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType

from adlgen.diagnostics.model import Code

_FOLDER = Path(__file__).parent


def _modules() -> Iterator[str]:
    """Yield the modules that define codes: those beside this one, and the ``codes`` of a package."""
    yield from (f"{__name__}.{path.stem}" for path in _FOLDER.glob("*.py") if path.stem[0] != "_")
    root = _FOLDER.parent.parent
    for path in root.glob("*/*/codes.py"):
        yield ".".join([root.name, *path.relative_to(root).with_suffix("").parts])


def _codes() -> Iterator[Code]:
    for name in _modules():
        module = importlib.import_module(name)
        yield from (value for value in vars(module).values() if isinstance(value, Code))


def _collect() -> Mapping[str, Code]:
    found: dict[str, Code] = {}
    for code in _codes():
        if found.setdefault(code.id, code) is not code:
            message = f"{code.id} is defined twice"
            raise ValueError(message)
    return MappingProxyType(dict(sorted(found.items())))


ALL: Mapping[str, Code] = _collect()
"""All codes by id, in order. Import the block modules directly where start-up time matters."""
