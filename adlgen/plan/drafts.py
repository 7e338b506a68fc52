"""Drafts: declarations that have a key and no name yet."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from adlgen.diagnostics.datatypes import Struct, field, replace
from adlgen.diagnostics.model import Span
from adlgen.diagnostics.steps import Steps, run
from adlgen.ir import types as ir
from adlgen.ir.atoms import escaped
from adlgen.naming.plurals import element, ends_with
from adlgen.naming.words import without_words
from adlgen.plan.model import Basic, Constant, ListOf, MapOf, Named, NullableOf, Plain, PlannedType

_BASIC: dict[type, Basic] = {
    ir.Any: Basic.ANY,
    ir.Never: Basic.NEVER,
    ir.Null: Basic.NULL,
    ir.Boolean: Basic.BOOLEAN,
    ir.Integer: Basic.INTEGER,
    ir.Number: Basic.NUMBER,
    ir.String: Basic.STRING,
}
_MOST_NESTED = 10
"""The maximum nesting of unnamed types; compilers have limits."""
Declared = ir.Record | ir.Enum | ir.Union | ir.Tuple
_Nested = ir.Ref | ir.List | ir.Map | ir.Nullable


Words = tuple[str, ...]
"""Texts that a name is made from, outermost first."""


class Path(Struct):
    """The texts that a declaration is named by, inside its tool."""

    words: Words
    others: tuple[Words, ...] = ()
    """Longer forms, for a name that is taken; each is tried in order."""
    is_definition: bool = False
    is_pinned: bool = False
    """Whether a user has chosen the name, which is then claimed before all others."""

    def below(self, *words: str) -> Path:
        """Return the path of a part."""
        return Path((*self.words, *words))

    @property
    def value(self) -> Path:
        """The path of the values of a map, which has no name itself."""
        if not (self.words and ends_with(self.words[-1], "value")):
            return self.below("value")
        return Path(self.words, ((*self.words, "value"),), self.is_definition)

    @property
    def element(self) -> Path:
        """The path of the elements of an array."""
        more = (*self.words, "item")
        return Path(element(self.words), (more,), self.is_definition)


class Draft(Struct, frozen=False):
    """A type that needs a declaration."""

    key: str
    path: Path
    parent: str | None
    type: Declared
    depth: int
    parts: tuple[PlannedType, ...] = ()
    """The types of fields, variants or positions, in order; then the type of the rest, if any."""


class Drafting(Struct, frozen=False):
    """The drafts of one body (or of the configuration)."""

    definitions: Mapping[str, ir.Type]
    root_key: str
    definition_key: Callable[[str], tuple[str, Path]]
    """The key and the path of a definition."""
    inside: Words = ()
    """The texts before those of the parts of the root."""
    pins: dict[str, str] = field(default_factory=dict)
    """Pinned names by key."""
    pointers: Mapping[str, str] = field(default_factory=dict)
    """Pinned names by JSON Pointer into the canonical schema, for alternatives."""
    drafts: dict[str, Draft] = field(default_factory=dict)
    todo: list[Draft] = field(default_factory=list)
    memo: dict[str, PlannedType] = field(default_factory=dict)
    cut: list[Span] = field(default_factory=list)
    """The places of lists and maps whose items are any value, because they are nested too deeply."""

    def run(self, root: ir.Type, path: Path) -> PlannedType:
        """Draft a root type and all of its parts."""
        planned = self.convert(root, self.root_key, path, None, 0)
        if self.root_key in self.drafts:
            self.memo["#"] = planned
            if planned != Named(self.root_key, cyclic=False):
                # The public name belongs to the nullable type.
                self.drafts[self.root_key].path = path.below("value")
        self._finish()
        return planned

    def define(self) -> dict[str, PlannedType]:
        """Draft all definitions and all of their parts; return the uses of the definitions by name."""
        uses = {name: run(self._reference(name)) for name in self.definitions}
        self._finish()
        return uses

    def _finish(self) -> None:
        """Draft the parts of all drafts."""
        while self.todo:
            draft = self.todo.pop(0)
            draft.parts = self._parts(draft)
            record = draft.type
            if isinstance(record, ir.Record) and any(type(f.type) is ir.Ref for f in record.fields):
                shown = (replace(f, type=self._documented(f.type)) for f in record.fields)
                draft.type = replace(record, fields=tuple(shown))

    def convert(
        self, type_: ir.Type, key: str, path: Path, parent: str | None, depth: int
    ) -> PlannedType:
        """Return the use of a type, and draft the declarations that it needs."""
        if isinstance(type_, _Nested):
            return run(self._converted(type_, key, path, parent, depth))
        return self._single(type_, key, path, parent, depth)

    def _converted(
        self, type_: ir.Type, key: str, path: Path, parent: str | None, depth: int
    ) -> Steps[PlannedType]:
        match type_:
            case ir.Ref(name=name):
                return (yield self._reference(name))
            case ir.List(item=item, meta=meta):
                below, inside = depth + 1, self._pinned(path, f"{key}/~item") or path.element
                inner = yield self._converted(item, f"{key}/~item", inside, parent, below)
                return ListOf(self._shallow(inner, item.span), meta.constraints)
            case ir.Map(value=value, meta=meta):
                place = f"{key}/~value"
                within = self._pinned(path, place) or path.value
                inner = yield self._converted(value, place, within, parent, depth + 1)
                return MapOf(self._shallow(inner, value.span), meta.constraints)
            case ir.Nullable(inner=nullable):
                return _nullable((yield self._converted(nullable, key, path, parent, depth)))
            case _:
                return self._single(type_, key, path, parent, depth)

    def _single(
        self, type_: ir.Type, key: str, path: Path, parent: str | None, depth: int
    ) -> PlannedType:
        """Return the use of a type that neither refers to another one nor holds one."""
        if isinstance(type_, Declared):
            if key not in self.drafts:
                draft = Draft(key, path, parent, type_, depth)
                self.drafts[key] = draft
                self.todo.append(draft)
            return Named(key, cyclic=False)
        if isinstance(type_, ir.Const):
            return Constant(type_.value)
        return Plain(_BASIC[type(type_)], type_.meta.constraints, type_.meta.format)

    def _nameless(self, type_: ir.Type) -> PlannedType | None:
        """Return the use of a type without parts, for which no key and no path is needed; None for another one."""
        basic = _BASIC.get(type(type_))
        return None if basic is None else Plain(basic, type_.meta.constraints, type_.meta.format)

    def _shallow(self, inner: PlannedType, place: Span) -> PlannedType:
        """Return the item type of a list or map, or any value if it is nested too deeply."""
        levels, within = 0, inner
        while isinstance(within, ListOf | MapOf | NullableOf):
            levels += 1
            match within:
                case ListOf(item=held) | MapOf(value=held) | NullableOf(inner=held):
                    within = held
        if levels < _MOST_NESTED:
            return inner
        self.cut.append(place)
        return Plain(Basic.ANY, {})

    def _pinned(self, path: Path, key: str) -> Path | None:
        """Return the path of an element with a pinned name, which replaces that of the list or map."""
        name = self.pins.get(key)
        return None if name is None else Path((*path.words[:-1], name), is_pinned=True)

    def _reference(self, name: str) -> Steps[PlannedType]:
        if name not in self.memo:
            key, path = self.definition_key(name)
            self.memo[name] = yield self._converted(self.definitions[name], key, path, None, 1)
        return self.memo[name]

    def _documented(self, type_: ir.Type) -> ir.Type:
        """Return the type that documents a property: one without a declaration, for a reference to it."""
        if not isinstance(type_, ir.Ref) or isinstance(self._target(type_), Declared):
            return type_
        own, target = type_.meta, self._target(type_)
        meta = replace(
            target.meta,
            description=own.description or target.meta.description,
            title=own.title,
            deprecated=own.deprecated or target.meta.deprecated,
            constraints={**target.meta.constraints, **own.constraints},
        )
        return replace(target, meta=meta)

    def _target(self, type_: ir.Type) -> ir.Type:
        while isinstance(type_, ir.Ref):
            type_ = self.definitions[type_.name]
        return type_

    def _parts(self, draft: Draft) -> tuple[PlannedType, ...]:
        match draft.type:
            case ir.Record(fields=fields, extra=extra):
                known = [
                    self._nameless(f.type) or self._child(draft, f.type, escaped(f.key), (f.key,))
                    for f in fields
                ]
                more = [] if extra is None else [self._child(draft, extra, "~*", ("value",))]
                return (*known, *more)
            case ir.Enum():
                return ()
            case ir.Union(variants=variants):
                for index, variant in enumerate(variants):
                    self._pin_alternative(f"{draft.key}/~|{index}", variant)
                return tuple(
                    _solid(self._child(draft, v.type, f"~|{i}", v.label))
                    for i, v in enumerate(variants)
                )
            case ir.Tuple(items=items, rest=rest):
                known = [
                    self._child(draft, item, f"~#{i}", (f"item{i}",))
                    for i, item in enumerate(items)
                ]
                more = [] if rest is None else [self._child(draft, rest, "~#*", ("item",))]
                return (*known, *more)

    def _pin_alternative(self, key: str, variant: ir.Variant) -> None:
        """Add the pinned names of an alternative and of what is in it, by key: it has its index in the union."""
        for place in variant.places[:1]:
            for pointer, name in self.pointers.items():
                if pointer == place or pointer.startswith(f"{place}/"):
                    self.pins[key_of(pointer[len(place) :], key)] = name

    def _child(
        self, draft: Draft, type_: ir.Type, token: str, words: tuple[str, ...]
    ) -> PlannedType:
        key = f"{draft.key}/{token}"
        pinned = self.pins.get(key)
        own = (pinned,) if pinned else words
        outer = self.inside if draft.key == self.root_key else draft.path.words
        path = Path((*outer, *own), is_pinned=bool(pinned))
        if isinstance(draft.type, ir.Union) and outer and len(words) == 1 and not pinned:
            path = Path((*outer, without_words(words[0], outer[-1])), (path.words,))
        return self.convert(type_, key, path, draft.key, draft.depth + 1)


_POINTER_STEP = r"/properties/([^/]*)|/(items)(?=/|$)|/(additionalProperties)(?=/|$)"


def key_of(pointer: str, root_key: str) -> str:
    """Return the key of the draft of the schema at a pointer below the schema of a draft."""
    return root_key + re.sub(_POINTER_STEP, _step, pointer)


def _step(match: re.Match[str]) -> str:
    if match[2]:
        return "/~item"
    return "/~value" if match[3] else f"/{match[1]}"


def _nullable(inner: PlannedType) -> PlannedType:
    match inner:
        case NullableOf() | Plain(basic=Basic.ANY | Basic.NULL):
            return inner
        case _:
            return NullableOf(inner)


def _solid(type_: PlannedType) -> PlannedType:
    """Return the type of a variant without null, which the type of the union includes."""
    return type_.inner if isinstance(type_, NullableOf) else type_
