"""The tool ``add_comment``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.add_comment import AddCommentDeps, AddCommentInput


class AddComment(Handler[AddCommentInput, JsonOutput]):
    """Add a comment to a ticket."""

    def __init__(self, deps: AddCommentDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: AddCommentInput, /) -> JsonOutput:
        raise UnimplementedToolError
