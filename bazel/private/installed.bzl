"""An adlgen that is installed on the machine, as a toolchain."""

def _quoted(text):
    return "'%s'" % text.replace("'", "'\\''")

def _adlgen_installed_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name)
    text = "#!/bin/sh\n# %s\nexec %s \"$@\"\n" % (ctx.attr.version, _quoted(ctx.attr.path))
    ctx.actions.write(script, text, is_executable = True)
    return [DefaultInfo(executable = script)]

adlgen_installed = rule(
    implementation = _adlgen_installed_impl,
    doc = "An executable outside the workspace. Actions depend on its version, not on its content.",
    executable = True,
    attrs = {
        "path": attr.string(doc = "The absolute path.", mandatory = True),
        "version": attr.string(doc = "What `adlgen --version` prints.", mandatory = True),
    },
)

_BUILD = """\
load("@rules_adlgen//:defs.bzl", "adlgen_toolchain")
load("@rules_adlgen//private:installed.bzl", "adlgen_installed")

adlgen_installed(
    name = "adlgen",
    path = {path},
    version = {version},
)

adlgen_toolchain(
    name = "executable",
    executable = ":adlgen",
)

toolchain(
    name = "toolchain",
    toolchain = ":executable",
    toolchain_type = "@rules_adlgen//:toolchain_type",
)
"""

def installed_adlgen(ctx):
    """Returns the path of the adlgen that is installed on the machine.

    Args:
      ctx: the context of a repository rule.

    Returns:
      The value of the variable ADLGEN, or else the path of `adlgen`.
    """
    path = ctx.getenv("ADLGEN") or ctx.which("adlgen")
    if not path:
        fail("adlgen is not installed: install it, or set its path with --repo_env=ADLGEN=PATH")
    return path

def _installed_repository_impl(ctx):
    path = installed_adlgen(ctx)
    done = ctx.execute([path, "--version"])
    if done.return_code:
        fail("%s --version failed: %s" % (path, done.stderr))
    ctx.file("BUILD.bazel", _BUILD.format(path = repr(str(path)), version = repr(done.stdout.strip())))

installed_repository = repository_rule(
    implementation = _installed_repository_impl,
    doc = "Finds `adlgen` with the variables ADLGEN and PATH.",
    configure = True,
    local = True,
)
