"""The tool ``refers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.refers import RefersDeps, RefersInput


class Refers(Handler[RefersInput, JsonOutput]):
    """A reference at the root."""

    def __init__(self, deps: RefersDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: RefersInput, /) -> JsonOutput:
        raise UnimplementedToolError
