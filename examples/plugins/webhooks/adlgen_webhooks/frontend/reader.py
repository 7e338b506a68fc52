"""The reader of files of webhooks."""

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import Document
from adlgen.document.reader import ROOT, Fields
from adlgen.frontends.shared.tool_sets import (
    ToolDraft,
    numbered,
    schema_in,
    set_of,
    text_in,
    tool_name,
    tools_of,
)
from adlgen.spec.model import Spec, ToolSpec
from adlgen_webhooks.feature import Webhook
from adlgen_webhooks.frontend import NAME
from adlgen_webhooks.frontend.codes import INSECURE


def read(document: Document, log: Log) -> Spec:
    """Return the webhooks as tools; add problems to the log."""
    items = Fields(document.root, ROOT, log).items("webhooks") or ()
    tools = [_with_url(fields, log) for fields in numbered(items, log)]
    return set_of(document, NAME, [tool for tool in tools if tool is not None])


def _with_url(fields: Fields, log: Log) -> ToolSpec | None:
    name, url = tool_name(fields), fields.text("url", required=True)
    if name is None or url is None:
        return None
    if not url.value.startswith("https://"):
        log.add(INSECURE, f"'{url.value}' does not start with 'https://'", url.span)
    schema = schema_in(fields, "parameters", required=False)
    draft = ToolDraft(name, text_in(fields, "description"), schema, None, fields.span)
    fields.open("name", "url", "description", "parameters")
    tools = tools_of([draft], log)
    return replace(tools[0], extras={"webhooks": Webhook(url.value)}) if tools else None
