"""The tool ``find-text``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..commands import find_text as command_line
from ..toolspec import CallContext, Handler
from ..toolspec.find_text import FindTextDeps, FindTextInput, FindTextOutput


class FindText(Handler[FindTextInput, FindTextOutput]):
    """Finds a text in the files of a folder."""

    def __init__(self, deps: FindTextDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: FindTextInput, /
    ) -> FindTextOutput:
        return await command_line.run(input)
