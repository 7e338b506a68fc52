"""The tool ``a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.a_tool_whose_name_is_so_long_that_no_signature_fits_on_a_line import (
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
    AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
)


class AToolWhoseNameIsSoLongThatNoSignatureFitsOnALine(
    Handler[
        AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
        AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput,
    ]
):
    """Long."""

    def __init__(
        self, deps: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineDeps
    ) -> None:
        self.deps = deps

    async def __call__(
        self,
        ctx: CallContext,
        input: AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineInput,
        /,
    ) -> AToolWhoseNameIsSoLongThatNoSignatureFitsOnALineOutput:
        raise UnimplementedToolError
