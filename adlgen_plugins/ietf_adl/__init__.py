"""The agent definition language of an Internet-Draft."""

from adlgen.plugins import Plugin

PLUGIN = Plugin(
    name="ietf_adl",
    package=__name__,
    dialects={"adl-spec": f"{__name__}.frontend"},
)
