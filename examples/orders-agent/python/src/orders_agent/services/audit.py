"""The middleware ``audit``."""

from __future__ import annotations

from logging import Logger
from typing import TYPE_CHECKING

from ..toolspec import CallContext, JsonValue, Next

if TYPE_CHECKING:
    from ..toolspec.app import Services


class AuditMiddleware:
    """Records every tool call."""

    def __init__(self, logger: Logger) -> None:
        self.logger = logger
        self.calls: list[tuple[str, str]] = []

    async def __call__(
        self, ctx: CallContext, arguments: JsonValue, next: Next, /
    ) -> JsonValue:
        outcome = "failed"
        try:
            result = await next(ctx, arguments)
            outcome = "done"
            return result
        finally:
            self.calls.append((ctx.tool.name, outcome))
            self.logger.info("%s: %s", ctx.tool.name, outcome)


def new_audit_middleware(services: Services) -> AuditMiddleware:
    """Return the middleware, which writes to the log of the agent."""
    return AuditMiddleware(services.logger)
