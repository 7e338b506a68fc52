"""The tool ``HTTPProbe2``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.http_probe2 import (
    HTTPProbe2Deps,
    HTTPProbe2Handler,
    HTTPProbe2Input,
    HTTPProbe2Output,
)


class HTTPProbe2(HTTPProbe2Handler):
    """Probe."""

    def __init__(self, deps: HTTPProbe2Deps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: HTTPProbe2Input, /
    ) -> HTTPProbe2Output:
        raise NotImplementedError
