"""adlgen_library: one action for a spec and a target."""

load(":toolchain.bzl", "TOOLCHAIN_TYPE")

AdlgenInfo = provider(
    doc = "Generated stubs.",
    fields = {
        "directory": "The generated folder, a tree artifact; None if the rule has `outs`.",
        "files": "The generated files, or the generated folder.",
        "folder": "The path of the generated folder in runfiles, relative to those of the repository.",
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

def _below(ctx):
    """Returns the length of the path of the first output below the generated folder, with its slash."""
    return len(ctx.attr.outs[0].name) - len(ctx.label.name) if ctx.attr.outs else 0

def _without(path, length):
    return path[:len(path) - length]

def _outputs(ctx):
    """Returns the declared outputs: files, or a tree artifact."""
    for out in ctx.attr.outs:
        if not out.name.startswith(ctx.label.name + "/"):
            fail("%s: %s of `outs` does not start with %s/" % (ctx.label, out.name, ctx.label.name))
    return ctx.outputs.outs or [ctx.actions.declare_directory(ctx.label.name)]

def _arguments(ctx, outputs):
    below = _below(ctx)
    args = ctx.actions.args()
    args.use_param_file("@%s", use_always = True)  # workers require it
    args.set_param_file_format("multiline")
    args.add("generate")
    args.add(ctx.file.spec)
    args.add("--target", ctx.attr.target)
    args.add_all(
        outputs[:1],
        allow_closure = True,
        before_each = "--output",
        expand_directories = False,
        map_each = lambda file: _without(file.path, below),  # path mapping may move it
    )
    args.add_all(ctx.outputs.outs, before_each = "--declare")
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
    outputs = _outputs(ctx)
    ctx.actions.run(
        executable = ctx.toolchains[TOOLCHAIN_TYPE].adlgen,
        inputs = [ctx.file.spec] + ctx.files.includes + ctx.files.pack,
        outputs = outputs,
        arguments = [_arguments(ctx, outputs)],
        env = _ENVIRONMENT,
        mnemonic = "AdlGen",
        progress_message = "Generating %{label}",
        execution_requirements = _REQUIREMENTS,
        toolchain = TOOLCHAIN_TYPE,
    )
    return [
        DefaultInfo(files = depset(outputs), runfiles = ctx.runfiles(outputs)),
        AdlgenInfo(
            directory = None if ctx.attr.outs else outputs[0],
            files = depset(outputs),
            folder = _without(outputs[0].short_path, _below(ctx)),
            target = ctx.attr.target,
        ),
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
        "outs": attr.output_list(
            doc = "All generated files, as NAME/PATH: those of a library of the extension `declared`, which asks adlgen for " +
                  "them. Any other list fails the action. Without `outs` the folder is one tree artifact.",
        ),
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
