"""The tool ``send_mail``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.send_mail import SendMailDeps, SendMailInput


class SendMail(Handler[SendMailInput, JsonOutput]):
    """Send a mail."""

    def __init__(self, deps: SendMailDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: SendMailInput, /) -> JsonOutput:
        raise UnimplementedToolError
