"""The results of commands as JSON, for ``--json``; docs/json.md documents the members."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from adlgen.diagnostics.model import Severity
from adlgen.diagnostics.printers.json import as_data
from adlgen.output.changes import State
from adlgen.output.outcome import Output, Result

VERSION = 1
"""The version of the format; incremented when a member is removed or changes its meaning."""
_PLACE = ("path", "start", "end", "hint")
"""The members that are null for a problem without a place."""


def json_text(members: Mapping[str, object]) -> str:
    """Return a JSON object, ASCII only."""
    return json.dumps({"version": VERSION, **members}, indent=2) + "\n"


def report(result: Result, code: int) -> str:
    """Return the result of a run with its exit code."""
    outputs = [_output(output) for output in result.outputs]
    return report_members(result, code, {"outputs": outputs})


def report_files(result: Result, code: int, folder: Path, states: Mapping[str, str]) -> str:
    """Return the files of a repository that were written, with what happened to each."""
    files = [{"path": path, "state": state} for path, state in states.items()]
    return report_members(result, code, {"folder": folder.as_posix(), "files": files})


def report_members(result: Result, code: int, members: Mapping[str, object]) -> str:
    """Return the result of a run with members of its own."""
    return json_text({**_counts(result, code), **members, **_diagnostics(result)})


def failure(message: str, code: int) -> str:
    """Return the object of a command that failed without a diagnostic: its only problem has no code."""
    found = {
        "code": None,
        "severity": Severity.ERROR.value,
        "message": message,
        **dict.fromkeys(_PLACE),
    }
    counts = {"exit_code": code, "errors": 1, "warnings": 0}
    return json_text({**counts, "diagnostics": [{**found, "labels": []}]})


def _counts(result: Result, code: int) -> Mapping[str, object]:
    severities = [found.severity for found in result.diagnostics]
    return {
        "exit_code": code,
        "errors": severities.count(Severity.ERROR),
        "warnings": severities.count(Severity.WARNING),
    }


def _diagnostics(result: Result) -> Mapping[str, object]:
    return {"diagnostics": [as_data(found) for found in result.diagnostics]}


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
