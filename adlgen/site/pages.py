"""Renders the pages of a catalogue: templates and assets of adlgen, or those of a folder of the user."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from adlgen.diagnostics.codes.site import BAD_TEMPLATE
from adlgen.diagnostics.model import Log, Span
from adlgen.diagnostics.visible import foreign
from adlgen.output.tree import FileTree, RenderedFile, tree_of
from adlgen.site.model import Site, ToolPage
from adlgen.site.search import index
from adlgen.site.text import comma, plain, shown

if TYPE_CHECKING:
    from jinja2 import Environment

HERE = Path(__file__).parent
ASSETS = ("style.css", "app.js")
CARDS = 24
"""With more tools, the overview has rows instead of cards."""
_NEAR = 12
"""The tools of a group that are linked next to one of them."""
_PAGES = ("index", "types", "services", "graph", "providers", "changes")


def pages(site: Site, log: Log, templates: Path | None = None) -> FileTree:
    """Return the files of a catalogue.

    Files of ``templates`` replace templates and assets of the same name. Raises StopRun after an error in one.
    """
    from jinja2 import TemplateError

    env = _environment(templates)
    env.globals.update(site=site, cards=CARDS)
    try:
        files = [*_files(site, env, templates)]
    except (TemplateError, OSError, UnicodeError, TypeError) as error:
        if templates is None:
            raise
        log.add(BAD_TEMPLATE, foreign(error), _place(error, templates))
        log.stop_if_errors()
        raise
    return tree_of(RenderedFile(path, _encodable(text), "adlgen") for path, text in files)


def _environment(templates: Path | None) -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    folders = [HERE / "templates"] if templates is None else [templates, HERE / "templates"]
    kind = Environment if templates is None else ImmutableSandboxedEnvironment
    env = kind(
        loader=FileSystemLoader(folders),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        keep_trailing_newline=True,
    )
    env.filters.update(shown=shown, plain=plain, comma=comma)
    return env


def _files(site: Site, env: Environment, templates: Path | None) -> Iterator[tuple[str, str]]:
    for name in ASSETS:
        own = None if templates is None else templates / name
        path = own if own is not None and own.is_file() else HERE / "assets" / name
        yield name, path.read_text("utf-8")
    yield "search.js", index(site)
    for page in _PAGES:
        if page != "changes" or site.changes is not None:
            text = env.get_template(f"{page}.j2").render(root="", page=page)
            yield f"{page}.html", text
    template = env.get_template("tool.j2")
    for number, tool in enumerate(site.tools):
        around = {
            **_neighbours(site, tool),
            "before": site.tools[number - 1] if number else None,
            "after": site.tools[number + 1] if number + 1 < len(site.tools) else None,
        }
        text = template.render(root="../", page="tool", tool=tool, **around)
        yield f"tools/{tool.slug}.html", text


def _neighbours(site: Site, tool: ToolPage) -> dict[str, object]:
    """Return the group of a tool, and the part of it that is near."""
    group = next(one for one in site.groups if one.name == tool.group)
    at = next(number for number, one in enumerate(group.tools) if one is tool)
    low = max(0, min(at - _NEAR // 2, len(group.tools) - _NEAR))
    return {"group": group, "near": group.tools[low : low + _NEAR], "low": low}


def _place(error: Exception, templates: Path) -> Span:
    name = getattr(error, "filename", None) or getattr(error, "name", None) or ""
    line = getattr(error, "lineno", None) or 1
    path = Path(name) if name and Path(name).is_absolute() else templates / str(name)
    return Span(path.as_posix(), line, 1, line, 1)


def _encodable(text: str) -> str:
    """Return a text without halves of surrogate pairs, which no file can have."""
    return text.encode("utf-8", "replace").decode()
