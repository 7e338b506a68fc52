"""The tool ``issue``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, JsonOutput, UnimplementedToolError
from ..toolspec.issue import IssueDeps, IssueInput


class Issue(Handler[IssueInput, JsonOutput]):
    """Variants whose names repeat that of the union, and a type whose words are
    letters.
    """

    def __init__(self, deps: IssueDeps) -> None:
        self.deps = deps

    async def __call__(self, ctx: CallContext, input: IssueInput, /) -> JsonOutput:
        raise UnimplementedToolError
