"""CYCOD: tools that are command lines of shells."""

from adlgen.plugins import Plugin

PLUGIN = Plugin(
    name="cycod",
    package=__name__,
    dialects={"cycod": f"{__name__}.frontend"},
    features={"commands": f"{__name__}.feature.feature"},
    codes=(f"{__name__}.frontend.codes",),
)
