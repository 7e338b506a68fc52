"""The tool ``knowledgeBaseSearch``.

Scaffolded by adlgen; never overwritten.
"""

from __future__ import annotations

from ..toolspec import CallContext, Handler, UnimplementedToolError
from ..toolspec.knowledge_base_search import (
    KnowledgeBaseSearchDeps,
    KnowledgeBaseSearchInput,
    KnowledgeBaseSearchOutput,
)


class KnowledgeBaseSearch(Handler[KnowledgeBaseSearchInput, KnowledgeBaseSearchOutput]):
    """Search the knowledge base."""

    def __init__(self, deps: KnowledgeBaseSearchDeps) -> None:
        self.deps = deps

    async def __call__(
        self, ctx: CallContext, input: KnowledgeBaseSearchInput, /
    ) -> KnowledgeBaseSearchOutput:
        raise UnimplementedToolError
