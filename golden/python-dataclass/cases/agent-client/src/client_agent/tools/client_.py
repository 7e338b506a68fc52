"""The tool ``client``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.client_ import ClientDeps, ClientHandler, ClientInput, ClientOutput


class Client(ClientHandler):
    """A tool with the name of the module that calls it."""

    def __init__(self, deps: ClientDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ClientInput, /) -> ClientOutput:
        raise NotImplementedError
