"""Typed tool stubs from agent tool specifications.

>>> import adlgen
>>> result = adlgen.generate("agent.yaml", output="out")  # doctest: +SKIP
>>> result.ok  # doctest: +SKIP
True

The functions do what the commands of the same name do, without printing. Nothing is imported before it
is used, so that ``import adlgen`` costs nothing.
"""

__version__ = "0.1.0"

__all__ = [
    "Change",
    "Diagnostic",
    "Output",
    "Result",
    "State",
    "__version__",
    "breaking",
    "check",
    "convert",
    "diff",
    "docs",
    "generate",
    "runtime",
    "scaffold",
    "share",
    "validate",
]

TYPE_CHECKING = False
if TYPE_CHECKING:
    from adlgen.api import (
        Output,
        Result,
        check,
        convert,
        diff,
        generate,
        scaffold,
        share,
        validate,
    )
    from adlgen.contracts.api import breaking
    from adlgen.diagnostics.model import Diagnostic
    from adlgen.output.changes import Change, State
    from adlgen.runtimes import runtime
    from adlgen.site.api import docs

_HOMES = {
    "Change": "adlgen.output.compare",
    "Diagnostic": "adlgen.diagnostics.model",
    "State": "adlgen.output.compare",
    "breaking": "adlgen.contracts.api",
    "docs": "adlgen.site.api",
    "runtime": "adlgen.runtimes",
}


def __getattr__(name: str) -> object:
    """Import a public name when it is first asked for."""
    if name not in __all__:
        message = f"module 'adlgen' has no attribute {name!r}"
        raise AttributeError(message)
    from importlib import import_module

    return getattr(import_module(_HOMES.get(name, "adlgen.api")), name)
