"""The tool ``add_numbers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.add_numbers import AddNumbersDeps, AddNumbersInput, AddNumbersOutput


class AddNumbers(Handler[AddNumbersInput, AddNumbersOutput]):
    """Adds numbers."""

    def __init__(self, deps: AddNumbersDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AddNumbersInput, /
    ) -> AddNumbersOutput:
        raise UnimplementedToolError
