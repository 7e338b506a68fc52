"""Conversion of resolved specifications to other formats; losses are reported."""

from __future__ import annotations

import importlib
from collections.abc import Collection
from typing import Protocol, cast

from adlgen.diagnostics.datatypes import replace
from adlgen.diagnostics.model import Log
from adlgen.document.node import JsonValue
from adlgen.frontends.layouts import in_order, layout_in
from adlgen.frontends.shared.json_text import json_text
from adlgen.frontends.shared.losses import Losses, SpecPart, report_losses
from adlgen.frontends.shared.yaml_text import yaml_text
from adlgen.plugins import find, names
from adlgen.spec.announcements import announced
from adlgen.spec.model import Spec


class Writer(Protocol):
    """The interface of the module that writes a format."""

    NAME: str
    """The value for ``--to``."""
    DIALECTS: Collection[str] | None
    """The dialects whose specific tool entries the format supports; None for all."""
    SUPPORTED: Collection[SpecPart]
    """The features that the format supports, in addition to a tool's name, description and input."""
    YAML: bool
    """Whether the format is usually YAML instead of JSON."""

    def write(self, spec: Spec, losses: Losses) -> JsonValue:
        """Return the document; record losses that ``SUPPORTED`` does not cover."""


def formats(*, all_: bool = False) -> tuple[str, ...]:
    """Return the names of formats that can be written; with those of installed plug-ins, if all are wanted."""
    return tuple(names("writers", all_=all_))


def writer(name: str) -> Writer:
    """Return the writer of a format. Raises KeyError if there is none with this name."""
    module = find("writers", name)
    if module is None:
        raise KeyError(name)
    return cast(Writer, importlib.import_module(module))


def has_extensions(target: str) -> bool:
    """Report whether a format keeps announcements of removals as data; the descriptions of others have them as text."""
    return SpecPart.DEPRECATED in writer(target).SUPPORTED


def convert(
    spec: Spec, target: str, log: Log, *, allow_loss: bool = False, as_json: bool = False
) -> str:
    """Return a resolved specification in the format of a target.

    Its keys are in the order of the format, as ``adlgen fmt`` writes them; those of schemas stay in their order, which
    models see. Each loss is an error with a span, or a warning if ``allow_loss``. YAML formats are written as JSON if
    ``as_json``.
    """
    to = writer(target)
    if not has_extensions(target):
        spec = replace(spec, tools=tuple(map(announced, spec.tools)))
    losses = Losses(log, to.NAME, allowed=allow_loss)
    report_losses(spec, frozenset(to.SUPPORTED), to.DIALECTS, losses)
    package = str(find("writers", target)).rpartition(".")[0]
    data = in_order(to.write(spec, losses), layout_in(package))
    if to.YAML and not as_json:
        return yaml_text(data)
    return json_text(data)
