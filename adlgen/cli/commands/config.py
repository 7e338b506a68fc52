"""``adlgen config``."""

from __future__ import annotations

import json

from adlgen.cli import console, options, show
from adlgen.cli.exits import DONE
from adlgen.cli.report import json_text
from adlgen.cli.table import Command, Group, Option, Outcome, UsageError
from adlgen.config.project import open_project
from adlgen.diagnostics.model import Log
from adlgen.output.outcome import Result


def show_config(*, config: str | None, json_: bool, error_format: str) -> Outcome:
    """Print every effective value of the configuration and the line that sets it."""
    from adlgen.config.show import values_of

    log = Log()
    project = open_project(log, config)
    if project is None or log.has_errors:
        result = Result(tuple(log.diagnostics), (), {} if project is None else project.sources)
        return show.failed(result, error_format, as_json=json_)
    if not project.config.path:
        message = "there is no adlgen.yaml, and no pyproject.toml with [tool.adlgen]"
        raise UsageError(message)
    values = [*values_of(project.config)]
    if json_:
        found = [{"path": v.path, "value": v.value, "origin": v.origin} for v in values]
        console.product(json_text({"file": project.config.path, "values": found}))
        return DONE
    for value in values:
        console.line(f"{value.path}: {json.dumps(value.value)}  # {value.origin}")
    return DONE


def schema() -> Outcome:
    """Print a JSON Schema of adlgen.yaml, with which editors complete and validate it.

    Write it to a file, and name the file in the first line of adlgen.yaml:
    `# yaml-language-server: $schema=PATH`
    """
    from adlgen.config.schema import config_schema

    console.product(f"{json.dumps(config_schema(), indent=2)}\n")
    return DONE


COMMAND = Group(
    "Show the configuration of the project, or its schema.",
    {
        "schema": Command(schema),
        "show": Command(
            show_config,
            (
                options.CONFIG,
                Option(
                    names=("--json",), parameter="json_", kind="flag", help="Print a JSON object."
                ),
                options.ERROR_FORMAT,
            ),
        ),
    },
)
