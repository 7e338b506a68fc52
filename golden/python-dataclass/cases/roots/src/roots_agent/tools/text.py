"""The tool ``text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.text import TextDeps, TextInput


class Text(Handler[TextInput, JsonOutput]):
    """A string."""

    def __init__(self, deps: TextDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: TextInput, /) -> JsonOutput:
        raise UnimplementedToolError
