"""``adlgen inspect``."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from adlgen.api import Arguments, Result, jobs_of
from adlgen.cli import console, options, show
from adlgen.cli.dump import as_data, only_tool
from adlgen.cli.table import Argument, Command, Option, Outcome, UsageError
from adlgen.config.project import open_project
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document import read_document
from adlgen.document.limits import raised
from adlgen.document.node import Document, Source
from adlgen.document.paths import expand
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.frontends.shared.json_text import json_text
from adlgen.ir.agent import Agent
from adlgen.output.state import RunState
from adlgen.output.trace import Trace
from adlgen.packs.load import pack_named
from adlgen.packs.request import Job
from adlgen.packs.select import check_selection, select
from adlgen.pipeline import plan_for
from adlgen.spec.overlays.stage import overlaid
from adlgen.spec.resolve import resolve
from adlgen.toolbox import Toolboxes

STAGES = ("document", "spec", "ir", "plan")
_SERVER = "<server>"
"""The path of the tools of a server, which are in no file."""

_EPILOG = """\b
examples:
  adlgen inspect agent.yaml                              the tools as typed data
  adlgen inspect agent.yaml --stage plan --target TARGET names and types for one language
  adlgen inspect agent.yaml --only create_order          one tool
  adlgen inspect agent.yaml --format markdown            a page about the tools
  adlgen inspect --server --format markdown -- ./server  the same for an MCP server
"""


def run(
    *,
    spec: str | None,
    file: str | None,
    stage: str,
    only: str | None,
    form: str,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Print a stage of the pipeline as JSON, from the document to the plan, or a page about the tools.

    Without SPEC, the spec of the configuration is read, or agent.yaml. With --server, COMMAND after --
    starts an MCP server with your permissions; its tools are read, and it is stopped. Spans are written
    as line:column-line:column.
    """
    if form != "json" and stage != "ir":
        message = f"--format {form} shows the tools; it has no page for the stage '{stage}'"
        raise UsageError(message)
    server: bool = given.pop("server")
    program: tuple[str, ...] = given.pop("program")
    seconds: float = given.pop("timeout")
    words = () if spec is None else (spec, *program)
    arguments = options.arguments_of(_with_packs(given))
    if server:
        if not words or file is not None:
            message = "--server requires a command after --, and no spec"
            raise UsageError(message)
        result, product = _inspected(
            (_SERVER,), stage, {**arguments, "dialect": "mcp"}, words, seconds
        )
    else:
        if program:
            message = f"unexpected argument '{program[0]}'"
            raise UsageError(message)
        result, product = _inspected(options.spec_paths(words, file), stage, arguments)
    if product is not None:
        console.product(_printed(product, only, form))
    return show.finish(result, error_format)


def _printed(product: object, only: str | None, form: str) -> str:
    if form == "json":
        data = only_tool(as_data(product), only) if only else as_data(product)
        return json.dumps(data, indent=2, ensure_ascii=True) + "\n"
    assert isinstance(product, Agent)
    if only:
        only_tool(as_data(product), only)  # reports an unknown id
        product = replace(product, tools=tuple(t for t in product.tools if t.id == only))
    if form == "mermaid":
        from adlgen.cli.diagram import diagram

        return diagram(product)
    from adlgen.cli.page import page

    return page(product)


