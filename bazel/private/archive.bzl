"""adlgen_executable: an executable from `adlgen.pyz`, which needs Python and no packages."""

# Python reads neither the environment nor installed packages (-I -S), and writes no bytecode (-B).
_SCRIPT = """#!/bin/sh
exec /usr/bin/env python3 -I -S -B "${RUNFILES_DIR:-$0.runfiles}/%s" "$@"
"""

def _runfiles_path(ctx, file):
    if file.short_path.startswith("../"):
        return file.short_path[len("../"):]
    return "%s/%s" % (ctx.workspace_name, file.short_path)

def _adlgen_executable_impl(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name + ".unpacked")
    ctx.actions.run(
        executable = "/usr/bin/env",
        inputs = [ctx.file.archive],
        outputs = [folder],
        arguments = ["python3", "-I", "-S", "-B", ctx.file.archive.path, "--unpack", folder.path],
        mnemonic = "AdlGenUnpack",
        progress_message = "Unpacking %{input}",
    )
    script = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.write(script, _SCRIPT % _runfiles_path(ctx, folder), is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles([folder]))]

adlgen_executable = rule(
    implementation = _adlgen_executable_impl,
    doc = """Unpacks `adlgen.pyz` in an action of its own, and runs adlgen from the folder.

    The machines that run actions need a Python that the archive has modules for, as `python3`; all of them the same version.""",
    executable = True,
    attrs = {
        "archive": attr.label(
            doc = "The file `adlgen.pyz`.",
            allow_single_file = True,
            mandatory = True,
        ),
    },
)
