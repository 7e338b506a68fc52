"""The middleware ``limits``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger

from ..toolspec import CallContext, Config, JsonValue, Next


class RateLimits:
    """Limits calls."""

    async def __call__(
        self, ctx: CallContext, arguments: JsonValue, next: Next, /
    ) -> JsonValue:
        return await next(ctx, arguments)


def new_rate_limits(logger: Logger, config: Config) -> RateLimits:
    """Return the service; called once at startup."""
    return RateLimits()
