"""What a schema requires in addition to the types and limits of a tree: other properties, and keywords that cannot be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from markupsafe import Markup

from adlgen.ir import types as ir
from adlgen.ir.atoms import Atom
from adlgen.schema.keywords import META_DATA
from adlgen.schema.model import Schema
from adlgen.site.applied import Applied
from adlgen.site.limits import KEYWORDS, limits_of
from adlgen.site.text import shown

_SIMPLE = META_DATA | frozenset({"type", "format", *KEYWORDS})
_NAMES = META_DATA | frozenset({"type", *KEYWORDS})
_CONDITIONAL = frozenset({"anyOf", "oneOf", "if", "then", "else", "dependentSchemas"})
_CLOSING = frozenset(
    {
        "$ref",
        "additionalProperties",
        "not",
        "patternProperties",
        "propertyNames",
        "unevaluatedProperties",
    }
)
"""Keywords that may refuse properties which no other keyword names, or refer to some."""
_RESTRICTING = ("additionalProperties", "unevaluatedProperties", "propertyNames", "not")
_VALUES = frozenset({"additionalProperties", "patternProperties"})
_COMMA = Markup(", ")


def rules(place: Applied, found: ir.Type) -> tuple[Markup, ...]:
    """Return the rules for values of a type, each a phrase, without those that its tree shows."""
    if isinstance(found, ir.Enum | ir.Const):
        return ()  # the values are those that the whole schema accepts
    own = dict.fromkeys(_needs(place.own))
    names = dict.fromkeys(_undrawn(place, found))
    if isinstance(found, ir.Record | ir.Map):
        phrases, more = _others(place, found)
        own |= dict.fromkeys(phrases)
        names |= dict.fromkeys(more)
    if names:
        own[Markup("also checked: {}").format(_COMMA.join(map(_code, names)))] = None
    return tuple(own)


def _code(text: str) -> Markup:
    return Markup("<code>{}</code>").format(shown(text))


def _needs(atoms: Iterable[Atom]) -> Iterator[Markup]:
    """Yield the properties of which one, or some, must be present."""
    for atom in atoms:
        for key, needed in _mapping(atom.get("dependentRequired")).items():
            if isinstance(needed, list) and needed:
                yield Markup("{} needs {}").format(_code(key), _keys(needed))
        for keyword, words in (("anyOf", "at least one of {}"), ("oneOf", "exactly one of {}")):
            sets = _required_only(atom.subs(keyword))
            if sets:
                yield Markup(words).format(_COMMA.join(sets))  # noqa: S704 - a constant


def _required_only(branches: tuple[Atom, ...]) -> list[Markup]:
    """Return what each alternative requires, if that is all that any of them does."""
    if not all(
        one.schema.keywords.keys() == {"required"} and one.get("required") for one in branches
    ):
        return []
    return [_keys(one.get("required")) for one in branches]


def _keys(names: object) -> Markup:
    assert isinstance(names, list | tuple)
    return Markup(" and ").join(_code(str(one)) for one in names)


def _mapping(value: object) -> Mapping[str, object]:
    return value if isinstance(value, Mapping) else {}


def _undrawn(place: Applied, found: ir.Type) -> Iterator[str]:
    """Yield the keywords that are checked and that the tree does not show."""
    for atom in place.own:
        keywords = atom.schema.keywords
        if "if" in keywords:
            yield from (key for key in ("if", "then", "else") if key in keywords)
        yield from (key for key in ("dependentSchemas", "not") if keywords.get(key))
        if "contains" in keywords and (atom.get("minContains") != 0 or "maxContains" in keywords):
            yield "contains"
        further = atom.sub("unevaluatedItems")
        if further is not None and further.boolean is not True:
            yield "unevaluatedItems"
        if atom.subs("prefixItems") and not isinstance(found, ir.Tuple):
            yield "prefixItems"
        for key in ("anyOf", "oneOf"):
            branches = atom.subs(key)
            if branches and not (_required_only(branches) or place.shows(atom, key, found)):
                yield key


def _others(place: Applied, found: ir.Record | ir.Map) -> tuple[list[Markup], list[str]]:
    """Return the phrases about properties without a name in the schema, and the keywords that need more words."""
    phrases: list[Markup] = []
    names: list[str] = []
    other = "properties" if isinstance(found, ir.Map) else "other properties"
    has_rest = isinstance(found, ir.Record) and found.extra is not None
    for atom in place.all:
        phrases += _additional(atom, other, has_rest=has_rest)
        phrases += _named(atom)
        names += _complicated(atom)
    is_closed = isinstance(found, ir.Record) and found.extra is None
    if is_closed and not any(_refuses(atom.sub("additionalProperties")) for atom in place.all):
        phrases.insert(0, Markup("other properties are refused"))
    elif not is_closed and any(_refuses(one.sub("unevaluatedProperties")) for one in place.all):
        phrases.append(Markup("properties that no part of the schema allows are refused"))
    elif _is_open(place):
        patterns = any(atom.named("patternProperties") for atom in place.all)
        if patterns:
            phrases.append(Markup("any others are kept"))
        elif isinstance(found, ir.Record):
            phrases.append(Markup("other properties are kept"))
    if isinstance(found, ir.Map) and place.others().own:
        names = [one for one in names if one not in _VALUES]  # the tree shows them
    return phrases, names


def _additional(atom: Atom, other: str, *, has_rest: bool) -> Iterator[Markup]:
    """Yield what a subschema requires of properties that it does not name."""
    patterns, rest = atom.named("patternProperties"), atom.sub("additionalProperties")
    allowed = [_pattern(*one) for one in patterns.items() if not _refuses(one[1])]
    refused = [_code(pattern) for pattern, schema in patterns.items() if _refuses(schema)]
    if _refuses(rest):
        if allowed:
            words = Markup("{} must match {}; the rest is refused")
            yield words.format(other, Markup(" or ").join(allowed))
        else:
            yield Markup("{} are refused").format(other)
        return
    for one in allowed:
        yield Markup("{} that match {}").format(other, one)
    for one in refused:
        yield Markup("{} that match {} are refused").format(other, one)
    if rest is None or rest.boolean is True:
        return
    if has_rest or patterns:
        start = "any others: {}" if patterns else "other properties: {}"
        yield Markup(start).format(_brief(rest) or "see the schema")  # noqa: S704 - a constant


def _pattern(pattern: str, schema: Schema) -> Markup:
    words = _brief(schema)
    return Markup("{} ({})").format(_code(pattern), words) if words else _code(pattern)


def _named(atom: Atom) -> Iterator[Markup]:
    """Yield what a subschema requires of the names of properties."""
    names = atom.sub("propertyNames")
    if names is not None and names.boolean is None and names.keywords.keys() <= _NAMES:
        for phrase in limits_of((names.keywords,)):
            yield Markup("each name: {}").format(phrase)
    elif _refuses(names):
        yield Markup("no properties are allowed")


def _complicated(atom: Atom) -> Iterator[str]:
    """Yield the keywords about properties without a name that phrases do not describe whole."""
    names = atom.sub("propertyNames")
    if names is not None and not names.keywords.keys() <= _NAMES:
        yield "propertyNames"
    if not all(_is_simple(one) for one in atom.named("patternProperties").values()):
        yield "patternProperties"
    for key in ("additionalProperties", "unevaluatedProperties"):
        schema = atom.sub(key)
        if schema is None or schema.boolean is not None:
            continue
        if key == "unevaluatedProperties" or not _is_simple(schema):
            yield key


def _refuses(schema: Schema | None) -> bool:
    return schema is not None and schema.boolean is False


def _is_simple(schema: Schema) -> bool:
    return schema.keywords.keys() <= _SIMPLE


def _brief(schema: Schema) -> str:
    """Return the type of a subschema with its limits; empty if it has neither."""
    if schema.boolean is True or not schema.keywords:
        return "any JSON"
    declared = schema.keywords.get("type")
    names = declared if isinstance(declared, list) else [declared] if declared else []
    words = [" or ".join(map(str, names))] if names else []
    return ", ".join((*words, *limits_of((schema.keywords,))))


def _is_open(place: Applied) -> bool:
    """Report whether no subschema requires anything of properties without a name, except by patterns."""
    waiting: list[Schema] = []
    for atom in place.all:
        restricting = [atom.sub(key) for key in _RESTRICTING]
        if any(one is not None and one.boolean is not True for one in restricting):
            return False
        for key in _CONDITIONAL & atom.schema.keywords.keys():
            start = f"{atom.pointer}/{key}/"
            if not any(one.startswith(start) for one in place.drawn):
                waiting += _inside(atom.schema, key)
    while waiting:
        schema = waiting.pop()
        if _CLOSING & schema.keywords.keys():
            return False
        for key in (_CONDITIONAL | {"allOf"}) & schema.keywords.keys():
            waiting += _inside(schema, key)
    return True


def _inside(schema: Schema, keyword: str) -> Iterator[Schema]:
    """Yield the subschemas of a keyword."""
    value = schema.keywords[keyword]
    if isinstance(value, Mapping):
        value = list(value.values())
    found = value if isinstance(value, list | tuple) else [value]
    yield from (one for one in found if isinstance(one, Schema))
