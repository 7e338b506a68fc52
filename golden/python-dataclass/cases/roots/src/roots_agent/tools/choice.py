"""The tool ``choice``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.choice import ChoiceDeps, ChoiceHandler, ChoiceInput, ChoiceOutput


class Choice(ChoiceHandler):
    """An enumeration."""

    def __init__(self, deps: ChoiceDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ChoiceInput, /) -> ChoiceOutput:
        raise NotImplementedError
