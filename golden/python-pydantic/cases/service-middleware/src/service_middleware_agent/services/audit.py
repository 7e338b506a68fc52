"""The middleware ``audit``.

Written once by adlgen; yours to edit.
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


async def new_audit_middleware(logger: Logger, config: Config) -> AuditMiddleware:
    """Build the service; called once, at the start."""
    return AuditMiddleware()
