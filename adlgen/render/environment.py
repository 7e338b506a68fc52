"""The Jinja environment, for foreign packs and to locate errors in templates."""

from __future__ import annotations

import traceback
from functools import cache
from pathlib import Path

from jinja2 import (
    Environment,
    FileSystemLoader,
    StrictUndefined,
    TemplateError,
    TemplateSyntaxError,
)
from jinja2.sandbox import ImmutableSandboxedEnvironment

from adlgen.diagnostics.model import Span
from adlgen.diagnostics.visible import foreign
from adlgen.packs.extend import TEMPLATE, found_in
from adlgen.packs.load import Pack
from adlgen.packs.problems import line_of
from adlgen.render.code import TemplateFailed, only_code
from adlgen.render.compiler import SYNTAX


@cache
def environment(folders: tuple[Path, ...], *, trusted: bool) -> Environment:
    """Build the environment of a pack; foreign packs and overridden templates get the sandbox."""
    kind = Environment if trusted else ImmutableSandboxedEnvironment
    return kind(
        loader=FileSystemLoader(folders), undefined=StrictUndefined, finalize=only_code, **SYNTAX
    )


def rendered(pack: Pack, template: str, view: object) -> str:
    """Render a template with a view. Raises TemplateFailed if it cannot be rendered."""
    env = environment(pack.folders, trusted=pack.is_bundled)
    try:
        return env.get_template(template).render(view=view)
    except (TemplateError, TypeError) as error:
        raise TemplateFailed(
            foreign(error), _place(error, found_in(pack.folders, template))
        ) from error


def _place(error: Exception, template: Path) -> Span:
    if isinstance(error, TemplateSyntaxError):
        return line_of(error.filename or template.as_posix(), error.lineno)
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename.endswith(TEMPLATE)]
    if not frames:
        return line_of(template.as_posix(), 1)
    return line_of(frames[-1].filename, frames[-1].lineno or 1)
