"""The tool ``client``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.client_ import ClientDeps, ClientInput, ClientOutput


class Client(Handler[ClientInput, ClientOutput]):
    """A tool with the name of the module that calls it."""

    def __init__(self, deps: ClientDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ClientInput, /) -> ClientOutput:
        raise UnimplementedToolError
