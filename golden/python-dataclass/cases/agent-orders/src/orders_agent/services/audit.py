"""The middleware ``audit``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..toolspec import CallContext, JsonValue, Next

if TYPE_CHECKING:
    from ..toolspec.app import Services


class AuditMiddleware:
    """Records every tool call."""

    async def __call__(
        self, ctx: CallContext, arguments: JsonValue, next: Next, /
    ) -> JsonValue:
        return await next(ctx, arguments)


def new_audit_middleware(services: Services) -> AuditMiddleware:
    """Return the service; called once at startup, with the services before it."""
    return AuditMiddleware()
