"""The tool ``getUser``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.get_user_xe28e import (
    GetUserXe28eDeps,
    GetUserXe28eHandler,
    GetUserXe28eInput,
    GetUserXe28eOutput,
)


class GetUserXe28e(GetUserXe28eHandler):
    """Camel."""

    def __init__(self, deps: GetUserXe28eDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetUserXe28eInput, /
    ) -> GetUserXe28eOutput:
        raise NotImplementedError
