"""Renders templates: compiled ones without Jinja, others with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from adlgen.packs.compiled import CompiledTemplates, Function
from adlgen.packs.extend import templates_in
from adlgen.packs.load import Pack
from adlgen.render.code import only_code


class Renderer:
    """Renders the templates of a pack."""

    def __init__(self, pack: Pack) -> None:
        """Compile nothing yet; only templates of adlgen's own packs are ever compiled."""
        self.pack = pack
        *nearer, last = (layer for layer in pack.layers if not layer.plugin)
        parts = [layer for layer in pack.layers if layer.plugin]
        foreign = [*nearer, *(layer for layer in parts if not layer.is_bundled)]
        self._overridden = {name for layer in foreign for name in templates_in(layer.folder)}
        compiler = Path(__file__).with_name("compiler.py")
        folders = [last.folder, *(layer.folder for layer in parts if layer.is_bundled)]
        self._functions: dict[str, Function | None] = {}
        self._compiled = CompiledTemplates(folders, compiler, _compile) if last.is_bundled else None

    def text(self, template: str, view: object) -> str:
        """Render a template with a view. Raises TemplateFailed if it cannot be rendered."""
        if template not in self._functions:
            self._functions[template] = self._function(template)
        function = self._functions[template]
        if function is not None:
            parts: list[str] = []
            try:
                function(view, parts.append, only_code)
            except Exception:  # noqa: BLE001 - Jinja reports it with its line
                parts.clear()
            else:
                return "".join(parts)
        from adlgen.render.environment import rendered

        return rendered(self.pack, template, view)

    def _function(self, template: str) -> Function | None:
        """Return a compiled template, unless it or one that it includes is overridden."""
        if self._compiled is None or template in self._overridden:
            return None
        function = self._compiled.function(template)
        included = self._compiled.sources(template)
        return function if self._overridden.isdisjoint(included) else None


def _compile(texts: Mapping[str, str], digests: Mapping[str, str]) -> str:
    from adlgen.render.compiler import module_text

    return module_text(texts, digests)
