"""The tool ``class``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.class_ import ClassDeps, ClassHandler, ClassInput, ClassOutput


class Class(ClassHandler):
    """A keyword."""

    def __init__(self, deps: ClassDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ClassInput, /) -> ClassOutput:
        raise NotImplementedError
