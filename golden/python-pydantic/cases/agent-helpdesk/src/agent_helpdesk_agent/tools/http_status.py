"""The tool ``HTTPStatus``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.http_status import HTTPStatusDeps, HTTPStatusInput


class HTTPStatus(Handler[HTTPStatusInput, JsonOutput]):
    """Explain a status code."""

    def __init__(self, deps: HTTPStatusDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: HTTPStatusInput, /) -> JsonOutput:
        raise UnimplementedToolError
