"""The tool ``choice``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.choice import ChoiceDeps, ChoiceInput, ChoiceOutput


class Choice:
    """An enumeration."""

    def __init__(self, deps: ChoiceDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChoiceInput, /) -> ChoiceOutput:
        raise ToolError("This tool is not implemented yet.")
