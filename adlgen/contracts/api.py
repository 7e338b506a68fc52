"""The API of contracts: what a change of tools breaks."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Unpack

from adlgen.arguments import project_of
from adlgen.diagnostics.model import Log, Severities
from adlgen.output.outcome import Result
from adlgen.output.state import RunState, texts_of
from adlgen.output.trace import Trace
from adlgen.packs.request import AnyPath
from adlgen.parameters import Arguments

if TYPE_CHECKING:
    from adlgen.contracts.command import Compared

__all__ = ["breaking"]


def breaking(  # noqa: PLR0913 - the options of the command
    spec: AnyPath | None = None,
    *,
    against: str = "",
    server: str | None = None,
    levels: Collection[str] = (),
    strict_open: bool = False,
    closed: bool = False,
    today: str = "",
    **arguments: Unpack[Arguments],
) -> Compared:
    """Compare a specification, or those of the project, with an earlier version; write nothing.

    ``against`` is a revision of the git repository or a file, by default that of the configuration or the last commit;
    ``server`` has the tools that a running server lists, as JSON, instead. Findings of ``levels`` (``wire``,
    ``source``, ``model``, ``provider``) are errors of the result, the others warnings. With ``strict_open`` a new
    property of an open object is an error; with ``closed`` objects are compared as if they were closed. Removals of tools that
    were deprecated until a date before ``today`` (YYYY-MM-DD) are not reported.
    """
    from adlgen.contracts.command import Compared, Request, run
    from adlgen.contracts.model import Options

    log, trace = Log(), Trace()
    project = project_of(arguments, log, trace)
    if project is None:
        return Compared(Result(tuple(log.diagnostics), (), texts_of(trace, log.diagnostics)))
    config = project.config
    strict = arguments.get("strict", False) or config.strict
    severities = config.severities.overridden(arguments.get("severities", Severities()))
    own = Log(strict=strict, severities=severities)
    own.diagnostics += log.diagnostics
    options = Options(strict_open, closed, today)
    request = Request(spec, against, server, tuple(levels), options)
    return run(request, RunState(own, config.limits, trace), project, arguments)
