"""The module that builds services and toolbox."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from adlgen.naming.code import Code
from adlgen.packs import Struct
from adlgen.packs.context import FileContext
from adlgen.packs.view import View
from adlgen.plan.data import RecordValue
from adlgen.plan.model import Doc, Plan, PlannedTool

from ...core.methods_view import has_methods
from ...docs import described, doc_text, literal_text, source_of
from ...imports import Imports
from ...layout import Expr, call, keyword, leaf, listing
from ...literals import string
from ...names import constant, methods_name, runtime_of, tool_module
from ...statements import arguments, expression
from .config_view import config_classes, config_view
from .dependencies import dependencies
from .planned import injections_of, services_of
from .project_view import project_view


def app_view(context: FileContext) -> View:
    """Return the view of the module of the application."""
    return _Wiring(context.plan, _app_imports(context.plan)).view()


def _app_imports(plan: Plan) -> Imports:
    imports = Imports(["App", "Services", "open_app", "build_toolbox"], runtime=runtime_of(plan))
    for module, name in (
        ("__future__", "annotations"),
        ("collections.abc", "AsyncGenerator"),
        ("collections.abc", "Iterable"),
        ("contextlib", "asynccontextmanager"),
        ("dataclasses", "dataclass"),
        ("logging", "Logger"),
        ("logging", "getLogger"),
        ("._config", "Config"),
        ("._config", "load_config"),
        ("._tool", "Middleware"),
        ("._toolbox", "Toolbox"),
    ):
        imports.use(module, name)
    for module, name in (
        ("contextlib", "AsyncExitStack"),
        ("._lifecycle", "opened"),
    ) * bool(services_of(plan)):
        imports.use(module, name)
    imports.reserve((*_LOCALS, *map(_parameter, services_of(plan))))
    return imports


class _Wiring(Struct):
    plan: Plan
    imports: Imports

    def view(self) -> View:
        plan = self.plan
        for tool in plan.tools:
            self._spec(tool)
        services = tuple(map(self._service, services_of(plan)))
        parameters = tuple(
            View(name=_parameter(service), type=self._interface(service))
            for service in services_of(plan)
        )
        build_toolbox = self._build_toolbox()
        methods = self._methods()
        given = ["services=services", "toolbox=toolbox"]
        given += [f"tools={name}(toolbox)" for name in methods]
        return View(
            source=source_of(plan),
            doc=doc_text([Code(f"Services and toolbox of {literal_text(plan.agent_name)}.")]),
            package=string(plan.words["package"]),
            imports=self.imports.view(),
            services=services,
            parameters=parameters,
            build_toolbox=build_toolbox,
            methods=tuple(View(name=name) for name in methods),
            app=expression("yield ", call("App", map(leaf, given)), 8 if services else 4),
        )

    def _methods(self) -> list[Code]:
        """Import the class with the tools as methods, if there is one; return its name."""
        if not has_methods(self.plan):
            return []
        return [self.imports.use(".tools", methods_name(self.plan))]

    def _interface(self, service: RecordValue) -> Code:
        module, interface = f"..services.{service.code('module')}", service.code("interface")
        return self.imports.use(module, interface, f"{interface}Service")

    def _service(self, service: RecordValue) -> View:
        name = service.code("value_name")
        module, factory = f"..services.{service.code('module')}", service.code("factory")
        parts = ("stack", _parameter(service), self.imports.use(module, factory), "services")
        opened = call("await opened", map(leaf, parts))
        return View(
            name=name,
            type=self._interface(service),
            doc=doc_text(described(Doc(service.text("description"))), 4),
            opened=expression(f"services.{name} = ", opened, 8),
        )

    def _build_toolbox(self) -> Code:
        parts: list[Expr] = [listing(self._tool(tool) for tool in self.plan.tools)]
        around = [s for s in services_of(self.plan) if s.text("kind") == "middleware"]
        inside = [leaf(f"services.{s.code('value_name')}") for s in around]
        listed = listing([*inside, leaf("*middleware")]) if around else leaf("middleware")
        parts += [keyword("middleware", listed), keyword("shown_errors", leaf("shown_errors"))]
        return arguments("return Toolbox", parts, 4)

    def _tool(self, tool: PlannedTool) -> Expr:
        spec = self._spec(tool)
        folder = "builtins" if tool.implemented else "tools"
        made = self.imports.use(
            f"..{folder}.{tool.module}", tool.type_name, f"{tool.type_name}Tool"
        )
        given = [keyword(i.code("name"), _given(i)) for i in injections_of(tool)]
        deps = call(f"{spec}.{tool.type_name}Deps", given)
        constant_ = constant(self.plan, tool, "TOOL")
        return call(f"{spec}.{constant_}.bind", [call(made, [deps])])

    def _spec(self, tool: PlannedTool) -> Code:
        """Import the module of a tool; return its local name."""
        module = tool_module(self.plan, tool)
        return self.imports.use(".", module, f"{module}_spec")


_LOCALS = ("config", "logger", "middleware", "services", "shown_errors", "stack", "toolbox")
"""The variables of ``open_app``."""
_FUNCTIONS = ("build_toolbox", "load_config", "opened")
"""The functions that ``open_app`` calls."""


def _parameter(service: RecordValue) -> Code:
    """Return the name of a service as a parameter of ``open_app``."""
    name = service.code("value_name")
    return Code(f"{name}_") if name in (*_LOCALS, *_FUNCTIONS) else name


def _given(injection: RecordValue) -> Expr:
    service = injection.optional_record("service")
    if service is not None:
        steps = [service.code("value_name"), *injection.codes("parts")]
    else:
        steps = [Code(injection.text("kind")), *injection.codes("fields")]
    return leaf(".".join(["services", *steps]))


VIEWS: Mapping[str, Callable[[FileContext], object] | str] = {
    "config.py.j2": config_view,
    "app.py.j2": app_view,
    "tool_file.py.j2": "user_views:tool_file_view",
    "service_file.py.j2": "user_views:service_file_view",
    "test_file.py.j2": "user_views:test_file_view",
    "pyproject.toml.j2": project_view,
}

SLOTS: Mapping[str, Callable[[FileContext], tuple[Any, ...]]] = {
    "dependencies": dependencies,
    "exports": lambda context: (
        *(("._config", name) for name in config_classes(context.plan)),
        ("._config", "load_config"),
        ("._environment", "ConfigError"),
    ),
}
