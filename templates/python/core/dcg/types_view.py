"""Models that another engine generates: their module, and how tools use it."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page
from adlgen.plan.model import Doc

from ...docs import source_of
from ...layout import Expr, Leaf, leaf
from ..declarations import CodecView, Form, Side, alias
from ..models import typed_codec
from .engine import types_source


@dataclass(frozen=True, slots=True)
class TypesView:
    """``toolspec/_types.py``."""

    source: Code
    body: Code


def types_view(page: Page) -> TypesView:
    """Have the engine generate the types of all tools."""
    return TypesView(source_of(page.plan), Code(types_source(page.plan)))


@dataclass(frozen=True, slots=True)
class EngineModels:
    """Names the types that the engine made for one side of a tool."""

    side: Side

    @staticmethod
    def of(side: Side) -> EngineModels:
        """Return the printer of a side."""
        side.imports.use(".", "_types")
        return EngineModels(side)

    def declarations(self) -> list[Form]:
        """Return the public name of the side."""
        name = self.side.body.name
        return [alias(name, leaf(f"_types.{name}"), Doc(), self.side.imports)]

    def codec(self, validator: Expr, schema: Code) -> CodecView:
        """Return the codec of the side."""
        del schema
        function = self.side.imports.use("._engine", "engine_codec")
        return typed_codec(self.side, function, [Leaf(self.side.body.name), validator])
