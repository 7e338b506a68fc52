"""The tool ``get_json_by_id``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.get_json_by_id import GetJSONByIdDeps, GetJSONByIdInput


class GetJSONById(Handler[GetJSONByIdInput, JsonOutput]):
    """Fetch."""

    def __init__(self, deps: GetJSONByIdDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: GetJSONByIdInput, /
    ) -> JsonOutput:
        raise UnimplementedToolError
