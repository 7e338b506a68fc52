"""The tool ``create``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.create import CreateDeps, CreateHandler, CreateInput, CreateOutput


class Create(CreateHandler):
    """All of."""

    def __init__(self, deps: CreateDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CreateInput, /) -> CreateOutput:
        raise NotImplementedError
