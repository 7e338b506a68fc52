"""The tool ``get_json_by_id``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.get_json_by_id import (
    GetJSONByIdDeps,
    GetJSONByIdHandler,
    GetJSONByIdInput,
    GetJSONByIdOutput,
)


class GetJSONById(GetJSONByIdHandler):
    """Fetch."""

    def __init__(self, deps: GetJSONByIdDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetJSONByIdInput, /
    ) -> GetJSONByIdOutput:
        raise NotImplementedError
