"""The tool ``add_numbers``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.add_numbers import (
    AddNumbersDeps,
    AddNumbersHandler,
    AddNumbersInput,
    AddNumbersOutput,
)


class AddNumbers(AddNumbersHandler):
    """Adds numbers."""

    def __init__(self, deps: AddNumbersDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AddNumbersInput, /
    ) -> AddNumbersOutput:
        raise NotImplementedError
