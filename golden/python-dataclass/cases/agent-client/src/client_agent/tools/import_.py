"""The tool ``import``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.import_ import ImportDeps, ImportHandler, ImportInput, ImportOutput


class Import(ImportHandler):
    """Another one."""

    def __init__(self, deps: ImportDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ImportInput, /) -> ImportOutput:
        raise NotImplementedError
