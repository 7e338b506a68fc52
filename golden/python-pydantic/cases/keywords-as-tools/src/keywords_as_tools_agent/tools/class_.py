"""The tool ``class``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.class_ import ClassDeps, ClassInput, ClassOutput


class Class:
    """A keyword."""

    def __init__(self, deps: ClassDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ClassInput, /) -> ClassOutput:
        raise ToolError("This tool is not implemented yet.")
