"""The tool ``webhook``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.webhook import WebhookDeps, WebhookInput


class Webhook(Handler[WebhookInput, JsonOutput]):
    """Call a webhook."""

    def __init__(self, deps: WebhookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WebhookInput, /) -> JsonOutput:
        raise UnimplementedToolError
