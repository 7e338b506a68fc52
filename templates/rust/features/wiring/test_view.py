"""The view of the call of a handler in its tests: a sample of the arguments, and fakes of the dependencies."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.samples import NoSampleError, sample
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool

from ...imports import sorted_imports
from ...layout import WIDTH, Lines, place_value
from ...literals import json_line, string
from .config_view import parsed_places
from .layout import chain
from .planned import injections_of

_ACCEPTED, _CALLED, _HANDLER = 26, 56, 36
"""The widths of ``const ACCEPTED: &str =`` with its margin, of the line of the call and of that of the handler, without
the names."""
_FIELD = 12


def test_view(context: FileContext) -> View | None:
    """Return the view of the call; None if no sample is known, or if the configuration has to be written."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    injections = injections_of(tool)
    reads_config = any(_reads_config(injection) for injection in injections)
    if tool.extras.keys() - {"wiring"} or (reads_config and parsed_places(plan)):
        return None
    try:
        accepted = json_line(sample(tool.input.canonical, tool.input.patterns))
    except NoSampleError:
        return None
    kinds = {injection.text("kind") for injection in injections}
    names = [Code(name) for name in ("block_on", "CallError", "Toolbox")]
    names += [Code("StderrLogger")] * ("logger" in kinds)
    fields = tuple(line for injection in injections for line in _field(injection))
    return _view(
        tool, accepted, names, fields, is_arc_used=_shares(injections), config=reads_config
    )


def _view(
    tool: PlannedTool,
    accepted: Code,
    names: list[Code],
    fields: Lines,
    *,
    is_arc_used: bool,
    config: bool,
) -> View:
    name = string(tool.llm_name)
    imports = [
        (Code("crate::toolspec::runtime"), names),
        (code("crate::toolspec::{}", tool.module), [Code("bind"), Code("INPUT")]),
        *([(Code("crate::toolspec::config"), [Code("Config")])] if config else []),
    ]
    placed = place_value(accepted, _ACCEPTED, Code(";"), 4)
    return View(
        has_arc=is_arc_used,
        imports=sorted_imports(imports, 4),
        accepted=View(text=placed.text, is_below=placed.is_below),
        config=string("text") if config else Code(""),
        fields=fields,
        is_skipped=any(width(line) > WIDTH for line in fields),
        is_call_skipped=max(_CALLED + width(name), _HANDLER + width(tool.type_name)) > WIDTH,
        tool_name=name,
    )


def _reads_config(injection: RecordValue) -> bool:
    return injection.optional_record("service") is None and injection.text("kind") != "logger"


def _shares(injections: tuple[RecordValue, ...]) -> bool:
    return not all(map(_reads_config, injections))


def _field(injection: RecordValue) -> Lines:
    """Return the lines of a field of the dependencies."""
    name, service = injection.code("name"), injection.optional_record("service")
    if service is not None:
        fake = code("crate::services::{}::Fake", service.code("module"))
        return (code("            {}: Arc::new({}),", name, fake),)
    if injection.text("kind") == "logger":
        return (code("            {}: Arc::new(StderrLogger),", name),)
    links = (Code("config"), *injection.codes("fields"), Code("clone()"))
    return chain(code("{}: ", name), links, Code(","), _FIELD)
