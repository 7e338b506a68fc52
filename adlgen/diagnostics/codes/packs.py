"""ADL06xx: template packs."""

from adlgen.diagnostics.model import DiagnosticKind, Severity

UNKNOWN_PACK = DiagnosticKind(
    "ADL0601",
    "the template pack is unknown",
    """\
A target names a template pack: a pack included in adlgen (adlgen packs list), a pack that an installed
package registers under the entry point group adlgen.packs, or a folder given with --pack.
""",
)
BAD_PACK = DiagnosticKind(
    "ADL0602",
    "the template pack is invalid",
    """\
A pack is a folder with pack.toml (settings), views.py (template data), templates and a README.
Unknown keys and wrong values in pack.toml are errors. Every template that pack.toml names needs a view
in views.py (VIEWS), and every view needs a template.

A pack may extend another (extends = "NAME", or a relative path) and inherits all files that it does not
define; it must not extend itself. A folder given with --templates may only contain templates and views
with the same paths as those that they replace.
""",
)
TEMPLATE_FAILED = DiagnosticKind(
    "ADL0603",
    "a template could not be rendered",
    """\
A template printed a value that no encoder of the pack had marked as code, or used a name that its view
does not define, or the view itself failed. The message contains the line. Templates of custom packs run
in a sandbox that rejects attributes with a leading underscore.
""",
)
BAD_OPTION = DiagnosticKind(
    "ADL0604",
    "an option is unknown, or its value is invalid",
    """\
Options are given as --opt key=value. adlgen packs show NAME lists the options of a pack with their
defaults and allowed values.
""",
)
UNUSABLE_SPEC = DiagnosticKind(
    "ADL0605",
    "the chosen model generator does not support the specification",
    """\
Some values of the option models use an external generator, which does not support every schema. The
message contains its error. The pack's own models support every schema.
""",
)
CANNOT_FORMAT = DiagnosticKind(
    "ADL0606",
    "the output could not be formatted",
    """\
With --format, emitted files are formatted with black before they are compared and written. Packs
included in adlgen do not need this; custom packs may. Install black next to adlgen; the message has the command.
If black cannot parse a file, correct the pack's template.
""",
)
MISSING_FEATURE = DiagnosticKind(
    "ADL0607",
    "the template pack does not support a feature",
    """\
A pack may lack features, such as commands or programs; its pack.toml lists the features it has. The
parts of the specification that need a missing feature are skipped; the rest is emitted. Choose another
target, or add the feature to the pack: a folder under features/ with feature.toml, views.py and
templates.
""",
    Severity.WARNING,
)
UNSUPPORTED_FORM = DiagnosticKind(
    "ADL0608",
    "the template pack does not support a form of type",
    """\
A pack may not support some forms of types, such as tuples or unions; its pack.toml lists them under
unsupported. A schema that needs one cannot be emitted for that target. Choose another target, or change
the schema that the message points to.
""",
)
UNKNOWN_TEMPLATE = DiagnosticKind(
    "ADL0609",
    "the pack does not have the template",
    """\
adlgen packs eject PACK DIR TEMPLATE copies templates of a pack, each given by its path in the folder of
the pack, such as core/tool.go.j2. This includes templates that others include.
""",
)
PACK_EXISTS = DiagnosticKind(
    "ADL0610",
    "a file of a new pack already exists",
    """\
adlgen packs new and adlgen packs eject never overwrite files. If any file exists, nothing is written.
Choose another folder, or remove the file.
""",
)
UNKNOWN_LANGUAGE = DiagnosticKind(
    "ADL0611",
    "no pack generates a language of the specification",
    """\
A key of `spec.language` is neither a pack of adlgen nor a language of one, so nothing is generated for it.

    language: {unknown: {}}

Correct the key, or select a custom pack with `--pack`. With `--target` there is no warning.
""",
    Severity.WARNING,
)
WIDE_INTEGER = DiagnosticKind(
    "ADL0613",
    "a constant is beyond the integers of a language",
    """\
A default, a constant, a value of an `enum` or a bound is larger than what the type for integers holds exactly in the
target (64 bits, or 53 where numbers are doubles). The schema keeps it, and decides as before which values are
accepted. In the generated code the type is wider than the schema (any number or any JSON value instead of the
constant), the default cannot be applied exactly, or no value fits both the bound and the type.

    maximum: 5
    default: 18446744073709551617

Use a string for such numbers, or the option that the hint names, with which integers have no limit.
""",
    Severity.WARNING,
)
UNLISTED_FILE = DiagnosticKind(
    "ADL0612",
    "the name of a generated file depends on the specification",
    """\
With `layout=single` the names of the generated files follow from the options alone, so that a build can list them
before it reads the specification. Built-in tools, commands, programs and generators of files have files of their
own, which are named after the tool; without any tool there are fewer files.

Leave the option out, or move these tools to a specification of their own.
""",
)
NO_RUNTIME_PACKAGE = DiagnosticKind(
    "ADL0614",
    "the template pack has no package of its runtime",
    """\
`adlgen runtime` writes the runtime of a language as a package of its own, which several generated packages
share. A pack that has one lists its files in `features/runtime_package/feature.toml`; this one has none. Leave
the option `runtime` out: each output then has a runtime of its own.
""",
)
