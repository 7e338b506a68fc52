"""The files that an agent has once: index and harness."""

from __future__ import annotations

from dataclasses import dataclass

from adlgen.naming.code import Code
from adlgen.packs.page import Page

from ..docs import doc_text, literal_text, source_of
from ..imports import Imports, ImportsView
from ..layout import Expr, Group, Pair, leaf
from ..literals import string
from ..statements import expression


@dataclass(frozen=True, slots=True)
class IndexView:
    """``toolspec/__init__.py``."""

    source: Code
    doc: Code
    wired: bool
    external: bool
    """Whether the user's validator decides acceptance."""


@dataclass(frozen=True, slots=True)
class HarnessView:
    """``toolspec/_harness.py``."""

    source: Code
    external: bool
    """Whether the harness defines a validator of its own."""
    imports: ImportsView
    tools: Code


def index_view(page: Page) -> IndexView:
    """Return the index of the generated package."""
    plan = page.plan
    name = literal_text(plan.agent_name)
    lines = [Code(f"Typed tools of {name}.")]
    return IndexView(
        source=source_of(plan),
        doc=doc_text(lines),
        wired=bool(plan.options["wiring"]),
        external=plan.options["validator"] == "external",
    )


def harness_view(page: Page) -> HarnessView:
    """Return the program that validates JSON lines."""
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
    head = "TOOLS: Final[dict[str, tuple[Codec[Any], Codec[Any]]]] = "
    tools = expression(head, Group(Code("{"), tuple(pairs), Code("}")))
    return HarnessView(source_of(page.plan), external, imports.view(), tools)
