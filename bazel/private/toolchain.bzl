"""The toolchain: the executable of adlgen on the platform where actions run."""

TOOLCHAIN_TYPE = Label("//:toolchain_type")

def _adlgen_toolchain_impl(ctx):
    return [platform_common.ToolchainInfo(adlgen = ctx.attr.executable[DefaultInfo].files_to_run)]

adlgen_toolchain = rule(
    implementation = _adlgen_toolchain_impl,
    doc = "Declares an executable of adlgen. Register it with `toolchain(toolchain_type = \"@rules_adlgen//:toolchain_type\")`.",
    attrs = {
        "executable": attr.label(
            doc = "Any executable target that takes the arguments of `adlgen`, for example an `adlgen_executable`.",
            mandatory = True,
            executable = True,
            cfg = "exec",
        ),
    },
)
