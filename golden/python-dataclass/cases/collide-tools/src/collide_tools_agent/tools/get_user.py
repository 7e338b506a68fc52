"""The tool ``get_user``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.get_user import GetUserDeps, GetUserInput, GetUserOutput


class GetUser:
    """Snake."""

    def __init__(self, deps: GetUserDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetUserInput, /) -> GetUserOutput:
        raise ToolError("This tool is not implemented yet.")
