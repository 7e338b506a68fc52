"""Template packs: a language is a folder."""

from adlgen.packs.features import fit
from adlgen.packs.load import Pack, builtin_packs, complete_options, load_pack, read_language
from adlgen.packs.page import Page, Unusable

__all__ = [
    "Pack",
    "Page",
    "Unusable",
    "builtin_packs",
    "complete_options",
    "fit",
    "load_pack",
    "read_language",
]
