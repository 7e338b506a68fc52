"""The built-in tools, which adlgen implements."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.ir.data import shape
from adlgen.ir.extras import Extra
from adlgen.spec.model import ToolSpec

BUILTIN = shape("builtin", "id")


class Builtins(Feature):
    """An implementation for each built-in tool, configured by the specification."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the id of a built-in tool."""
        del log
        assert isinstance(model, str)
        return Extra(BUILTIN.value(id=model), tool.span)


FEATURE = Builtins()
