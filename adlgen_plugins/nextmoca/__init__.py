"""NextMoca: definitions of agents with lists of tools."""

from adlgen.plugins import Plugin

PLUGIN = Plugin(
    name="nextmoca",
    package=__name__,
    dialects={"nextmoca": f"{__name__}.frontend"},
)
