"""Extensions of modules: the adlgen that is installed on the machine."""

load("//private:installed.bzl", "installed_repository")

def _installed_impl(ctx):
    installed_repository(name = "adlgen_installed")
    return ctx.extension_metadata(reproducible = False)

installed = module_extension(
    implementation = _installed_impl,
    doc = "Provides the repository `adlgen_installed`, whose target `toolchain` can be registered.",
)
