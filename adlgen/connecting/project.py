"""The server of a project: the program of the target that serves its tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from adlgen.arguments import jobs_of, project_of
from adlgen.diagnostics.codes.connecting import NO_SERVER
from adlgen.diagnostics.datatypes import Struct
from adlgen.output.state import RunState
from adlgen.packs.select import Target, select
from adlgen.parameters import Arguments
from adlgen.pipeline import plan_for
from adlgen.plan.model import Plan
from adlgen.toolbox import Toolboxes


class ProjectServer(Struct):
    """The server of a target."""

    target: str
    name: str
    """The name of the agent, as in paths."""
    command: tuple[str, ...]


def project_server(targets: Sequence[str], state: RunState) -> ProjectServer:
    """Return the server of a project, that of one of its targets. Raises StopRun after reporting that there is not one."""
    log, arguments = state.log, Arguments(targets=targets)
    project = project_of(arguments, log, state.trace)
    log.stop_if_errors()
    assert project is not None, "a configuration that cannot be read is an error"
    toolboxes = Toolboxes(state, lenient=project.config.lenient)
    found: list[ProjectServer] = []
    jobs = jobs_of(None, arguments, project, log) if project.config.targets else ()
    for job in jobs:
        agent = toolboxes.of(job, log).agent
        for target in select(job.selection, agent, log):
            plan, _ = plan_for(agent, target.pack, target.options, log, job.types)
            if plan.options.get("serve") == "mcp" and target.pack.language.server:
                name = job.configured_as or target.name
                found.append(ProjectServer(name, str(plan.words["kebab"]), _command(target, plan)))
    if len(found) == 1:
        return found[0]
    names = ", ".join(server.target for server in found)
    message = f"several targets serve the tools: {names}" if found else "no target serves the tools"
    hint = "choose one with -t" if found else "name a command or a URL after --"
    log.add(NO_SERVER, message, None, hint)
    log.stop_if_errors()
    raise AssertionError


def _command(target: Target, plan: Plan) -> tuple[str, ...]:
    words = [word.format_map(plan.words) for word in target.pack.language.server]
    return tuple(str(Path(target.root, word)) if "/" in word else word for word in words)
