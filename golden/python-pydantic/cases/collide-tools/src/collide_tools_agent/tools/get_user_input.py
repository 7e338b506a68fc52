"""The tool ``get_user_input``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.get_user_input import (
    GetUserInputDeps,
    GetUserInputInput,
    GetUserInputOutput,
)


class GetUserInput:
    """Looks like the input type of another tool."""

    def __init__(self, deps: GetUserInputDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetUserInputInput, /
    ) -> GetUserInputOutput:
        raise ToolError("This tool is not implemented yet.")
