"""Tools that run commands."""

from __future__ import annotations

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.ir.extras import Extra
from adlgen.spec.model import ToolSpec
from adlgen_plugins.cycod.feature.lowering import lower_commands
from adlgen_plugins.cycod.feature.model import CommandLine


class Commands(Feature):
    """Tools that run commands."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower the model of a tool."""
        del log
        assert isinstance(model, CommandLine)
        return Extra(lower_commands(model), tool.span)


FEATURE = Commands()
