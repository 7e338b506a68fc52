"""The tool ``configure``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.configure import ConfigureDeps, ConfigureInput


class Configure(Handler[ConfigureInput, JsonOutput]):
    """Sixty properties."""

    def __init__(self, deps: ConfigureDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: ConfigureInput, /) -> JsonOutput:
        raise UnimplementedToolError
