"""The tool ``type``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.type import TypeDeps, TypeInput, TypeOutput


class Type:
    """A keyword."""

    def __init__(self, deps: TypeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TypeInput, /) -> TypeOutput:
        raise ToolError("This tool is not implemented yet.")
