"""Renders templates: compiled ones without Jinja, others with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen.naming.code import Code
from adlgen.packs.compiled import CompiledTemplates
from adlgen.packs.load import Pack


class TemplateFailed(Exception):  # noqa: N818 - reported as a problem of the pack
    """Raised if a template cannot be rendered; the message is for the author of the pack."""


class Renderer:
    """Renders the templates of a pack."""

    def __init__(self, pack: Pack) -> None:
        """Create a renderer. Templates of foreign packs are never compiled."""
        self._pack = pack
        self._compiled = (
            CompiledTemplates(pack.folder, Path(__file__).with_name("compiler.py"), _compile)
            if pack.builtin
            else None
        )

    def text(self, template: str, view: object) -> str:
        """Render a template with a view. Raises TemplateFailed if it cannot be rendered."""
        function = None if self._compiled is None else self._compiled.function(template)
        if function is not None:
            parts: list[str] = []
            try:
                function(view, parts.append, only_code)
            except Exception:  # noqa: BLE001 - Jinja reports it with its line
                parts.clear()
            else:
                return "".join(parts)
        from adlgen.render.environment import rendered

        return rendered(self._pack, template, view)


def _compile(texts: Mapping[str, str], digests: Mapping[str, str]) -> str:
    from adlgen.render.compiler import module_text

    return module_text(texts, digests)


def only_code(value: object) -> str:
    """Return a value that is code. Raises TypeError for any other value, a defect of the pack."""
    if isinstance(value, Code):
        return value
    # Converting an undefined name to text raises its own error.
    message = f"not code: {str(value)!r}"
    raise TypeError(message)
