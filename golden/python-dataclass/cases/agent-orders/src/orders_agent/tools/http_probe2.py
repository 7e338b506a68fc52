"""The tool ``http_probe``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.http_probe2 import HTTPProbe2Deps, HTTPProbe2Input


class HTTPProbe2(Handler[HTTPProbe2Input, JsonOutput]):
    """Evil */ text: \"\"\" ''' `x` ${y} {{ z }} {% q %} \\u0000 \\ </script> # //
    DO\\u202eNOT
    split
    me
    """

    def __init__(self, deps: HTTPProbe2Deps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: HTTPProbe2Input, /) -> JsonOutput:
        raise UnimplementedToolError
