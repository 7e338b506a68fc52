"""The API of catalogues: the tools of an agent as a static site."""

from __future__ import annotations

from typing import Unpack

from adlgen.arguments import Arguments, Specs, project_of
from adlgen.diagnostics.model import Log, Severities
from adlgen.document.limits import raised
from adlgen.output.outcome import Mode, Result
from adlgen.output.roots import Permissions
from adlgen.output.state import RunState, texts_of
from adlgen.output.trace import Trace

__all__ = ["docs"]


def docs(
    spec: Specs = None,
    *,
    against: str = "",
    mode: Mode = Mode.WRITE,
    force: bool = False,
    replace: bool = False,
    **arguments: Unpack[Arguments],
) -> Result:
    """Write a static catalogue of tools: all files of it, or none.

    ``targets`` are the languages whose types are shown, by default those of the configuration, or else all of adlgen.
    ``against`` is an earlier version, a revision of the git repository or a file, for a page of changes. ``templates``
    is a folder of templates and assets that replace those of adlgen. ``output`` is the folder of the catalogue, by default ``site``. With
    another ``mode`` the files, which the only output of the result has, are compared with the disk; ``force`` replaces
    edited and foreign files, ``replace`` other output of adlgen.
    """
    from adlgen.site.command import Request, run

    log, trace = Log(), Trace()
    project = project_of(arguments, log, trace)
    if project is None:
        return Result(tuple(log.diagnostics), (), texts_of(trace, log.diagnostics))
    config = project.config
    own = Log(
        strict=arguments.get("strict", False) or config.strict,
        severities=config.severities.overridden(arguments.get("severities", Severities())),
    )
    own.diagnostics += log.diagnostics
    permissions = Permissions(force=force, replace=replace)
    state = RunState(own, config.limits, trace)
    with raised(config.limits):
        run(Request(spec, against, mode, permissions), state, project, arguments)
    return state.result()
