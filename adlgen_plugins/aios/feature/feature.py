"""Operations: tools with examples, validators and declared errors."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.ir.agent import Tool
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import Declaration
from adlgen.spec.model import Spec, ToolSpec
from adlgen_plugins.aios.feature import shapes
from adlgen_plugins.aios.feature.declarations import declare_errors
from adlgen_plugins.aios.feature.examples import lower_examples
from adlgen_plugins.aios.feature.lowering import lower_group, lower_operation
from adlgen_plugins.aios.feature.model import Group, Operation
from adlgen_plugins.aios.feature.notes import input_notes, output_notes


class Operations(Feature):
    """Declared errors, validators, launch data and examples as tests."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower an :class:`Operation`."""
        del tool, log
        assert isinstance(model, Operation)
        data = shapes.TOOL.value(operation=lower_operation(model), examples=lower_examples(model))
        return Extra(data, model.command.span, input_notes(model), output_notes(model))

    def lower_agent(self, model: object, spec: Spec) -> Extra:
        """Lower a :class:`Group`."""
        assert isinstance(model, Group)
        return Extra(lower_group(model), spec.name.span)

    def declare(
        self, tool: Tool, extra: Extra, names: ToolNames, namer: Namer
    ) -> Mapping[str, Declaration]:
        """Declare the enumeration ``errors`` if the tool declares error codes."""
        errors = declare_errors(tool.id, extra, names, namer)
        return {} if errors is None else {"errors": errors}


FEATURE = Operations()
