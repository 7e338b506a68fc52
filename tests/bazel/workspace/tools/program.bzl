"""An executable that runs an installed adlgen with the Python of the machine."""

_SCRIPT = """#!/bin/sh
exec /usr/bin/python3 -I -B -c '
import sys
sys.path.insert(0, sys.argv.pop(1))
from adlgen.cli import main
sys.exit(main())
' "$0.runfiles/{workspace}/{package}/site" "$@"
"""

def _python_program_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name)
    text = _SCRIPT.format(workspace = ctx.workspace_name, package = ctx.label.package)
    ctx.actions.write(script, text, is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(ctx.files.site))]

python_program = rule(
    implementation = _python_program_impl,
    executable = True,
    attrs = {"site": attr.label_list(allow_files = True)},
)
