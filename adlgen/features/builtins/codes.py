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
UNBOUNDED_ENTRY = DiagnosticKind(
    "ADL0130",
    "a whitelist entry of the built-in tool `bash` allows any code",
    """\
`whitelist` limits which commands start, not what they do. What it promises:

- A command starts only if its first words are those of an entry. An empty whitelist allows every
  command.
- Without `shell`, the command is split into words and started without a shell, so that no second
  command can follow. With `shell: true`, commands with operators or substitutions are refused.
- All limits apply: the time, the output, the reduced environment, the end of all child processes.

What it does not promise:

- An entry allows all arguments after its words, and every file that these name. `ls` also lists
  folders outside of `allowed_roots`, which apply to `read`, `write` and `edit` only.
- A program that runs code runs the code of the model. The warning is for such programs, as far as
  they are known: interpreters (`awk`, `vi`, `make`), programs that start others (`env`, `xargs`),
  and programs with such options or configuration (`find -exec`, `tar --to-command`, and `git status`
  with `core.fsmonitor` in `.git/config`). It is the same for an entry with arguments: `make report`
  runs a file that the model may have written.
- A program without a warning is not proved safe: it may be unknown, or replaced. Entries such as
  `./deploy` run what is in that file.

    config:
      tools:
        bash: {enabled: true, whitelist: [ls, git status, awk]}

List programs that only take data, for example a script that checks its arguments, in a folder that
the agent cannot write to. Otherwise, run the agent in a container without secrets, and keep the
warning.
""",
    Severity.WARNING,
)
