"""Views of the wiring and of the configuration."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from adlgen.naming.code import Code, code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import PlannedTool, RecordDecl
from adlgen.plan.placeholders import has_placeholder

from ...core.agent_views import go_mod_view, package_view
from ...core.uses import Use, use_sentence, uses_of
from ...docs import described, doc, field_docs, sentence
from ...layout import Field, aligned_fields, pairs
from ...literals import literal
from ...packages import runtime_import
from ...types import TypePrinter
from .config_values import Assignments
from .dependencies import builtin_deps_view, deps_view
from .planned import config_of, injections_of, services_of
from .user_views import samples_view, service_view, user_handler_view


def app_view(context: FileContext) -> View:
    """Return the view of the application."""
    plan = context.plan
    services = services_of(plan)
    around = tuple(s.code("value_name") for s in services if s.text("kind") == "middleware")
    given = [_given(injection) for tool in plan.tools for injection in injections_of(tool)]
    return View(
        source=Code(sentence(plan.source)),
        agent=Code(sentence(plan.agent_name)),
        module=plan.words["module"],
        **runtime_import(plan),
        has_builtins=any(t.implemented for t in plan.tools),
        has_user_tools=any(not t.implemented for t in plan.tools),
        services=tuple(map(_built, services)),
        tools=tuple(map(_wired, plan.tools)),
        middleware=bool(around),
        around=Code(", ").joined(code("adlrt.Middleware(s.{})", name) for name in around),
        uses_services=bool(around or given),
        parts=any(one.startswith("part(") for one in given),
    )


def _built(service: RecordValue) -> View:
    return View(
        id=literal(service.text("id")),
        field=service.code("value_name"),
        factory=service.code("factory"),
    )


def _wired(tool: PlannedTool) -> View:
    given = [(i.code("name"), _given(i)) for i in injections_of(tool)]
    package = Code("builtins" if tool.implemented else "tools")
    return View(name=tool.type_name, package=package, deps=pairs(given))


def _given(injection: RecordValue) -> Code:
    """Return the expression for an injected dependency."""
    service = injection.optional_record("service")
    if service is not None:
        return _part(service, injection.codes("parts"))
    if injection.text("kind") == "logger":
        return Code("s.Logger")
    return Code(".").joined([Code("s.Config"), *injection.codes("fields")])


def _part(service: RecordValue, accessors: Iterable[Code]) -> Code:
    """Return the expression for a service, or for a part of it."""
    place, owner = code("s.{}", service.code("value_name")), service.code("interface")
    types = {(p.code("owner"), p.code("accessor")): p for p in service.records("parts")}
    for accessor in accessors:
        place = code("part({}, services.{}.{})", place, owner, accessor)
        owner = types[owner, accessor].code("type_name")
    return place


def services_view(context: FileContext) -> View:
    """Return the view of the struct of all services."""
    plan = context.plan
    fields = [
        Field(
            doc(s.text("description") or f"The service {s.text('id')}."),
            s.code("value_name"),
            s.code("interface"),
        )
        for s in services_of(plan)
    ]
    own = [
        Field((), Code("Logger"), Code("*slog.Logger")),
        Field((), Code("Config"), Code("*config.Config")),
    ]
    return View(
        source=Code(sentence(f"{plan.source}, spec.services")),
        module=plan.words["module"],
        fields=aligned_fields([*own, *fields]),
    )


def config_view(context: FileContext) -> View:
    """Return the view of the configuration."""
    plan = context.plan
    root, declarations = config_of(plan)
    printer = TypePrinter(declarations)
    sections = [d for d in declarations.values() if isinstance(d, RecordDecl)]
    uses = uses_of(sections, None)
    printed = Assignments(printer)
    assignments = printed.of(root, Code("c"))
    return View(
        source=Code(sentence(f"{plan.source}, spec.config")),
        agent=Code(sentence(plan.agent_name)),
        sections=tuple(_section(decl, printer, uses.get(decl.key, ())) for decl in sections),
        assignments=tuple(View(target=target, value=value) for target, value in assignments),
        # A section may have the name of the function.
        load=Code("LoadConfig" if any(s.name == "Load" for s in sections) else "Load"),
        expands=any(has_placeholder(f.default) for f in root.fields),
        parses=any(printed.parses(f.type, f.default) for f in root.fields),
    )


def _section(decl: RecordDecl, printer: TypePrinter, uses: tuple[Use, ...]) -> View:
    first = f"{decl.name} is the configuration of the agent."
    docs = described(use_sentence(decl.name, uses) if uses else first, decl.doc)
    fields = [
        Field(
            field_docs(f, printer) if f.doc.text else (),
            f.name,
            printer.render_type(f.type).type,
        )
        for f in decl.fields
    ]
    return View(name=decl.name, docs=docs, fields=aligned_fields(fields))


VIEWS: Mapping[str, Callable[[FileContext], object]] = {
    "handler.go.j2": user_handler_view,
    "handler_test.go.j2": user_handler_view,
    "samples_test.go.j2": samples_view,
    "tools.go.j2": package_view,
    "service.go.j2": service_view,
    "services_doc.go.j2": package_view,
    "services.go.j2": services_view,
    "deps.go.j2": deps_view,
    "builtin_deps.go.j2": builtin_deps_view,
    "app.go.j2": app_view,
    "config.go.j2": config_view,
    "go.mod.j2": go_mod_view,
}
