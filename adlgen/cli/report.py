"""The results of commands as JSON, for ``--json``; docs/json.md documents the members."""

from __future__ import annotations

import json
from collections.abc import Mapping

from adlgen.diagnostics.model import Severity
from adlgen.diagnostics.printers.json import as_data
from adlgen.output.compare import State
from adlgen.output.outcome import Output, Result

VERSION = 1
"""The version of the format; incremented when a member is removed or changes its meaning."""


def json_text(members: Mapping[str, object]) -> str:
    """Return a JSON object, ASCII only."""
    return json.dumps({"version": VERSION, **members}, indent=2) + "\n"


def report(result: Result, code: int) -> str:
    """Return the result of a run with its exit code."""
    severities = [found.severity for found in result.diagnostics]
    return json_text(
        {
            "exit_code": code,
            "errors": severities.count(Severity.ERROR),
            "warnings": severities.count(Severity.WARNING),
            "outputs": [_output(output) for output in result.outputs],
            "diagnostics": [as_data(found) for found in result.diagnostics],
        }
    )


def _output(output: Output) -> dict[str, object]:
    return {
        "target": output.target,
        "root": output.root.as_posix(),
        "up_to_date": output.up_to_date,
        "files": [
            {"path": change.path, "state": state_name(change.state), "owner": change.owner}
            for change in output.changes
        ],
    }


def state_name(state: State) -> str:
    """Return the name of a state in JSON."""
    return "unchanged" if state is State.SAME else state.name.lower()
