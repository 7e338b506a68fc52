"""``adlgen discover``."""

from __future__ import annotations

import os
from pathlib import Path

from adlgen.cli import options, show
from adlgen.cli.table import Argument, Command, Outcome
from adlgen.diagnostics.model import Log
from adlgen.document.siblings import Folder
from adlgen.frontends.dojops.folders import ROOT, discover, discover_files, home, policy_of
from adlgen.output.outcome import Result

_EPILOG = """\b
example:
  $ adlgen discover
  compose-writer  .dojops/tools/compose/tool.yaml  project  allowed
  chart           ~/.dojops/tools/chart.dops       global   blocked
  $ adlgen generate .dojops/tools/compose/tool.yaml -t go -o compose
"""


def run(*, project: Path, error_format: str) -> Outcome:
    """List the DojOps tools of a project and of the home folder.

    PROJECT is the project's folder. Each line has the name of a tool, its path for `generate`, its
    scope, and whether the project's policy allows it. A tool of the project hides a global tool of
    the same name. A tool that cannot be loaded is a warning.
    """
    log = Log()
    at_home = home(os.environ)
    own = None if at_home is None else Folder(Path(at_home), "~/")
    beside = "" if project == Path() else f"{project.as_posix()}/"
    ours = Folder(project, beside)
    found = [(one.made.tool.id.value, one.path, one.of_project) for one in discover(own, ours, log)]
    files = discover_files(own, ours).items()
    found += [(name, path, of_project) for name, (of_project, path) in files]
    policy = policy_of(ours)
    rows = [
        (
            name,
            (beside if of_project else "~/") + path,
            "project" if of_project else "global",
            "allowed" if policy.allows(name) else "blocked",
        )
        for name, path, of_project in sorted(found)
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        show.line("  ".join(cells).rstrip())
    if not rows:
        show.note(f"no tools: neither {beside}{ROOT} nor ~/{ROOT} has one\n")
    return show.finish(Result(tuple(log.diagnostics)), error_format)


COMMAND = Command(
    run,
    (Argument(parameter="project", default=".", kind="existing folder"), options.ERROR_FORMAT),
    _EPILOG,
)
