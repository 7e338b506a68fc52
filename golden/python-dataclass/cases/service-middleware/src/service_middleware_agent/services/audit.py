"""The middleware ``audit``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger

from ..toolspec import CallContext, Config, JsonValue, Next


class AuditMiddleware:
    """Records calls."""

    async def __call__(
        self, ctx: CallContext, arguments: JsonValue, next: Next, /
    ) -> JsonValue:
        return await next(ctx, arguments)


def new_audit_middleware(logger: Logger, config: Config) -> AuditMiddleware:
    """Return the service; called once at startup."""
    return AuditMiddleware()
