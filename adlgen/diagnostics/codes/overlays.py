"""ADL053x: overlays of tools."""

from __future__ import annotations

from adlgen.diagnostics.model import DiagnosticKind, Severity

BAD_OVERLAY = DiagnosticKind(
    "ADL0530",
    "an entry of `overlays` fits no tool or argument, or does not narrow it",
    """\
`overlays` changes the tools of a specification of the project. Nothing has this path, id or name; the tool has no such
argument; a listed value, a default or a constant is one that the tool refuses; or an argument cannot be hidden, because
other parts of the schema refer to it by its name.

    overlays:
      tools.json:
        tools:
          create_issue:
            arguments:
              priority: {enum: [low, high]}

Correct the entry or remove it. `adlgen inspect` prints the tools with their changes.
""",
)
CHANGED_BELOW = DiagnosticKind(
    "ADL0531",
    "a tool has changed below its overlay",
    """\
`replaces` has a digest of the tool that an overlay changes: its names, texts, schemas and annotations. The tool in the
specification has another one, so that a replaced text or a narrowed argument may no longer be right.

    overlays:
      tools.json:
        tools:
          create_issue: {replaces: 3f2a9c1b5d7e, description: "Opens an issue."}

Compare the tool with the overlay, change the overlay if necessary, and write the digest of the hint.
""",
)
NOT_PINNED = DiagnosticKind(
    "ADL0532",
    "an overlay does not pin the tool that it changes",
    """\
Without `replaces`, nothing reports that a server has changed a tool whose texts or arguments an overlay replaces.

    overlays:
      tools.json:
        tools:
          create_issue: {description: "Opens an issue."}

Add `replaces` with the digest of the hint, or list the code under `diagnostics.allow`.
""",
    severity=Severity.WARNING,
)
