"""The tool ``webhook``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.webhook import WebhookDeps, WebhookHandler, WebhookInput, WebhookOutput


class Webhook(WebhookHandler):
    """Call a webhook."""

    def __init__(self, deps: WebhookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WebhookInput, /) -> WebhookOutput:
        raise NotImplementedError
