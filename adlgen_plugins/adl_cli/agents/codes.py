"""Diagnostics of agents that become repositories."""

from adlgen.diagnostics.model import DiagnosticKind

NOT_OF_ADL_CLI = DiagnosticKind(
    "ADL1607",
    "the folder has no agent of adl-cli",
    """\
`adlgen init DIR --from FOLDER` copies an agent that adl-cli generated, and emits typed tools with the symbols that
its `main` calls. The folder needs an ADL manifest `agent.yaml`, in a language for which adlgen emits such tools.

    adlgen init new-agent --from ../agent

Name the folder of the agent. With a spec instead of a folder, `--from` creates a new repository.
""",
)
