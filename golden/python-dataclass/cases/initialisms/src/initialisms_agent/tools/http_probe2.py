"""The tool ``HTTPProbe2``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.http_probe2 import HTTPProbe2Deps, HTTPProbe2Input


class HTTPProbe2(Handler[HTTPProbe2Input, JsonOutput]):
    """Probe."""

    def __init__(self, deps: HTTPProbe2Deps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: HTTPProbe2Input, /) -> JsonOutput:
        raise UnimplementedToolError
