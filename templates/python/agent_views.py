"""The files that an agent has once: index, wiring, harness, project."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code, code
from adlgen.packs.page import Page
from adlgen.plan.model import Give, Injection, Plan, PlannedService, PlannedTool

from .declaring import described
from .imports import Imports
from .layout import Expr, Group, Leaf, Pair, call, keyword, leaf, listing
from .pages import source_of
from .statements import attribute, statement
from .text import doc_lines, docstring, literal_text, string
from .tool_view import injections


@dataclass(frozen=True, slots=True)
class IndexView:
    """``toolspec/__init__.py``."""

    source: Code
    doc: tuple[Code, ...]
    wired: bool
    expands: bool
    external: bool
    """Whether the user's validator judges values."""


@dataclass(frozen=True, slots=True)
class WireView:
    """``toolspec/wire.py``."""

    source: Code
    doc: tuple[Code, ...]
    imports: tuple[Code, ...]
    services: tuple[Code, ...]
    build_services: tuple[Code, ...]
    build_toolbox: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class HarnessView:
    """``toolspec/_harness.py``."""

    source: Code
    external: bool
    """Whether the harness brings a validator of its own."""
    imports: tuple[Code, ...]
    tools: tuple[Code, ...]


@dataclass(frozen=True, slots=True)
class ProjectView:
    """``pyproject.toml``."""

    name: Code
    version: Code
    description: Code
    package: Code
    dependencies: tuple[Code, ...]
    has_scripts: bool
    scripts: tuple[Code, ...]
    """The commands that an installation brings."""


def index_view(page: Page) -> IndexView:
    """Decide the index of the generated package."""
    plan = page.plan
    name = literal_text(plan.agent_name)
    lines = [Code(f"Typed tools of {name}.")]
    return IndexView(
        source=source_of(plan),
        doc=docstring(lines),
        wired=bool(plan.options["wiring"]),
        expands=bool(plan.options["wiring"]),
        external=plan.options["validator"] == "external",
    )


def wire_view(page: Page) -> WireView:
    """Decide the wiring."""
    return _Wiring(page.plan, _wire_imports()).view()


def _wire_imports() -> Imports:
    imports = Imports(["Services", "build_services", "build_toolbox"])
    for module, name in (
        ("__future__", "annotations"),
        ("dataclasses", "dataclass"),
        ("logging", "Logger"),
        ("._config", "Config"),
        ("._tool", "Toolbox"),
    ):
        imports.use(module, name)
    return imports


@dataclass(frozen=True, slots=True)
class _Wiring:
    plan: Plan
    imports: Imports

    def view(self) -> WireView:
        plan = self.plan
        for tool in plan.tools:
            self.imports.use(".", tool.module, f"{tool.module}_spec")
        services = tuple(line for s in plan.services for line in self._service(s))
        build_services = self._build_services()
        build_toolbox = self._build_toolbox()
        return WireView(
            source=source_of(plan),
            doc=docstring([Code(f"Puts {literal_text(plan.agent_name)} together.")]),
            imports=self.imports.lines(),
            services=services,
            build_services=build_services,
            build_toolbox=build_toolbox,
        )

    def _interface(self, service: PlannedService) -> Code:
        module = f"..services.{service.module}"
        return self.imports.use(module, service.interface, f"{service.interface}Service")

    def _service(self, service: PlannedService) -> tuple[Code, ...]:
        field = attribute(service.value_name, Leaf(self._interface(service)), None)
        return (*field, *docstring(described(service.doc), 4))

    def _build_services(self) -> tuple[Code, ...]:
        parts: list[Expr] = [keyword("logger", leaf("logger")), keyword("config", leaf("config"))]
        for service in self.plan.services:
            factory = self.imports.use(f"..services.{service.module}", service.factory)
            made = call(f"await {factory}", [leaf("logger"), leaf("config")])
            parts.append(keyword(service.value_name, made))
        return statement("return ", call("Services", parts), 4)

    def _build_toolbox(self) -> tuple[Code, ...]:
        parts: list[Expr] = [listing(self._tool(tool) for tool in self.plan.tools)]
        around = [s for s in self.plan.services if s.kind == "middleware"]
        if around:
            listed = listing(leaf(f"services.{s.value_name}") for s in around)
            parts.append(keyword("middleware", listed))
        return statement("return ", call("Toolbox", parts), 4)

    def _tool(self, tool: PlannedTool) -> Expr:
        spec = self.imports.use(".", tool.module, f"{tool.module}_spec")
        folder = "builtins" if tool.builtin else "tools"
        made = self.imports.use(
            f"..{folder}.{tool.module}", tool.type_name, f"{tool.type_name}Tool"
        )
        given = [keyword(name, self._given(i)) for name, i in injections(tool)]
        deps = call(f"{spec}.{tool.type_name}Deps", given)
        return call(f"{spec}.bind", [call(made, [deps])])

    def _given(self, injection: Injection) -> Expr:
        match injection.give:
            case Give.LOGGER:
                return leaf("services.logger")
            case Give.CONFIG:
                return leaf(".".join(["services", "config", *injection.config]))
            case Give.SERVICE:
                service = next(s for s in self.plan.services if s.id == injection.service)
                return leaf(".".join(["services", service.value_name, *injection.parts]))


