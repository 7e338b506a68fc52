"""The tool ``getUser``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_user_xe28e import GetUserXe28eDeps, GetUserXe28eInput


class GetUserXe28e(Handler[GetUserXe28eInput, JsonOutput]):
    """Camel."""

    def __init__(self, deps: GetUserXe28eDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetUserXe28eInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
