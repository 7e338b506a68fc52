"""One strict Jinja environment."""

from __future__ import annotations

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.sandbox import ImmutableSandboxedEnvironment

from adlgen.naming.code import Code
from adlgen.packs.compiled import CompiledTemplates


def environment(folder: Path, *, trusted: bool) -> Environment:
    """Build the environment of a pack; foreign packs get the sandbox."""
    kind = Environment if trusted else ImmutableSandboxedEnvironment
    return kind(
        loader=FileSystemLoader(folder),
        bytecode_cache=CompiledTemplates(folder) if trusted else None,
        undefined=StrictUndefined,
        finalize=_only_code,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )


def _only_code(value: object) -> str:
    """Let through what an encoder marked as code; anything else is a defect of the pack."""
    if isinstance(value, Code):
        return value
    # An undefined name explains itself when it is touched.
    message = f"not code: {str(value)!r}"
    raise TypeError(message)