def harness_view(page: Page) -> HarnessView:
    """Decide the program that judges JSON lines."""
    imports = Imports(["main", "TOOLS", "json", "sys"])
    imports.use("._json", "InvalidJsonError")
    imports.use("._json", "parse_json")
    imports.use("._json", "dump_json")
    imports.use("._tool", "Codec")
    imports.use("._tool", "InvalidValueError")
    external = page.plan.options["validator"] == "external"
    for name in ("Judge", "Problem", "use_validator") if external else ():
        imports.use("._schema", name)
    pairs: list[Expr] = []
    for tool in page.plan.tools:
        module = imports.use(".", tool.module)
        sides = (leaf(f"{module}.INPUT"), leaf(f"{module}.OUTPUT"))
        pairs.append(Pair(Code(f"{string(tool.id)}: "), Group(Code("("), sides, Code(")"))))
    tools = Group(Code("{"), tuple(pairs), Code("}"))
    head = "TOOLS: Final[dict[str, tuple[Codec[Any], Codec[Any]]]] = "
    lines = statement(head, tools)
    return HarnessView(source_of(page.plan), external, imports.lines(), lines)


_DEPENDENCIES = {
    "pydantic": ('"pydantic>=2.11"',),
    "pydantic-dcg": ('"pydantic>=2.11"',),
    "msgspec": ('"msgspec>=0.19"',),
    "typeddict": ('"typing-extensions>=4.14"',),
}


def project_view(page: Page) -> ProjectView:
    """Decide the project's metadata."""
    plan = page.plan
    description = " ".join(doc_lines(plan.description)) or plan.agent_name
    models = plan.options["models"]
    dependencies = _DEPENDENCIES.get(str(models), ())
    return ProjectView(
        name=toml_string(plan.words["kebab"]),
        version=toml_string(_version(plan.version)),
        description=toml_string(description),
        package=plan.words["package"],
        dependencies=tuple(map(Code, dependencies)),
        has_scripts=any("programs" in tool.extras for tool in plan.tools),
        scripts=tuple(_script(plan, tool.program) for tool in plan.tools if tool.program),
    )


def _script(plan: Plan, program: Code) -> Code:
    return code('{} = "{}.programs.{}:main"', program, plan.words["package"], program)


def toml_string(text: str) -> Code:
    """Encode a text as a TOML basic string."""
    body = string(text)
    inner = body[1:-1]
    if body.startswith("'"):
        inner = inner.replace("\\'", "'").replace('"', '\\"')
    return Code('"' + _without_x(inner) + '"')


def _without_x(text: str) -> str:
    r"""TOML knows no ``\xNN`` before 1.1."""
    out: list[str] = []
    pieces = iter(text)
    for char in pieces:
        following = next(pieces, "") if char == "\\" else ""
        out.append("\\u00" if following == "x" else char + following)
    return "".join(out)


def _version(text: str) -> str:
    numbers = text.split("+", maxsplit=1)[0].split("-", maxsplit=1)[0].split(".")
    return text if all(part.isdigit() and part.isascii() for part in numbers) else "0.1.0"
