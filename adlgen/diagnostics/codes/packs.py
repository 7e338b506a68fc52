"""Template packs (ADL06xx)."""

from adlgen.diagnostics.model import DiagnosticKind, Severity

UNKNOWN_PACK = DiagnosticKind(
    "ADL0601",
    "no such template pack",
    """\
A target names a template pack: one of those that come with adlgen (adlgen packs list), one that an
installed package offers under the entry point group adlgen.packs, or a folder given with --pack.
""",
)
BAD_PACK = DiagnosticKind(
    "ADL0602",
    "a template pack that cannot be used",
    """\
A pack is a folder with pack.toml (facts), views.py (decisions), templates and a README. pack.toml is
read strictly: an unknown key or a wrong value is an error. Every template that pack.toml names needs
a view in views.py (VIEWS), and every view a template.
""",
)
TEMPLATE_FAILED = DiagnosticKind(
    "ADL0603",
    "a template could not be rendered",
    """\
A template printed something that no encoder of the pack had marked as code, or asked its view for
something that is not there. The message names the template and the line.
""",
)
BAD_OPTION = DiagnosticKind(
    "ADL0604",
    "an option that the pack does not have, or a value that it does not take",
    """\
Options are given as --opt key=value. adlgen packs show NAME lists those of a pack with their
defaults and choices.
""",
)
UNUSABLE_SPEC = DiagnosticKind(
    "ADL0605",
    "a specification that the chosen kind of model cannot express",
    """\
Some kinds of emitted types are made by another engine, which does not take every schema. The message
says what it objected to; the pack's own kinds take every schema.
""",
)
CANNOT_FORMAT = DiagnosticKind(
    "ADL0606",
    "the output could not be formatted",
    """\
With --format, emitted files run through black before they are compared and written. adlgen's own
packs need none of this; a pack of your own may. Install black (pip install 'adlgen[format]'), and if
black cannot read a file, mend the pack's template.
""",
)
MISSING_FEATURE = DiagnosticKind(
    "ADL0607",
    "a feature that the template pack does not have",
    """\
A pack may lack features, such as commands or programs; its pack.toml lists those that it has. What a
specification needs of such a feature is left out, and the rest is emitted. Choose another target, or
add the feature to the pack: a folder under features/ with feature.toml, views.py and templates.
""",
    Severity.WARNING,
)
UNSUPPORTED_FORM = DiagnosticKind(
    "ADL0608",
    "a form of types that the template pack does not have",
    """\
A pack may lack forms of types, such as tuples or unions; its pack.toml lists them under unsupported.
A schema that needs one cannot be emitted for that target. Choose another target, or change the schema
that the message points to.
""",
)
