"""``adlgen inspect``."""

from __future__ import annotations

import json
from typing import Any

from adlgen.api import Arguments, Result
from adlgen.cli import options, show
from adlgen.cli.dump import as_data, only_tool
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import SourceError, read_document, read_source
from adlgen.document.node import Source
from adlgen.document.siblings import with_folder
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.ir.agent import Agent
from adlgen.packs.select import TargetSelection, select
from adlgen.pipeline import plan_for, understand
from adlgen.spec.resolve import resolve

STAGES = ("document", "spec", "ir", "plan")


_EPILOG = """\b
examples:
  adlgen inspect agent.yaml                              the tools as typed data
  adlgen inspect agent.yaml --stage plan --target TARGET names and types for one language
  adlgen inspect agent.yaml --only create_order          one tool
  adlgen inspect agent.yaml --format markdown            a page about the tools
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

    Spans are written as line:column-line:column.
    """
    if form == "markdown" and stage != "ir":
        message = f"--format markdown shows the tools; it has no page for the stage '{stage}'"
        raise UsageError(message)
    pack = given.pop("pack")
    arguments = options.arguments_of({**given, "target": (pack,) if pack else ()})
    log, sources, product = Log(strict=arguments["strict"]), {}, None
    try:
        source = with_folder(read_source(options.spec_path(spec, file)))
        sources[source.path] = source.text
        try:
            product = _stage(source, stage, arguments, log)
        finally:
            siblings = source.folder.sources() if source.folder is not None else ()
            sources.update((read.path, read.text) for read in siblings)
    except SourceError as error:
        log.diagnostics.append(error.diagnostic)
    except StopRun:
        pass
    else:
        show.product(_printed(product, only, form))
    return show.finish(Result(tuple(log.diagnostics), (), sources), error_format)


def _printed(product: object, only: str | None, form: str) -> str:
    if form == "markdown":
        from adlgen.cli.page import page

        assert isinstance(product, Agent)
        if only:
            only_tool(as_data(product), only)  # reports an unknown id
            kept = tuple(tool for tool in product.tools if tool.id == only)
            product = replace(product, tools=kept)
        return page(product)
    data = only_tool(as_data(product), only) if only else as_data(product)
    return json.dumps(data, indent=2, ensure_ascii=True) + "\n"


def _stage(source: Source, stage: str, arguments: Arguments, log: Log) -> object:
    dialect = arguments["dialect"]
    if stage in {"document", "spec"}:
        document = read_document(source, log)
        if stage == "document":
            return document
        return log.checked(resolve(read_spec(document, log, dialect), log, feature))
    agent = understand(source, log, lenient=arguments["lenient"], dialect=dialect)
    if stage == "ir":
        return agent
    selection = TargetSelection(targets=tuple(arguments["targets"]), options=arguments["options"])
    targets = select(selection, agent.languages, log)
    if len(targets) > 1:
        names = ", ".join(target.name for target in targets)
        message = f"the stage 'plan' requires one pack; select it with --target: {names}"
        raise UsageError(message)
    return plan_for(agent, targets[0].pack, targets[0].options, log)


COMMAND = Command(
    run,
    (
        *options.SPEC,
        Option(
            names=("--stage",),
            parameter="stage",
            choices=STAGES,
            default="ir",
            help="The stage to print. [default: ir]",
        ),
        Option(
            names=("-t", "--target", "--pack"),
            parameter="pack",
            metavar="TARGET",
            help="The language of the plan.",
        ),
        Option(
            names=("--only",),
            parameter="only",
            metavar="TOOL",
            help="Print only the tool with this id.",
        ),
        Option(
            names=("--opt",),
            parameter="opt",
            many=True,
            metavar="KEY=VALUE",
            help="An option of the pack. Repeatable.",
        ),
        *options.READING,
        Option(
            names=("--format",),
            parameter="form",
            choices=("json", "markdown"),
            default="json",
            help="JSON, or a page in Markdown about the agent and its tools. [default: json]",
        ),
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
