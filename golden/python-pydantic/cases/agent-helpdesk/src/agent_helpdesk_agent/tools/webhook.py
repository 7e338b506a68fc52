"""The tool ``webhook``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, ToolError
from ..toolspec.webhook import WebhookDeps, WebhookInput, WebhookOutput


class Webhook:
    """Call a webhook."""

    def __init__(self, deps: WebhookDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: WebhookInput, /) -> WebhookOutput:
        raise ToolError("This tool is not implemented yet.")
