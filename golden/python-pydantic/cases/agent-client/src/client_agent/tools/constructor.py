"""The tool ``constructor``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.constructor import ConstructorDeps, ConstructorInput, ConstructorOutput


class Constructor(Handler[ConstructorInput, ConstructorOutput]):
    """A name that classes have a use for. */ \"\"\" -- `code`"""

    def __init__(self, deps: ConstructorDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ConstructorInput, /
    ) -> ConstructorOutput:
        raise UnimplementedToolError
