"""The tool ``get_user``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_user import GetUserDeps, GetUserInput


class GetUser(Handler[GetUserInput, JsonOutput]):
    """Snake."""

    def __init__(self, deps: GetUserDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetUserInput, /) -> JsonOutput:
        raise UnimplementedToolError
