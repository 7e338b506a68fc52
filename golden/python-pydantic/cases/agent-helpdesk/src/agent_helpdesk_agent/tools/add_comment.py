"""The tool ``add_comment``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext
from ..toolspec.add_comment import (
    AddCommentDeps,
    AddCommentHandler,
    AddCommentInput,
    AddCommentOutput,
)


class AddComment(AddCommentHandler):
    """Add a comment to a ticket."""

    def __init__(self, deps: AddCommentDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: AddCommentInput, /
    ) -> AddCommentOutput:
        raise NotImplementedError
