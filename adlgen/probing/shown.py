"""The report of a test: its summary, its members as JSON, and the commands that repeat calls."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence

from adlgen.diagnostics.codes.probing import NOT_CALLED
from adlgen.document.node import JsonValue
from adlgen.probing.cases import pointer
from adlgen.probing.grouped import Group
from adlgen.probing.model import Case, Expected
from adlgen.probing.run import Report


def command(
    spec: str | None, server: Sequence[str], project: Sequence[str] | None, case: Case | None
) -> str:
    """Return a command that makes a call again; empty without a call.

    Args:
        spec: The file of the specification; None: that of the configuration.
        server: The command line or the URL of the server.
        project: The arguments with which ``adlgen call`` runs the same handlers; None: it calls the server.
        case: The call.
    """
    if case is None:
        return ""
    name, text = case.tool.wire_name, json.dumps(case.arguments)
    if project is not None:
        known = [] if spec is None else [spec]
        return shlex.join(["adlgen", "call", *known, name, text, *project[len(known) :]])
    words = ["adlgen", "call", *([] if spec is None else [spec]), name, text, "--unchecked"]
    return shlex.join([*words, "--server", "--", *server])


def summary(report: Report) -> str:
    """Return what was done."""
    tools = len({one.case.tool.id for one in report.answered})
    misses = sum(one.case.expected is Expected.REFUSED for one in report.answered)
    calls = f"{report.calls} call{'s' * (report.calls != 1)}"
    left = sum(one.code is NOT_CALLED for one in report.findings)
    if not tools:
        why = "; the warnings have the reasons" if left else ""
        return f"no tool of the spec was called{why}; {calls} of a tool that does not exist"
    rest = f"; {left} tool{'s' * (left != 1)} not called, for the reasons above" if left else ""
    return f"{calls} of {tools} tool{'s' * (tools != 1)}, {misses} of them near-misses{rest}"


def members(
    report: Report, groups: Sequence[Group], commands: Sequence[str]
) -> dict[str, JsonValue]:
    """Return the report as JSON."""
    names = dict.fromkeys(one.case.tool.wire_name for one in report.answered)
    findings: list[JsonValue] = [
        {
            "code": group.first.code.id,
            "tool": group.first.tool or None,
            "message": group.first.message,
            "count": group.count,
            "call": _call(group.first.case, line),
        }
        for group, line in zip(groups, commands, strict=True)
    ]
    return {
        "calls": report.calls,
        "tools": [_tool(name, report) for name in names],
        "findings": findings,
    }


def _tool(name: str, report: Report) -> JsonValue:
    found = [one for one in report.answered if one.case.tool.wire_name == name]
    kinds = [one.case.expected for one in found]
    return {
        "name": name,
        "valid": kinds.count(Expected.ACCEPTED),
        "near_misses": kinds.count(Expected.REFUSED),
        "formats": kinds.count(Expected.EITHER),
        "results": sum(one.answer.is_result for one in found),
    }


def _call(case: Case | None, line: str) -> JsonValue:
    if case is None:
        return None
    return {
        "expected": case.expected.value,
        "rule": case.rule,
        "place": pointer(case.place),
        "arguments": case.arguments,
        "command": line,
    }
