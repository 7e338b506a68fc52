"""The tool ``get_user``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_user import GetUserXbf1eDeps, GetUserXbf1eInput


class GetUserXbf1e(Handler[GetUserXbf1eInput, JsonOutput]):
    """Snake."""

    def __init__(self, deps: GetUserXbf1eDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetUserXbf1eInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
