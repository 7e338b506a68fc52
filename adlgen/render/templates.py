"""Rendering one template: a compiled one without Jinja, any other with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen.packs.compiled import CompiledTemplates
from adlgen.packs.load import Pack
from adlgen.render.printing import only_code


class Renderer:
    """Renders the templates of a pack."""

    def __init__(self, pack: Pack) -> None:
        """Compile nothing yet; templates of packs that are not adlgen's are never compiled."""
        self._pack = pack
        self._compiled = (
            CompiledTemplates(pack.folder, Path(__file__).with_name("compiler.py"), _compile)
            if pack.builtin
            else None
        )

    def text(self, template: str, view: object) -> str:
        """Return what a template prints of a view. Raises TemplateFailed if it cannot be rendered."""
        function = None if self._compiled is None else self._compiled.function(template)
        if function is not None:
            parts: list[str] = []
            try:
                function(view, parts.append, only_code)
            except Exception:  # noqa: BLE001 - Jinja finds the same, and where in the template
                parts.clear()
            else:
                return "".join(parts)
        from adlgen.render.environment import rendered

        return rendered(self._pack, template, view)


def _compile(texts: Mapping[str, str], digests: Mapping[str, str]) -> str:
    from adlgen.render.compiler import module_text

    return module_text(texts, digests)
