"""AIOS: operations with declared errors, validators and examples."""

from adlgen.plugins import Plugin

PLUGIN = Plugin(
    name="aios",
    package=__name__,
    dialects={"aios": f"{__name__}.frontend"},
    features={"operations": f"{__name__}.feature.feature"},
    codes=(f"{__name__}.frontend.codes",),
)