def _with_packs(given: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters with the folders of packs; ``--pack`` also accepts the name of a target."""
    packs: Sequence[str] = given["pack"]
    folders = [Path(text) for text in packs if Path(text, "pack.toml").is_file()]
    names = [text for text in packs if Path(text) not in folders]
    for text in names:
        if pack_named(text) is None:
            message = f"'{text}' is neither the folder of a pack nor a target"
            raise UsageError(message, "--pack")
    return {**given, "pack": folders, "target": (*given["target"], *names)}


def _inspected(
    paths: Sequence[str] | None,
    stage: str,
    arguments: Arguments,
    server: Sequence[str] = (),
    seconds: float = 0,
) -> tuple[Result, object]:
    """Return a stage with the problems of the run; None after an error. ``server`` is a command that lists tools."""
    log, trace = Log(), Trace()
    isolated = arguments["isolated"]
    project = open_project(log, arguments["config"], isolated=isolated, inputs=trace)
    if project is None:
        return Result(tuple(log.diagnostics), (), {}), None
    jobs, config = jobs_of(paths, arguments, project, log), project.config
    if not jobs:
        return Result(tuple(log.diagnostics), (), project.sources), None
    severities = config.severities.overridden(arguments["severities"])
    own = Log(strict=arguments["strict"] or config.strict, severities=severities)
    state, product = RunState(own, config.limits, trace), None
    lenient = arguments["lenient"] or config.lenient
    with raised(config.limits), state.stopping():
        if server:
            state.provide(_tools_of(server, seconds, own))
        for job in jobs if stage != "plan" or len(jobs) > 1 else ():
            check_selection(
                job.selection, own
            )  # no later stage does, or only that of the first job
        product = _stage(stage, _of_one_toolbox(jobs), state, lenient=lenient)
    result = state.result().after(log.diagnostics, project.sources)
    return result, None if log.has_errors else product


def _tools_of(server: Sequence[str], seconds: float, log: Log) -> Source:
    """Return the list of the tools of a running server. Raises StopRun after an error."""
    from adlgen.features.mcp_client.discovery.mcp import list_tools

    answer = list_tools(server, log, seconds=seconds)
    return Source(_SERVER, json_text(log.checked(answer)))


def _of_one_toolbox(jobs: Sequence[Job]) -> Sequence[Job]:
    """Return the jobs. Raises a usage error if they are for different toolboxes."""
    if len({job.tools for job in jobs}) > 1:
        names = ", ".join(job.name for job in jobs)
        message = f"the targets of the configuration have different tools; select one with --target: {names}"
        raise UsageError(message)
    return jobs


def _stage(stage: str, jobs: Sequence[Job], state: RunState, *, lenient: bool) -> object:
    if stage in {"document", "spec"}:
        return _source_stage(stage, jobs[0], state)
    log = state.log
    agent = Toolboxes(state, lenient=lenient).of(jobs[0], log).agent
    if stage == "ir":
        return agent
    targets = [(job, target) for job in jobs for target in select(job.selection, agent, log)]
    if len(targets) > 1:
        names = ", ".join(job.configured_as or target.name for job, target in targets)
        message = f"the stage 'plan' requires one pack; select it with --target: {names}"
        raise UsageError(message)
    _, target = targets[0]
    plan, _ = plan_for(agent, target.pack, target.options, log)
    return plan


def _source_stage(stage: str, job: Job, state: RunState) -> object:
    """Return a stage before specifications are merged to a toolbox."""
    files = [
        (path, spec.dialect)
        for spec in job.specs
        for path in expand(spec.path, job.exclude, state.trace)
    ]
    if len(files) != 1:
        names = ", ".join(path for path, _ in files)
        message = f"the stage '{stage}' requires one spec; select it: {names}"
        raise UsageError(message)
    (path, dialect), log = files[0], state.log
    document: Document = read_document(state.load(path), log)
    if stage == "document":
        return document
    spec = resolve(read_spec(document, log, dialect), log, feature)
    return log.checked(overlaid(spec, job.overlays.get(path), log, document.source.folder))


_PACK = Option(
    names=("--pack",),
    parameter="pack",
    many=True,
    metavar="DIRECTORY",
    complete="folder",
    help="The folder of a custom pack. Packs are code: use packs that you trust.",
)

COMMAND = Command(
    run,
    (
        options.SPEC_OF_PROJECT[0],
        Argument(parameter="program", many=True, kind="raw", metavar="[-- COMMAND...]"),
        *options.SPEC_OF_PROJECT[1:],
        Option(
            names=("--server",),
            parameter="server",
            kind="flag",
            help="Read the tools of the MCP server that COMMAND starts, instead of a spec.",
        ),
        options.SERVER_TIMEOUT,
        Option(
            names=("--stage",),
            parameter="stage",
            choices=STAGES,
            default="ir",
            help="The stage to print. [default: ir]",
        ),
        Option(
            names=("-t", "--target"),
            parameter="target",
            many=True,
            metavar="TARGET",
            complete="target",
            help="The language of the plan.",
        ),
        *(_PACK if entry.parameter == "pack" else entry for entry in options.TARGETS[1:]),
        Option(
            names=("--only",),
            parameter="only",
            metavar="TOOL",
            help="Print only the tool with this id.",
        ),
        *options.READING,
        *options.PROJECT,
        Option(
            names=("--format",),
            parameter="form",
            choices=("json", "markdown", "mermaid"),
            default="json",
            help="JSON, a page in Markdown about the agent and its tools, or a Mermaid diagram of the tools "
            "and the services that they need. [default: json]",
        ),
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
