"""``adlgen inspect``."""

from __future__ import annotations

import json
from typing import Any

from adlgen.api import Arguments, Result
from adlgen.cli import options, show
from adlgen.cli.dump import as_data, only_tool
from adlgen.cli.table import Command, Option, Outcome, UsageError
from adlgen.diagnostics.model import Log, StopRun
from adlgen.document import SourceError, read_document, read_source
from adlgen.document.node import Source
from adlgen.document.siblings import with_folder
from adlgen.features.registry import feature
from adlgen.frontends.readers import read_spec
from adlgen.packs.select import TargetSelection, select
from adlgen.pipeline import plan_for, understand
from adlgen.spec.resolve import resolve

STAGES = ("document", "spec", "ir", "plan")


_EPILOG = """\b
examples:
  adlgen inspect agent.yaml                              the tools as typed data
  adlgen inspect agent.yaml --stage plan --target TARGET names and types for one language
  adlgen inspect agent.yaml --only create_order          one tool
"""


def run(
    *,
    spec: str | None,
    file: str | None,
    stage: str,
    only: str | None,
    error_format: str,
    **given: Any,  # noqa: ANN401 - parameters, typed by the options
) -> Outcome:
    """Print a stage of the pipeline as JSON, from the document to the plan.

    Spans are written as line:column-line:column.
    """
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
        data = only_tool(as_data(product), only) if only else as_data(product)
        show.product(json.dumps(data, indent=2, ensure_ascii=True) + "\n")
    return show.finish(Result(tuple(log.diagnostics), (), sources), error_format)


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
    targets = select(selection, agent, log)
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
        options.ERROR_FORMAT,
    ),
    _EPILOG,
)
