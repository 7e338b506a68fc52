"""The tool ``configure``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.configure import (
    ConfigureDeps,
    ConfigureHandler,
    ConfigureInput,
    ConfigureOutput,
)


class Configure(ConfigureHandler):
    """Sixty properties."""

    def __init__(self, deps: ConfigureDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: ConfigureInput, /
    ) -> ConfigureOutput:
        raise NotImplementedError
