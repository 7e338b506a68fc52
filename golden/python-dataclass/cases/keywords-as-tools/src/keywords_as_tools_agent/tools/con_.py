"""The tool ``con``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.con_ import ConDeps, ConInput, ConOutput


class Con:
    """A device name on one system."""

    def __init__(self, deps: ConDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ConInput, /) -> ConOutput:
        raise ToolError("This tool is not implemented yet.")
