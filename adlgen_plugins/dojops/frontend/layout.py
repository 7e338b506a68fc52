"""The order of keys in DojOps tools and in the front matter of skills."""

from __future__ import annotations

from adlgen.document.order import OTHERS, Order, keys_of

_META = Order({**keys_of("name version type description"), OTHERS: None})
LAYOUT = Order({**keys_of("dops spec"), **_META.keys, "meta": _META})
