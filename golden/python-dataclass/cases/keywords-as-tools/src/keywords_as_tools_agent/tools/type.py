"""The tool ``type``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.type import TypeDeps, TypeHandler, TypeInput, TypeOutput


class Type(TypeHandler):
    """A keyword."""

    def __init__(self, deps: TypeDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TypeInput, /) -> TypeOutput:
        raise NotImplementedError
