"""The canonical order of the keywords of a schema.

What a schema is comes first, then what it is for, then what it accepts. The order of properties, definitions and listed
values belongs to the author: models read them in that order.
"""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of

_KEYS: dict[str, Order | None] = {}
"""It is filled below, because its orders refer to it."""
_ITEMS = Order(_KEYS)
SCHEMA = Order(_KEYS, items=_ITEMS)
"""The order of a schema, or of a list of schemas."""
_LIST = Order(items=SCHEMA)
_NAMED = Order(others=SCHEMA)

_LINT = Order()
_REMOVAL = Order(dict.fromkeys(("since", "until", "use")))
EXTENSION = Order(
    {
        "title": None,
        "output": SCHEMA,
        "name": None,
        "names": None,
        "as": None,
        "hints": None,
        "scopes": None,
        "elicits": _NAMED,
        "strict": None,
        "deprecated": _REMOVAL,
        "lint": _LINT,
    }
)
"""The order of ``x-adlgen``, of tools and of parts of a schema."""

_NAMES = """
$schema $id id $anchor $dynamicAnchor $recursiveAnchor $vocabulary $comment $ref $dynamicRef $recursiveRef
type nullable title description deprecated readOnly writeOnly
format contentMediaType contentEncoding contentSchema const enum default examples example
pattern minLength maxLength multipleOf minimum exclusiveMinimum maximum exclusiveMaximum
prefixItems items additionalItems unevaluatedItems contains minContains maxContains minItems maxItems uniqueItems
properties patternProperties required additionalProperties unevaluatedProperties propertyNames
minProperties maxProperties dependentRequired dependentSchemas dependencies
discriminator allOf anyOf oneOf not if then else
"""
_LISTS = "allOf anyOf oneOf prefixItems"
_MAPS = "properties patternProperties dependentSchemas dependencies"
_SCHEMAS = """
contentSchema items additionalItems unevaluatedItems contains additionalProperties unevaluatedProperties
propertyNames not if then else
"""
_KEYS |= keys_of(
    _NAMES,
    **dict.fromkeys(_LISTS.split(), _LIST),
    **dict.fromkeys(_MAPS.split(), _NAMED),
    **dict.fromkeys(_SCHEMAS.split(), SCHEMA),
)
_KEYS |= {OTHERS: None, "x-adlgen": EXTENSION, "definitions": _NAMED, "$defs": _NAMED}
