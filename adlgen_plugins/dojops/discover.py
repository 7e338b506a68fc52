"""``adlgen discover``."""

from __future__ import annotations

import os
from pathlib import Path

from adlgen.cli import console, options, show
from adlgen.cli.report import json_text
from adlgen.cli.table import Argument, Command, Outcome
from adlgen.diagnostics.model import Log
from adlgen.diagnostics.visible import visible
from adlgen.document.siblings import Folder
from adlgen.output.outcome import Result
from adlgen_plugins.dojops.frontend.folders import ROOT, discover, discover_files, home, policy_of

_EPILOG = """\b
example:
  $ adlgen discover
  compose-writer  .dojops/tools/compose/tool.yaml  project  allowed
  chart           ~/.dojops/tools/chart.dops       global   blocked
  $ adlgen generate .dojops/tools/compose/tool.yaml -t go -o compose
"""


def run(*, project: Path, as_json: bool, error_format: str) -> Outcome:
    """List the DojOps tools of a project and of the home folder.

    PROJECT is the project's folder. Each line contains the name of a tool, its path for `generate`, its
    scope, and whether the project's policy allows it. Tools of the project hide global tools of the same
    name. Tools that cannot be loaded are reported as warnings.
    """
    log = Log()
    at_home = home(os.environ)
    global_folder = None if at_home is None else Folder(Path(at_home), "~/")
    prefix = "" if project == Path() else f"{project.as_posix()}/"
    project_folder = Folder(project, prefix)
    found = [
        (one.made.tool.id.value, one.path, one.of_project)
        for one in discover(global_folder, project_folder, log)
    ]
    files = discover_files(global_folder, project_folder).items()
    found += [(name, path, of_project) for name, (of_project, path) in files]
    policy = policy_of(project_folder)
    rows = [
        (
            name,
            (prefix if of_project else "~/") + path,
            "project" if of_project else "global",
            "allowed" if policy.allows(name) else "blocked",
        )
        for name, path, of_project in sorted(found)
    ]
    if as_json:
        keys = ("name", "path", "scope", "policy")
        console.product(json_text({"tools": [dict(zip(keys, row, strict=True)) for row in rows]}))
        return show.finish(Result(tuple(log.diagnostics)), error_format)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        console.line(visible("  ".join(cells).rstrip()))
    if not rows:
        console.note(f"no tools found in {visible(prefix)}{ROOT} and ~/{ROOT}\n")
    return show.finish(Result(tuple(log.diagnostics)), error_format)


COMMAND = Command(
    run,
    (
        Argument(parameter="project", default=".", kind="existing folder"),
        options.JSON,
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
