"""The tool ``get_user_input``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_user_input import GetUserInputX61c5Deps, GetUserInputX61c5Input


class GetUserInputX61c5(Handler[GetUserInputX61c5Input, JsonOutput]):
    """Looks like the input type of another tool."""

    def __init__(self, deps: GetUserInputX61c5Deps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetUserInputX61c5Input, /
    ) -> JsonOutput:
        raise UnimplementedToolError
