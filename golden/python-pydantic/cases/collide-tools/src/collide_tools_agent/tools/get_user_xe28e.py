"""The tool ``getUser``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_user_xe28e import GetUserDeps, GetUserInput


class GetUser(Handler[GetUserInput, JsonOutput]):
    """Camel."""

    def __init__(self, deps: GetUserDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetUserInput, /) -> JsonOutput:
        raise UnimplementedToolError
