"""The API of catalogues: the tools of an agent as a static site."""

from __future__ import annotations

from collections.abc import Callable
from typing import Unpack

from adlgen.arguments import Specs, project_of
from adlgen.config.project import Project
from adlgen.diagnostics.model import Log, Severities
from adlgen.document.limits import raised
from adlgen.output.outcome import Mode, Result
from adlgen.output.roots import Permissions
from adlgen.output.state import RunState, texts_of
from adlgen.output.trace import Trace
from adlgen.output.tree import FileTree
from adlgen.parameters import Arguments

__all__ = ["catalogue", "docs"]


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

    request = Request(spec, against, mode, Permissions(force=force, replace=replace))
    return _result(lambda *parts: run(request, *parts), arguments)


def catalogue(
    spec: Specs = None, *, against: str = "", **arguments: Unpack[Arguments]
) -> tuple[Result, FileTree | None]:
    """Return the files of a catalogue, which are neither written nor compared; None after an error.

    The arguments are those of :func:`docs`; the result has no outputs.
    """
    from adlgen.site.command import Request, tree

    found: list[FileTree] = []
    request = Request(spec, against)
    result = _result(lambda *parts: found.extend(tree(request, *parts)), arguments)
    return result, found[0] if found and result.ok else None


def _result(run: Callable[[RunState, Project, Arguments], None], arguments: Arguments) -> Result:
    """Return the result of a run in the project of the arguments."""
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
    state = RunState(own, config.limits, trace)
    with raised(config.limits):
        run(state, project, arguments)
    return state.result()
