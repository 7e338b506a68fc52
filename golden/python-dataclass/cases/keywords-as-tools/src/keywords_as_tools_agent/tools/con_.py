"""The tool ``con``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.con_ import ConDeps, ConInput


class Con(Handler[ConInput, JsonOutput]):
    """A device name on one system."""

    def __init__(self, deps: ConDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ConInput, /) -> JsonOutput:
        raise UnimplementedToolError
