"""The tool ``get_user``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.get_user import GetUserDeps, GetUserHandler, GetUserInput, GetUserOutput


class GetUser(GetUserHandler):
    """Snake."""

    def __init__(self, deps: GetUserDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: GetUserInput, /) -> GetUserOutput:
        raise NotImplementedError
