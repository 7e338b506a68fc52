"""The view of a request."""

from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import comment, header_text, words
from ...literals import string


def webhook(context: FileContext) -> View:
    """Return the view of the request of a tool."""
    tool = context.tool
    assert tool is not None
    return View(
        source=header_text(context.plan.source),
        doc=comment(words(f"The request of the tool `{tool.llm_name}`.")),
        url=string(tool.extras["webhooks"].data.text("url")),
    )


VIEWS = {"webhook.ts.j2": webhook}
