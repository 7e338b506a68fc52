"""Operations that are known by examples, validators and declared errors."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.features.operations.declarations import plan_errors
from adlgen.features.operations.model import Group, Operation
from adlgen.features.operations.notes import input_notes, output_notes
from adlgen.ir.agent import Tool
from adlgen.ir.data import RecordValue, shape
from adlgen.ir.extras import Extra
from adlgen.plan.identifiers import Namer, ToolNames
from adlgen.plan.model import Declaration
from adlgen.spec.model import Spec, ToolSpec

RAW = shape("operations", "model")


class Operations(Feature):
    """What operations declare, how they are reached, and their examples as tests."""

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower an :class:`Operation`."""
        del log
        assert isinstance(model, Operation)
        return Extra(RAW.value(model=model), tool.span, input_notes(model), output_notes(model))  # type: ignore[arg-type]

    def lower_agent(self, model: object, spec: Spec) -> RecordValue:
        """Lower a :class:`Group`."""
        del spec
        assert isinstance(model, Group)
        return RAW.value(model=model)  # type: ignore[arg-type]

    def declare(
        self, tool: Tool, extra: Extra, names: ToolNames, namer: Namer
    ) -> Mapping[str, Declaration]:
        """Declare the codes of the declared errors."""
        operation = extra.data.get("model")
        assert isinstance(operation, Operation)
        errors = plan_errors(tool.id, operation, names.type_name, names.scope, namer)
        return {} if errors is None else {"errors": errors}


FEATURE = Operations()
