"""The feature: its model, and the data of which packs emit requests."""

from adlgen.diagnostics.datatypes import Struct
from adlgen.diagnostics.model import Log
from adlgen.features.base import Feature
from adlgen.ir.data import shape
from adlgen.ir.extras import Extra
from adlgen.spec.model import ToolSpec

WEBHOOK = shape("webhook", "url")


class Webhook(Struct):
    """What a tool calls."""

    url: str


class Webhooks(Feature):
    """A request for each tool."""

    is_isolated = True

    def lower(self, model: object, tool: ToolSpec, log: Log) -> Extra:
        """Lower a :class:`Webhook`."""
        del log
        assert isinstance(model, Webhook)
        return Extra(WEBHOOK.value(url=model.url), tool.span)


FEATURE = Webhooks()
