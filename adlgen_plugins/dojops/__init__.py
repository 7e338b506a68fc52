"""DojOps: tools that let a model write files, which are verified and then executed."""

from adlgen.plugins import Plugin, Verb

PLUGIN = Plugin(
    name="dojops",
    package=__name__,
    dialects={"dojops": f"{__name__}.frontend"},
    features={"generation": f"{__name__}.feature.feature"},
    codes=(f"{__name__}.frontend.codes",),
    verbs={"discover": Verb("list the DojOps tools of a project", f"{__name__}.discover")},
)
