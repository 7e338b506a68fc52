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

from adlgen.packs.load import Pack
from adlgen.render.compiler import SYNTAX
from adlgen.render.templates import TemplateFailed, only_code


@cache
def environment(folder: Path, *, trusted: bool) -> Environment:
    """Return the environment of a pack; foreign packs are sandboxed."""
    kind = Environment if trusted else ImmutableSandboxedEnvironment
    return kind(
        loader=FileSystemLoader(folder), undefined=StrictUndefined, finalize=only_code, **SYNTAX
    )


def rendered(pack: Pack, template: str, view: object) -> str:
    """Render a template with a view. Raises TemplateFailed if it cannot be rendered."""
    env = environment(pack.folder, trusted=pack.builtin)
    try:
        return env.get_template(template).render(view=view)
    except (TemplateError, TypeError) as error:
        message = f"{_place(error, template)}: {error}"
        raise TemplateFailed(message) from error


def _place(error: Exception, template: str) -> str:
    if isinstance(error, TemplateSyntaxError):
        return f"{error.name or template}:{error.lineno}"
    frames = [f for f in traceback.extract_tb(error.__traceback__) if f.filename.endswith(".j2")]
    return f"{template}:{frames[-1].lineno}" if frames else template
