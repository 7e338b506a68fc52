"""ADL18xx: the layout of specifications."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind

NO_LAYOUT = DiagnosticKind(
    "ADL1801",
    "adlgen has no layout for the format of the file",
    """\
`adlgen fmt` formats what people write: manifests, definitions of types and lists of tools. What another
program writes, such as the list of an MCP server, keeps the layout of that program.

    adlgen fmt tools.json

Convert the file to a format that people write (`adlgen convert tools.json --to adl`), or leave it out.
""",
)
NOT_SAME = DiagnosticKind(
    "ADL1802",
    "the formatted text would not mean the same",
    """\
After formatting, the new text is read and compared with the old one: values, the order of properties, and
comments. They differ, so the file stays as it is. This is a mistake of adlgen.

    adlgen fmt agent.yaml --diff

Report it with the file, and simplify the part that the message names, for example by removing an anchor.
""",
)
NOT_FORMATTED = DiagnosticKind(
    "ADL1803",
    "the file is not formatted",
    """\
`adlgen fmt --check` reports files whose layout is not the one that `adlgen fmt` writes.

    adlgen fmt --check agent.yaml

Run `adlgen fmt` without `--check`, and look at the changes with `--diff`.
""",
)
