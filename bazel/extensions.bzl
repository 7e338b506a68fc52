"""Extensions of modules: the adlgen that is installed on the machine, and libraries with declared outputs."""

load("//private:declared.bzl", "declared_repository")
load("//private:installed.bzl", "installed_repository")

def _installed_impl(ctx):
    installed_repository(name = "adlgen_installed")
    return ctx.extension_metadata(reproducible = False)

installed = module_extension(
    implementation = _installed_impl,
    doc = "Provides the repository `adlgen_installed`, whose target `toolchain` can be registered.",
)

_LIBRARY = tag_class(
    doc = "A library whose outputs are declared. The attributes are those of `adlgen_library`.",
    attrs = {
        "format": attr.string(),
        "includes": attr.label_list(),
        "lenient": attr.bool(),
        "name": attr.string(mandatory = True),
        "options": attr.string_dict(),
        "spec": attr.label(mandatory = True),
        "strict": attr.bool(),
        "target": attr.string(mandatory = True),
    },
)

_EXECUTABLE = tag_class(
    doc = "The adlgen that lists the outputs. Without it, the one that is installed on the machine is used.",
    attrs = {"archive": attr.label(doc = "The file `adlgen.pyz`.", mandatory = True)},
)

def _attributes(library):
    """Returns the attributes of `adlgen_library` that a tag sets, without `outs`."""
    known = {
        "includes": [str(label) for label in library.includes],
        "name": library.name,
        "options": library.options,
        "spec": str(library.spec),
        "target": library.target,
    }
    for key in ["format", "lenient", "strict"]:
        if getattr(library, key):
            known[key] = getattr(library, key)
    return known

def _declared_impl(ctx):
    root = [module for module in ctx.modules if module.is_root]
    libraries = [library for module in root for library in module.tags.library]
    archives = [tag.archive for module in root for tag in module.tags.executable]
    if len(archives) > 1:
        fail("declared.executable is used twice")
    declared_repository(
        name = "adlgen_declared",
        archive = archives[0] if archives else None,
        libraries = json.encode([_attributes(library) for library in libraries]),
        files = [file for library in libraries for file in [library.spec] + library.includes],
    )
    return ctx.extension_metadata(reproducible = False)

declared = module_extension(
    implementation = _declared_impl,
    doc = """Provides `declared_library` in `@adlgen_declared//:libraries.bzl`, a macro that declares an `adlgen_library` with
    all its `outs`, which adlgen lists when the workspace is loaded, and again when a spec changes.""",
    tag_classes = {
        "executable": _EXECUTABLE,
        "library": _LIBRARY,
    },
)
