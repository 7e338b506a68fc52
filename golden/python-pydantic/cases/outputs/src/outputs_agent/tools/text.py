"""The tool ``text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.text import TextDeps, TextInput, TextOutput


class Text(Handler[TextInput, TextOutput]):
    """A string."""

    def __init__(self, deps: TextDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TextInput, /) -> TextOutput:
        raise UnimplementedToolError
