"""The tool ``class``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.class_ import ClassDeps, ClassInput


class Class(Handler[ClassInput, JsonOutput]):
    """A keyword."""

    def __init__(self, deps: ClassDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ClassInput, /) -> JsonOutput:
        raise UnimplementedToolError
