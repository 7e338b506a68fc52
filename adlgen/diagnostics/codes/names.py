"""Names: what becomes an identifier, and what two things would share (ADL04xx)."""

from adlgen.diagnostics.model import DiagnosticKind, Severity

NAMES_COLLIDE = DiagnosticKind(
    "ADL0401",
    "different names become one identifier",
    """\
Names are spelled as each language spells them, so names that differ only in case or punctuation
(fooBar and foo_bar) meet. The one that is already spelled so keeps the identifier, else the first;
each other takes a suffix that depends on its own name alone, so the choice never changes.

Rename one of them, or pin identifiers in the tool's schema:

    x-adlgen:
      names: {/properties/foo_bar: second_bar}
""",
    Severity.WARNING,
)
BAD_MODULE = DiagnosticKind(
    "ADL0402",
    "a module or package name that cannot be used",
    """\
The name of the module, package or crate comes from --opt module=NAME, else from the target's entry
in spec.language, else from metadata.name. It becomes part of paths and imports, so it may hold only
letters, digits and the characters . _ ~ / @ - and no empty or '..' segment.

    spec:
      language:
        go: {module: example.com/my-agent}
""",
)
