"""``adlgen breaking``."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from adlgen.cli import console, options, show
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.config.breaking_model import LEVELS
from adlgen.contracts.api import breaking
from adlgen.contracts.command import Compared
from adlgen.contracts.model import Finding
from adlgen.diagnostics.model import Log, Span
from adlgen.frontends.shared.json_text import json_text
from adlgen.output.outcome import Result

_EPILOG = """\b
examples:
  adlgen breaking                                  the project, against the last commit
  adlgen breaking agent.yaml --against origin/main
  adlgen breaking tools.json --against old.json --level wire
  adlgen breaking tools.json -- npx -y some-mcp-server
"""


def run(
    *,
    spec: str | None,
    file: str | None,
    as_json: bool,
    error_format: str,
    server: tuple[str, ...] = (),
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Report what a change of tools breaks.

    Compares tools with an earlier version: a revision of the git repository, a file, or what a running MCP server lists
    (COMMAND, after --). wire: calls that are refused now, and results that were excluded. source: names
    and types of generated code. model: texts, order, annotations and defaults. provider: definitions that a provider of
    models refuses now. Each finding of wire has a value that shows it. Writes nothing.
    """
    path = options.known_spec(spec, file)
    if server and given["against"] is not None:
        message = "pass --against or the command of a server, not both"
        raise UsageError(message)
    log = Log()
    listed = _listed(server, given["timeout"], log) if server else None
    if log.has_errors:
        return show.failed(Result(tuple(log.diagnostics)), error_format, as_json=as_json)
    compared = breaking(
        path,
        against=given["against"] or "",
        server=listed,
        levels=given["level"],
        strict_open=given["strict_open"],
        closed=given["closed"],
        today=datetime.now(UTC).date().isoformat(),
        **options.arguments_of(given),
    )
    code = show.finish(compared.result, error_format)
    if as_json:
        _print(compared, code)
    else:
        _summary(compared)
    return code


def _listed(server: tuple[str, ...], seconds: float, log: Log) -> str | None:
    """Return the tools that a server lists, as JSON; None after an error."""
    from adlgen.features.mcp_client.discovery.mcp import list_tools

    answer = list_tools(server, log, seconds=seconds)
    return None if answer is None else json_text(answer)


def _summary(compared: Compared) -> None:
    for path in compared.new_specs:
        console.outcome(f"'{path}' is not in '{compared.against}': all of its tools are new")
    if compared.accepted:
        count = len(compared.accepted)
        what = "1 finding is" if count == 1 else f"{count} findings are"
        console.outcome(f"{what} accepted by the configuration")
    old, new = compared.versions
    if compared.rise:
        versions = f" ({old} to {new})" if old and new else ""
        console.outcome(
            f"against '{compared.against}'{versions}: a change for the {compared.rise} version"
        )
    elif compared.result.ok and not compared.new_specs:
        console.outcome(f"against '{compared.against}': nothing has changed")


def _print(compared: Compared, code: int) -> None:
    from adlgen.cli.report import report_members

    members = {
        "against": compared.against,
        "versions": {
            "old": compared.versions[0],
            "new": compared.versions[1],
            "rise": compared.rise or None,
        },
        "findings": [_data(one) for one in compared.findings],
        "accepted": [{**_data(one), "reason": reason} for one, reason in compared.accepted],
        "new_specs": [*compared.new_specs],
    }
    console.product(report_members(compared.result, code, members))


def _data(finding: Finding) -> dict[str, object]:
    return {
        "level": finding.level.value,
        "code": finding.code.id,
        "tool": finding.tool,
        "part": finding.part,
        "target": finding.target,
        "message": finding.message,
        "hint": finding.hint,
        "note": finding.is_note,
        "witness": None if finding.witness is None else {"value": finding.witness.value},
        "old": _place(finding.old),
        "new": _place(finding.new),
    }


def _place(span: Span | None) -> dict[str, object] | None:
    return None if span is None else {"path": span.path, "line": span.line, "column": span.column}


COMMAND = Command(
    run,
    (
        *options.SPEC_OF_PROJECT,
        Option(
            names=("--against",),
            parameter="against",
            metavar="REF|FILE",
            complete="file",
            help="The earlier version: a branch, a tag, a commit, or a file. [default: that of the configuration, or HEAD]",
        ),
        Option(
            names=("--level",),
            parameter="level",
            many=True,
            choices=LEVELS,
            help="A level whose findings are errors; the others are warnings. Repeatable. [default: those of the configuration, "
            "or wire, source and provider]",
        ),
        Option(
            names=("--strict-open",),
            parameter="strict_open",
            kind="flag",
            help="Report a new property of an open object, which could be anything before, as an error.",
        ),
        Option(
            names=("--closed",),
            parameter="closed",
            kind="flag",
            help="Compare as if objects refused properties that they do not mention.",
        ),
        *options.TARGETS,
        *options.READING,
        *options.PROJECT,
        options.SERVER_TIMEOUT,
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
    after="server",
)
