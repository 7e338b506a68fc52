"""The tool ``session``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.session import SessionDeps, SessionInput


class Session(Handler[SessionInput, JsonOutput]):
    """A tool with the name of what it is called through."""

    def __init__(self, deps: SessionDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SessionInput, /) -> JsonOutput:
        raise UnimplementedToolError
