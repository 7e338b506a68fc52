"""Types of the user in the place of generated ones."""

from __future__ import annotations

from collections.abc import Mapping

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.steps import Steps
from adlgen.ir import types as ir
from adlgen.plan.drafts import Declared, Drafting, Path, key_of
from adlgen.plan.model import NullableOf, Own, PlannedType


class OwnTypes(Struct):
    """The types of a user for one language, as the texts of the configuration."""

    definitions: Mapping[str, str] = field(default_factory=dict)
    """By the name of a shared definition."""
    formats: Mapping[str, str] = field(default_factory=dict)
    """By the format of strings."""
    places: Mapping[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)
    """By the id of a tool and ``input`` or ``output``, then by JSON Pointer."""
    suffix: str = ""
    """:attr:`~adlgen.plan.language.Language.wire_suffix`."""

    def of_definitions(self, drafting: Drafting) -> Drafting:
        """Return the drafting of shared definitions with these types."""
        return self._drafting(drafting, self.definitions, {})

    def of_tool(self, drafting: Drafting, tool: str, side: str) -> Drafting:
        """Return the drafting of an input or an output with these types."""
        pointers = self.places.get((tool, side.lower()), {})
        keys = {key_of(pointer, drafting.root_key): text for pointer, text in pointers.items()}
        return self._drafting(drafting, {}, keys)

    def _drafting(
        self, drafting: Drafting, definitions: Mapping[str, str], keys: Mapping[str, str]
    ) -> Drafting:
        if not (self.formats or definitions or keys):
            return drafting
        return OwnDrafting(
            drafting.definitions,
            drafting.root_key,
            drafting.definition_key,
            drafting.inside,
            drafting.pins,
            drafting.pointers,
            memo=drafting.memo,
            own_definitions=definitions,
            own_formats=self.formats,
            own_keys=keys,
            suffix=self.suffix,
        )


NO_OWN_TYPES = OwnTypes()


class OwnDrafting(Drafting, frozen=False):
    """Drafts with types of the user."""

    own_definitions: Mapping[str, str] = field(default_factory=dict)
    own_formats: Mapping[str, str] = field(default_factory=dict)
    own_keys: Mapping[str, str] = field(default_factory=dict)
    suffix: str = ""

    def _nameless(self, type_: ir.Type) -> PlannedType | None:  # noqa: ARG002 - types have keys
        return None

    def _single(
        self, type_: ir.Type, key: str, path: Path, parent: str | None, depth: int
    ) -> PlannedType:
        own = self.own_keys.get(key)
        if own is None and isinstance(type_, ir.String):
            own = self.own_formats.get(type_.meta.format)
        if own is None:
            return super()._single(type_, key, path, parent, depth)
        if isinstance(type_, Declared) and not self.suffix:
            return Own(own, None)
        return Own(own, super()._single(type_, key, self._wire(path), parent, depth))

    def _converted(
        self, type_: ir.Type, key: str, path: Path, parent: str | None, depth: int
    ) -> Steps[PlannedType]:
        own = self.own_keys.get(key)
        if own is None or not isinstance(type_, ir.List | ir.Map | ir.Ref):
            return super()._converted(type_, key, path, parent, depth)
        inner = super()._converted(type_, key, self._wire(path), parent, depth)
        return self._owned(own, inner)

    def _reference(self, name: str) -> Steps[PlannedType]:
        own = self.own_definitions.get(name)
        if own is None or name in self.memo:
            return super()._reference(name)
        return self._owned_definition(name, own)

    def _owned_definition(self, name: str, own: str) -> Steps[PlannedType]:
        definition = self.definitions[name]
        is_nullable = isinstance(definition, ir.Nullable)
        inner = definition.inner if isinstance(definition, ir.Nullable) else definition
        key, path = self.definition_key(name)
        generated = super()._converted(inner, key, self._wire(path), None, 1)
        found = yield self._owned(own, generated)
        self.memo[name] = NullableOf(found) if is_nullable else found
        return self.memo[name]

    def _owned(self, own: str, generated: Steps[PlannedType]) -> Steps[PlannedType]:
        """Return a type of the user, with the one that it replaces if that is declared."""
        return Own(own, (yield generated) if self.suffix else None)

    def _wire(self, path: Path) -> Path:
        """Return the path of a type that is replaced, if it is declared."""
        if not self.suffix or not path.words:
            return path
        last = f"{path.words[-1]} {self.suffix}"
        return replace(path, words=(*path.words[:-1], last), others=())
