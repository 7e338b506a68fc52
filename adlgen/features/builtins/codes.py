"""ADL01xx: built-in tools and their configuration."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

RESERVED_TOOL = DiagnosticKind(
    "ADL0111",
    "a built-in tool sets a key that adlgen supplies",
    """\
`read`, `bash`, `write`, `edit` and `fetch` are built-in tools. adlgen supplies their name, description,
schema and implementation, so a specification lists only the id.

    - id: read
      name: read_file

Remove the key, or choose another id for your own tool.
""",
)
NAME_OF_BUILTIN = DiagnosticKind(
    "ADL0114",
    "a tool is named like a built-in tool",
    """\
A model sees the built-in tools as Read, Bash, Write, Edit and Fetch. Another tool whose id or name is
the same, ignoring case, will be confused with the built-in tool.

    - {id: my_bash, name: bash}

Choose another name.
""",
    Severity.WARNING,
)
UNUSED_CONFIG = DiagnosticKind(
    "ADL0124",
    "configuration for a built-in tool that is not listed",
    """\
`spec.config.tools.<id>` configures a built-in tool that is not listed in `spec.tools`.

    config:
      tools:
        bash: {enabled: true}

Add `- id: bash` to `spec.tools`, or remove the configuration.
""",
    Severity.WARNING,
)
SKILLS_WITHOUT_READ = DiagnosticKind(
    "ADL0125",
    "the agent cannot load its skills",
    """\
An agent loads the text of its skills with the built-in tool `read`, which is not listed or not
enabled.

    spec:
      skills: [{id: refunds, bare: true, name: refunds, description: How refunds work.}]

Add `- id: read` to `spec.tools` and set `spec.config.tools.read.enabled: true`.
""",
    Severity.WARNING,
)
