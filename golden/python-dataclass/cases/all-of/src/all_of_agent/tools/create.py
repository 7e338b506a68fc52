"""The tool ``create``.

Written once by adlgen; yours to edit.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.create import CreateDeps, CreateInput, CreateOutput


class Create:
    """All of."""

    def __init__(self, deps: CreateDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: CreateInput, /) -> CreateOutput:
        raise NotImplementedError("create")
