"""ADL04xx: identifiers and module names."""

from adlgen.diagnostics.model import DiagnosticKind, Severity

NAMES_COLLIDE = DiagnosticKind(
    "ADL0401",
    "different names map to one identifier",
    """\
Names are converted to the case conventions of each language, so names that differ only in case or
punctuation (fooBar and foo_bar) map to one identifier. The name that is already written that way
keeps the identifier, otherwise the first one does. The others get a suffix that depends only on their
own name, so identifiers are stable.

Rename one of them, or pin identifiers in the tool's schema:

    x-adlgen:
      names: {/properties/foo_bar: second_bar}
""",
    Severity.WARNING,
)
BAD_MODULE = DiagnosticKind(
    "ADL0402",
    "a module or package name is invalid",
    """\
The name of the module, package or crate comes from --opt module=NAME, the target's entry in
spec.language, or metadata.name, in this order. It is used in paths and imports, so it may contain only
letters, digits and the characters . _ ~ / @ - and no empty or '..' segment.

    spec:
      language:
        go: {module: example.com/my-agent}
""",
)
