"""The arguments that all functions of the API take by name.

The annotations are evaluated: as texts, each start would compile them.
"""

from collections.abc import Mapping, Sequence
from typing import TypedDict

from adlgen.diagnostics.model import Severities
from adlgen.packs.request import AnyPath


class Arguments(TypedDict, total=False):
    """The arguments that every function takes."""

    targets: Sequence[str]
    """Names of packs; by default those of ``packs``, otherwise the languages of the specification."""
    packs: Sequence[AnyPath]
    """Folders of packs that do not come with adlgen."""
    templates: AnyPath | None
    """A folder of single templates and views that override those of the only target."""
    output: AnyPath | None
    """The output root of a single target, or the parent of the ``<target>/`` folders of several; by
    default the current directory, or the output roots of the configuration."""
    options: Mapping[str, str]
    """Options of the packs: ``option`` for every target, ``target.option`` for one."""
    dialect: str | None
    """The name of the specification's format; None to recognize it."""
    lenient: bool
    """Whether a malformed property becomes any JSON value, with a warning instead of an error."""
    strict: bool
    """Whether violations of the format's specification are errors even if its loader accepts them."""
    format: bool
    """Whether to format the files before they are compared or written; for packs that do not emit formatted code."""
    config: AnyPath | None
    """The configuration; by default the nearest ``adlgen.yaml`` or ``pyproject.toml`` with ``[tool.adlgen]``."""
    isolated: bool
    """Whether no configuration is read."""
    any_version: bool
    """Whether the configuration may require another version of adlgen."""
    severities: Severities
    """Severities that take precedence over those of the configuration."""
    manifest: bool
    """Whether each output root has a manifest (the default). Without one, only files with adlgen's header are
    replaced, and no file is removed."""
    processes: int
    """The largest number of processes that work on the targets (by default 1); 0: as many as cores, if there is enough work."""
