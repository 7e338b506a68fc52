"""``adlgen init``."""

from __future__ import annotations

from pathlib import Path

from adlgen.cli import options, show
from adlgen.cli.exits import DONE, REFUSED
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.config.find import FILE
from adlgen.config.propose import config_text, found_config
from adlgen.diagnostics.model import Log, StopRun
from adlgen.output.outcome import Result


def run(*, config_only: bool, error_format: str) -> Outcome:
    """Write adlgen.yaml for the outputs below the current folder, as their manifests record them.

    Afterwards `adlgen` without arguments generates all of them, and `adlgen check` verifies them. An existing
    adlgen.yaml is never overwritten.
    """
    if not config_only:
        message = "expected --config-only"
        raise UsageError(message)
    log = Log()
    try:
        text = config_text(found_config(Path.cwd(), log))
    except StopRun:
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    try:
        with Path(FILE).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        show.note(f"adlgen: error: '{FILE}' exists\n")
        return REFUSED
    show.line(FILE)
    return DONE


COMMAND = Command(
    run,
    (
        Option(
            names=("--config-only",),
            parameter="config_only",
            kind="flag",
            help="Write the configuration, and nothing else.",
        ),
        options.ERROR_FORMAT,
    ),
)
