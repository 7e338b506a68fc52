"""Views of the user-owned files."""

from __future__ import annotations

from adlgen.naming.code import Code, code
from adlgen.packs import Struct, expression
from adlgen.packs.context import FileContext
from adlgen.packs.text import width
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue

from ...core.native import crates_of
from ...docs import doc_comment, markdown, span
from ...imports import imported
from ...layout import WIDTH, Lines
from ..shared.handler_view import handler_view
from .test_view import test_view

_LONG = 84
"""The width beyond which rustfmt's rules for long names apply."""
_FACTORY, _TRAIT, _IMPLEMENTATION = 64, 14, 26
"""The widths of the first lines of the factory, of a trait and of its implementation, without the names."""
_METHOD, _RESULT = 28, 19
"""The widths of the declaration of a method, and of the line of its result, without the names."""


_FEATURES = expression(r"(?<!-)features = \[(.*?)\]")
"""The list of the features in the entry of a crate, after `default-features`."""
CRATES = {
    "serde": Code('"1"'),
    "serde_json": Code('{ version = "1", features = ["float_roundtrip"] }'),
}
"""The crates that generated code imports, with their entries in the manifest. Without `float_roundtrip`, `serde_json` reads some doubles
as their neighbours."""


_OPTIONAL = {
    "anyhow": Code('{ version = "1", optional = true }'),
    "schemars": Code('{ version = "1", optional = true }'),
    "tracing": Code('{ version = "0.1", optional = true }'),
}
"""The crates that the runtime uses with features of their names, with their entries in the manifest."""


class DependencyView(Struct):
    """An entry of the dependencies."""

    name: Code
    entry: Code


class FeatureView(Struct):
    """A feature of the crate, which is that of an optional dependency."""

    doc: Code
    name: Code


class CrateView(Struct):
    """The data for ``cargo.toml.j2`` and ``lib.rs.j2``."""

    name: Code
    package: Code
    doc: Lines
    modules: tuple[Code, ...]
    """The modules that features add to the crate; they sort before those of every crate."""
    crates: tuple[DependencyView, ...]
    features: tuple[FeatureView, ...]
    """The features with which the runtime uses more crates."""


def crate_view(context: FileContext) -> CrateView:
    """Return the view of the crate."""
    plan = context.plan
    text = markdown(plan.description) or [code("The agent {}.", span(plan.agent_name))]
    crates = {**CRATES, **crates_of(plan)}
    for name, entry in context.slot("crates"):
        crates[name] = _merged(crates.get(name, entry), entry)
    features = {name: doc for name, doc in context.slot("features") if name not in crates}
    crates.update((name, _OPTIONAL[name]) for name in features)
    return CrateView(
        plan.words["kebab"],
        plan.words["package"],
        doc_comment(text, mark="//!"),
        context.slot("crate_modules"),
        tuple(DependencyView(Code(name), entry) for name, entry in sorted(crates.items())),
        tuple(FeatureView(doc, Code(name)) for name, doc in sorted(features.items())),
    )


def _merged(first: Code, second: Code) -> Code:
    """Return the entry of a crate that two features import: the second one, with the features of both."""
    listed = [_FEATURES.search(entry) for entry in (first, second)]
    if listed[0] is None or listed[1] is None:
        return second if listed[0] is None else first
    names = sorted({*listed[0][1].split(", "), *listed[1][1].split(", ")})
    head = second[: listed[1].start(1)]
    return Code(f"{head}{', '.join(names)}{second[listed[1].end(1) :]}")


def user_tool_view(context: FileContext) -> View:
    """Return the view of a handler to implement."""
    return handler_view(context, argument="_input", tests=test_view(context))


class PartView(Struct):
    """The method of a trait that returns a part."""

    doc: Code
    name: Code
    type: Code
    has_gap: bool
    """Whether an empty line is before its implementation."""
    is_wide: bool
    """Whether the declaration takes several lines."""
    is_body_wide: bool
    """Whether the head of the implementation does."""


class TraitView(Struct):
    """A trait of a service, and its implementation."""

    doc: Code
    name: Code
    bound: Code
    parts: tuple[PartView, ...]
    is_part: bool
    is_long: bool
    """Whether rustfmt must skip the trait because of its names."""
    is_implementation_long: bool


class ServiceView(Struct):
    """The data for ``service.rs.j2``."""

    doc: Lines
    imports: View
    traits: tuple[TraitView, ...]
    shown_id: Code
    factory: Code
    interface: Code
    is_factory_wide: bool
    is_middleware: bool
    implementations: tuple[View, ...]
    """The implementation, and the fake for tests."""


def service_view(context: FileContext) -> ServiceView:
    """Return the view of the traits and the factory of a service."""
    service = context.item
    assert service is not None
    shown = span(service.text("id"))
    text = markdown(service.text("description")) or [code("The service {}.", shown)]
    written = Code("Written once by adlgen; edit it freely.")
    is_middleware = service.text("kind") == "middleware"
    names = [Code("BoxError")]
    if is_middleware:
        names += map(Code, ("BoxFuture", "CallContext", "CallResult", "Json", "Middleware", "Next"))
    factory, interface = service.code("factory"), service.code("interface")
    parts = [
        _trait(part.code("type_name"), code("The part {}.", span(part.text("reference"))), service)
        for part in service.records("parts")
    ]
    return ServiceView(
        doc=doc_comment([*text, Code(""), written], mark="//!"),
        imports=imported(Code("crate::toolspec::runtime"), names),
        traits=(_trait(interface, code("The service {}.", shown), service), *parts),
        shown_id=shown,
        factory=factory,
        interface=interface,
        is_factory_wide=_FACTORY + width(factory) + width(interface) > WIDTH,
        is_middleware=is_middleware,
        implementations=(
            View(name=Code("Implementation"), is_fake=False),
            View(name=Code("Fake"), is_fake=True),
        ),
    )


def _trait(name: Code, doc: Code, service: RecordValue) -> TraitView:
    """Return the view of the trait of a service, or of one of its parts."""
    is_service = name == service.code("interface")
    is_middleware = is_service and service.text("kind") == "middleware"
    bound = Code("Send + Sync")
    if is_service:
        bound = Code("Middleware + Service" if is_middleware else "Service")
    own = [part for part in service.records("parts") if part.code("owner") == name]
    parts = tuple(_part(part, has_gap=number > 0) for number, part in enumerate(own))
    head = _TRAIT + width(name) + width(bound)
    implementation = _IMPLEMENTATION + width(name) + (0 if parts else 1)
    methods = [
        (width(part.name), width(part.type), part.is_wide, part.is_body_wide) for part in parts
    ]
    declared = [
        _RESULT + type_ if is_wide else _METHOD + name_ + type_
        for name_, type_, is_wide, _ in methods
    ]
    bodies = [
        _RESULT + 1 + type_ if is_wide else _METHOD + 1 + name_ + type_
        for name_, type_, _, is_wide in methods
    ]
    return TraitView(
        doc=doc,
        name=name,
        bound=bound,
        parts=parts,
        is_part=not is_service,
        is_long=max(head, *declared, 0) > _LONG,
        is_implementation_long=max(implementation, *bodies, 0) > _LONG,
    )


def _part(part: RecordValue, *, has_gap: bool) -> PartView:
    name, type_ = part.code("accessor"), part.code("type_name")
    columns = _METHOD + width(name) + width(type_)
    return PartView(
        doc=code("The part {}.", span(part.text("reference"))),
        name=name,
        type=type_,
        has_gap=has_gap,
        is_wide=columns > WIDTH,
        is_body_wide=columns + 1 > WIDTH,
    )
