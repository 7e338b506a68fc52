"""Template packs, one folder for each language; exports what views need."""

from adlgen.diagnostics.datatypes import Struct, field, fields_of, replace
from adlgen.diagnostics.expressions import expression
from adlgen.diagnostics.steps import Steps, run
from adlgen.naming.code import Code, code
from adlgen.packs.bundled import bundled_packs
from adlgen.packs.context import FileContext, Unusable
from adlgen.packs.features import fit
from adlgen.packs.load import Pack, load_pack, read_language
from adlgen.packs.options import complete_options
from adlgen.packs.text import visible
from adlgen.packs.view import View
from adlgen.plugins.installation import command_for

__all__ = [
    "Code",
    "FileContext",
    "Pack",
    "Steps",
    "Struct",
    "Unusable",
    "View",
    "bundled_packs",
    "code",
    "command_for",
    "complete_options",
    "expression",
    "field",
    "fields_of",
    "fit",
    "load_pack",
    "read_language",
    "replace",
    "run",
    "visible",
]
