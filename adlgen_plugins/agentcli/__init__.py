"""agentcli: tools that are programs."""

from adlgen.plugins import Plugin

PLUGIN = Plugin(
    name="agentcli",
    package=__name__,
    dialects={"agentcli": f"{__name__}.frontend"},
    writers={"agentcli": f"{__name__}.frontend.writer"},
    features={"programs": f"{__name__}.feature.feature"},
    codes=(f"{__name__}.frontend.codes",),
)
