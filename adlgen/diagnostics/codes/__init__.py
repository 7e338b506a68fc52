"""Every code adlgen can report, collected from the block modules beside this file."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from types import MappingProxyType

from adlgen.diagnostics.model import Code

_BLOCKS = (
    *("reading", "shape", "schema", "names", "output", "packs"),
    *("toolsets", "dojops", "agentcli", "aios", "cycod", "conversion"),
)


def _codes() -> Iterator[Code]:
    for block in _BLOCKS:
        if find_spec(f"{__name__}.{block}") is None:
            continue
        module = importlib.import_module(f"{__name__}.{block}")
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
