"""The view of the call of a handler in its tests, with fakes of the dependencies."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue

from ...imports import sorted_imports
from ...layout import WIDTH, Lines
from ...literals import string
from .config_view import parsed_places
from .deps_view import accepted_sample
from .layout import chain
from .planned import injections_of

_HANDLER = 36
"""The width of the line of the handler, without the name."""
_FIELD = 12


def test_view(context: FileContext) -> View | None:
    """Return the view of the call; None if no sample is known, or if the configuration has to be written."""
    tool, plan = context.tool, context.plan
    assert tool is not None
    injections = injections_of(tool)
    reads_config = any(_reads_config(injection) for injection in injections)
    if accepted_sample(tool) is None or (reads_config and parsed_places(plan)):
        return None
    kinds = {injection.text("kind") for injection in injections}
    has_tokio = any(name == "tokio" for name, _ in context.slot("crates"))
    names = [Code("CallError")]
    names += [Code("block_on")] * (not has_tokio) + [Code("StderrLogger")] * ("logger" in kinds)
    imports = [
        (Code("crate::toolspec::runtime"), names),
        (code("crate::toolspec::{}", tool.module), list(map(Code, ("INPUT", "SAMPLE", "SPEC")))),
        *([(Code("crate::toolspec::config"), [Code("Config")])] if reads_config else []),
    ]
    fields = tuple(line for injection in injections for line in _field(injection))
    return View(
        has_arc=_shares(injections),
        has_tokio=has_tokio,
        imports=sorted_imports(imports, 4),
        config=string("text") if reads_config else Code(""),
        fields=fields,
        is_skipped=any(width(line) > WIDTH for line in fields),
        is_call_skipped=_HANDLER + width(tool.type_name) > WIDTH,
    )


def _reads_config(injection: RecordValue) -> bool:
    return injection.optional_record("service") is None and injection.text("kind") != "logger"


def _shares(injections: tuple[RecordValue, ...]) -> bool:
    return not all(map(_reads_config, injections))


def _field(injection: RecordValue) -> Lines:
    """Return the lines of a field of the dependencies."""
    name, service = injection.code("name"), injection.optional_record("service")
    if service is not None:
        fake = code("crate::services::{}::Fake::default()", service.code("module"))
        return (code("            {}: Arc::new({}),", name, fake),)
    if injection.text("kind") == "logger":
        return (code("            {}: Arc::new(StderrLogger),", name),)
    links = (Code("config"), *injection.codes("fields"), Code("clone()"))
    return chain(code("{}: ", name), links, Code(","), _FIELD)
