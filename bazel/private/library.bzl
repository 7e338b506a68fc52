"""adlgen_library: one action for a spec and a target."""

load(":toolchain.bzl", "TOOLCHAIN_TYPE")

AdlgenInfo = provider(
    doc = "Generated stubs.",
    fields = {
        "directory": "The generated folder, a tree artifact.",
        "target": "The target of adlgen, for example a language.",
    },
)

# Actions read nothing of the machine: no home folder, no cache of records, no bytecode next to inputs.
_ENVIRONMENT = {
    "ADLGEN_CACHE_DIR": "",
    "PYTHONDONTWRITEBYTECODE": "1",
}

_REQUIREMENTS = {
    "requires-worker-protocol": "json",
    "supports-path-mapping": "1",
    "supports-worker-cancellation": "1",
    "supports-workers": "1",
}

def _folder(file):
    return file.dirname

def _pack(ctx):
    """Returns the `pack.toml` that is nearest to the root of the files of `pack`."""
    found = [file for file in ctx.files.pack if file.basename == "pack.toml"]
    if not found:
        fail("%s: the files of `pack` contain no pack.toml" % ctx.label)
    return sorted(found, key = lambda file: len(file.dirname))[0]

def _arguments(ctx, directory):
    args = ctx.actions.args()
    args.use_param_file("@%s", use_always = True)  # workers require it
    args.set_param_file_format("multiline")
    args.add("generate")
    args.add(ctx.file.spec)
    args.add("--target", ctx.attr.target)
    args.add_all([directory], before_each = "--output", expand_directories = False)
    args.add("--no-manifest")
    args.add("--isolated")
    if ctx.attr.format:
        args.add("--from", ctx.attr.format)
    if ctx.attr.strict:
        args.add("--strict")
    if ctx.attr.lenient:
        args.add("--lenient")
    for key, value in ctx.attr.options.items():
        args.add("--opt", "%s=%s" % (key, value))
    if ctx.attr.pack:
        args.add_all([_pack(ctx)], before_each = "--pack", map_each = _folder)
    return args

def _adlgen_library_impl(ctx):
    directory = ctx.actions.declare_directory(ctx.label.name)
    ctx.actions.run(
        executable = ctx.toolchains[TOOLCHAIN_TYPE].adlgen,
        inputs = [ctx.file.spec] + ctx.files.includes + ctx.files.pack,
        outputs = [directory],
        arguments = [_arguments(ctx, directory)],
        env = _ENVIRONMENT,
        mnemonic = "AdlGen",
        progress_message = "Generating %{output}",
        execution_requirements = _REQUIREMENTS,
        toolchain = TOOLCHAIN_TYPE,
    )
    return [
        DefaultInfo(files = depset([directory]), runfiles = ctx.runfiles([directory])),
        AdlgenInfo(directory = directory, target = ctx.attr.target),
    ]

adlgen_library = rule(
    implementation = _adlgen_library_impl,
    doc = "Generates the stubs of a spec for one target, into a folder with the name of the rule.",
    attrs = {
        "format": attr.string(doc = "The format of the spec (`--from`), if its content is ambiguous."),
        "includes": attr.label_list(
            doc = "Files that the spec refers to. A reference to a file that is not listed is an error.",
            allow_files = True,
        ),
        "lenient": attr.bool(doc = "Degrade malformed properties to any JSON value, with a warning."),
        "options": attr.string_dict(doc = "Options of the pack (`--opt`)."),
        "pack": attr.label(
            doc = "The files of a custom pack, with its `pack.toml`. `target` is its name.",
            allow_files = True,
        ),
        "spec": attr.label(doc = "The spec.", allow_single_file = True, mandatory = True),
        "strict": attr.bool(doc = "Report violations of the format's specification as errors."),
        "target": attr.string(doc = "The target of adlgen, for example a language.", mandatory = True),
    },
    toolchains = [TOOLCHAIN_TYPE],
)
