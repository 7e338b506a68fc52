"""The middleware ``audit``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from logging import Logger

from ..toolspec import CallContext, Config, JsonValue, Next


class AuditTrail:
    """Writes down who called what."""

    async def __call__(
        self, ctx: CallContext, arguments: JsonValue, next: Next, /
    ) -> JsonValue:
        return await next(ctx, arguments)


def new_audit_trail(logger: Logger, config: Config) -> AuditTrail:
    """Return the service; called once at startup."""
    return AuditTrail()
