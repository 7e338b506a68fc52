"""Webhooks: tools that are requests to a URL."""

from adlgen.plugins import Plugin

PLUGIN = Plugin(
    name="webhooks",
    package=__name__,
    version="1.0.0",
    dialects={"webhooks": f"{__name__}.frontend"},
    features={"webhooks": f"{__name__}.feature"},
    codes=(f"{__name__}.frontend.codes",),
)
