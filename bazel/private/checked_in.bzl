"""Generated files that are checked in: a test that they are current, and a program that updates them."""

load(":library.bzl", "AdlgenInfo")

def _quoted(text):
    return "'%s'" % text.replace("'", "'\\''")

def _program(ctx, template, values):
    """Declares a shell script with values, a list of the checked-in files, and their runfiles."""
    names = ctx.actions.args()
    names.set_param_file_format("multiline")
    names.add_all(ctx.files.checked_in, map_each = _short_path)
    known = ctx.actions.declare_file(ctx.label.name + ".files")
    ctx.actions.write(known, names)
    generated = ctx.attr.generated[AdlgenInfo]
    folder = "/".join([part for part in [ctx.label.package, ctx.attr.dir] if part])
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    ctx.actions.expand_template(
        template = template,
        output = script,
        substitutions = {
            "{{%s}}" % key: _quoted(value)
            for key, value in dict(values, folder = folder, known = known.short_path, tree = generated.folder).items()
        },
        is_executable = True,
    )
    runfiles = ctx.runfiles([known] + ctx.files.checked_in, transitive_files = generated.files)
    return [DefaultInfo(executable = script, runfiles = runfiles)]

def _short_path(file):
    return file.short_path

_ATTRS = {
    "checked_in": attr.label_list(
        doc = "The checked-in files, usually `glob([\"DIR/**\"])` without user-owned files.",
        allow_files = True,
    ),
    "dir": attr.string(doc = "The folder of the checked-in files, relative to the package.", mandatory = True),
    "generated": attr.label(doc = "An `adlgen_library`.", providers = [AdlgenInfo], mandatory = True),
}

def _check_impl(ctx):
    return _program(ctx, ctx.file._template, {"hint": ctx.attr.update})

adlgen_check_test = rule(
    implementation = _check_impl,
    doc = "Fails if checked-in files differ from the generated ones.",
    test = True,
    attrs = dict(
        _ATTRS,
        update = attr.string(doc = "The label of the `adlgen_update`, for the message."),
        _template = attr.label(default = ":check.sh", allow_single_file = True),
    ),
)

def _update_impl(ctx):
    return _program(ctx, ctx.file._template, {})

adlgen_update = rule(
    implementation = _update_impl,
    doc = "`bazel run` copies the generated files into the source tree, and removes those of `checked_in` that are no longer generated.",
    executable = True,
    attrs = dict(
        _ATTRS,
        _template = attr.label(default = ":update.sh", allow_single_file = True),
    ),
)
