"""Views of user-owned files: handlers, their tests, and services."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from adlgen.naming.code import Code, code
from adlgen.naming.scope import NameRequest, Scope
from adlgen.packs.context import FileContext
from adlgen.packs.samples import NoSampleError, sample_call
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Plan, PlannedTool

from ...core.handler_view import handler_view
from ...docs import doc, sentence
from ...literals import literal
from ...packages import runtime_import
from .planned import injections_of, services_of


def user_handler_view(context: FileContext) -> View:
    """Return the view of a handler, and of its test."""
    return handler_view(context)


def samples_view(context: FileContext) -> View:
    """Return the view of what the tests of handlers need of the spec, which follows its changes."""
    plan = context.plan
    tools = [tool for tool in plan.tools if not tool.implemented]
    return View(
        source=Code(sentence(plan.source)),
        module=plan.words["module"],
        logs=any(map(_loggers, tools)),
        tools=tuple(
            View(
                name=tool.type_name,
                llm_name=Code(sentence(tool.llm_name)),
                deps=code("{{{}}}", Code(", ").joined(_loggers(tool))),
                sample=_sample(tool),
            )
            for tool in tools
        ),
    )


def _loggers(tool: PlannedTool) -> list[Code]:
    """Return the elements of a composite literal for the loggers of a tool."""
    return [
        code("{}: slog.New(slog.DiscardHandler)", injection.code("name"))
        for injection in injections_of(tool)
        if injection.text("kind") == "logger"
    ]


def _sample(tool: PlannedTool) -> Code:
    """Return the literal of arguments that the tool accepts; empty if it runs, or if none are found."""
    if tool.extras.keys() - {"wiring"}:
        return Code("")
    try:
        found = sample_call(tool)
    except NoSampleError:
        return Code("")
    return literal(json.dumps(found, ensure_ascii=False, separators=(",", ":")))


def service_view(context: FileContext) -> View:
    """Return the view of a service template."""
    service = context.item
    assert service is not None
    first = f"{service.code('interface')} is the service {service.text('id')}."
    docs = doc(first, service.text("description"))
    names = _implementations(context.plan)
    interface = _part(service, service.code("interface"), docs, names)
    parts = tuple(_sub_part(service, part, names) for part in service.records("parts"))
    return View(
        module=context.plan.words["module"],
        **runtime_import(context.plan),
        interface=interface,
        parts=parts,
        implementations=(interface, *parts),
        factory=service.code("factory"),
        id=Code(sentence(service.text("id"))),
        middleware=_is_middleware(service),
    )


def _sub_part(service: RecordValue, part: RecordValue, names: Mapping[Code, Code]) -> View:
    name = part.code("type_name")
    return _part(service, name, doc(f"{name} is the part {part.text('reference')}."), names)


def _part(
    service: RecordValue, owner: Code, docs: tuple[Code, ...], names: Mapping[Code, Code]
) -> View:
    parts = [p for p in service.records("parts") if p.code("owner") == owner]
    accessors = tuple(
        View(
            name=p.code("accessor"),
            type=p.code("type_name"),
            implementation=names[p.code("type_name")],
        )
        for p in parts
    )
    is_empty = not accessors and not _is_middleware(service)
    return View(
        name=owner,
        docs=docs,
        accessors=accessors,
        is_empty=is_empty,
        implementation=names[owner],
    )


def _is_middleware(service: RecordValue) -> bool:
    return service.text("kind") == "middleware" and not service.records("parts")


def _implementations(plan: Plan) -> Mapping[Code, Code]:
    """Name the types that implement the interfaces, which are in one package: ``HttpClient`` is not ``HTTPClient``."""
    interfaces = [
        name
        for service in services_of(plan)
        for name in (
            service.code("interface"),
            *(p.code("type_name") for p in service.records("parts")),
        )
    ]
    requests = [NameRequest(name, _implementation(name)) for name in interfaces]
    names, _ = Scope("camel").claim(requests)
    return dict(zip(interfaces, map(Code, names), strict=True))


def _implementation(interface: Code) -> str:
    """Name an unexported type after an interface: ``httpClient`` for ``HTTPClient``."""
    name = re.sub(r"^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]", lambda m: m[0].lower(), interface)
    return name if name != name.lower() else f"{name}Service"
