"""The pages that are written once and belong to the user."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue

from ...docs import doc_comment, markdown, span
from ...imports import use
from ...layout import SKIP, Lines, signature
from ..shared.handler_view import handler_view

_LONG = 84


class CrateView(Struct):
    """What ``cargo.toml.j2`` and ``lib.rs.j2`` print."""

    name: Code
    package: Code
    doc: Lines


def crate_view(context: FileContext) -> CrateView:
    """Describe the crate."""
    plan = context.plan
    text = markdown(plan.description) or [code("The agent {}.", span(plan.agent_name))]
    return CrateView(plan.words["kebab"], plan.words["package"], doc_comment(text, mark="//!"))


def user_tool_view(context: FileContext) -> View:
    """Lay out the implementation to fill in."""
    return handler_view(context, argument="_input")


class ServiceView(Struct):
    """What ``service.rs.j2`` prints."""

    doc: Lines
    imports: Lines
    traits: tuple[Lines, ...]
    about: Code
    factory: Lines
    implementations: tuple[Lines, ...]


def service_view(context: FileContext) -> ServiceView:
    """Lay out the interface and the factory of a service."""
    service = context.item
    assert service is not None
    text = markdown(service.text("description")) or [
        code("The service {}.", span(service.text("id")))
    ]
    written = Code("Written once by adlgen; yours to edit.")
    wraps = service.text("kind") == "middleware"
    names = [Code("BoxError"), Code("Logger")]
    if wraps:
        names += map(Code, ("BoxFuture", "CallContext", "CallResult", "Json", "Middleware", "Next"))
    parameters = [Code("_logger: &Arc<dyn Logger>"), Code("_config: &Config")]
    tail = code(" -> Result<Arc<dyn {}>, BoxError> {{", service.code("interface"))
    return ServiceView(
        doc=doc_comment([*text, Code(""), written], mark="//!"),
        imports=use(Code("crate::toolspec::runtime"), names),
        traits=tuple(_traits(service)),
        about=code("/// Builds the service {}.", span(service.text("id"))),
        factory=signature(code("pub async fn {}", service.code("factory")), parameters, tail),
        implementations=tuple(_implementations(service)),
    )


def _owners(service: RecordValue) -> list[tuple[Code, Code]]:
    """Return each trait of a service with what it stands for."""
    shown = code("The service {}.", span(service.text("id")))
    parts = [
        (p.code("type_name"), code("The part {}.", span(p.text("reference"))))
        for p in service.records("parts")
    ]
    return [(service.code("interface"), shown), *parts]


def _method(part: RecordValue, end: str) -> Lines:
    tail = code("{}{}", code(" -> Arc<dyn {}>", part.code("type_name")), Code(end))
    return signature(code("fn {}", part.code("accessor")), [Code("&self")], tail, 4)


def _traits(service: RecordValue) -> list[Lines]:
    out = []
    for owner, about in _owners(service):
        is_middleware = service.text("kind") == "middleware" and owner == service.code("interface")
        bound = Code("Middleware" if is_middleware else "Send + Sync")
        methods = [
            line
            for part in service.records("parts")
            if part.code("owner") == owner
            for line in (
                code("    /// The part {}.", span(part.text("reference"))),
                *_method(part, ";"),
            )
        ]
        head = code("pub trait {}: {} {{", owner, bound)
        body: Lines = (head, *methods, Code("}")) if methods else (code("{}}}", head),)
        out.append((code("/// {}", about), *_left_alone(body)))
    return out


def _left_alone(lines: Lines) -> Lines:
    """Tell rustfmt to leave an item alone whose names are too long for simple rules."""
    is_long = any(len(line) > _LONG for line in lines if not line.lstrip().startswith("///"))
    return (SKIP, *lines) if is_long else lines


def _implementations(service: RecordValue) -> list[Lines]:
    out: list[Lines] = []
    for owner, _ in _owners(service):
        methods = [
            line
            for part in service.records("parts")
            if part.code("owner") == owner
            for line in (
                Code(""),
                *_method(part, " {"),
                Code("        Arc::new(Self)"),
                Code("    }"),
            )
        ]
        head = code("impl {} for Implementation {{", owner)
        body: Lines = (head, *methods[1:], Code("}")) if methods else (code("{}}}", head),)
        out.append(_left_alone(body))
    if service.text("kind") == "middleware":
        out.append(_AROUND)
    return out


_AROUND: Lines = tuple(
    map(
        Code,
        (
            "impl Middleware for Implementation {",
            "    fn around<'a>(",
            "        &'a self,",
            "        _ctx: &'a CallContext,",
            "        arguments: Json,",
            "        next: Next<'a>,",
            "    ) -> BoxFuture<'a, CallResult> {",
            "        next(arguments)",
            "    }",
            "}",
        ),
    )
)
