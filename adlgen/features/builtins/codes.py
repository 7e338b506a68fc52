"""ADL01xx: built-in tools and their configuration."""

from __future__ import annotations

from adlgen.diagnostics.model import Code, Severity

RESERVED_TOOL = Code(
    "ADL0111",
    "a built-in tool sets what adlgen supplies",
    """\
`read`, `bash`, `write`, `edit` and `fetch` name built-in tools. Their name, description, schema and
implementation come with adlgen, so a specification only lists the id.

    - id: read
      name: read_file

Remove the key, or choose another id for a tool of your own.
""",
)
NAME_OF_BUILTIN = Code(
    "ADL0114",
    "a tool has the id or the name of a built-in tool in other letters",
    """\
The built-in tools are called Read, Bash, Write, Edit and Fetch by a model. A tool of your own with
the same name, or one that differs only in case, will be confused with it.

    - {id: my_bash, name: bash}

Choose another name.
""",
    Severity.WARNING,
)
UNUSED_CONFIG = Code(
    "ADL0124",
    "configuration for a built-in tool that is not listed",
    """\
`spec.config.tools.<id>` configures a built-in tool, and only tools listed in `spec.tools` exist.

    config:
      tools:
        bash: {enabled: true}

Add `- id: bash` to `spec.tools`, or remove the configuration.
""",
    Severity.WARNING,
)
SKILLS_WITHOUT_READ = Code(
    "ADL0125",
    "skills that the agent cannot load",
    """\
An agent loads the text of its skills with the built-in tool `read`, which is not listed or not
enabled.

    spec:
      skills: [{id: refunds, bare: true, name: refunds, description: How refunds work.}]

Add `- id: read` to `spec.tools` and set `spec.config.tools.read.enabled: true`.
""",
    Severity.WARNING,
)
