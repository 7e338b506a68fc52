"""The tool ``send_mail``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.send_mail import (
    SendMailDeps,
    SendMailHandler,
    SendMailInput,
    SendMailOutput,
)


class SendMail(SendMailHandler):
    """Send a mail."""

    def __init__(self, deps: SendMailDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: SendMailInput, /
    ) -> SendMailOutput:
        raise NotImplementedError
