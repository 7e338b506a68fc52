"""The tool ``import``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.import_ import ImportDeps, ImportInput


class Import(Handler[ImportInput, JsonOutput]):
    """Another one.

    Deprecated: use 'session' instead; since 1.4; may be removed from 2027-01-31 on.
    """

    def __init__(self, deps: ImportDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ImportInput, /) -> JsonOutput:
        raise UnimplementedToolError
