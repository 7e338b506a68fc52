"""Views of the wiring and of the configuration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool, RecordDecl

from ...core.agent_views import go_mod_view, package_view
from ...docs import about_part, described, doc, field_docs, sentence
from ...layout import Field, aligned_fields, pairs
from ...literals import literal
from ...types import TypePrinter
from .config_values import EXPAND, Assignments
from .dependencies import dependencies_view
from .planned import config_of, injections_of, services_of
from .user_views import service_view, user_handler_view


def wire_view(context: FileContext) -> View:
    """Return the view of the wiring."""
    plan = context.plan
    services = services_of(plan)
    fields = [
        Field(
            doc(s.text("description") or f"The service {s.text('id')}."),
            s.code("value_name"),
            code("services.{}", s.code("interface")),
        )
        for s in services
    ]
    own = [
        Field((), Code("Logger"), Code("*slog.Logger")),
        Field((), Code("Config"), Code("*config.Config")),
    ]
    return View(
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        module=plan.words["module"],
        has_builtins=any(t.implemented for t in plan.tools),
        has_user_tools=any(not t.implemented for t in plan.tools),
        has_services=bool(services),
        fields=aligned_fields([*own, *fields]),
        services=tuple(map(_built, services)),
        handlers=aligned_fields(
            Field(
                doc(f"The tool {t.llm_name}."),
                t.type_name,
                code("toolspec.{}Handler", t.type_name),
            )
            for t in plan.tools
        ),
        tools=tuple(_wired(tool) for tool in plan.tools),
        middleware=tuple(s.code("value_name") for s in services if s.text("kind") == "middleware"),
    )


def _built(service: RecordValue) -> View:
    error = literal(f"service {service.text('id').replace('%', '%%')}: %w")
    return View(field=service.code("value_name"), factory=service.code("factory"), error=error)


def _wired(tool: PlannedTool) -> View:
    given = [(i.code("name"), _given(i)) for i in injections_of(tool)]
    package = Code("builtins" if tool.implemented else "tools")
    return View(name=tool.type_name, package=package, deps=pairs(given))


def _given(injection: RecordValue) -> Code:
    """Return the expression for an injected dependency."""
    service = injection.optional_record("service")
    if service is not None:
        parts = [code("{}()", accessor) for accessor in injection.codes("parts")]
        return Code(".").joined([Code("s"), service.code("value_name"), *parts])
    if injection.text("kind") == "logger":
        return Code("s.Logger")
    return Code(".").joined([Code("s.Config"), *injection.codes("fields")])


def config_view(context: FileContext) -> View:
    """Return the view of the configuration."""
    plan = context.plan
    root, declarations = config_of(plan)
    printer = TypePrinter(declarations)
    sections = [d for d in declarations.values() if isinstance(d, RecordDecl)]
    assignments = tuple(Assignments(printer).of(root, Code("c")))
    return View(
        source=Code(sentence(f"{plan.source}, spec.config")),
        agent=Code(sentence(plan.agent_name)),
        sections=tuple(_section(decl, sections, printer) for decl in sections),
        assignments=tuple(View(target=target, value=value) for target, value in assignments),
        # A section may have the name of the function.
        load=Code("LoadConfig" if any(s.name == "Load" for s in sections) else "Load"),
        expands=any(EXPAND in value for _, value in assignments),
    )


def _section(decl: RecordDecl, sections: Iterable[RecordDecl], printer: TypePrinter) -> View:
    if decl.parent is None:
        first = f"{decl.name} is the configuration of the agent."
    else:
        first = about_part(decl, sections)
    fields = [
        Field(field_docs(f, {}) if f.doc.text else (), f.name, printer.render_type(f.type).type)
        for f in decl.fields
    ]
    return View(name=decl.name, docs=described(first, decl.doc), fields=aligned_fields(fields))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "handler.go.j2": user_handler_view,
    "handler_test.go.j2": user_handler_view,
    "tools.go.j2": package_view,
    "service.go.j2": service_view,
    "services.go.j2": package_view,
    "wire.go.j2": wire_view,
    "config.go.j2": config_view,
    "go.mod.j2": go_mod_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "dependencies": dependencies_view,
}
