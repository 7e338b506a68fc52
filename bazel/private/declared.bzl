"""Libraries with declared outputs: a repository that asks adlgen for the files of each."""

load(":installed.bzl", "installed_adlgen")

_PYTHON = ["-I", "-S", "-B"]
_ENVIRONMENT = {
    "ADLGEN_CACHE_DIR": "",
    "PYTHONDONTWRITEBYTECODE": "1",
}

def _run(ctx, words):
    done = ctx.execute(words, environment = _ENVIRONMENT)
    if done.return_code:
        fail("%s\n%s%s" % (" ".join([str(word) for word in words]), done.stdout, done.stderr))
    return done.stdout

def _program(ctx):
    """Returns the words that run adlgen: the archive, unpacked next to the repository's files, or the installed one."""
    if not ctx.attr.archive:
        return [installed_adlgen(ctx)]
    python = ctx.which("python3")
    if not python:
        fail("%s needs python3" % ctx.attr.archive)
    folder = ctx.path("unpacked")
    _run(ctx, [python] + _PYTHON + [ctx.path(ctx.attr.archive), "--unpack", folder])
    return [python] + _PYTHON + [folder]

def _outputs(ctx, program, library):
    """Returns the files of a library, as NAME/PATH."""
    words = program + ["generate", ctx.path(Label(library["spec"])), "--target", library["target"]]
    words += ["--output", library["name"], "--no-manifest", "--isolated", "--list-outputs=json"]
    if "format" in library:
        words += ["--from", library["format"]]
    words += ["--%s" % key for key in ["lenient", "strict"] if key in library]
    for key, value in library["options"].items():
        words += ["--opt", "%s=%s" % (key, value)]
    return json.decode(_run(ctx, words))

_LIBRARIES = """\
load("@rules_adlgen//:defs.bzl", "adlgen_library")

LIBRARIES = {libraries}

def declared_library(name, **attributes):
    adlgen_library(**dict(LIBRARIES[name], **attributes))
"""

def _declared_repository_impl(ctx):
    for file in ctx.attr.files:
        ctx.watch(ctx.path(file))
    program = _program(ctx)
    libraries = {}
    for library in json.decode(ctx.attr.libraries):
        known = dict(library, outs = _outputs(ctx, program, library))
        libraries[library["name"]] = known
    ctx.delete("unpacked")
    ctx.file("BUILD.bazel", "")
    ctx.file("libraries.bzl", _LIBRARIES.format(libraries = repr(libraries)))

declared_repository = repository_rule(
    implementation = _declared_repository_impl,
    doc = "Provides `LIBRARIES`, the attributes of the libraries, and the macro `declared_library` in `libraries.bzl`.",
    local = True,
    attrs = {
        "archive": attr.label(doc = "The file `adlgen.pyz`; None: the installed adlgen."),
        "files": attr.label_list(doc = "The specs, and the files that they refer to."),
        "libraries": attr.string(doc = "The attributes of the libraries, as JSON.", mandatory = True),
    },
)
