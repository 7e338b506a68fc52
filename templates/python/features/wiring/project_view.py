"""The metadata of the emitted project."""

from __future__ import annotations

from adlgen.naming.code import Code
from adlgen.packs.context import FileContext
from adlgen.packs.view import View

from ...docs import doc_lines
from ...literals import string
from ...names import runtime_of
from ..shared.packages import requirements

_TYPING = "typing-extensions>=4.14"
_DEPENDENCIES = {
    "pydantic": ("pydantic>=2.14", _TYPING),
    "pydantic-dcg": ("pydantic>=2.14", _TYPING),
    "msgspec": ("msgspec>=0.19",),
    "typeddict": (_TYPING,),
}


def project_view(context: FileContext) -> View:
    """Return the metadata of the project."""
    plan = context.plan
    scripts = context.slot("scripts")
    description = " ".join(doc_lines(plan.description)) or plan.agent_name
    return View(
        name=toml_string(plan.words["kebab"]),
        version=toml_string(_version(plan.version)),
        description=toml_string(description),
        package=plan.words["package"],
        dependencies=_dependencies(context),
        has_scripts=bool(scripts),
        scripts=scripts,
    )


def _dependencies(context: FileContext) -> tuple[Code, ...]:
    """Return what the emitted code imports: of each package the first requirement, by name."""
    runtime = runtime_of(context.plan).partition(".")[0].replace("_", "-")
    lines = [
        *_DEPENDENCIES.get(str(context.plan.options["models"]), ()),
        *([runtime] if runtime else []),
    ]
    found: dict[str, Code] = {}
    for line in (*requirements(lines), *context.slot("requirements")):
        found.setdefault(line.partition(">=")[0].strip('"'), line)
    return tuple(found[name] for name in sorted(found))


def toml_string(text: str) -> Code:
    """Encode a text as a TOML basic string."""
    body = string(text)
    inner = body[1:-1]
    if body.startswith("'"):
        inner = inner.replace("\\'", "'").replace('"', '\\"')
    return Code('"' + _without_x(inner) + '"')


def _without_x(text: str) -> str:
    r"""Replace ``\xNN``, which TOML does not have before 1.1."""
    out: list[str] = []
    pieces = iter(text)
    for char in pieces:
        following = next(pieces, "") if char == "\\" else ""
        out.append("\\u00" if following == "x" else char + following)
    return "".join(out)


def _version(text: str) -> str:
    numbers = text.split("+", maxsplit=1)[0].split("-", maxsplit=1)[0].split(".")
    return text if all(part.isdigit() and part.isascii() for part in numbers) else "0.1.0"
