"""Diagnostics of webhooks."""

from adlgen.diagnostics.model import DiagnosticKind

INSECURE = DiagnosticKind(
    "WEBHOOKS001",
    "the URL of a webhook is not secure",
    """\
The arguments of a call are sent to the URL. With anything but `https`, others can read and change them.

    webhooks:
      - name: open_ticket
        url: https://tickets.example.com/hooks/open
""",
)
