"""The view of a request."""

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import doc_text, literal_text, source_of
from ...literals import string


def webhook(context: FileContext) -> View:
    """Return the view of the request of a tool."""
    tool = context.tool
    assert tool is not None
    return View(
        source=source_of(context.plan),
        doc=doc_text([Code(f"The request of the tool {literal_text(tool.llm_name)}.")]),
        url=string(tool.extras["webhooks"].data.text("url")),
    )


VIEWS = {"webhook.py.j2": webhook}
